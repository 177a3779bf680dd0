"""Links from terms in the rules to their explanations."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QUrl
from PySide6.QtWidgets import QWidget

from ...engine.frozen import frozen
from ..widgets.read_text import ReadText
from ..wording import glossary
from .rules_note import RulesNote

MARKED = {"light": "#F2D6CC", "dark": "#5A3438"}


@frozen
class NoteRoom:
    """The area for a bubble, and whether it is beside the text."""

    place: QRect
    is_beside: bool


class MarkedWords(QObject):
    """Opens the bubble of a term on hover or click, and keeps it at the word."""

    def __init__(
        self, page: QWidget, text: ReadText, note: RulesNote, room: Callable[[], NoteRoom]
    ) -> None:
        super().__init__(page)
        self._page, self._text, self._note, self._room = page, text, note, room
        self._is_pinned = False

    def on_pointed(self, address: QUrl) -> None:
        """Open the bubble of the term under the pointer or the focus, else close it."""
        key = _key_of(address)
        if key:
            self._open_note(key, pinned=self._is_pinned and key == self._note.key)
        elif not self._is_pinned:
            self.close_note()

    def on_pressed(self, address: QUrl) -> None:
        """Open the bubble of a term and keep it open."""
        if key := _key_of(address):
            self._open_note(key, pinned=True)

    def close_note(self) -> bool:
        """Close the bubble; return whether it was open."""
        was_open, self._is_pinned = not self._note.isHidden(), False
        self._note.hide()
        self._text.mark(None)
        return was_open

    def place_note(self) -> None:
        """Move the bubble to its word; close it if the word is out of sight."""
        text, key = self._text, self._note.key
        word = text.anchors().get(glossary.SCHEME + key) if key else None
        if word is None:
            return
        place = text.place_of(word)
        if not text.viewport().rect().intersects(place):
            self.close_note()
            return
        text.mark(word, MARKED["dark" if self._is_dark() else "light"])
        place.moveTopLeft(text.viewport().mapTo(self._page, place.topLeft()))
        room = self._room()
        self._note.point_at(place, room.place, is_beside=room.is_beside)

    def _open_note(self, key: str, *, pinned: bool) -> None:
        self._is_pinned = pinned
        if key != self._note.key:
            self._note.show_term(key)
        self.place_note()

    def _is_dark(self) -> bool:
        return self._page.palette().window().color().lightness() < 128


def _key_of(address: QUrl) -> str:
    """Return the key of the term that a link leads to; empty if it is another link."""
    return address.path() if f"{address.scheme()}:" == glossary.SCHEME else ""
