"""Card faces and backs that look the same upside down, in a box of 250 by 350 units."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from ...engine.cards import HIDDEN, JOKER, RANK_OF, SUIT_OF
from ...engine.frozen import frozen
from ..common.palette import DISABLED_TINT, LINEN, PAPER
from .cross_stitch import STAR_GRID, draw_grid, load_grid, mirror_grid, rotate_grid
from .deck_style import DeckStyle, draw_card_back
from .painter_tools import NO_PEN
from .suit_drawing import (
    COLOUR_SCHEMES,
    GLYPH_HEIGHT,
    LEAF_GREEN,
    RED_SUIT_COLOURS,
    draw_suit,
    fit_path,
    rank_glyph,
    stitch_colours,
    suit_colour,
    suit_path,
)
from .vector_paths import parse_path


@frozen
class CornerIndex:
    """The layout of a corner index (the rank and suit in a card's corner), in units of the card.

    Everything else on the face lies to the right of suit_rect.
    """

    height: float
    max_width: float
    centre_x: float
    suit_rect: QRectF
    top: float = 14


STANDARD_INDEX = CornerIndex(54, 39, 25.5, QRectF(8.5, 76, 34, 35))
LARGE_INDEX = CornerIndex(92, 54, 36, QRectF(8, 115, 56, 56))
CORNER_INDICES = {"standard": STANDARD_INDEX, "large": LARGE_INDEX}


def draw_corner_index(painter: QPainter, rank: str, suit: int, index: CornerIndex) -> None:
    outline = rank_glyph(rank)
    wide = outline.boundingRect().width()
    scale = index.height / GLYPH_HEIGHT
    narrow = min(scale, index.max_width / wide)
    place = QTransform(narrow, 0, 0, scale, index.centre_x - narrow * wide / 2, index.top)
    painter.drawPath(place.map(outline))
    draw_suit(painter, suit, index.suit_rect)


FIGURE_PANEL, FRAME_WIDTH = QRectF(50.5, 32.75, 149, 284.5), 3
HEAD_COLUMNS, HEAD_ROWS = 21, 28  # stitches for a head with its shoulders
HEAD_SIZE = QSizeF(110, 110 * HEAD_ROWS / HEAD_COLUMNS)
HEAD_PANEL = QRectF(QPointF(127, 20), HEAD_SIZE)
TURNED_HEAD_PANEL = QRectF(QPointF(13, 330 - HEAD_SIZE.height()), HEAD_SIZE)
FIRST_HEAD_COLUMN = {"JS": 7, "JH": 4, "JD": 7}  # of heads that don't start at column 6


def draw_court_figure(painter: QPainter, name: str, suit: int, scheme: str) -> None:
    """Draw a court figure and its copy, rotated by 180 degrees, below."""
    draw_figure_panel(painter, FIGURE_PANEL, suit, scheme)
    draw_grid(painter, FIGURE_PANEL, mirror_grid(load_grid(name)), stitch_colours(suit, scheme))


def draw_court_heads(painter: QPainter, name: str, suit: int, scheme: str) -> None:
    """Draw only the heads of a court figure: at the upper right and, rotated, the lower left."""
    first = FIRST_HEAD_COLUMN.get(name, 6)
    rows = [row[first : first + HEAD_COLUMNS] for row in load_grid(name)[:HEAD_ROWS]]
    for panel, head in ((HEAD_PANEL, rows), (TURNED_HEAD_PANEL, rotate_grid(rows))):
        draw_figure_panel(painter, panel, suit, scheme)
        draw_grid(painter, panel, head, stitch_colours(suit, scheme))


def draw_figure_panel(painter: QPainter, panel: QRectF, suit: int, scheme: str) -> None:
    """Draw an empty panel of linen with a frame in the suit's colour."""
    painter.setBrush(QColor(LINEN))
    painter.setPen(QPen(QColor(COLOUR_SCHEMES[scheme][suit]["D"]), 1.6))
    painter.drawRoundedRect(
        panel.adjusted(-FRAME_WIDTH, -FRAME_WIDTH, FRAME_WIDTH, FRAME_WIDTH), 5, 5
    )


CARD_WIDTH, CARD_HEIGHT, CORNER_RADIUS = 250, 350, 16
CARD_CENTRE = QPointF(CARD_WIDTH / 2, CARD_HEIGHT / 2)
EDGE_COLOUR, EDGE_WIDTH = QColor(60, 48, 30, 180), 1.6

PIP_SIZE = 46
LEFT_X, MIDDLE_X, RIGHT_X = 0.32, 0.50, 0.68
TOP_Y, BOTTOM_Y = 0.165, 0.835
OUTER_COLUMNS = (LEFT_X, RIGHT_X)
FOUR_ROWS = tuple(TOP_Y + row * (BOTTOM_Y - TOP_Y) / 3 for row in range(4))
FOUR_PIPS = tuple((x, y) for x in OUTER_COLUMNS for y in (TOP_Y, BOTTOM_Y))
SIX_PIPS = tuple((x, y) for x in OUTER_COLUMNS for y in (TOP_Y, 0.5, BOTTOM_Y))
EIGHT_PIPS = tuple((x, y) for x in OUTER_COLUMNS for y in FOUR_ROWS)
PIP_POSITIONS = {
    "2": ((MIDDLE_X, TOP_Y), (MIDDLE_X, BOTTOM_Y)),
    "3": ((MIDDLE_X, TOP_Y), (MIDDLE_X, 0.5), (MIDDLE_X, BOTTOM_Y)),
    "4": FOUR_PIPS,
    "5": (*FOUR_PIPS, (MIDDLE_X, 0.5)),
    "6": SIX_PIPS,
    "7": (*SIX_PIPS, (MIDDLE_X, 0.3325)),
    "8": (*SIX_PIPS, (MIDDLE_X, 0.3325), (MIDDLE_X, 0.6675)),
    "9": (*EIGHT_PIPS, (MIDDLE_X, 0.5)),
    "T": (
        *EIGHT_PIPS,
        (MIDDLE_X, (TOP_Y + FOUR_ROWS[1]) / 2),
        (MIDDLE_X, (BOTTOM_Y + FOUR_ROWS[2]) / 2),
    ),
}

ACE_RECT = QRectF(CARD_WIDTH / 2 - 72, CARD_HEIGHT / 2 - 84, 144, 168)
ACE_STARS = (  # for each suit, the size of its stars and their offsets from the centre
    (62, ((0, 10),)),
    (66, ((0, -12),)),
    (60, ((0, 0),)),
    (44, ((0, -39), (-37, 15), (37, 15))),
)
# Factors by which figures shrink to fit between large indices
SMALL_ACE_SCALE, SMALL_JOKER_SCALE = 0.58, 0.74
LARGE_BERRY_SCALE = 1.6
BERRY_CENTRE = QPointF(25, 46)
WILD_BERRY_PLACEMENTS = {"standard": (1.25, QPointF(25.5, 155)), "large": (1.5, QPointF(36, 230))}
BERRY_LEAF_PATH = "M 24 32 C 24 18 36 13 45 15 C 44 26 36 33 24 32"


def draw_blank_card(painter: QPainter, edge_width: float = EDGE_WIDTH) -> None:
    """Draw a blank card with an edge line, which makes it stand out on pale felt."""
    painter.setPen(QPen(EDGE_COLOUR, edge_width))
    painter.setBrush(QColor(PAPER))
    inside = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT).adjusted(
        edge_width / 2, edge_width / 2, -edge_width / 2, -edge_width / 2
    )
    painter.drawRoundedRect(inside, CORNER_RADIUS, CORNER_RADIUS)


def draw_face(painter: QPainter, card: int, style: DeckStyle) -> None:
    """Draw the face of a card, or the back if the card is HIDDEN."""
    painter.setPen(NO_PEN)
    if card == HIDDEN:
        draw_card_back(painter, style.back)
    elif card == JOKER:
        _draw_joker(painter, is_large=style.index_size == "large")
    elif style.index_size == "large":
        _draw_large_index_face(painter, RANK_OF[card], SUIT_OF[card], style)
    else:
        _draw_standard_face(painter, RANK_OF[card], SUIT_OF[card], style)


def dim_face(painter: QPainter) -> None:
    """Darken a drawn face to show that the card cannot be played. It stays opaque."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(DISABLED_TINT))
    painter.drawRoundedRect(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT), CORNER_RADIUS, CORNER_RADIUS)


def draw_wild_mark(painter: QPainter, style: DeckStyle) -> None:
    """Mark a card as wild with a drawn berry under each corner index."""
    size, middle = WILD_BERRY_PLACEMENTS[style.index_size]
    painter.setPen(NO_PEN)
    for _ in range(2):
        painter.save()
        painter.translate(middle - BERRY_CENTRE * size)
        _draw_berry(painter, size)
        painter.restore()
        _turn_upside_down(painter)


def _draw_standard_face(painter: QPainter, rank: str, suit: int, style: DeckStyle) -> None:
    _draw_corner_indices(painter, rank, suit, style)
    if rank in PIP_POSITIONS:
        for x, y in PIP_POSITIONS[rank]:
            _draw_pip(painter, suit, QPointF(x * CARD_WIDTH, y * CARD_HEIGHT))
    elif rank == "A":
        _draw_ace(painter, suit)
    else:
        draw_court_figure(painter, _court_card_name(rank, suit), suit, style.colour_scheme)


def _draw_large_index_face(painter: QPainter, rank: str, suit: int, style: DeckStyle) -> None:
    """Draw a face without pips and with large indices, for players with low vision."""
    _draw_corner_indices(painter, rank, suit, style)
    if rank == "A":
        _scale_about_centre(painter, SMALL_ACE_SCALE)
        _draw_ace(painter, suit)
    elif rank not in PIP_POSITIONS:
        draw_court_heads(painter, _court_card_name(rank, suit), suit, style.colour_scheme)


def _court_card_name(rank: str, suit: int) -> str:
    """Return the file name of a court card's drawing, such as "KS"."""
    return f"{rank}{'SHDC'[suit]}"


def _draw_corner_indices(painter: QPainter, rank: str, suit: int, style: DeckStyle) -> None:
    painter.setBrush(suit_colour(suit, style.colour_scheme))
    for _ in range(2):
        draw_corner_index(painter, rank, suit, CORNER_INDICES[style.index_size])
        _turn_upside_down(painter)


def _turn_upside_down(painter: QPainter) -> None:
    """Rotate the painter by 180 degrees around the centre of the card."""
    painter.translate(CARD_WIDTH, CARD_HEIGHT)
    painter.scale(-1, -1)


def _scale_about_centre(painter: QPainter, scale: float) -> None:
    painter.translate(CARD_CENTRE)
    painter.scale(scale, scale)
    painter.translate(-CARD_CENTRE)


def _draw_pip(painter: QPainter, suit: int, centre: QPointF) -> None:
    box = QRectF(centre.x() - PIP_SIZE / 2, centre.y() - PIP_SIZE / 2, PIP_SIZE, PIP_SIZE)
    draw_suit(painter, suit, box, is_upside_down=centre.y() > CARD_CENTRE.y() + 0.1)


def _draw_ace(painter: QPainter, suit: int) -> None:
    painter.drawPath(fit_path(suit_path(suit), ACE_RECT))
    size, places = ACE_STARS[suit]
    linen = {"X": QColor(LINEN), "B": QColor(LINEN)}
    for x, y in places:
        box = QRectF(0, 0, size, size)
        box.moveCenter(CARD_CENTRE + QPointF(x, y))
        draw_grid(painter, box, STAR_GRID, linen)


def _draw_joker(painter: QPainter, *, is_large: bool) -> None:
    """Draw the joker, two birds under a berry tree as on traditional towels."""
    for _ in range(2):
        _draw_berry(painter, LARGE_BERRY_SCALE if is_large else 1)
        _turn_upside_down(painter)
    if is_large:
        _scale_about_centre(painter, SMALL_JOKER_SCALE)
    draw_court_figure(painter, "joker", 1, "four")


def _draw_berry(painter: QPainter, scale: float) -> None:
    """Draw the corner index of the joker, a lingonberry with its leaf."""
    painter.save()
    painter.scale(scale, scale)
    painter.setBrush(QColor(RED_SUIT_COLOURS["M"]))
    painter.drawEllipse(BERRY_CENTRE, 15, 15)
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(QPointF(20, 41), 3.4, 3.4)
    painter.setBrush(QColor(LEAF_GREEN))
    painter.drawPath(parse_path(BERRY_LEAF_PATH))
    painter.restore()
