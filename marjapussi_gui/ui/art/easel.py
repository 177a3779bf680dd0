"""Drawing of cards on a background thread."""

import gc
from collections.abc import Iterable
from threading import Event as Flag
from threading import Thread

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from .deck import Deck
from .press import Face, Press

LOOKS_MS = 30  # long enough for the felt to be painted before the first cards are drawn


class Easel(QObject):
    """A source of card pictures that draws missing ones on a thread, then emits pictures_ready.

    Until then it returns the card scaled from another size. If there is none, it draws the card
    immediately, or returns an empty picture while is_deferring.
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
        """Return the picture of a card, or a placeholder while it is drawn."""
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
        """Return the nearest centre that aligns a card of this width to whole pixels."""
        return self.deck.begins(middle, width)

    def look(self) -> None:
        """Store the images of a finished job, and start the next job if cards were requested."""
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
        """Draw all requested cards on the current thread, and stop deferring."""
        self.is_late = False
        for face in self._wishes:
            self.deck.keep(face, self.deck.press.print(face))
        self._wishes = {}
        self.drawn.emit()

    def rest(self) -> None:
        """Stop drawing, and wait for the thread to end."""
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
    """A thread that draws some cards, as QImage because QPixmap needs the GUI thread."""

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
        """Stop after the current card, and wait for the thread to end."""
        self._flag.set()
        self.join()


def may_use_threads() -> bool:
    """Return whether automatic garbage collection is off, as it could run on any thread."""
    return not gc.isenabled()
