"""Card pictures that are drawn on a background thread."""

import gc
from collections.abc import Iterable
from threading import Event as Flag
from threading import Thread

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from .card_pictures import CardPictures
from .card_rendering import CardImageSpec, CardRenderer

POLL_INTERVAL_MS = 30  # long enough for the felt to be painted before the first cards are drawn


class AsyncCardPainter(QObject):
    """Returns card pictures at once, and draws missing ones on a background thread.

    Until a missing picture is drawn, the card is scaled from a picture of another size. If there
    is none, the card is drawn on the calling thread, or the picture is empty while is_deferring is
    set. The signal pictures_ready tells that better pictures can be fetched.
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
        """Return the picture of a card, or a placeholder until it has been drawn."""
        spec = self.card_pictures.image_spec(card, width, is_disabled=is_disabled, is_wild=is_wild)
        cached = self.card_pictures.find_cached(spec)
        placeholder = None if cached or not can_use_threads() else self._placeholder(spec)
        if placeholder is None:
            return cached or self.card_pictures.picture(
                card, width, is_disabled=is_disabled, is_wild=is_wild
            )
        self._requested[spec] = None
        self._timer.start()
        return placeholder

    def _placeholder(self, spec: CardImageSpec) -> QPixmap | None:
        return self.card_pictures.placeholder(spec) or (QPixmap() if self.is_deferring else None)

    def align_to_pixels(self, centre: QPointF, width: float) -> QPointF:
        return self.card_pictures.align_to_pixels(centre, width)

    def poll(self) -> None:
        """Store the images of a finished job, then start a job for the cards requested since."""
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
        for spec in self._requested:
            self.card_pictures.store(spec, self.card_pictures.printer.card_image(spec))
        self._requested = {}
        self.pictures_ready.emit()

    def stop(self) -> None:
        """Stop drawing and wait for the thread to end."""
        self._timer.stop()
        self._requested = {}
        if self._job is not None:
            self._job.stop()
            self._store_images(self._job)

    def _store_images(self, job: "PaintJob") -> None:
        self._job = None
        for spec, image in job.images:
            self.card_pictures.store(spec, image)


class PaintJob(Thread):
    """A thread that draws cards as QImage, because QPixmap may be used on the GUI thread only."""

    def __init__(self, printer: CardRenderer, specs: Iterable[CardImageSpec]) -> None:
        super().__init__(name="easel", daemon=True)
        self.images: list[tuple[CardImageSpec, QImage]] = []
        self._printer, self._specs, self._stop_flag = printer, tuple(specs), Flag()

    def run(self) -> None:
        for spec in self._specs:
            if self._stop_flag.is_set():
                return
            self.images.append((spec, self._printer.card_image(spec)))

    def stop(self) -> None:
        """Stop after the current card, and wait for the thread to end."""
        self._stop_flag.set()
        self.join()


def can_use_threads() -> bool:
    """Return whether drawing on a thread is safe.

    It is while Python's automatic garbage collection is off: a collection on the thread could
    destroy Qt objects that belong to the GUI thread.
    """
    return not gc.isenabled()
