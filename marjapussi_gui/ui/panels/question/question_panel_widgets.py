"""The parts of the question panel: mistake markers, a cover, texts and dividers."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ...art.cross_stitch import STAR_GRID, draw_grid
from ...art.painter_tools import (
    NO_BRUSH,
    fill_rounded_rect,
    open_painter,
    seam_pen,
    stroke_rounded_rect,
)
from ...art.score_bag_pictures import draw_berry
from ...common.palette import INK, JUNIPER, SEAM_COLOUR
from ...common.theme import BODY, DEMI_BOLD, MIN_TOUCH_SIZE, create_font
from ...text.i18n import say
from ...widgets.labels import AccessibleNameTooltip, TextLabel

SHADOW_MARGIN = 12  # pixels around the panel
MARKER_SIZE, MARKER_SPACE = 16, 26
MARKER_SCALES = (0.72, 0.86, 1.0)  # for each severity
BACK_COLOUR, STAR_COLOUR, HEM_COLOUR = "#8C1C2B", "#B4525C", "#D9A9A0"
STAR_SIZE, STAR_STEP, COVER_HEIGHT = 45, 54, 128
RING_COLOUR, BAR_WIDTH = "#B9A77E", 3


class MistakeMarker(QPushButton):
    """A button for a mistake: a berry if it has been seen, else a ring; larger if costlier."""

    def __init__(
        self, name: str, severity: int, scale: float, *, is_seen: bool, is_current: bool
    ) -> None:
        super().__init__()
        self._severity, self._scale, self._is_seen, self._is_current = (
            severity,
            scale,
            is_seen,
            is_current,
        )
        self.setAccessibleName(name)
        AccessibleNameTooltip(self)
        self.setStyleSheet("min-height: 0; padding: 0; border: none; background: transparent;")
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(round(MARKER_SPACE * self._scale), round(MARKER_SPACE * self._scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        radius = MARKER_SIZE / 2 * MARKER_SCALES[self._severity] * self._scale
        centre = QRectF(self.rect()).center()
        with open_painter(self) as painter:
            if self._is_seen or self._is_current:
                draw_berry(painter, centre, radius * (1.12 if self._is_current else 1.0), 0)
            else:
                painter.setPen(QColor(RING_COLOUR))
                painter.setBrush(NO_BRUSH)
                painter.drawEllipse(centre, radius, radius)


class AnswerCover(QWidget):
    """A card back that hides the answer, with the button that reveals it."""

    def __init__(self, on_show: Callable[[], object]) -> None:
        super().__init__()
        self.button = QPushButton(say("review-moment-show-answer"))
        self.button.clicked.connect(on_show)
        self.button.setMinimumHeight(MIN_TOUCH_SIZE)
        row = QVBoxLayout(self)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        self.setMinimumHeight(MIN_TOUCH_SIZE + 2 * SHADOW_MARGIN)

    def sizeHint(self) -> QSize:
        return QSize(200, COVER_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        box, shape = QRectF(self.rect()), QPainterPath()
        shape.addRoundedRect(box, 10, 10)
        with open_painter(self) as painter:
            fill_rounded_rect(painter, box, 10, BACK_COLOUR)
            painter.save()
            painter.setClipPath(shape)
            colours = {letter: QColor(STAR_COLOUR) for letter in "XB"}
            rows = max(int((box.height() - 12) / STAR_STEP), 1)
            columns = max(int((box.width() - 12) / STAR_STEP), 1)
            left = (box.width() - columns * STAR_STEP) / 2 + (STAR_STEP - STAR_SIZE) / 2
            top = (box.height() - rows * STAR_STEP) / 2 + (STAR_STEP - STAR_SIZE) / 2
            for number in range(rows * columns):
                x, y = number % columns * STAR_STEP, number // columns * STAR_STEP
                star = QRectF(left + x, top + y, STAR_SIZE, STAR_SIZE)
                draw_grid(painter, star, STAR_GRID, colours, has_strands=False)
            painter.restore()
            stroke_rounded_rect(
                painter, box.adjusted(5, 5, -5, -5), 7, seam_pen(HEM_COLOUR, 1.4, 3, 3)
            )


class PrincipleText(QWidget):
    """A principle of good play: a sentence with a bar on its left."""

    def __init__(self, text: str, scale: float) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(round((BAR_WIDTH + 11) * scale), 0, 0, 0)
        label = create_text_label(text, BODY * scale, DEMI_BOLD, JUNIPER)
        row.addWidget(label)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            fill_rounded_rect(
                painter, QRectF(0, 1, BAR_WIDTH, self.height() - 2), BAR_WIDTH / 2, JUNIPER
            )


class DashedDivider(QWidget):
    """A horizontal dashed line that divides parts of a panel."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(5)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            painter.setPen(seam_pen(SEAM_COLOUR, 1.2, 3, 3))
            painter.drawLine(QPointF(1, 2.5), QPointF(self.width() - 1, 2.5))


def create_text_label(text: str, pixels: float, weight: QFont.Weight, colour: str = INK) -> QLabel:
    label = TextLabel(text)
    label.setWordWrap(True)
    label.setFont(create_font(pixels, weight))
    label.setStyleSheet(f"color: {colour};")
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label
