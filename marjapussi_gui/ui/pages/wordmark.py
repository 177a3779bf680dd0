"""The program's name in cross-stitch, and its bag of berries."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..art.bags import HEIGHT, WIDTH, bag_picture
from ..art.letters import stitched_word
from ..art.stitches import draw_grid

NAME = "Marjapussi"
BERRIES, BAG_WIDTH = 9, 56
STITCH = 3.0  # pixels; a dot of a letter is two by two stitches


class Wordmark(QWidget):
    """The program's name as a stitched picture, with the name for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self._rows, self._stitch = stitched_word(NAME), STITCH
        self.setAccessibleName(NAME)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def enlarge(self, stitch: float) -> None:
        """Set the size of a stitch in pixels."""
        self._stitch = stitch
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(
            round(len(self._rows[0]) * self._stitch), round(len(self._rows) * self._stitch)
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = QColor(self.palette().color(QPalette.ColorRole.Link))
        draw_grid(painter, QRectF(self.rect()), self._rows, {"X": colour})
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()


class Bag(QWidget):
    """A bag that is nearly full of berries."""

    def __init__(self, ratio: float) -> None:
        super().__init__()
        self._ratio, self._wide = ratio, BAG_WIDTH
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def enlarge(self, wide: int) -> None:
        """Set the width in pixels."""
        self._wide = wide
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._wide, round(self._wide * HEIGHT / WIDTH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, bag_picture(BERRIES, 0, self._wide, self._ratio, numeral=""))
        painter.end()
