"""Dragging of cards with the mouse, and the meaning of the place where they are dropped."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from .items import CardItem
from .layout import Layout

DRAG_FROM = 8.0  # pixels; a shorter movement is a click
DRAGGED = 400.0  # above everything else
HAND_TOP = 0.74  # fraction of the height; a card dropped below stays in the hand
TABLE = QRectF(0.1, 0.05, 0.8, HAND_TOP - 0.05)


@dataclass(slots=True)
class Drag:
    """A card under the mouse pointer, and where it was grabbed."""

    item: CardItem
    pressed: QPointF
    offset: QPointF
    is_moving: bool = False

    def follow(self, at: QPointF) -> bool:
        """Move the card with the pointer; return whether the drag starts with this movement."""
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
    """Return whether a drop at this position moves a card within the hand."""
    return at.y() > HAND_TOP * layout.height and 0 <= at.x() <= layout.width


def is_over_the_table(at: QPointF, layout: Layout) -> bool:
    """Return whether a drop at this position plays a card."""
    return TABLE.contains(at.x() / layout.width, at.y() / layout.height)
