"""The picture of the felt. After a resize it is stretched until it is repainted."""

from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap

from ..art.felt import felt_picture


class BackgroundKey(NamedTuple):
    """The parameters that determine a picture of the felt."""

    width: int
    height: int
    felt: str
    pixel_ratio: float
    table_width: int


class FeltBackground:
    """The last picture of the felt, with the parameters it was painted with."""

    def __init__(self) -> None:
        self.picture = QPixmap()
        self._key = BackgroundKey(0, 0, "", 0.0, 0)

    def is_current(self, key: BackgroundKey) -> bool:
        return self._key == key

    def can_stretch(self, key: BackgroundKey) -> bool:
        """Return whether the current picture differs from the wanted one only in size."""
        return (self._key.felt, self._key.pixel_ratio) == (key.felt, key.pixel_ratio)

    def draw(self, key: BackgroundKey) -> None:
        self._key, self.picture = key, felt_picture(*key)

    def draw_on(self, painter: QPainter, box: QRect, key: BackgroundKey) -> None:
        """Draw the felt into a box, stretched if it was painted for another size."""
        if self.is_current(key):
            painter.drawPixmap(0, 0, self.picture)
        else:
            painter.drawPixmap(box, self.picture)
