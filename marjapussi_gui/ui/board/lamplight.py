"""A spotlight for lessons: it darkens the table except for the parts being explained."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...engine.cards import Card
from ...engine.frozen import frozen
from ..art.brushes import round_pen
from ..basis.palette import GOLD, GOLD_EDGE
from ..basis.theme import CARD_RADIUS
from .board import Board
from .items import CardItem, PictureItem
from .layout import RATIO

DEPTH = 110.0  # above all items on the table, below flying and dragged cards
DUSK, STRENGTHS = QColor(9, 16, 9), ((0.0, 76), (0.45, 104), (1.0, 140))
MIDDLE, REACH = (0.5, 0.525), 760
LINEN_LIGHT, FAINT, RINGS, GLOW = "#FFF6DC", 9, 12, 34.0
EDGE, RING = 5.4, 3.2  # u
AROUND, PLATE = 8.0, 12.0  # u: light around decorations; the margin in a plate's picture


@frozen
class Lit:
    """The parts of the table that stay lit."""

    cards: tuple[Card, ...] = ()
    golden: tuple[Card, ...] = ()  # marked in gold
    places: tuple[str, ...] = ()  # keys of pictures beside the cards
    plate: str = ""  # of the acting seat


class Lamplight(QGraphicsItem):
    """A dark overlay; it finds the lit cards at each paint, so it follows their motion."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board, self._lit = board, Lit()
        self.setZValue(DEPTH)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        board.scene().addItem(self)

    @property
    def lit(self) -> Lit:
        """The parts lit now."""
        return self._lit if self.isVisible() else Lit()

    def shine(self, lit: Lit) -> None:
        """Darken the table except for these parts."""
        self._lit = lit
        self.prepareGeometryChange()
        self.setVisible(True)
        self.update()

    def put_out(self) -> None:
        """Remove the overlay."""
        self.setVisible(False)

    # Internal

    def _items(self, cards: Iterable[Card]) -> list[CardItem]:
        """Return the visible items of these cards, except won ones."""
        wanted = set(cards)
        zones = self._board.cards.zones
        seen = [each for zone, items in zones.items() if zone.kind != "won" for each in items]
        return [each for each in seen if each.card in wanted and each.isVisible()]

    def _bare(self, item: CardItem, lit: Sequence[CardItem]) -> QPainterPath:
        """Return the shape of a card that no other card covers."""
        shape = outline(item)
        for other in self._over(item, lit):
            shape = shape.subtracted(outline(other))
        return shape

    def _over(self, item: CardItem, lit: Sequence[CardItem]) -> list[CardItem]:
        """Return the unlit cards that cover a lit one."""
        every = (each for items in self._board.cards.zones.values() for each in items)
        return [
            each
            for each in every
            if each.zValue() > item.zValue() and each not in lit and item.collidesWithItem(each)
        ]

    def _pictures(self, keys: Iterable[str]) -> list[PictureItem]:
        pictures = map(self._board.furniture.shown, keys)
        return [each for each in pictures if each is not None]

    # Qt

    def boundingRect(self) -> QRectF:
        return QRectF(self._board.scene().sceneRect())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        u, box, dusk = self._board.layout_now.u, self.boundingRect(), QPainterPath()
        dusk.addRect(box)
        golden = self._items(self._lit.golden)
        lit = [*self._items(self._lit.cards), *golden]
        shapes = [self._bare(item, lit) for item in lit]
        shapes += [_about(each, AROUND * u) for each in self._pictures(self._lit.places)]
        plates = [_about(each, -PLATE * u) for each in self._pictures((self._lit.plate,))]
        for shape in (*shapes, *plates):
            dusk = dusk.subtracted(shape)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(dusk, _dusk(box, u))
        self._glow(painter, dusk, shapes, u)
        for item in golden:
            self._ring(painter, item, lit, u)

    def _glow(
        self, painter: QPainter, dusk: QPainterPath, shapes: Sequence[QPainterPath], u: float
    ) -> None:
        """Draw soft light around lit shapes."""
        painter.save()
        painter.setClipPath(dusk)
        colour = QColor(LINEN_LIGHT)
        colour.setAlpha(FAINT)
        for shape in shapes:
            for ring in range(1, RINGS + 1):
                painter.strokePath(shape, round_pen(colour, 2 * GLOW * u * ring / RINGS))
        painter.restore()

    def _ring(self, painter: QPainter, item: CardItem, lit: Sequence[CardItem], u: float) -> None:
        """Draw a gold ring around a card, as far as no other card covers it."""
        painter.save()
        clip_path = QPainterPath()
        clip_path.addRect(self.boundingRect())
        for other in self._over(item, lit):
            clip_path = clip_path.subtracted(outline(other))
        painter.setClipPath(clip_path)
        for colour, width in ((GOLD_EDGE, EDGE), (GOLD, RING)):
            painter.strokePath(outline(item), round_pen(colour, max(width * u, 2.0)))
        painter.restore()


def outline(item: CardItem) -> QPainterPath:
    """Return the outline of a card at its current position."""
    path, width = QPainterPath(), item.width
    box = QRectF(-width / 2, -width * RATIO / 2, width, width * RATIO)
    path.addRoundedRect(box, width * CARD_RADIUS, width * CARD_RADIUS)
    return item.sceneTransform().map(path)


def _about(item: PictureItem, by: float) -> QPainterPath:
    path = QPainterPath()
    box = item.sceneBoundingRect().adjusted(-by, -by, by, by)
    round_ = 2 * by if by > 0 else box.height() / 2
    path.addRoundedRect(box, round_, round_)
    return path


def _dusk(box: QRectF, u: float) -> QBrush:
    middle = QPointF(box.width() * MIDDLE[0], box.height() * MIDDLE[1])
    gradient = QRadialGradient(middle, REACH * max(u, box.width() / 1280))
    for at, strength in STRENGTHS:
        colour = QColor(DUSK)
        colour.setAlpha(strength)
        gradient.setColorAt(at, colour)
    return QBrush(gradient)
