"""Card faces and backs, drawn in a box of 250 by 350; all look the same upside down."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from ...engine.cards import HIDDEN, JOKER, RANK_OF, SUIT_OF
from ..palette import LINEN, PAPER
from .brushes import NO_PEN, rounded
from .paths import shape
from .schemes import LEAF, RED, SCHEMES, letters, suit_ink
from .stitches import STAR, draw_grid, grid, whole
from .suits import fitted, glyph, suit_path

WIDTH, HEIGHT, RADIUS = 250, 350, 16
MIDDLE = QPointF(WIDTH / 2, HEIGHT / 2)
EDGE = QColor(60, 48, 30, 110)
PANEL = QRectF(50.5, 32.75, 149, 284.5)
INDEX_TOP, INDEX_HEIGHT, INDEX_WIDTH, INDEX_MIDDLE = 14, 54, 39, 25.5
INDEX_SUIT = QRectF(INDEX_MIDDLE - 17, 76, 34, 35)

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
ACE_STARS = (  # size, and places from the middle
    (62, ((0, 10),)),
    (66, ((0, -12),)),
    (60, ((0, 0),)),
    (44, ((0, -39), (-37, 15), (37, 15))),
)

CLOTH, BACK_PANEL = "#8C1C2B", QRectF(14, 16, 222, 318)
BACK_THREADS = {"X": QColor(LINEN), "B": QColor("#E0A63C"), "o": QColor("#C9505A")}
BERRY_LEAF = "M 24 32 C 24 18 36 13 45 15 C 44 26 36 33 24 32"


def draw_face(painter: QPainter, card: int, deck: str) -> None:
    """Draw a card, or the back of one that is hidden, by the colours of a deck."""
    _draw_paper(painter)
    if card == HIDDEN:
        _draw_back(painter)
    elif card == JOKER:
        _draw_joker(painter)
    else:
        _draw_suited(painter, RANK_OF[card], SUIT_OF[card], deck)


def _draw_paper(painter: QPainter) -> None:
    """Draw the blank card with its hairline edge."""
    painter.setPen(QPen(EDGE, 1.6))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(QRectF(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6), RADIUS, RADIUS)


def _draw_suited(painter: QPainter, rank: str, suit: int, deck: str) -> None:
    ink = suit_ink(suit, deck)
    painter.setPen(NO_PEN)
    painter.setBrush(ink)
    for _ in range(2):
        _draw_index(painter, rank, suit)
        _turn(painter, MIDDLE)
    if rank in PIPS:
        for x, y in PIPS[rank]:
            _draw_pip(painter, suit, QPointF(x * WIDTH, y * HEIGHT))
    elif rank == "A":
        _draw_ace(painter, suit)
    else:
        figure = grid(f"{rank}{'SHDC'[suit]}")
        _draw_figure(painter, figure, suit, deck)


def _turn(painter: QPainter, about: QPointF) -> None:
    painter.translate(2 * about.x(), 2 * about.y())
    painter.scale(-1, -1)


def _draw_index(painter: QPainter, rank: str, suit: int) -> None:
    """Draw one corner: the rank over its suit."""
    outline = glyph(rank)
    wide = outline.boundingRect().width()
    scale = INDEX_HEIGHT / 100
    narrow = min(scale, INDEX_WIDTH / wide)
    place = QTransform(narrow, 0, 0, scale, INDEX_MIDDLE - narrow * wide / 2, INDEX_TOP)
    painter.drawPath(place.map(outline))
    painter.drawPath(fitted(suit_path(suit), INDEX_SUIT))


def _draw_pip(painter: QPainter, suit: int, at: QPointF) -> None:
    """Draw one pip, upside down below the middle."""
    path = fitted(suit_path(suit), QRectF(at.x() - PIP / 2, at.y() - PIP / 2, PIP, PIP))
    if at.y() > MIDDLE.y() + 0.1:
        path = QTransform(-1, 0, 0, -1, 2 * at.x(), 2 * at.y()).map(path)
    painter.drawPath(path)


def _draw_ace(painter: QPainter, suit: int) -> None:
    """Draw the large suit with stars stitched into it in linen."""
    painter.drawPath(fitted(suit_path(suit), ACE))
    size, places = ACE_STARS[suit]
    linen = {"X": QColor(LINEN), "B": QColor(LINEN)}
    for x, y in places:
        box = QRectF(0, 0, size, size)
        box.moveCenter(MIDDLE + QPointF(x, y))
        draw_grid(painter, box, STAR, linen)


def _draw_figure(painter: QPainter, rows: tuple[str, ...], suit: int, deck: str) -> None:
    """Draw the linen panel and the figure that is stitched on it."""
    painter.setBrush(QColor(LINEN))
    painter.setPen(QPen(QColor(SCHEMES[deck][suit]["D"]), 1.6))
    painter.drawRoundedRect(PANEL.adjusted(-3, -3, 3, 3), 5, 5)
    draw_grid(painter, PANEL, whole(rows), letters(suit, deck))


def _draw_back(painter: QPainter) -> None:
    """Draw linen stars on a lingonberry cloth."""
    rounded(painter, QRectF(9, 9, WIDTH - 18, HEIGHT - 18), 9, CLOTH)
    draw_grid(painter, BACK_PANEL, whole(grid("back")), BACK_THREADS)


def _draw_joker(painter: QPainter) -> None:
    """Draw two birds under the berry tree, the old pattern of the towel ends."""
    painter.setPen(NO_PEN)
    for _ in range(2):
        _draw_berry(painter)
        _turn(painter, MIDDLE)
    _draw_figure(painter, grid("joker"), 1, "four")


def _draw_berry(painter: QPainter) -> None:
    """Draw the joker's corner: a lingonberry with its leaf."""
    painter.setBrush(QColor(RED["M"]))
    painter.drawEllipse(QPointF(25, 46), 15, 15)
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(QPointF(20, 41), 3.4, 3.4)
    painter.setBrush(QColor(LEAF))
    painter.drawPath(shape(BERRY_LEAF))
