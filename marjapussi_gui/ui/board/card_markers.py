"""Marks around cards (rings, glows and lines), and the target for a dragged card."""

from collections.abc import Collection, Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from ..art.painter_tools import NO_BRUSH, NO_PEN, create_canvas, open_painter, round_pen, seam_pen
from ..common.palette import FELT_COLOURS, GOLD, GOLD_EDGE
from ..common.theme import CARD_RADIUS
from .graphics_items import CardItem
from .table_layout import CARD_RATIO, CardSpot

LIGHT_COLOUR, GLOW_ALPHA, GLOW_RINGS, GLOW_REACH = "#FFF6DC", 11, 12, 0.2  # reach in card widths
RING_WIDTH, EDGE_WIDTH, RING_GAP = 4.0, 1.0, 0.4  # pixels: gold, its two edges, gap to the card
THREAD_RISE, THREAD_HOOK = 0.16, 0.08  # above the cards and down at its ends, in card widths
SEAM_WIDTH, STITCH_LENGTH, STITCH_GAP, SEAM_RADIUS = 1.6, 4.0, 3.4, 8.0  # table units
STITCHES_WIDTH, REFERENCE_CARD_WIDTH = 2.6, 93.0  # width of stitches at this card width
SEAM_ALPHA, TARGET_FILL = 70, QColor(240, 190, 75, 46)


class CardMarker(QGraphicsItem):
    """A mark that is drawn behind a card and moves with it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setVisible(False)
        scene.addItem(self)

    @property
    def card(self) -> CardItem | None:
        """The marked card, or None."""
        parent = self.parentItem()
        return parent if self.isVisible() and isinstance(parent, CardItem) else None

    def attach_to(self, item: CardItem | None) -> None:
        """Move the mark to a card, or hide it if the card is None."""
        self.prepareGeometryChange()
        self.setParentItem(item)  # type: ignore[arg-type]  # None means no parent
        self.setVisible(item is not None)

    def _card_width(self) -> float:
        return self.card.width if self.card is not None else 0.0

    def boundingRect(self) -> QRectF:
        wide = self._card_width() * (0.5 + GLOW_REACH)
        high = self._card_width() * (CARD_RATIO / 2 + GLOW_REACH)
        return QRectF(-wide, -high, 2 * wide, 2 * high)


class CardRing(CardMarker):
    """A gold ring with dark edges around the focused or suggested card."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setPen(NO_PEN)
        outer = RING_GAP + RING_WIDTH + EDGE_WIDTH
        for by, colour in ((outer, GOLD_EDGE), (outer - EDGE_WIDTH, GOLD), (RING_GAP, GOLD_EDGE)):
            painter.fillPath(_outline_around_card(self._card_width(), by), QColor(colour))


class HintedCardMarker(CardMarker):
    """A dashed outline around a card that a hint names."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        width = max(STITCHES_WIDTH * self._card_width() / REFERENCE_CARD_WIDTH, 2.0)
        painter.setPen(seam_pen(QColor(LIGHT_COLOUR), width, STITCH_LENGTH / 2, STITCH_GAP / 2))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(_outline_around_card(self._card_width(), width))


class EqualCardsMarker(CardMarker):
    """A gold line above the cards that a hint calls equally good."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._runs: list[list[CardItem]] = []

    def tie(self, items: Sequence[CardItem], hand: Sequence[CardItem]) -> None:
        """Draw a line above each run of neighbouring cards, unless there is only one card."""
        self.attach_to(items[0] if len(items) > 1 else None)
        runs = groupby(hand, lambda each: each in items)
        self._runs = [list(run) for is_tied, run in runs if is_tied]

    def boundingRect(self) -> QRectF:
        more = RING_WIDTH
        return self._path().boundingRect().adjusted(-more, -more, more, more)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setBrush(NO_BRUSH)
        for width, colour in ((RING_WIDTH + 2 * EDGE_WIDTH, GOLD_EDGE), (RING_WIDTH, GOLD)):
            painter.setPen(round_pen(QColor(colour), width))
            painter.drawPath(self._path())

    def _path(self) -> QPainterPath:
        path = QPainterPath()
        for run in self._runs if self.card is not None else ():
            hook, rise = THREAD_HOOK * self._card_width(), THREAD_RISE * self._card_width()
            top = -self._card_width() * CARD_RATIO / 2 - rise
            left, right = -self._card_width() / 2, self._card_width() / 2
            path.moveTo(self.mapFromItem(run[0], left, top + hook))
            path.quadTo(
                self.mapFromItem(run[0], left, top), self.mapFromItem(run[0], left + hook, top)
            )
            for item in run[1:-1]:
                path.lineTo(self.mapFromItem(item, 0, top))
            path.lineTo(self.mapFromItem(run[-1], right - hook, top))
            path.quadTo(
                self.mapFromItem(run[-1], right, top), self.mapFromItem(run[-1], right, top + hook)
            )
        return path


class CardGlow(CardMarker):
    """A soft glow around a card. Its picture is painted only once per size."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._painted: tuple[float, float, QPixmap] = (0.0, 0.0, QPixmap())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        width, ratio = self._card_width(), painter.device().devicePixelRatioF()
        if self._painted[:2] != (width, ratio):
            self._painted = width, ratio, _glow_picture(width, ratio)
        painter.drawPixmap(self.boundingRect().topLeft(), self._painted[2])


class CardMarkers:
    """A pool of marks of one class, which are reused."""

    def __init__(self, scene: QGraphicsScene, marker_class: type[CardMarker]) -> None:
        self._scene, self._marker_class = scene, marker_class
        self._markers: list[CardMarker] = []

    def mark(self, items: Collection[CardItem]) -> None:
        while len(self._markers) < len(items):
            self._markers.append(self._marker_class(self._scene))
        for light in self._markers:
            light.attach_to(None)
        for light, item in zip(self._markers, items, strict=False):
            light.attach_to(item)

    @property
    def cards(self) -> list[CardItem]:
        return [light.card for light in self._markers if light.card is not None]


class DropTarget(QGraphicsItem):
    """The outline of the place where a played card will land; gold while a card is over it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.is_hovered = False
        self._width = self._unit = 0.0
        self._felt = "moss"
        self.setVisible(False)
        scene.addItem(self)

    def show_at(self, spot: CardSpot, unit: float, felt: str) -> None:
        self.prepareGeometryChange()
        self._width, self._unit, self._felt = spot.width, unit, felt
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.angle)
        self.setVisible(True)

    def set_hovered(self, *, is_hovered: bool) -> None:
        """Highlight the target if the dragged card is over it."""
        self.is_hovered = is_hovered
        self.update()

    def boundingRect(self) -> QRectF:
        more = 4 * self._unit
        high = self._width * CARD_RATIO
        return QRectF(-self._width / 2, -high / 2, self._width, high).adjusted(
            -more, -more, more, more
        )

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        thread = QColor(GOLD if self.is_hovered else FELT_COLOURS[self._felt].text)
        thread.setAlpha(255 if self.is_hovered else SEAM_ALPHA)
        painter.setPen(seam_pen(thread, SEAM_WIDTH * self._unit, STITCH_LENGTH, STITCH_GAP))
        painter.setBrush(TARGET_FILL if self.is_hovered else NO_BRUSH)
        high, radius = self._width * CARD_RATIO, SEAM_RADIUS * self._unit
        painter.drawRoundedRect(
            QRectF(-self._width / 2, -high / 2, self._width, high), radius, radius
        )


def detach_markers(item: CardItem) -> None:
    """Detach all marks from a card, so that they survive when it is removed."""
    for about in item.childItems():
        if isinstance(about, CardMarker):
            about.attach_to(None)


def _outline_around_card(width: float, margin: float) -> QPainterPath:
    path, high, radius = QPainterPath(), width * CARD_RATIO, width * CARD_RADIUS + margin
    box = QRectF(-width / 2, -high / 2, width, high).adjusted(-margin, -margin, margin, margin)
    path.addRoundedRect(box, radius, radius)
    return path


def _glow_picture(width: float, ratio: float) -> QPixmap:
    wide, high = width * (1 + 2 * GLOW_REACH), width * (CARD_RATIO + 2 * GLOW_REACH)
    picture, light = create_canvas(wide, high, ratio), QColor(LIGHT_COLOUR)
    light.setAlpha(GLOW_ALPHA)
    with open_painter(picture) as painter:
        painter.translate(QPointF(wide / 2, high / 2))
        for ring in range(1, GLOW_RINGS + 1):
            pen = round_pen(light, 2 * GLOW_REACH * width * ring / GLOW_RINGS)
            painter.strokePath(_outline_around_card(width, 0.0), pen)
    return picture
