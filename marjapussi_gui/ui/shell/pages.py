"""The stack of pages, and the history that Back follows."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from ..basis.preferences import Preferences
from ..pages.page import Page


class Pages(QStackedWidget):
    """Shows one page at a time, and goes back to earlier ones."""

    turned = Signal()  # another page is shown, or its title is another one
    asked = Signal(str)  # the name of a window command
    said = Signal(str, bool)  # text; whether it interrupts speech
    idle = Signal(bool)  # whether background work may run now

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._trail: list[Page] = []  # pages that Back returns to
        self._is_idle, self._rests = True, False
        self.currentChanged.connect(self._on_turned)

    @property
    def made(self) -> list[Page]:
        """All pages that were created so far."""
        widgets = (self.widget(index) for index in range(self.count()))
        return [page for page in widgets if isinstance(page, Page)]

    @property
    def current(self) -> Page:
        """The page that is shown."""
        page = self.currentWidget()
        assert isinstance(page, Page)
        return page

    def add(self, page: Page) -> None:
        """Add a page and connect its signals."""
        page.prefer(self._preferences)
        page.asked.connect(self.asked)
        page.changed.connect(self.turned)
        page.idle.connect(self.on_idle)
        page.said.connect(partial(self._on_said, page))
        self.addWidget(page)

    def prefer(self, preferences: Preferences) -> None:
        """Apply preferences to all pages, and to those that are added later."""
        self._preferences = preferences
        for page in self.made:
            page.prefer(preferences)

    def turn_to(self, page: Page) -> None:
        """Show a page; the history is cut back if it is already in it."""
        if self.current.IS_STATION and self.current not in self._trail:
            self._trail.append(self.current)
        if page in self._trail:
            del self._trail[self._trail.index(page) :]
        self.setCurrentWidget(page)

    def go_back(self) -> None:
        """Show the last page of the history that still has content, or go home."""
        while self._trail:
            page = self._trail.pop()
            if page.IS_HOME:
                break
            if page.has_subject and page is not self.current:
                self.setCurrentWidget(page)
                page.take_focus()
                return
        self.asked.emit("home")

    def rest(self, rests: bool) -> None:  # noqa: FBT001 - a slot
        """Pause background work, or allow it again."""
        self._rests = rests
        self.on_idle(self._is_idle)

    def on_idle(self, is_idle: bool) -> None:  # noqa: FBT001 - a slot
        self._is_idle = is_idle
        self.idle.emit(is_idle and not self._rests)

    def _on_said(self, page: Page, sentence: str, at_once: bool) -> None:  # noqa: FBT001 - a slot
        if page is self.current:
            self.said.emit(sentence, at_once)

    def _on_turned(self, _index: int) -> None:
        for page in self.made:
            if page is not self.current:
                page.on_left()
        self.on_idle(not self.current.NEEDS_THOUGHT)
        self.turned.emit()
