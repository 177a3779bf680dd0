"""The colours of charts: those of the house, lightened until they are clear on their ground."""

from PySide6.QtGui import QColor, QPalette

from ...engine.frozen import frozen
from ..art.cloth import Threads
from ..basis.palette import JUNIPER, OURS, THEIRS

CLEAR = 4.5  # the contrast that small type needs
OCHRE = "#8A5A0C"  # what became worse: red is our own side
CELL = 8.0  # pixels: a square of cloth
CLOTHS = "#EBCFC4", "#4A2F30"  # under crosses of our own colour, by day and in the dark
SEAM, HOLE = 0.24, 0.3  # how far seams and holes stand out of the ground
GRID, SHADE = 0.16, 0.62  # how far lines and quiet fillings stand out of the ground


@frozen
class Inks:
    """What a chart is drawn with."""

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
        """Return what bands of our own colour are made of."""
        return Threads(self.cloth, self.ours, cell)

    def holes(self, cell: float = CELL) -> Threads:
        """Return what is seen of a band that is still to be sewn."""
        return Threads(self.ground, self.hole, cell)


def inks(palette: QPalette) -> Inks:
    """Return what to draw with on the panels of a page in these colours."""
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
    """Return the colour itself where it is clear on its ground, else the least pale one that is."""
    hue, saturation, lightness = colour.hslHueF(), colour.hslSaturationF(), colour.lightnessF()
    while contrast(colour, ground) < CLEAR and lightness < 1:
        lightness = min(lightness + 0.02, 1.0)
        colour = QColor.fromHslF(hue, saturation, lightness)
    return colour


def mixed(near: QColor, far: QColor, share: float) -> QColor:
    """Return a colour that is so far on the way from one to another."""
    red, green, blue = (a + (b - a) * share for a, b in zip(_parts(near), _parts(far), strict=True))
    return QColor.fromRgbF(red, green, blue)


def contrast(one: QColor, other: QColor) -> float:
    """Return how well two colours are told apart, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = map(_linear, _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
