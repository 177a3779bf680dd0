"""What charts have in common: their colours, and a widget that draws itself."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ...engine.frozen import frozen
from ..common.palette import GOLD, GOLD_EDGE, JUNIPER, OUR_COLOUR, THEIR_COLOUR
from .embroidered_bands import BandColours
from .painter_tools import round_pen, stroke_rounded_rect

MIN_CONTRAST = 4.5  # WCAG AA for small text
OCHRE = "#8A5A0C"  # for changes for the worse, because red stands for our own side
STITCH_SIZE = 8.0  # pixels
CLOTH_COLOURS = "#EBCFC4", "#4A2F30"  # below our stitches, in the light and the dark scheme
SEAM_SHARE, HOLE_SHARE = 0.24, 0.3  # fractions of the way to the text colour
GRID_SHARE = 0.16  # the same, for grid lines


@frozen
class ChartColours:
    """The colours of a chart on a page."""

    background: QColor
    text: QColor
    quiet: QColor
    grid: QColor
    ours: QColor
    theirs: QColor
    better: QColor
    worse: QColor
    seam: QColor
    hole: QColor
    cloth: QColor

    def band_threads(self, stitch_size: float = STITCH_SIZE) -> BandColours:
        """Return the colours of embroidered bands that stand for the player's side."""
        return BandColours(self.cloth, self.ours, stitch_size)

    def empty_band_colours(self, stitch_size: float = STITCH_SIZE) -> BandColours:
        """Return the colours of an empty band, which shows only the needle holes."""
        return BandColours(self.background, self.hole, stitch_size)


def chart_colours(palette: QPalette) -> ChartColours:
    role = QPalette.ColorRole
    ground, text = palette.color(role.AlternateBase), palette.color(role.WindowText)
    return ChartColours(
        background=ground,
        text=text,
        quiet=palette.color(role.PlaceholderText),
        grid=mix_colours(ground, text, GRID_SHARE),
        ours=readable_colour(QColor(OUR_COLOUR), ground),
        theirs=readable_colour(QColor(THEIR_COLOUR), ground),
        better=readable_colour(QColor(JUNIPER), ground),
        worse=readable_colour(QColor(OCHRE), ground),
        seam=mix_colours(ground, text, SEAM_SHARE),
        hole=mix_colours(ground, text, HOLE_SHARE),
        cloth=QColor(CLOTH_COLOURS[ground.lightnessF() < 0.5]),
    )


def readable_colour(colour: QColor, background: QColor) -> QColor:
    """Return a colour, lightened just enough to be legible on a background."""
    hue, saturation, lightness = colour.hslHueF(), colour.hslSaturationF(), colour.lightnessF()
    while contrast_ratio(colour, background) < MIN_CONTRAST and lightness < 1:
        lightness = min(lightness + 0.02, 1.0)
        colour = QColor.fromHslF(hue, saturation, lightness)
    return colour


def mix_colours(start: QColor, end: QColor, share: float) -> QColor:
    """Return the colour at a fraction (0 to 1) of the way from start to end."""
    red, green, blue = (a + (b - a) * share for a, b in zip(_rgb(start), _rgb(end), strict=True))
    return QColor.fromRgbF(red, green, blue)


def contrast_ratio(first: QColor, second: QColor) -> float:
    """Return the contrast ratio of two colours as WCAG defines it, from 1 to 21."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = map(_linearize, _rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _linearize(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


EDGE_WIDTH, RING_WIDTH, RADIUS = 1.4, 2.6, 8


class ChartDrawing(QWidget):
    """A drawn figure with an accessible name and a focus ring."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_accessible_text(self, name: str, description: str = "") -> None:
        """Set what a screen reader reads."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, box = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, box, chart_colours(self.palette()))
        if self.hasFocus():
            draw_row_ring(painter, box)
        painter.end()


def draw_row_ring(painter: QPainter, box: QRectF) -> None:
    """Draw the gold ring of a drawing or a row that has the focus."""
    half, inner = EDGE_WIDTH / 2, EDGE_WIDTH + RING_WIDTH / 2
    ring = box.adjusted(inner, inner, -inner, -inner)
    stroke_rounded_rect(painter, ring, RADIUS - inner, round_pen(GOLD, RING_WIDTH))
    edge = box.adjusted(half, half, -half, -half)
    stroke_rounded_rect(painter, edge, RADIUS - half, round_pen(GOLD_EDGE, EDGE_WIDTH))
