"""A cache of pictures for one scale; after a resize, old pictures are stretched until repainted."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

KEPT = 64  # the least recently used are dropped first
RESTS_MS = 30  # from the last change of scale to the first repaint

Draw = Callable[[], QPixmap]


class Drawn(QObject):
    """Returns each picture at once; a stretched one is repainted later, one per event loop turn."""

    drawn = Signal()  # a scheduled picture has been painted

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look: object = None
        self._scale = 1.0
        self._kept: dict[Hashable, QPixmap] = {}
        self._old: dict[Hashable, tuple[QPixmap, float]] = {}  # with their scales
        self._stand_ins: dict[Hashable, QPixmap] = {}
        self._waiting: dict[Hashable, Callable[[], object]] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.draw_next)

    @property
    def is_waiting(self) -> bool:
        """Whether pictures are still to be painted."""
        return bool(self._waiting)

    def rescale(self, look: object, scale: float, *, may_wait: bool) -> None:
        """Use another style or scale from now on."""
        if (look, scale) == (self._look, self._scale):
            return
        if may_wait and look == self._look:
            self._old |= {key: (picture, self._scale) for key, picture in self._kept.items()}
        else:
            self._old = {}
        self._look, self._scale = look, scale
        self._kept, self._stand_ins, self._waiting = {}, {}, {}

    def picture(self, key: Hashable, draw: Draw) -> QPixmap:
        """Return a picture, or an old one stretched to the current scale."""
        if key in self._kept or key not in self._old:
            return self.once(key, draw)
        if key not in self._stand_ins:
            old, scale = self._old[key]
            self._stand_ins[key] = _stretched(old, self._scale / scale)
            self.wait(key, lambda: self.once(key, draw))
        return self._stand_ins[key]

    def once(self, key: Hashable, draw: Draw) -> QPixmap:
        """Return a picture at the current scale, painting it if needed."""
        picture = self._kept.pop(key, None)
        self._kept[key] = picture = draw() if picture is None else picture  # most recent now
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return picture

    def wait(self, key: Hashable, draw: Callable[[], object]) -> None:
        """Schedule a paint for the time when the scale has settled."""
        self._waiting[key] = draw
        self._timer.start(RESTS_MS)

    def draw_next(self) -> None:
        """Paint the next scheduled picture; after the last, drop the old ones."""
        if self._waiting:
            self._waiting.pop(next(iter(self._waiting)))()
            self.drawn.emit()
        if self._waiting:
            self._timer.start(0)
        else:
            self._timer.stop()
            self._old, self._stand_ins = {}, {}


def _stretched(picture: QPixmap, by: float) -> QPixmap:
    """Return a picture in another size; Qt cannot enlarge one by its pixel ratio alone."""
    size = QSizeF(picture.size()) * by
    return picture.scaled(size.toSize(), mode=Qt.TransformationMode.SmoothTransformation)
