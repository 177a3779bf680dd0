"""Card faces and backs, drawn in a box of 250 by 350 units with point symmetry."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ...engine.cards import HIDDEN, JOKER, RANK_OF, SUIT_OF
from ..basis.palette import BARRED, LINEN, PAPER
from .backs import draw_back
from .brushes import NO_PEN
from .design import Design
from .figures import draw_figure, draw_heads
from .indices import INDICES, draw_index
from .paths import traced
from .schemes import LEAF, RED, suit_ink
from .stamps import draw_suit
from .stitches import STAR, draw_grid
from .suits import fitted, suit_path

WIDTH, HEIGHT, RADIUS = 250, 350, 16
MIDDLE = QPointF(WIDTH / 2, HEIGHT / 2)
EDGE, EDGE_WIDTH = QColor(60, 48, 30, 180), 1.6

PIP = 46
LEFT, MID, RIGHT = 0.32, 0.50, 0.68
TOP, BOTTOM = 0.165, 0.835
COLUMNS = (LEFT, RIGHT)
QUARTERS = tuple(TOP + row * (BOTTOM - TOP) / 3 for row in range(4))
FOUR = tuple((x, y) for x in COLUMNS for y in (TOP, BOTTOM))
SIX = tuple((x, y) for x in COLUMNS for y in (TOP, 0.5, BOTTOM))
EIGHT = tuple((x, y) for x in COLUMNS for y in QUARTERS)
PIPS = {
    "2": ((MID, TOP), (MID, BOTTOM)),
    "3": ((MID, TOP), (MID, 0.5), (MID, BOTTOM)),
    "4": FOUR,
    "5": (*FOUR, (MID, 0.5)),
    "6": SIX,
    "7": (*SIX, (MID, 0.3325)),
    "8": (*SIX, (MID, 0.3325), (MID, 0.6675)),
    "9": (*EIGHT, (MID, 0.5)),
    "T": (*EIGHT, (MID, (TOP + QUARTERS[1]) / 2), (MID, (BOTTOM + QUARTERS[2]) / 2)),
}

ACE = QRectF(WIDTH / 2 - 72, HEIGHT / 2 - 84, 144, 168)
ACE_STARS = (  # by suit: the size of a star, and offsets from the centre
    (62, ((0, 10),)),
    (66, ((0, -12),)),
    (60, ((0, 0),)),
    (44, ((0, -39), (-37, 15), (37, 15))),
)
# Relative to the usual size, to fit between large indices
SMALL_ACE, SMALL_TREE = 0.58, 0.74
LARGE_BERRY = 1.6
BERRY_MIDDLE = QPointF(25, 46)
WILD_BERRIES = {"standard": (1.25, QPointF(25.5, 155)), "large": (1.5, QPointF(36, 230))}
BERRY_LEAF = "M 24 32 C 24 18 36 13 45 15 C 44 26 36 33 24 32"


def draw_paper(painter: QPainter, edge: float = EDGE_WIDTH) -> None:
    """Draw a blank card with an edge that stands out on pale felt."""
    painter.setPen(QPen(EDGE, edge))
    painter.setBrush(QColor(PAPER))
    inside = QRectF(0, 0, WIDTH, HEIGHT).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.drawRoundedRect(inside, RADIUS, RADIUS)


def draw_face(painter: QPainter, card: int, design: Design) -> None:
    """Draw the print of a card, or the back if the card is HIDDEN."""
    painter.setPen(NO_PEN)
    if card == HIDDEN:
        draw_back(painter, design.back)
    elif card == JOKER:
        _draw_joker(painter, is_large=design.index == "large")
    elif design.index == "large":
        _draw_large(painter, RANK_OF[card], SUIT_OF[card], design)
    else:
        _draw_standard(painter, RANK_OF[card], SUIT_OF[card], design)


def draw_bar(painter: QPainter) -> None:
    """Darken the face of a card that cannot be played, without making it transparent."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(BARRED))
    painter.drawRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), RADIUS, RADIUS)


def draw_wild(painter: QPainter, design: Design) -> None:
    """Draw a berry under both indices to mark a wild card."""
    size, middle = WILD_BERRIES[design.index]
    painter.setPen(NO_PEN)
    for _ in range(2):
        painter.save()
        painter.translate(middle - BERRY_MIDDLE * size)
        _draw_berry(painter, size)
        painter.restore()
        _turn(painter)


def _draw_standard(painter: QPainter, rank: str, suit: int, design: Design) -> None:
    _draw_corners(painter, rank, suit, design)
    if rank in PIPS:
        for x, y in PIPS[rank]:
            _draw_pip(painter, suit, QPointF(x * WIDTH, y * HEIGHT))
    elif rank == "A":
        _draw_ace(painter, suit)
    else:
        draw_figure(painter, _figure(rank, suit), suit, design.colours)


def _draw_large(painter: QPainter, rank: str, suit: int, design: Design) -> None:
    """Draw a face with large indices and without pips, for players with low vision."""
    _draw_corners(painter, rank, suit, design)
    if rank == "A":
        _shrink(painter, SMALL_ACE)
        _draw_ace(painter, suit)
    elif rank not in PIPS:
        draw_heads(painter, _figure(rank, suit), suit, design.colours)


def _figure(rank: str, suit: int) -> str:
    """Return the name of the stitch grid of a court card."""
    return f"{rank}{'SHDC'[suit]}"


def _draw_corners(painter: QPainter, rank: str, suit: int, design: Design) -> None:
    painter.setBrush(suit_ink(suit, design.colours))
    for _ in range(2):
        draw_index(painter, rank, suit, INDICES[design.index])
        _turn(painter)


def _turn(painter: QPainter) -> None:
    """Rotate the painter by 180 degrees around the centre of the card."""
    painter.translate(WIDTH, HEIGHT)
    painter.scale(-1, -1)


def _shrink(painter: QPainter, scale: float) -> None:
    """Scale the painter around the centre of the card."""
    painter.translate(MIDDLE)
    painter.scale(scale, scale)
    painter.translate(-MIDDLE)


def _draw_pip(painter: QPainter, suit: int, at: QPointF) -> None:
    """Draw one pip; those below the centre are upside down."""
    box = QRectF(at.x() - PIP / 2, at.y() - PIP / 2, PIP, PIP)
    draw_suit(painter, suit, box, is_turned=at.y() > MIDDLE.y() + 0.1)


def _draw_ace(painter: QPainter, suit: int) -> None:
    """Draw a large suit symbol with stars stitched into it."""
    painter.drawPath(fitted(suit_path(suit), ACE))
    size, places = ACE_STARS[suit]
    linen = {"X": QColor(LINEN), "B": QColor(LINEN)}
    for x, y in places:
        box = QRectF(0, 0, size, size)
        box.moveCenter(MIDDLE + QPointF(x, y))
        draw_grid(painter, box, STAR, linen)


def _draw_joker(painter: QPainter, *, is_large: bool) -> None:
    """Draw the joker: two birds under a berry tree, a traditional towel pattern."""
    for _ in range(2):
        _draw_berry(painter, LARGE_BERRY if is_large else 1)
        _turn(painter)
    if is_large:
        _shrink(painter, SMALL_TREE)
    draw_figure(painter, "joker", 1, "four")


def _draw_berry(painter: QPainter, size: float) -> None:
    """Draw the corner mark of the joker, a lingonberry with its leaf."""
    painter.save()
    painter.scale(size, size)
    painter.setBrush(QColor(RED["M"]))
    painter.drawEllipse(BERRY_MIDDLE, 15, 15)
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(QPointF(20, 41), 3.4, 3.4)
    painter.setBrush(QColor(LEAF))
    painter.drawPath(traced(BERRY_LEAF))
    painter.restore()
