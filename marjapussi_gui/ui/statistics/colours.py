"""The colours of charts: the program's own, lightened until they are readable."""

from PySide6.QtGui import QColor, QPalette

from ...engine.frozen import frozen
from ..art.cloth import Threads
from ..basis.palette import JUNIPER, OURS, THEIRS

CLEAR = 4.5  # WCAG AA for small text
OCHRE = "#8A5A0C"  # for what became worse, because red is our own side
CELL = 8.0  # pixels
CLOTHS = "#EBCFC4", "#4A2F30"  # below our own stitches, in the light and dark scheme
SEAM, HOLE = 0.24, 0.3  # towards the text colour, from 0 to 1
GRID, SHADE = 0.16, 0.62  # the same for lines and quiet fillings


@frozen
class Inks:
    """The colours of a chart."""

    ground: QColor
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

    def threads(self, cell: float = CELL) -> Threads:
        """Return the threads of bands in our own colour."""
        return Threads(self.cloth, self.ours, cell)

    def holes(self, cell: float = CELL) -> Threads:
        """Return the threads of a band without stitches."""
        return Threads(self.ground, self.hole, cell)


def inks(palette: QPalette) -> Inks:
    """Return the colours for charts on a page with this palette."""
    role = QPalette.ColorRole
    ground, text = palette.color(role.AlternateBase), palette.color(role.WindowText)
    return Inks(
        ground=ground,
        text=text,
        quiet=palette.color(role.PlaceholderText),
        grid=mixed(ground, text, GRID),
        ours=clear(QColor(OURS), ground),
        theirs=clear(QColor(THEIRS), ground),
        better=clear(QColor(JUNIPER), ground),
        worse=clear(QColor(OCHRE), ground),
        seam=mixed(ground, text, SEAM),
        hole=mixed(ground, text, HOLE),
        cloth=QColor(CLOTHS[ground.lightnessF() < 0.5]),
    )


def clear(colour: QColor, ground: QColor) -> QColor:
    """Return a colour, lightened as little as its contrast to the background requires."""
    hue, saturation, lightness = colour.hslHueF(), colour.hslSaturationF(), colour.lightnessF()
    while contrast(colour, ground) < CLEAR and lightness < 1:
        lightness = min(lightness + 0.02, 1.0)
        colour = QColor.fromHslF(hue, saturation, lightness)
    return colour


def mixed(near: QColor, far: QColor, share: float) -> QColor:
    """Return the colour at a fraction of the way from one to another."""
    red, green, blue = (a + (b - a) * share for a, b in zip(_parts(near), _parts(far), strict=True))
    return QColor.fromRgbF(red, green, blue)


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours as WCAG defines it, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = map(_linear, _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
