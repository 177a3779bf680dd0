"""The picture of the felt, stretched after a resize until it is painted again."""

from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap

from ..art.felt import felt_picture


class Cut(NamedTuple):
    """The parameters of a picture of the felt."""

    width: int
    height: int
    felt: str
    ratio: float
    table: int


class Cloth:
    """Paints the felt on request and remembers for which parameters."""

    def __init__(self) -> None:
        self.picture = QPixmap()
        self._cut = Cut(0, 0, "", 0.0, 0)

    def fits(self, wanted: Cut) -> bool:
        return self._cut == wanted

    def may_stretch(self, wanted: Cut) -> bool:
        """Return whether the picture differs from the wanted one only in size."""
        return (self._cut.felt, self._cut.ratio) == (wanted.felt, wanted.ratio)

    def draw(self, wanted: Cut) -> None:
        self._cut, self.picture = wanted, felt_picture(*wanted)

    def lay(self, painter: QPainter, box: QRect, wanted: Cut) -> None:
        """Draw the felt into a box, stretched if the box has another size by now."""
        if self.fits(wanted):
            painter.drawPixmap(0, 0, self.picture)
        else:
            painter.drawPixmap(box, self.picture)
