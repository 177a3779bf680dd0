"""Draws cards on a thread of its own, and shows them at another size meanwhile."""

import gc
from collections.abc import Iterable
from threading import Event as Flag
from threading import Thread

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from .deck import Deck
from .press import Face, Press

LOOKS_MS = 30  # from the first wish until it is drawn, so that the felt is painted before


class Easel(QObject):
    """Gives each picture at once; tells when those that had to be drawn are there.

    One that is late gives an empty picture of what it never drew, until it is to draw it now.
    """

    drawn = Signal()

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deck, self.is_late = deck, False
        self._wishes: dict[Face, None] = {}
        self._batch: Batch | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKS_MS)
        self._timer.timeout.connect(self.look)

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    def picture(
        self, card: int, width: float, *, is_barred: bool = False, is_wild: bool = False
    ) -> QPixmap:
        """Return a card, or its likeness of another size while it is drawn."""
        face = self.deck.face(card, width, is_barred=is_barred, is_wild=is_wild)
        printed = self.deck.kept(face)
        likeness = None if printed or not may_use_threads() else self._likeness(face)
        if likeness is None:
            return printed or self.deck.picture(card, width, is_barred=is_barred, is_wild=is_wild)
        self._wishes[face] = None
        self._timer.start()
        return likeness

    def _likeness(self, face: Face) -> QPixmap | None:
        return self.deck.likeness(face) or (QPixmap() if self.is_late else None)

    def begins(self, middle: QPointF, width: float) -> QPointF:
        """Return the nearest middle with which a card this wide begins on a whole pixel."""
        return self.deck.begins(middle, width)

    def look(self) -> None:
        """Take what is drawn; those who still want something ask again."""
        if self._batch is not None:
            if self._batch.is_alive():
                return
            self._take(self._batch)
            self.drawn.emit()
        if not self._wishes:
            self._timer.stop()
            return
        self._batch = Batch(self.deck.press, self._wishes)
        self._wishes = {}
        self._batch.start()

    def draw_now(self) -> None:
        """Draw on this thread what was wished for and is not being drawn; be late no more."""
        self.is_late = False
        for face in self._wishes:
            self.deck.keep(face, self.deck.press.print(face))
        self._wishes = {}
        self.drawn.emit()

    def rest(self) -> None:
        """Stop drawing: when this returns, the thread has ended."""
        self._timer.stop()
        self._wishes = {}
        if self._batch is not None:
            self._batch.stop()
            self._take(self._batch)

    def _take(self, batch: "Batch") -> None:
        self._batch = None
        for face, image in batch.done:
            self.deck.keep(face, image)


class Batch(Thread):
    """Prints some faces and ends; it touches images alone."""

    def __init__(self, press: Press, faces: Iterable[Face]) -> None:
        super().__init__(name="easel", daemon=True)
        self.done: list[tuple[Face, QImage]] = []
        self._press, self._faces, self._flag = press, tuple(faces), Flag()

    def run(self) -> None:
        for face in self._faces:
            if self._flag.is_set():
                return
            self.done.append((face, self._press.print(face)))

    def stop(self) -> None:
        """End after the face that is being printed, and wait for that."""
        self._flag.set()
        self.join()


def may_use_threads() -> bool:
    """Return whether garbage is collected on the window's thread alone, as garbage.py has it."""
    return not gc.isenabled()
