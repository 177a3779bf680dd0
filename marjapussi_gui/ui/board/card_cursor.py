"""The card cursor: which of the player's cards the keyboard or the mouse points at."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from .animation_speed import AnimationSpeed
from .card_layer import CardLayer
from .card_markers import CardRing
from .graphics_items import CardItem


class CardCursor(QObject):
    """A cursor on one of the player's cards, which is lifted and outlined."""

    card_focused = Signal(object)  # the item at the cursor

    def __init__(self, scene: QGraphicsScene, card_layer: CardLayer, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = AnimationSpeed()
        self.ring = CardRing(scene)
        self._card_layer = card_layer
        self._item: CardItem | None = None  # stays the same card when others come or go

    @property
    def current_item(self) -> CardItem | None:
        return self._item if self._item in self._card_layer.own_items() else None

    def step(self, delta: int) -> None:
        """Move to the next playable card to the right (1) or left (-1), wrapping around."""
        items, barred = self._card_layer.own_items(), self._card_layer.disabled
        enabled = [place for place, item in enumerate(items) if item.card not in barred]
        places = enabled or range(len(items))
        if not places:
            return
        now = self.current_item
        index = -1 if now is None else items.index(now)
        if delta > 0:
            self.move_to(next((each for each in places if each > index), places[0]))
        else:
            before = [each for each in places if each < index]
            self.move_to(before[-1] if before else places[-1])

    def change_row(self, *, up: bool) -> None:
        """Move to the nearest card in the open row (up) or in the hand below it."""
        items, now = self._card_layer.own_items(), self.current_item
        hand = self._card_layer.zones.get(self._card_layer.own_hand_zone, [])
        if now is None:
            self.step(1)
            return
        if up == (now not in hand):
            return
        there = [item for item in items if (item not in hand) == up]
        there = [item for item in there if item.card not in self._card_layer.disabled] or there
        if there:
            self.move_to(items.index(min(there, key=lambda each: abs(each.x() - now.x()))))

    def move_to(self, index: int) -> None:
        items = self._card_layer.own_items()
        if 0 <= index < len(items):
            self._item = items[index]
            self.show_ring()

    def hover(self, item: CardItem | None) -> None:
        """Lift the player's card under the mouse, unless the keyboard cursor is being used."""
        mine = item if item is not None and item in self._card_layer.own_items() else None
        if mine is not self._card_layer.focused_item and self._item is None:
            self._card_layer.focused_item = mine
            self._card_layer.animate_hand(self.speed.card_lift)

    def show_ring(self) -> None:
        item = self.current_item
        if item is None:
            self.clear()
            return
        self._card_layer.focused_item = item
        self._card_layer.animate_hand()
        self.ring.attach_to(item)
        self.card_focused.emit(item)

    def clear(self) -> None:
        if self._item is not None:
            self._card_layer.focused_item = None
            self._card_layer.animate_hand(self.speed.card_lift)
        self._item = None
        self.ring.attach_to(None)
