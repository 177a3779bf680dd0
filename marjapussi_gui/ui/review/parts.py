"""The parts of the question panel: berries, the cover, texts and seams."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ..art.bags import draw_berry
from ..art.brushes import NO_BRUSH, outlined, painting, rounded, seam_pen
from ..art.stitches import STAR, draw_grid
from ..basis.palette import INK, JUNIPER, SEAM
from ..basis.theme import BODY, STRONG, TOUCH, font
from ..widgets.labels import Words
from ..widgets.name_tip import NameTip
from ..wording import moments as moment_words

EDGE = 12  # pixels around the panel
BERRY, BERRY_ROOM = 16, 26
SIZES = (0.72, 0.86, 1.0)  # by severity
BACK, STAR_ON_BACK, HEM = "#8C1C2B", "#B4525C", "#D9A9A0"
STAR_SIZE, STAR_STEP, COVER = 45, 54, 128
RING, BAR = "#B9A77E", 3


class Berry(QPushButton):
    """A mistake as a berry, larger for a costlier one; a ring if it hasn't been seen yet."""

    def __init__(self, name: str, grave: int, scale: float, *, is_seen: bool, is_now: bool) -> None:
        super().__init__()
        self._grave, self._scale, self._is_seen, self._is_now = grave, scale, is_seen, is_now
        self.setAccessibleName(name)
        NameTip(self)
        self.setStyleSheet("min-height: 0; padding: 0; border: none; background: transparent;")
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(round(BERRY_ROOM * self._scale), round(BERRY_ROOM * self._scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        radius = BERRY / 2 * SIZES[self._grave] * self._scale
        centre = QRectF(self.rect()).center()
        with painting(self) as painter:
            if self._is_seen or self._is_now:
                draw_berry(painter, centre, radius * (1.12 if self._is_now else 1.0), 0)
            else:
                painter.setPen(QColor(RING))
                painter.setBrush(NO_BRUSH)
                painter.drawEllipse(centre, radius, radius)


class Cover(QWidget):
    """The back of a card over the answer, with the button that reveals it."""

    def __init__(self, show: Callable[[], object]) -> None:
        super().__init__()
        self.button = QPushButton(moment_words.show_answer())
        self.button.setAccessibleName(moment_words.show_answer())
        self.button.clicked.connect(show)
        self.button.setMinimumHeight(TOUCH)
        row = QVBoxLayout(self)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        self.setMinimumHeight(TOUCH + 2 * EDGE)

    def sizeHint(self) -> QSize:
        return QSize(200, COVER)

    def paintEvent(self, _event: QPaintEvent) -> None:
        box, shape = QRectF(self.rect()), QPainterPath()
        shape.addRoundedRect(box, 10, 10)
        with painting(self) as painter:
            rounded(painter, box, 10, BACK)
            painter.save()
            painter.setClipPath(shape)
            colours = {letter: QColor(STAR_ON_BACK) for letter in "XB"}
            rows = max(int((box.height() - 12) / STAR_STEP), 1)
            columns = max(int((box.width() - 12) / STAR_STEP), 1)
            left = (box.width() - columns * STAR_STEP) / 2 + (STAR_STEP - STAR_SIZE) / 2
            top = (box.height() - rows * STAR_STEP) / 2 + (STAR_STEP - STAR_SIZE) / 2
            for number in range(rows * columns):
                x, y = number % columns * STAR_STEP, number // columns * STAR_STEP
                star = QRectF(left + x, top + y, STAR_SIZE, STAR_SIZE)
                draw_grid(painter, star, STAR, colours, strand=False)
            painter.restore()
            outlined(painter, box.adjusted(5, 5, -5, -5), 7, seam_pen(HEM, 1.4, 3, 3))


class Reason(QWidget):
    """A principle: a sentence beside a bar."""

    def __init__(self, text: str, scale: float) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(round((BAR + 11) * scale), 0, 0, 0)
        label = text_label(text, BODY * scale, STRONG, JUNIPER)
        row.addWidget(label)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            rounded(painter, QRectF(0, 1, BAR, self.height() - 2), BAR / 2, JUNIPER)


class Seam(QWidget):
    """A horizontal seam that separates parts of a panel."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(5)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(seam_pen(SEAM, 1.2, 3, 3))
            painter.drawLine(QPointF(1, 2.5), QPointF(self.width() - 1, 2.5))


def text_label(text: str, pixels: float, weight: QFont.Weight, colour: str = INK) -> QLabel:
    """Create a text label of the panel."""
    label = Words(text)
    label.setWordWrap(True)
    label.setFont(font(pixels, weight))
    label.setStyleSheet(f"color: {colour};")
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label
