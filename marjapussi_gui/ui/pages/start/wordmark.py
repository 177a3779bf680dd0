"""The wordmark (the program's name in cross-stitch), and its bag of berries."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...art.berry_bags import BAG_BOX_HEIGHT, BAG_BOX_WIDTH, bag_picture
from ...art.cross_stitch import draw_grid
from ...art.stitched_letters import word_grid

PROGRAM_NAME = "Marjapussi"
BERRY_COUNT, BAG_WIDTH = 9, 56
STITCH_SIZE = 3.0  # pixels; each dot of a letter is two by two stitches


class Wordmark(QWidget):
    """Shows the program's name as a picture in cross-stitch; screen readers read the name."""

    def __init__(self) -> None:
        super().__init__()
        self._rows, self._stitch_size = word_grid(PROGRAM_NAME), STITCH_SIZE
        self.setAccessibleName(PROGRAM_NAME)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_stitch_size(self, stitch_size: float) -> None:
        self._stitch_size = stitch_size
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(
            round(len(self._rows[0]) * self._stitch_size),
            round(len(self._rows) * self._stitch_size),
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


class WordmarkBag(QWidget):
    """Shows a bag that is nearly full of berries."""

    def __init__(self, pixel_ratio: float) -> None:
        super().__init__()
        self._pixel_ratio, self._width = pixel_ratio, BAG_WIDTH
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_width(self, width: int) -> None:
        self._width = width
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._width, round(self._width * BAG_BOX_HEIGHT / BAG_BOX_WIDTH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(
            0, 0, bag_picture(BERRY_COUNT, 0, self._width, self._pixel_ratio, label="")
        )
        painter.end()
