"""The cloth of the felt: one picture in the size that is seen, stretched until it is drawn."""

from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap

from ..art.felt import felt_picture


class Cut(NamedTuple):
    """What a cloth is drawn for: size, kind, device pixels, and how much of it is table."""

    width: int
    height: int
    felt: str
    ratio: float
    table: int


class Cloth:
    """Draws the felt when it is told to, and knows for what it was drawn."""

    def __init__(self) -> None:
        self.picture = QPixmap()
        self._cut = Cut(0, 0, "", 0.0, 0)

    def fits(self, wanted: Cut) -> bool:
        return self._cut == wanted

    def may_stretch(self, wanted: Cut) -> bool:
        """Return whether it looks alike, but for its size."""
        return (self._cut.felt, self._cut.ratio) == (wanted.felt, wanted.ratio)

    def draw(self, wanted: Cut) -> None:
        self._cut, self.picture = wanted, felt_picture(*wanted)

    def lay(self, painter: QPainter, box: QRect, wanted: Cut) -> None:
        """Lie in this box, which may have another size by now."""
        if self.fits(wanted):
            painter.drawPixmap(0, 0, self.picture)
        else:
            painter.drawPixmap(box, self.picture)
