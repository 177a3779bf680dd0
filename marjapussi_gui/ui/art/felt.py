"""Pictures of the table's felt, with light, texture, a dashed border and a star."""

from functools import cache
from random import Random

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from ..common.palette import FELT_COLOURS, FeltColours
from .cross_stitch import STAR_GRID, draw_grid
from .painter_tools import open_painter, seam_pen, stroke_rounded_rect

TILE_SIZE, NOISE_SEED = 192, 7
STAR_POSITION, STAR_SIZE = QPointF(0.5, 0.42), 372
LIGHT_POSITION, LIGHT_RADIUS = QPointF(0.5, 0.44), 0.66
SEAM_OPACITY_FACTOR = 2.3  # the opacity of the border, relative to the star


def felt_picture(
    width: int, height: int, felt: str, pixel_ratio: float, table_width: int = 0
) -> QPixmap:
    """Return the felt of a table, with a star in the centre.

    If a panel covers the right part, table_width is the width in pixels of the rest of the picture,
    in which the star is centred. 0 means that there is no panel.
    """
    table_width = table_width or width
    unit, cloth = min(table_width / 1280, height / 800), FELT_COLOURS[felt]
    # A picture without an alpha channel is painted faster
    picture = QPixmap(QSize(width, height) * pixel_ratio)
    picture.setDevicePixelRatio(pixel_ratio)
    with open_painter(picture) as painter:
        area = QRectF(0, 0, width, height)
        _draw_light(painter, area, cloth)
        _draw_weave(painter, area, pixel_ratio)
        _draw_seam(painter, area, cloth, unit)
        _draw_star(painter, QRectF(0, 0, table_width, height), cloth, unit)
    return picture


def draw_felt_background(painter: QPainter, area: QRectF, felt: str) -> None:
    """Draw felt without a border or star, for tiles and headings."""
    _draw_light(painter, area, FELT_COLOURS[felt])
    _draw_weave(painter, area, painter.device().devicePixelRatioF())


def _draw_light(painter: QPainter, area: QRectF, colours: FeltColours) -> None:
    middle = area.topLeft() + QPointF(
        area.width() * LIGHT_POSITION.x(), area.height() * LIGHT_POSITION.y()
    )
    glow = QRadialGradient(middle, area.width() * LIGHT_RADIUS)
    for at, colour in ((0, colours.light), (0.55, colours.base), (1, colours.dark)):
        glow.setColorAt(at, QColor(colour))
    painter.fillRect(area, glow)


def _draw_weave(painter: QPainter, area: QRectF, pixel_ratio: float) -> None:
    tile = QPixmap.fromImage(weave_tile())
    tile.setDevicePixelRatio(pixel_ratio / max(round(pixel_ratio), 1))
    painter.drawTiledPixmap(area, tile, QPointF())


def _draw_seam(painter: QPainter, area: QRectF, colours: FeltColours, unit: float) -> None:
    thread = QColor(colours.thread)
    thread.setAlphaF(min(thread.alphaF() * SEAM_OPACITY_FACTOR, 1))
    inside = 10 * unit
    edge = area.adjusted(inside, inside, -inside, -inside)
    stroke_rounded_rect(painter, edge, 14 * unit, seam_pen(thread, 2 * unit, 5, 4))


def _draw_star(painter: QPainter, area: QRectF, colours: FeltColours, unit: float) -> None:
    thread = QColor(colours.thread)
    box = QRectF(0, 0, STAR_SIZE * unit, STAR_SIZE * unit)
    box.moveCenter(QPointF(area.width() * STAR_POSITION.x(), area.height() * STAR_POSITION.y()))
    draw_grid(painter, box, STAR_GRID, {"X": thread, "B": thread}, has_strands=False)


@cache
def weave_tile() -> QImage:
    """Return a tile of cloth texture: fine noise, blurred along the threads."""
    rng = Random(NOISE_SEED)
    tile = QImage(TILE_SIZE, TILE_SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(0)
    painter = QPainter(tile)
    for step in (QPoint(1, 0), QPoint(0, 1)):
        grain = QBrush(_noise_tile(rng))
        for times in range(3):
            painter.setBrushOrigin(step * times)
            painter.fillRect(tile.rect(), grain)
    painter.end()
    return tile


def _noise_tile(rng: Random) -> QImage:
    """Return a tile with light and dark dots on about every sixth pixel."""
    image = QImage(
        rng.randbytes(TILE_SIZE * TILE_SIZE),
        TILE_SIZE,
        TILE_SIZE,
        TILE_SIZE,
        QImage.Format.Format_Indexed8,
    )
    light = [QColor(255, 255, 255, 4 + n % 7).rgba() for n in range(21)]
    dark = [QColor(0, 0, 0, 5 + n % 9).rgba() for n in range(21)]
    image.setColorTable(light + dark + [0] * (256 - 42))
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
