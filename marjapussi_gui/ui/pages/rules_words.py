"""Marked words of the rules: a note to each opens under the pointer, or is kept open by hand."""

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
    """Where a note may lie, and whether that is beside the text."""

    place: QRect
    is_beside: bool


class MarkedWords(QObject):
    """Opens the note to a word, and has it point there as long as the word is in sight."""

    def __init__(
        self, page: QWidget, text: ReadText, note: RulesNote, room: Callable[[], NoteRoom]
    ) -> None:
        super().__init__(page)
        self._page, self._text, self._note, self._room = page, text, note, room
        self._is_pinned = False

    def on_pointed(self, address: QUrl) -> None:
        """Open the note to a word under the pointer or the keyboard, until it is left."""
        key = _key_of(address)
        if key:
            self._open_note(key, pinned=self._is_pinned and key == self._note.key)
        elif not self._is_pinned:
            self.close_note()

    def on_pressed(self, address: QUrl) -> None:
        """Keep a note open that was asked for by hand."""
        if key := _key_of(address):
            self._open_note(key, pinned=True)

    def close_note(self) -> bool:
        """Close the note; return whether one lay open."""
        was_open, self._is_pinned = not self._note.isHidden(), False
        self._note.hide()
        self._text.mark(None)
        return was_open

    def place_note(self) -> None:
        """Have the note point at its word, as long as that is in sight."""
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
    """Return the term to which a word leads; nothing where it leads to none."""
    return address.path() if f"{address.scheme()}:" == glossary.SCHEME else ""
