"""Pictures drawn once for a scale; while a felt grows or shrinks, those of before stand in."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

KEPT = 64  # pictures; those shown longest ago go first
RESTS_MS = 30  # from the last change of scale until the first picture is drawn

Draw = Callable[[], QPixmap]


class Drawn(QObject):
    """Gives each picture at once; what another stands in for is drawn in a turn of its own."""

    drawn = Signal()  # one that was waited for is there

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look: object = None
        self._scale = 1.0
        self._kept: dict[Hashable, QPixmap] = {}
        self._old: dict[Hashable, tuple[QPixmap, float]] = {}  # with the scale of each
        self._stand_ins: dict[Hashable, QPixmap] = {}
        self._waiting: dict[Hashable, Callable[[], object]] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.draw_next)

    @property
    def is_waiting(self) -> bool:
        """Whether anything is still to be drawn."""
        return bool(self._waiting)

    def rescale(self, look: object, scale: float, *, may_wait: bool) -> None:
        """Draw in this look and at this scale from now on."""
        if (look, scale) == (self._look, self._scale):
            return
        if may_wait and look == self._look:
            self._old |= {key: (picture, self._scale) for key, picture in self._kept.items()}
        else:
            self._old = {}
        self._look, self._scale = look, scale
        self._kept, self._stand_ins, self._waiting = {}, {}, {}

    def picture(self, key: Hashable, draw: Draw) -> QPixmap:
        """Return a picture, or the one of before at the size of now."""
        if key in self._kept or key not in self._old:
            return self.once(key, draw)
        if key not in self._stand_ins:
            old, scale = self._old[key]
            self._stand_ins[key] = _stretched(old, self._scale / scale)
            self.wait(key, lambda: self.once(key, draw))
        return self._stand_ins[key]

    def once(self, key: Hashable, draw: Draw) -> QPixmap:
        """Return a picture that is not waited for."""
        picture = self._kept.pop(key, None)
        self._kept[key] = picture = draw() if picture is None else picture  # the last to go now
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return picture

    def wait(self, key: Hashable, draw: Callable[[], object]) -> None:
        """Draw something when the scale has come to rest."""
        self._waiting[key] = draw
        self._timer.start(RESTS_MS)

    def draw_next(self) -> None:
        """Draw one of those that are waited for; the old ones go with the last of them."""
        if self._waiting:
            self._waiting.pop(next(iter(self._waiting)))()
            self.drawn.emit()
        if self._waiting:
            self._timer.start(0)
        else:
            self._timer.stop()
            self._old, self._stand_ins = {}, {}


def _stretched(picture: QPixmap, by: float) -> QPixmap:
    """Return the same picture at another size; Qt shows none larger by its pixel ratio alone."""
    size = QSizeF(picture.size()) * by
    return picture.scaled(size.toSize(), mode=Qt.TransformationMode.SmoothTransformation)
