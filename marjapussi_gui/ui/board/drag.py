"""A card that the pointer drags, and what is meant by where it is let go."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from .items import CardItem
from .layout import Layout

DRAG_FROM = 8.0  # pixels: less is a click
DRAGGED = 400.0  # its depth: over everything
HAND_TOP = 0.74  # of the felt: what is let go below stays in the hand
TABLE = QRectF(0.1, 0.05, 0.8, HAND_TOP - 0.05)


@dataclass(slots=True)
class Drag:
    """A card under the pointer, and where it was taken hold of."""

    item: CardItem
    pressed: QPointF
    offset: QPointF
    is_moving: bool = False

    def follow(self, at: QPointF) -> bool:
        """Let the card follow the pointer; return whether it leaves its place with that."""
        leaves = not self.is_moving and (at - self.pressed).manhattanLength() >= DRAG_FROM
        if leaves:
            self.is_moving = True
            self.item.setZValue(DRAGGED)
            self.item.setRotation(0)
            self.item.setScale(1.06)
        if self.is_moving:
            self.item.setPos(at + self.offset)
        return leaves


def is_in_the_hand(at: QPointF, layout: Layout) -> bool:
    """Return whether a card let go here was meant for another place of the hand."""
    return at.y() > HAND_TOP * layout.height and 0 <= at.x() <= layout.width


def is_over_the_table(at: QPointF, layout: Layout) -> bool:
    """Return whether a card let go here was meant for the table."""
    return TABLE.contains(at.x() / layout.width, at.y() / layout.height)
