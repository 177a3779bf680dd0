"""An image with all charts, to be saved to a file.

Its resolution is twice that of a usual screen.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPalette

from ...art.chart_colours import ChartColours, chart_colours
from ...common.theme import BOLD, CAPTION, LABEL, SPACINGS, TITLE, create_font
from .charts import Chart

SCALE, WIDTH, MARGIN = 2, 1000, 40
CHART_HEIGHT, CHART_GAP = 280, 28
WRAP_FLAGS = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


def create_picture(
    title: str, scope_text: str, charts: Sequence[Chart], palette: QPalette
) -> QImage:
    """Return an image with a title, the scope (which matches count), and the charts below."""
    colours = chart_colours(palette)
    texts = [_text_heights(chart) for chart in charts]
    head = _text_height(title, create_font(TITLE, BOLD)) + _text_height(
        scope_text, create_font(LABEL)
    )
    height = 2 * MARGIN + head + sum(sum(each) + CHART_HEIGHT + CHART_GAP for each in texts)
    image = QImage(QSize(WIDTH, round(height)) * SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    image.fill(colours.background)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = _write_text(painter, title, MARGIN, create_font(TITLE, BOLD), colours)
    top = _write_text(painter, scope_text, top, create_font(LABEL), colours)
    for chart in charts:
        top = _draw_chart(painter, chart, top + CHART_GAP, colours)
    painter.end()
    return image


def _draw_chart(painter: QPainter, chart: Chart, top: float, colours: ChartColours) -> float:
    """Draw a chart with its texts, and return the y coordinate at which it ends."""
    top = _write_text(painter, chart.title, top, create_font(LABEL, BOLD), colours)
    top = _write_text(painter, chart.summary, top, create_font(CAPTION), colours)
    box = QRectF(MARGIN, top + SPACINGS[1], WIDTH - 2 * MARGIN, CHART_HEIGHT - SPACINGS[1])
    chart.drawing.draw(painter, box, colours)
    return top + CHART_HEIGHT


def _text_heights(chart: Chart) -> tuple[float, float]:
    return _text_height(chart.title, create_font(LABEL, BOLD)), _text_height(
        chart.summary, create_font(CAPTION)
    )


def _text_height(text: str, face: QFont) -> float:
    room = QRectF(0, 0, WIDTH - 2 * MARGIN, 10_000)
    return QFontMetricsF(face).boundingRect(room, int(WRAP_FLAGS), text).height()


def _write_text(
    painter: QPainter, text: str, top: float, face: QFont, colours: ChartColours
) -> float:
    """Write a text, and return the y coordinate at which it ends."""
    height = _text_height(text, face)
    painter.setFont(face)
    painter.setPen(colours.text)
    painter.drawText(QRectF(MARGIN, top, WIDTH - 2 * MARGIN, height), int(WRAP_FLAGS), text)
    return top + height
