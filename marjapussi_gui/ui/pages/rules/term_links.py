"""Links from terms in the rules to the bubble that explains them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QUrl
from PySide6.QtWidgets import QWidget

from ....engine.frozen import frozen
from ...text import glossary
from ...widgets.rich_text_view import RichTextView
from .term_bubble import TermBubble

MARK_COLOURS = {"light": "#F2D6CC", "dark": "#5A3438"}


@frozen
class BubbleSpace:
    """The area for a bubble, and whether it is beside the text."""

    area: QRect
    is_beside: bool


class TermLinks(QObject):
    """Opens the bubble of a term when its link is hovered or clicked, and keeps it at the word."""

    def __init__(
        self,
        page: QWidget,
        text_view: RichTextView,
        bubble: TermBubble,
        find_space: Callable[[], BubbleSpace],
    ) -> None:
        super().__init__(page)
        self._page, self._text_view, self._bubble, self._find_space = (
            page,
            text_view,
            bubble,
            find_space,
        )
        self._is_pinned = False

    def on_hovered(self, url: QUrl) -> None:
        """Open the bubble of the term at the mouse or the focus; if none, close the bubble."""
        key = _term_key(url)
        if key:
            self._open_bubble(key, is_pinned=self._is_pinned and key == self._bubble.term_key)
        elif not self._is_pinned:
            self.close_bubble()

    def on_clicked(self, url: QUrl) -> None:
        """Open the bubble of a term so that it stays open."""
        if key := _term_key(url):
            self._open_bubble(key, is_pinned=True)

    def close_bubble(self) -> bool:
        """Close the bubble. Return False if it wasn't open."""
        was_open, self._is_pinned = not self._bubble.isHidden(), False
        self._bubble.hide()
        self._text_view.highlight(None)
        return was_open

    def place_bubble(self) -> None:
        """Move the bubble to its word, or close it if the word is no longer visible."""
        text, key = self._text_view, self._bubble.term_key
        word = text.links().get(glossary.LINK_SCHEME + key) if key else None
        if word is None:
            return
        place = text.word_rect(word)
        if not text.viewport().rect().intersects(place):
            self.close_bubble()
            return
        text.highlight(word, MARK_COLOURS["dark" if self._is_dark() else "light"])
        place.moveTopLeft(text.viewport().mapTo(self._page, place.topLeft()))
        room = self._find_space()
        self._bubble.point_at(place, room.area, is_beside=room.is_beside)

    def _open_bubble(self, term_key: str, *, is_pinned: bool) -> None:
        self._is_pinned = is_pinned
        if term_key != self._bubble.term_key:
            self._bubble.show_term(term_key)
        self.place_bubble()

    def _is_dark(self) -> bool:
        return self._page.palette().window().color().lightness() < 128


def _term_key(url: QUrl) -> str:
    return url.path() if f"{url.scheme()}:" == glossary.LINK_SCHEME else ""
