"""All charts of a selection in one image, at twice the resolution of the screen."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPalette

from ..basis.theme import BOLD, CAPTION, LABEL, SPACE, TITLE, font
from .charts import Chart
from .colours import Inks, inks

SCALE, WIDTH, MARGIN = 2, 1000, 40
HEIGHT, BETWEEN = 280, 28
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


def picture(title: str, scope: str, charts: Sequence[Chart], palette: QPalette) -> QImage:
    """Return an image of the charts below each other, with their titles."""
    colours = inks(palette)
    texts = [_heights(chart) for chart in charts]
    head = _height(title, font(TITLE, BOLD)) + _height(scope, font(LABEL))
    height = 2 * MARGIN + head + sum(sum(each) + HEIGHT + BETWEEN for each in texts)
    image = QImage(QSize(WIDTH, round(height)) * SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    image.fill(colours.ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = _write(painter, title, MARGIN, font(TITLE, BOLD), colours)
    top = _write(painter, scope, top, font(LABEL), colours)
    for chart in charts:
        top = _draw(painter, chart, top + BETWEEN, colours)
    painter.end()
    return image


def _draw(painter: QPainter, chart: Chart, top: float, colours: Inks) -> float:
    """Draw a chart with its texts and return its lower end in pixels."""
    top = _write(painter, chart.title, top, font(LABEL, BOLD), colours)
    top = _write(painter, chart.summary, top, font(CAPTION), colours)
    box = QRectF(MARGIN, top + SPACE[1], WIDTH - 2 * MARGIN, HEIGHT - SPACE[1])
    chart.drawing.draw(painter, box, colours)
    return top + HEIGHT


def _heights(chart: Chart) -> tuple[float, float]:
    return _height(chart.title, font(LABEL, BOLD)), _height(chart.summary, font(CAPTION))


def _height(text: str, face: QFont) -> float:
    room = QRectF(0, 0, WIDTH - 2 * MARGIN, 10_000)
    return QFontMetricsF(face).boundingRect(room, int(WRAPPED), text).height()


def _write(painter: QPainter, text: str, top: float, face: QFont, colours: Inks) -> float:
    """Write a text and return its lower end in pixels."""
    height = _height(text, face)
    painter.setFont(face)
    painter.setPen(colours.text)
    painter.drawText(QRectF(MARGIN, top, WIDTH - 2 * MARGIN, height), int(WRAPPED), text)
    return top + height
