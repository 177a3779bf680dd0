"""Animal portraits of players, which depend only on the players' names."""

from collections.abc import Mapping
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ...engine.frozen import frozen
from ..common.palette import SIDE_COLOURS
from .animals import ANIMAL_COLOURS, ANIMALS, Animal, AnimalShape
from .painter_tools import NO_BRUSH, NO_PEN, round_pen
from .score_bag_pictures import LINEN_COLOUR, SEAM_COLOUR, draw_berry
from .vector_paths import cached_path

BOX_SIZE = 100.0
DISC_RECT = QRectF(2, 2, BOX_SIZE - 4, BOX_SIZE - 4)
SHOULDERS_PATH = "M 8 108 C 12 84 30 76 50 76 C 70 76 88 84 92 108 Z"
SCARF_PATH = "M 26 79 C 38 91 62 91 74 79 L 80 89 C 64 103 36 103 20 89 Z"
SCARF_STITCHES_PATH = (
    "O 30 88 2.4 2.4 O 40 92.6 2.4 2.4 O 50 94 2.4 2.4 O 60 92.6 2.4 2.4 O 70 88 2.4 2.4"
)
SHADE_OFFSET, SHADE_DARKNESS = QPointF(-5, -4), 116
LINE_WIDTH = 2.6
GAZE_SHIFT = 3.4  # how far the features of a face move when it looks aside
MIRROR_TRANSFORM = QTransform(-1, 0, 0, 1, BOX_SIZE, 0)
BERRY_RADIUS = 30.0

ANIMAL_OF_PLAYER = {
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
class GazeDirection:
    """The direction in which a face looks, from -1 to 1 on each axis; 0 is straight ahead."""

    right: int = 0
    down: int = 0


GAZE_AHEAD = GazeDirection()


@frozen
class AnimalPortrait:
    """An animal, with a scarf in a side's colour."""

    animal: str
    scarf_side: int


_chosen_animals: dict[str, str] = {}


def choose_animals(animals: Mapping[str, str]) -> None:
    """Set the animals that people have chosen for their portraits, given by name."""
    _chosen_animals.clear()
    _chosen_animals.update((name, each) for name, each in animals.items() if each in ANIMALS)


def animal_portrait(name: str) -> AnimalPortrait:
    """Return the portrait of the player with this name."""
    number, usual = crc32(name.encode()), _chosen_animals.get(name) or ANIMAL_OF_PLAYER.get(name)
    animal = usual or tuple(ANIMALS)[number % len(ANIMALS)]
    return AnimalPortrait(animal, number // len(ANIMALS) % len(SIDE_COLOURS))


def draw_animal_portrait(
    painter: QPainter, box: QRectF, portrait: AnimalPortrait, gaze: GazeDirection
) -> None:
    animal = ANIMALS[portrait.animal]
    painter.save()
    _fill_disc(painter, box, ANIMAL_COLOURS[animal.background])
    if animal.coat:
        painter.fillPath(
            cached_path(SHOULDERS_PATH), QColor(ANIMAL_COLOURS[animal.coat]).darker(108)
        )
    _draw_head(painter, animal, gaze)
    if animal.coat:
        painter.fillPath(cached_path(SCARF_PATH), QColor(SIDE_COLOURS[portrait.scarf_side]))
        painter.fillPath(cached_path(SCARF_STITCHES_PATH), QColor(LINEN_COLOUR))
    _draw_rim(painter)
    painter.restore()


def draw_own_portrait(painter: QPainter, box: QRectF) -> None:
    painter.save()
    _fill_disc(painter, box, LINEN_COLOUR)
    draw_berry(painter, QPointF(BOX_SIZE / 2, BOX_SIZE / 2), BERRY_RADIUS, 0)
    _draw_rim(painter)
    painter.restore()


def _fill_disc(painter: QPainter, box: QRectF, colour: str) -> None:
    """Fill a disc in the square box, then clip the painter to it and scale it to a 100-unit box."""
    painter.translate(box.topLeft())
    painter.scale(box.width() / BOX_SIZE, box.height() / BOX_SIZE)
    circle = QPainterPath()
    circle.addEllipse(DISC_RECT)
    painter.setPen(NO_PEN)
    painter.fillPath(circle, QColor(colour))
    painter.setClipPath(circle)


def _draw_rim(painter: QPainter) -> None:
    painter.setClipping(False)
    painter.setBrush(NO_BRUSH)
    painter.setPen(QPen(QColor(SEAM_COLOUR), 3))
    painter.drawEllipse(DISC_RECT)


def _draw_head(painter: QPainter, animal: Animal, gaze: GazeDirection) -> None:
    for part in animal.shapes():
        painter.save()
        if "+" in part.flags:
            painter.translate(gaze.right * GAZE_SHIFT, gaze.down * GAZE_SHIFT)
        if part.colour == "eye":
            _draw_eyes(painter, *map(float, part.path.split()))
        else:
            _draw_shape(painter, part)
        painter.restore()


def _draw_shape(painter: QPainter, shape: AnimalShape) -> None:
    path, colour = cached_path(shape.path), QColor(ANIMAL_COLOURS[shape.colour])
    for each in (path, MIRROR_TRANSFORM.map(path)) if "=" in shape.flags else (path,):
        if "~" in shape.flags:
            painter.strokePath(each, round_pen(colour, LINE_WIDTH))
            continue
        painter.fillPath(each, colour)
        if "*" in shape.flags:
            painter.fillPath(
                each.subtracted(each.translated(SHADE_OFFSET)), colour.darker(SHADE_DARKNESS)
            )


def _draw_eyes(painter: QPainter, x: float, y: float, size: float) -> None:
    for middle in (QPointF(x, y), QPointF(BOX_SIZE - x, y)):
        painter.setBrush(QColor(ANIMAL_COLOURS["ink"]))
        painter.drawEllipse(middle, size, size * 1.08)
        painter.setBrush(QColor(ANIMAL_COLOURS["white"]))
        light = middle + QPointF(-0.3, -0.38) * size
        painter.drawEllipse(light, size * 0.32, size * 0.32)
