"""The pages that were made, one of them seen; none of them is known here by its name."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from ..basis.preferences import Preferences
from ..pages.page import Page


class Pages(QStackedWidget):
    """Turns from page to page, and back to where one was."""

    turned = Signal()  # to another page, or the page has another name
    asked = Signal(str)  # a command of the window
    said = Signal(str, bool)  # by the page that is seen; whether at once
    idle = Signal(bool)  # whether nobody has to think for the page that is seen

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._trail: list[Page] = []  # stations, over which one came
        self._is_idle, self._rests = True, False
        self.currentChanged.connect(self._on_turned)

    @property
    def made(self) -> list[Page]:
        """Every page that was asked for so far."""
        every = (self.widget(number) for number in range(self.count()))
        return [page for page in every if isinstance(page, Page)]

    @property
    def current(self) -> Page:
        """The page that is seen."""
        page = self.currentWidget()
        assert isinstance(page, Page)
        return page

    def add(self, page: Page) -> None:
        """Take in a page that was made."""
        page.prefer(self._preferences)
        page.asked.connect(self.asked)
        page.changed.connect(self.turned)
        page.idle.connect(self.on_idle)
        page.said.connect(partial(self._on_said, page))
        self.addWidget(page)

    def prefer(self, preferences: Preferences) -> None:
        """Have all pages look and play as the player wishes, those to come too."""
        self._preferences = preferences
        for page in self.made:
            page.prefer(preferences)

    def turn_to(self, page: Page) -> None:
        """Show a page; who goes back goes over the stations by which he came."""
        if self.current.IS_STATION and self.current not in self._trail:
            self._trail.append(self.current)
        if page in self._trail:
            del self._trail[self._trail.index(page) :]
        self.setCurrentWidget(page)

    def go_back(self) -> None:
        """Go back to the last station that still has something to show, else home."""
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
        """Have nothing worked out in the background, until it is wanted again."""
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
