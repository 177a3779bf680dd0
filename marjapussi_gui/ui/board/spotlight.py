"""A spotlight for lessons, which darkens the table except for what is being explained."""

from collections.abc import Iterable, Sequence
from functools import reduce

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ...engine.cards import Card
from ...engine.frozen import frozen
from ..art.painter_tools import round_pen
from ..common.palette import GOLD, GOLD_EDGE
from ..common.theme import CARD_RADIUS
from .graphics_items import CardItem
from .table_board import TableBoard
from .table_layout import CARD_RATIO

SPOTLIGHT_Z = 110.0  # above all items on the table, below flying and dragged cards
DUSK_COLOUR, DUSK_STOPS = QColor(9, 16, 9), ((0.0, 76), (0.45, 104), (1.0, 140))
DUSK_CENTRE, DUSK_RADIUS = (0.5, 0.525), 760
LIGHT_COLOUR, GLOW_ALPHA, GLOW_RINGS, GLOW_WIDTH = "#FFF6DC", 9, 12, 34.0
EDGE_WIDTH, RING_WIDTH = 5.4, 3.2  # table units
LIGHT_MARGIN, PLATE_MARGIN = (
    8.0,
    12.0,
)  # table units: reach of the light around pictures; transparent margin of a plate's picture


@frozen
class LitArea:
    """The cards and pictures on the table that stay lit."""

    cards: tuple[Card, ...] = ()
    to_play: tuple[Card, ...] = ()  # marked in gold
    decoration_keys: tuple[str, ...] = ()  # keys of pictures and texts beside the cards
    plate_key: str = ""  # of the acting seat


class Spotlight(QGraphicsItem):
    """A dark overlay with holes. It finds the lit cards at each paint, so the holes follow them."""

    def __init__(self, board: TableBoard) -> None:
        super().__init__()
        self._board, self._lit_area = board, LitArea()
        self.setZValue(SPOTLIGHT_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        board.scene().addItem(self)

    def illuminate(self, area: LitArea) -> None:
        """Darken the table except for these parts."""
        self._lit_area = area
        self.prepareGeometryChange()
        self.setVisible(True)
        self.update()

    def turn_off(self) -> None:
        self.setVisible(False)

    # Internal

    def _visible_items(self, cards: Iterable[Card]) -> list[CardItem]:
        """Return the visible items of these cards, except in piles of won tricks."""
        wanted = set(cards)
        zones = self._board.card_layer.zones
        seen = [each for zone, items in zones.items() if zone.kind != "won" for each in items]
        return [each for each in seen if each.card in wanted and each.isVisible()]

    def _visible_shape(self, item: CardItem, lit: Sequence[CardItem]) -> QPainterPath:
        """Return the part of a card's shape that no unlit card covers."""
        shape = card_outline(item)
        for other in self._covering_items(item, lit):
            shape = shape.subtracted(card_outline(other))
        return shape

    def _covering_items(self, item: CardItem, lit: Sequence[CardItem]) -> list[CardItem]:
        """Return the unlit cards that cover parts of a lit one."""
        every = (each for items in self._board.card_layer.zones.values() for each in items)
        return [
            each
            for each in every
            if each.zValue() > item.zValue() and each not in lit and item.collidesWithItem(each)
        ]

    def _visible_decorations(self, keys: Iterable[str]) -> list[QGraphicsItem]:
        items = self._board.decorations.items
        visible = {**items.visible_texts, **items.visible_pictures}
        return [visible[key] for key in keys if key in visible]

    # Qt

    def boundingRect(self) -> QRectF:
        return QRectF(self._board.scene().sceneRect())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        u, box, dusk = self._board.table_layout.unit, self.boundingRect(), QPainterPath()
        dusk.addRect(box)
        golden = self._visible_items(self._lit_area.to_play)
        lit = [*self._visible_items(self._lit_area.cards), *golden]
        shapes = [self._visible_shape(item, lit) for item in lit]
        decorations = self._visible_decorations(self._lit_area.decoration_keys)
        shapes += [
            _create_outline(box, 2 * LIGHT_MARGIN * u)
            for box in _unite_boxes(_box_around(each, LIGHT_MARGIN * u) for each in decorations)
        ]
        plate_boxes = [
            _box_around(each, -PLATE_MARGIN * u)
            for each in self._visible_decorations((self._lit_area.plate_key,))
        ]
        plates = [_create_outline(box, box.height() / 2) for box in plate_boxes]
        for shape in (*shapes, *plates):
            dusk = dusk.subtracted(shape)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(dusk, _darkness_brush(box, u))
        self._draw_glow(painter, dusk, shapes, u)
        for item in golden:
            self._draw_ring(painter, item, lit, u)

    def _draw_glow(
        self,
        painter: QPainter,
        dark_area: QPainterPath,
        shapes: Sequence[QPainterPath],
        unit: float,
    ) -> None:
        painter.save()
        painter.setClipPath(dark_area)
        colour = QColor(LIGHT_COLOUR)
        colour.setAlpha(GLOW_ALPHA)
        for shape in shapes:
            for ring in range(1, GLOW_RINGS + 1):
                painter.strokePath(
                    shape, round_pen(colour, 2 * GLOW_WIDTH * unit * ring / GLOW_RINGS)
                )
        painter.restore()

    def _draw_ring(
        self, painter: QPainter, item: CardItem, lit: Sequence[CardItem], unit: float
    ) -> None:
        """Draw a gold ring around a card, except where unlit cards cover it."""
        painter.save()
        clip_path = QPainterPath()
        clip_path.addRect(self.boundingRect())
        for other in self._covering_items(item, lit):
            clip_path = clip_path.subtracted(card_outline(other))
        painter.setClipPath(clip_path)
        for colour, width in ((GOLD_EDGE, EDGE_WIDTH), (GOLD, RING_WIDTH)):
            painter.strokePath(card_outline(item), round_pen(colour, max(width * unit, 2.0)))
        painter.restore()


def card_outline(item: CardItem) -> QPainterPath:
    path, width = QPainterPath(), item.width
    box = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
    path.addRoundedRect(box, width * CARD_RADIUS, width * CARD_RADIUS)
    return item.sceneTransform().map(path)


def _box_around(item: QGraphicsItem, margin: float) -> QRectF:
    return item.sceneBoundingRect().adjusted(-margin, -margin, margin, margin)


def _unite_boxes(boxes: Iterable[QRectF]) -> list[QRectF]:
    """Merge boxes that overlap, such as those of a bag and its caption."""
    united: list[QRectF] = []
    for box in boxes:
        near = [other for other in united if other.intersects(box)]
        united = [other for other in united if other not in near]
        united.append(reduce(QRectF.united, near, box))
    return united


def _create_outline(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def _darkness_brush(box: QRectF, unit: float) -> QBrush:
    middle = QPointF(box.width() * DUSK_CENTRE[0], box.height() * DUSK_CENTRE[1])
    gradient = QRadialGradient(middle, DUSK_RADIUS * max(unit, box.width() / 1280))
    for at, strength in DUSK_STOPS:
        colour = QColor(DUSK_COLOUR)
        colour.setAlpha(strength)
        gradient.setColorAt(at, colour)
    return QBrush(gradient)
