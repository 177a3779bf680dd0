"""Drawing of cards on a background thread."""

import gc
from collections.abc import Iterable
from threading import Event as Flag
from threading import Thread

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from .card_pictures import CardPictures
from .card_printing import CardImageSpec, CardPrinter

POLL_INTERVAL_MS = 30  # long enough for the felt to be painted before the first cards are drawn


class BackgroundCardPainter(QObject):
    """Provides card pictures, and draws missing ones on a thread before it emits pictures_ready.

    Until then, it returns the card scaled from another size. If there is no other size, it draws
    the card at once, or returns an empty picture while is_deferring.
    """

    pictures_ready = Signal()

    def __init__(self, card_pictures: CardPictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.card_pictures, self.is_deferring = card_pictures, False
        self._requested: dict[CardImageSpec, None] = {}
        self._job: PaintJob | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL_MS)
        self._timer.timeout.connect(self.poll)

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    def picture(
        self, card: int, width: float, *, is_disabled: bool = False, is_wild: bool = False
    ) -> QPixmap:
        """Return the picture of a card, or a placeholder while it is being drawn."""
        face = self.card_pictures.image_spec(card, width, is_disabled=is_disabled, is_wild=is_wild)
        printed = self.card_pictures.find_cached(face)
        likeness = None if printed or not can_use_threads() else self._placeholder(face)
        if likeness is None:
            return printed or self.card_pictures.picture(
                card, width, is_disabled=is_disabled, is_wild=is_wild
            )
        self._requested[face] = None
        self._timer.start()
        return likeness

    def _placeholder(self, spec: CardImageSpec) -> QPixmap | None:
        return self.card_pictures.placeholder(spec) or (QPixmap() if self.is_deferring else None)

    def align_to_pixels(self, centre: QPointF, width: float) -> QPointF:
        """Return the nearest centre for a card of this width that aligns it to whole pixels."""
        return self.card_pictures.align_to_pixels(centre, width)

    def poll(self) -> None:
        """Store the images of a finished job, and start the next job if there are requests."""
        if self._job is not None:
            if self._job.is_alive():
                return
            self._store_images(self._job)
            self.pictures_ready.emit()
        if not self._requested:
            self._timer.stop()
            return
        self._job = PaintJob(self.card_pictures.printer, self._requested)
        self._requested = {}
        self._job.start()

    def paint_now(self) -> None:
        """Draw all requested cards on the current thread, and stop deferring."""
        self.is_deferring = False
        for face in self._requested:
            self.card_pictures.store(face, self.card_pictures.printer.card_image(face))
        self._requested = {}
        self.pictures_ready.emit()

    def stop(self) -> None:
        """Stop drawing, and wait for the thread to end."""
        self._timer.stop()
        self._requested = {}
        if self._job is not None:
            self._job.stop()
            self._store_images(self._job)

    def _store_images(self, job: "PaintJob") -> None:
        self._job = None
        for face, image in job.images:
            self.card_pictures.store(face, image)


class PaintJob(Thread):
    """A thread that draws cards.

    It draws them as QImage, because QPixmap needs the GUI thread.
    """

    def __init__(self, printer: CardPrinter, specs: Iterable[CardImageSpec]) -> None:
        super().__init__(name="easel", daemon=True)
        self.images: list[tuple[CardImageSpec, QImage]] = []
        self._printer, self._specs, self._stop_flag = printer, tuple(specs), Flag()

    def run(self) -> None:
        for face in self._specs:
            if self._stop_flag.is_set():
                return
            self.images.append((face, self._printer.card_image(face)))

    def stop(self) -> None:
        """Stop after the current card, and wait for the thread to end."""
        self._stop_flag.set()
        self.join()


def can_use_threads() -> bool:
    """Return whether automatic garbage collection, which may run on any thread, is off."""
    return not gc.isenabled()
