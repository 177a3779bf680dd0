"""Dragging of cards with the mouse, which plays a card or moves it within the hand."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from .animator import Animator
from .graphics_items import LIFTED_GROWTH, CardItem
from .motions import Carry
from .table_layout import TableLayout

DRAG_THRESHOLD = 8.0  # pixels; a shorter movement is a click
DRAG_Z = 400.0  # above everything else
HAND_TOP = 0.74  # fraction of the height; a card dropped below stays in the hand
TABLE_AREA = QRectF(0.1, 0.05, 0.8, HAND_TOP - 0.05)


@dataclass(slots=True)
class CardDrag:
    """A card that is held with the mouse, and the point where it was grabbed.

    With an animator the card is carried: it rises, leans and keeps its velocity.
    """

    item: CardItem
    start: QPointF
    offset: QPointF
    animator: Animator | None = None
    carry: Carry | None = None
    is_moving: bool = False

    def follow(self, position: QPointF) -> bool:
        """Move the card with the pointer. Return whether this movement starts the drag."""
        leaves = not self.is_moving and (position - self.start).manhattanLength() >= DRAG_THRESHOLD
        if leaves:
            self.is_moving = True
            self.item.setZValue(DRAG_Z)
            if self.animator is not None:
                self.carry = self._create_carry(self.animator.now)
            else:
                self.item.setRotation(0)
                self.item.setScale(1 + LIFTED_GROWTH)
        if self.animator is not None and self.carry is not None:
            self.animator.carry(self.carry, position)
        elif self.is_moving:
            self.item.setPos(position + self.offset)
        return leaves

    def _create_carry(self, now: float) -> Carry:
        angle = self.item.rotation()
        upright = QTransform().rotate(-angle).map(self.offset)
        return Carry(self.item, upright, self.start, angle, now)


def is_drop_in_hand(position: QPointF, layout: TableLayout) -> bool:
    """Return whether a drop at this position moves a card within the hand."""
    return position.y() > HAND_TOP * layout.height and 0 <= position.x() <= layout.width


def is_drop_on_table(position: QPointF, layout: TableLayout) -> bool:
    return TABLE_AREA.contains(position.x() / layout.width, position.y() / layout.height)
