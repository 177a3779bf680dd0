"""The felt of the table: light, weave, a seam along the edge and a star in the middle."""

from functools import cache
from random import Random

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from ..basis.palette import FELTS, Felt
from .brushes import outlined, painting, seam_pen
from .stitches import STAR, draw_grid

TILE, SEED = 192, 7
STAR_AT, STAR_SIZE = QPointF(0.5, 0.42), 372
LIGHT_AT, LIGHT_REACH = QPointF(0.5, 0.44), 0.66
SEAM_STRENGTH = 2.3  # the opacity of the seam, relative to the star


def felt_picture(width: int, height: int, felt: str, ratio: float, table: int = 0) -> QPixmap:
    """Return the felt as a picture; the star is centred in the left table_width pixels (0: all)."""
    table = table or width
    unit, cloth = min(table / 1280, height / 800), FELTS[felt]
    # Without an alpha channel it is painted faster
    picture = QPixmap(QSize(width, height) * ratio)
    picture.setDevicePixelRatio(ratio)
    with painting(picture) as painter:
        area = QRectF(0, 0, width, height)
        _light(painter, area, cloth)
        _weave(painter, area, ratio)
        _seam(painter, area, cloth, unit)
        _star(painter, QRectF(0, 0, table, height), cloth, unit)
    return picture


def draw_cloth(painter: QPainter, area: QRectF, felt: str) -> None:
    """Draw a piece of felt without seam and star, for tiles and headings."""
    _light(painter, area, FELTS[felt])
    _weave(painter, area, painter.device().devicePixelRatioF())


def _light(painter: QPainter, area: QRectF, cloth: Felt) -> None:
    middle = area.topLeft() + QPointF(area.width() * LIGHT_AT.x(), area.height() * LIGHT_AT.y())
    glow = QRadialGradient(middle, area.width() * LIGHT_REACH)
    for at, colour in ((0, cloth.light), (0.55, cloth.base), (1, cloth.dark)):
        glow.setColorAt(at, QColor(colour))
    painter.fillRect(area, glow)


def _weave(painter: QPainter, area: QRectF, ratio: float) -> None:
    tile = QPixmap.fromImage(weave())
    tile.setDevicePixelRatio(ratio / max(round(ratio), 1))
    painter.drawTiledPixmap(area, tile, QPointF())


def _seam(painter: QPainter, area: QRectF, cloth: Felt, unit: float) -> None:
    """Draw a dashed seam a little inside the edge of the felt."""
    thread = QColor(cloth.thread)
    thread.setAlphaF(min(thread.alphaF() * SEAM_STRENGTH, 1))
    inside = 10 * unit
    edge = area.adjusted(inside, inside, -inside, -inside)
    outlined(painter, edge, 14 * unit, seam_pen(thread, 2 * unit, 5, 4))


def _star(painter: QPainter, area: QRectF, cloth: Felt, unit: float) -> None:
    thread = QColor(cloth.thread)
    box = QRectF(0, 0, STAR_SIZE * unit, STAR_SIZE * unit)
    box.moveCenter(QPointF(area.width() * STAR_AT.x(), area.height() * STAR_AT.y()))
    draw_grid(painter, box, STAR, {"X": thread, "B": thread}, strand=False)


@cache
def weave() -> QImage:
    """Return a tile of cloth texture: fine noise, smeared a little along the threads."""
    rng = Random(SEED)
    tile = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(0)
    painter = QPainter(tile)
    for step in (QPoint(1, 0), QPoint(0, 1)):
        grain = QBrush(_grain(rng))
        for times in range(3):
            painter.setBrushOrigin(step * times)
            painter.fillRect(tile.rect(), grain)
    painter.end()
    return tile


def _grain(dice: Random) -> QImage:
    """Return a tile of random dots, light and dark, on about every sixth pixel."""
    image = QImage(dice.randbytes(TILE * TILE), TILE, TILE, TILE, QImage.Format.Format_Indexed8)
    light = [QColor(255, 255, 255, 4 + n % 7).rgba() for n in range(21)]
    dark = [QColor(0, 0, 0, 5 + n % 9).rgba() for n in range(21)]
    image.setColorTable(light + dark + [0] * (256 - 42))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
