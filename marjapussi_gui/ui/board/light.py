"""Markers around cards: rings, glows and stitches, and the target for a card to be played."""

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from ..art.brushes import NO_BRUSH, NO_PEN, canvas, painting, round_pen, seam_pen
from ..basis.palette import FELTS, GOLD, GOLD_EDGE
from ..basis.theme import CARD_RADIUS
from .items import CardItem
from .layout import RATIO, Spot

LINEN_LIGHT, FAINT, RINGS, REACH = "#FFF6DC", 11, 12, 0.2  # reach in card widths
RING, EDGE, OFF = 4.0, 1.0, 0.4  # pixels: gold, its two edges, gap to the card
SEAM, STITCH, APART, SEAM_RADIUS = 1.6, 4.0, 3.4, 8.0  # u
STITCHED, USUAL = 2.6, 93.0  # width of stitches at this card width
SEAM_STRENGTH, TAKING = 70, QColor(240, 190, 75, 46)


class AboutCard(QGraphicsItem):
    """An item behind a card that moves with it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setVisible(False)
        scene.addItem(self)

    @property
    def card(self) -> CardItem | None:
        """The marked card; None if there is none."""
        parent = self.parentItem()
        return parent if self.isVisible() and isinstance(parent, CardItem) else None

    def lie_about(self, item: CardItem | None) -> None:
        """Mark this card, or none."""
        self.prepareGeometryChange()
        self.setParentItem(item)  # type: ignore[arg-type]  # None is allowed: no parent
        self.setVisible(item is not None)

    def _width(self) -> float:
        return self.card.width if self.card is not None else 0.0

    def boundingRect(self) -> QRectF:
        wide = self._width() * (0.5 + REACH)
        high = self._width() * (RATIO / 2 + REACH)
        return QRectF(-wide, -high, 2 * wide, 2 * high)


class Ring(AboutCard):
    """A gold ring between dark edges: the focused or suggested card."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setPen(NO_PEN)
        outer = OFF + RING + EDGE
        for by, colour in ((outer, GOLD_EDGE), (outer - EDGE, GOLD), (OFF, GOLD_EDGE)):
            painter.fillPath(_around(self._width(), by), QColor(colour))


class Stitches(AboutCard):
    """Stitches around a card named by a hint."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        width = max(STITCHED * self._width() / USUAL, 2.0)
        painter.setPen(seam_pen(QColor(LINEN_LIGHT), width, STITCH / 2, APART / 2))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(_around(self._width(), width))


class Glow(AboutCard):
    """A soft glow around the card that wins the trick so far; painted once per size."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._drawn: tuple[float, float, QPixmap] = (0.0, 0.0, QPixmap())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        width, ratio = self._width(), painter.device().devicePixelRatioF()
        if self._drawn[:2] != (width, ratio):
            self._drawn = width, ratio, _glow_picture(width, ratio)
        painter.drawPixmap(self.boundingRect().topLeft(), self._drawn[2])


class Lights:
    """A pool of markers of one kind."""

    def __init__(self, scene: QGraphicsScene, kind: type[AboutCard]) -> None:
        self._scene, self._kind = scene, kind
        self._lights: list[AboutCard] = []

    def lie_about(self, items: Collection[CardItem]) -> None:
        """Mark these cards and no others."""
        while len(self._lights) < len(items):
            self._lights.append(self._kind(self._scene))
        for light in self._lights:
            light.lie_about(None)
        for light, item in zip(self._lights, items, strict=False):
            light.lie_about(item)

    @property
    def cards(self) -> list[CardItem]:
        """The marked cards."""
        return [light.card for light in self._lights if light.card is not None]


class Place(QGraphicsItem):
    """The place where a played card will land; gold while a card is held over it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.is_taking = False
        self._width = self._u = 0.0
        self._felt = "moss"
        self.setVisible(False)
        scene.addItem(self)

    def mark(self, spot: Spot, u: float, felt: str) -> None:
        """Show the target at a spot."""
        self.prepareGeometryChange()
        self._width, self._u, self._felt = spot.width, u, felt
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.angle)
        self.setVisible(True)

    def take(self, *, is_taking: bool) -> None:
        """Highlight the target while a card may be dropped on it."""
        self.is_taking = is_taking
        self.update()

    def boundingRect(self) -> QRectF:
        more = 4 * self._u
        high = self._width * RATIO
        return QRectF(-self._width / 2, -high / 2, self._width, high).adjusted(
            -more, -more, more, more
        )

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        thread = QColor(GOLD if self.is_taking else FELTS[self._felt].text)
        thread.setAlpha(255 if self.is_taking else SEAM_STRENGTH)
        painter.setPen(seam_pen(thread, SEAM * self._u, STITCH, APART))
        painter.setBrush(TAKING if self.is_taking else NO_BRUSH)
        high, radius = self._width * RATIO, SEAM_RADIUS * self._u
        painter.drawRoundedRect(
            QRectF(-self._width / 2, -high / 2, self._width, high), radius, radius
        )


def part_from(item: CardItem) -> None:
    """Detach all markers from a card before it is removed."""
    for about in item.childItems():
        if isinstance(about, AboutCard):
            about.lie_about(None)


def _around(width: float, by: float) -> QPainterPath:
    """Return the outline of a card, enlarged by a margin on each side."""
    path, high, radius = QPainterPath(), width * RATIO, width * CARD_RADIUS + by
    box = QRectF(-width / 2, -high / 2, width, high).adjusted(-by, -by, by, by)
    path.addRoundedRect(box, radius, radius)
    return path


def _glow_picture(width: float, ratio: float) -> QPixmap:
    wide, high = width * (1 + 2 * REACH), width * (RATIO + 2 * REACH)
    picture, light = canvas(wide, high, ratio), QColor(LINEN_LIGHT)
    light.setAlpha(FAINT)
    with painting(picture) as painter:
        painter.translate(QPointF(wide / 2, high / 2))
        for ring in range(1, RINGS + 1):
            pen = round_pen(light, 2 * REACH * width * ring / RINGS)
            painter.strokePath(_around(width, 0.0), pen)
    return picture
