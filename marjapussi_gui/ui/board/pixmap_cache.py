"""A cache of pictures in one scale.

After a resize, pictures are stretched until they have been painted again.
"""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

MAX_PIXMAPS = 64  # the least recently used ones are dropped first
SETTLE_MS = 30  # from the last change of scale to the first repaint

PaintPixmap = Callable[[], QPixmap]


class PixmapCache(QObject):
    """A cache that may return stretched old pictures, and repaints these one by one later."""

    picture_ready = Signal()  # a scheduled picture has been painted

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._style: object = None
        self._scale = 1.0
        self._pixmaps: dict[Hashable, QPixmap] = {}
        self._old_pixmaps: dict[Hashable, tuple[QPixmap, float]] = {}  # with their scales
        self._placeholders: dict[Hashable, QPixmap] = {}
        self._pending: dict[Hashable, Callable[[], object]] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.paint_next)

    @property
    def has_pending(self) -> bool:
        return bool(self._pending)

    def rescale(self, style: object, scale: float, *, can_defer: bool) -> None:
        """Use another style or scale; with can_defer, stretch old pictures until repainted."""
        if (style, scale) == (self._style, self._scale):
            return
        if can_defer and style == self._style:
            self._old_pixmaps |= {
                key: (picture, self._scale) for key, picture in self._pixmaps.items()
            }
        else:
            self._old_pixmaps = {}
        self._style, self._scale = style, scale
        self._pixmaps, self._placeholders, self._pending = {}, {}, {}

    def get(self, key: Hashable, paint: PaintPixmap) -> QPixmap:
        """Return a picture, or a stretched old one until it has been painted again."""
        if key in self._pixmaps or key not in self._old_pixmaps:
            return self.paint_now(key, paint)
        if key not in self._placeholders:
            old, scale = self._old_pixmaps[key]
            self._placeholders[key] = _scaled_pixmap(old, self._scale / scale)
            self.schedule(key, lambda: self.paint_now(key, paint))
        return self._placeholders[key]

    def paint_now(self, key: Hashable, paint: PaintPixmap) -> QPixmap:
        """Return a picture at the current scale, painting it if it isn't cached."""
        picture = self._pixmaps.pop(key, None)
        self._pixmaps[key] = picture = paint() if picture is None else picture  # most recent now
        if len(self._pixmaps) > MAX_PIXMAPS:
            del self._pixmaps[next(iter(self._pixmaps))]
        return picture

    def schedule(self, key: Hashable, paint: Callable[[], object]) -> None:
        """Call paint once the scale hasn't changed for a moment."""
        self._pending[key] = paint
        self._timer.start(SETTLE_MS)

    def paint_next(self) -> None:
        if self._pending:
            self._pending.pop(next(iter(self._pending)))()
            self.picture_ready.emit()
        if self._pending:
            self._timer.start(0)
        else:
            self._timer.stop()
            self._old_pixmaps, self._placeholders = {}, {}


def _scaled_pixmap(picture: QPixmap, factor: float) -> QPixmap:
    """Return a copy of a picture, scaled by a factor."""
    size = QSizeF(picture.size()) * factor
    return picture.scaled(size.toSize(), mode=Qt.TransformationMode.SmoothTransformation)
