"""The stack of pages, and the history that Back goes through."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QStackedWidget, QTextEdit, QWidget

from ...model.preferences import Preferences
from ..common.idle_queue import IdleQueue
from ..pages.base_page import Page
from ..text.commands import Command
from ..widgets.flow_layout import update_layouts


class PageStack(QStackedWidget):
    """Shows one page at a time, and leads back to earlier ones."""

    page_changed = Signal()  # another page is shown, or the title has changed
    request = Signal(object)  # a Command or a Request
    speech_requested = Signal(str, bool)  # text; whether it interrupts speech

    def __init__(
        self, preferences: Preferences, idle_queue: IdleQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences, self._idle_queue = preferences, idle_queue
        self._history: list[Page] = []  # pages that Back returns to
        self.currentChanged.connect(self._on_current_changed)

    @property
    def created_pages(self) -> list[Page]:
        """All pages that have been created so far."""
        widgets = (self.widget(index) for index in range(self.count()))
        return [page for page in widgets if isinstance(page, Page)]

    @property
    def current_page(self) -> Page:
        page = self.currentWidget()
        assert isinstance(page, Page)
        return page

    def add_page(self, page: Page) -> None:
        page.apply_preferences(self._preferences)
        page.request.connect(self.request)
        page.title_changed.connect(self.page_changed)
        page.idle_changed.connect(self._idle_queue.set_idle)
        page.speech_requested.connect(partial(self._on_speech_requested, page))
        self.addWidget(page)

    def replace_page(self, old: Page, new: Page) -> None:
        """Put a new page in the place of an old one, with the same content."""
        self._history = [new if page is old else page for page in self._history]
        if old is self.current_page:
            self.setCurrentWidget(new)
            update_layouts(new)
        new.restore(old)
        old.on_leave()
        old.shut_down()
        self.removeWidget(old)
        old.deleteLater()

    def apply_preferences(self, preferences: Preferences) -> None:
        """Apply preferences to all pages, including those that will be added."""
        self._preferences = preferences
        for page in self.created_pages:
            page.apply_preferences(preferences)

    def show_page(self, page: Page) -> None:
        """Show a page. If it is in the history, drop it and all later entries.

        A table where cards are being played stays the place that Back returns to.
        """
        left, is_new = self.current_page, page not in self._history
        if not is_new:
            del self._history[self._history.index(page) :]
        may_return = left.KEEPS_HISTORY and (is_new or left.IS_CARD_TABLE)
        if may_return and left not in (*self._history, page):
            self._history.append(left)
        self.setCurrentWidget(page)

    def go_back(self) -> None:
        """Go back to the last page in the history that still has content, or to the home page."""
        while self._history:
            page = self._history.pop()
            if page.IS_HOME:
                break
            if page.has_content and page is not self.current_page:
                self.setCurrentWidget(page)
                page.restore_focus()
                return
        self.request.emit(Command.HOME)

    def _on_speech_requested(self, page: Page, text: str, interrupts: bool) -> None:  # noqa: FBT001 - a slot
        if page is self.current_page:
            self.speech_requested.emit(text, interrupts)

    def _on_current_changed(self, _index: int) -> None:
        for page in self.created_pages:
            if page is not self.current_page:
                page.on_leave()
        self._idle_queue.set_idle(not self.current_page.PAUSES_BACKGROUND_WORK)
        self.page_changed.emit()


class ScrollAndFocus:
    """Where the player is on a page: how far it is scrolled, and which widget has the focus."""

    def __init__(self, page: Page) -> None:
        self._scrolled = [_scroll_fraction(bar) for bar in _scroll_bars(page)]
        focus = page.window().focusWidget()
        self._class = type(focus)
        widgets = self._widgets_like_focused(page)
        self._index = widgets.index(focus) if focus in widgets else len(widgets)

    def restore(self, page: Page) -> None:
        update_layouts(page)
        for bar, share in zip(_scroll_bars(page), self._scrolled, strict=False):
            bar.setValue(round(share * bar.maximum()))
        for widget in self._widgets_like_focused(page)[self._index :][:1]:
            widget.setFocus()

    def _widgets_like_focused(self, page: Page) -> list[QWidget]:
        """Return the visible widgets of the focused widget's class."""
        widgets = (page, *page.findChildren(QWidget))
        return [each for each in widgets if type(each) is self._class and each.isVisibleTo(page)]


def _scroll_bars(page: Page) -> list[QScrollBar]:
    areas = page.findChildren(QAbstractScrollArea)
    return [
        area.verticalScrollBar()
        for area in areas
        if area.isVisibleTo(page) and not isinstance(area, QTextEdit)
    ]


def _scroll_fraction(bar: QScrollBar) -> float:
    return bar.value() / max(bar.maximum(), 1)
