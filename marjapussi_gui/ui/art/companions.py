"""Portraits of the computer players: each name always gets the same animal with a scarf."""

from zlib import crc32

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ...engine.frozen import frozen
from ..basis.palette import SIDES
from .animals import ANIMALS
from .animals.head import COLOURS, Animal, Part
from .bags import LINEN, SEAM, draw_berry
from .brushes import NO_BRUSH, NO_PEN, round_pen
from .paths import shape

BOX = 100.0
DISC = QRectF(2, 2, BOX - 4, BOX - 4)
SHOULDERS = "M 8 108 C 12 84 30 76 50 76 C 70 76 88 84 92 108 Z"
SCARF = "M 26 79 C 38 91 62 91 74 79 L 80 89 C 64 103 36 103 20 89 Z"
SCARF_STITCHES = (
    "O 30 88 2.4 2.4 O 40 92.6 2.4 2.4 O 50 94 2.4 2.4 O 60 92.6 2.4 2.4 O 70 88 2.4 2.4"
)
SHADE_BY, SHADE = QPointF(-5, -4), 116
LINE = 2.6
TURN = 3.4  # how far the features of a face move to look aside
MIRROR = QTransform(-1, 0, 0, 1, BOX, 0)
BERRY = 30.0

NAMED = {
    "Aino": "hare",
    "Eero": "bear",
    "Helvi": "owl",
    "Onni": "hedgehog",
    "Lempi": "swan",
    "Toivo": "elk",
    "Saima": "seal",
    "Arvo": "badger",
    "Hilma": "squirrel",
    "Väinö": "pike",
    "Elsa": "fox",
    "Gunnar": "wolf",
    "Sigrid": "lynx",
    "Lova": "bullfinch",
    "Tilda": "mouse",
    "Asha": "red panda",
    "Kiran": "snow leopard",
    "Maya": "elephant",
    "Suman": "yak",
    "Nima": "tiger",
}


@frozen
class Gaze:
    """The direction in which a face looks, from -1 to 1 on each axis."""

    right: int = 0
    down: int = 0


AHEAD = Gaze()


@frozen
class Companion:
    """The portrait of an animal with a scarf in the colour of a side."""

    animal: str
    scarf: int


def companion_of(name: str) -> Companion:
    """Return the portrait of a name; the same name always gives the same portrait."""
    number = crc32(name.encode())
    animal = NAMED.get(name) or tuple(ANIMALS)[number % len(ANIMALS)]
    return Companion(animal, number // len(ANIMALS) % len(SIDES))


def draw_companion(painter: QPainter, box: QRectF, companion: Companion, gaze: Gaze) -> None:
    """Draw an animal portrait into a square."""
    animal = ANIMALS[companion.animal]
    painter.save()
    _disc(painter, box, COLOURS[animal.behind])
    if animal.coat:
        painter.fillPath(shape(SHOULDERS), QColor(COLOURS[animal.coat]).darker(108))
    _head(painter, animal, gaze)
    if animal.coat:
        painter.fillPath(shape(SCARF), QColor(SIDES[companion.scarf]))
        painter.fillPath(shape(SCARF_STITCHES), QColor(LINEN))
    _rim(painter)
    painter.restore()


def draw_own(painter: QPainter, box: QRectF) -> None:
    """Draw the user's own portrait into a square: a berry on linen."""
    painter.save()
    _disc(painter, box, LINEN)
    draw_berry(painter, QPointF(BOX / 2, BOX / 2), BERRY, 0)
    _rim(painter)
    painter.restore()


def _disc(painter: QPainter, box: QRectF, colour: str) -> None:
    """Fill a disc in the square, scale the painter to its units, and clip it to the disc."""
    painter.translate(box.topLeft())
    painter.scale(box.width() / BOX, box.height() / BOX)
    circle = QPainterPath()
    circle.addEllipse(DISC)
    painter.setPen(NO_PEN)
    painter.fillPath(circle, QColor(colour))
    painter.setClipPath(circle)


def _rim(painter: QPainter) -> None:
    painter.setClipping(False)
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(QColor(SEAM), 3))
    painter.drawEllipse(DISC)


def _head(painter: QPainter, animal: Animal, gaze: Gaze) -> None:
    for part in animal.parts():
        painter.save()
        if "+" in part.flags:
            painter.translate(gaze.right * TURN, gaze.down * TURN)
        if part.colour == "eye":
            _eyes(painter, *map(float, part.path.split()))
        else:
            _draw(painter, part)
        painter.restore()


def _draw(painter: QPainter, part: Part) -> None:
    path, colour = shape(part.path), QColor(COLOURS[part.colour])
    for each in (path, MIRROR.map(path)) if "=" in part.flags else (path,):
        if "~" in part.flags:
            painter.strokePath(each, round_pen(colour, LINE))
            continue
        painter.fillPath(each, colour)
        if "*" in part.flags:
            painter.fillPath(each.subtracted(each.translated(SHADE_BY)), colour.darker(SHADE))


def _eyes(painter: QPainter, x: float, y: float, size: float) -> None:
    """Draw two eyes with a highlight at the upper left."""
    for middle in (QPointF(x, y), QPointF(BOX - x, y)):
        painter.setBrush(QColor(COLOURS["ink"]))
        painter.drawEllipse(middle, size, size * 1.08)
        painter.setBrush(QColor(COLOURS["white"]))
        light = middle + QPointF(-0.3, -0.38) * size
        painter.drawEllipse(light, size * 0.32, size * 0.32)
