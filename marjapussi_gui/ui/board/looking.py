"""The card cursor: which of the player's cards the keyboard or the mouse points at."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from .felt_cards import Cards
from .items import CardItem
from .light import Ring
from .pace import Pace


class Looking(QObject):
    """Moves a cursor between cards; the current card is lifted and has a ring."""

    looked = Signal(object)  # the item at the cursor

    def __init__(self, scene: QGraphicsScene, cards: Cards, parent: QObject) -> None:
        super().__init__(parent)
        self.pace = Pace()
        self.ring = Ring(scene)
        self._cards = cards
        self._place = -1  # of the cursor among the player's cards; -1: none

    @property
    def at(self) -> CardItem | None:
        """The card at the cursor; None if there is none."""
        items = self._cards.own_items()
        return items[self._place] if 0 <= self._place < len(items) else None

    def step(self, by: int) -> None:
        """Move to the next card at the right or left, skipping those that may not be played."""
        items, barred = self._cards.own_items(), self._cards.barred
        enabled = [place for place, item in enumerate(items) if item.card not in barred]
        places = enabled or range(len(items))
        if not places:
            return
        if self._place < 0:
            self._place = places[0 if by > 0 else -1]
        elif by > 0:
            self._place = next((each for each in places if each > self._place), places[0])
        else:
            before = [each for each in places if each < self._place]
            self._place = before[-1] if before else places[-1]
        self.show()

    def change_row(self, *, up: bool) -> None:
        """Move to the nearest card in the open row above, or in the hand below."""
        items, now = self._cards.own_items(), self.at
        hand = self._cards.zones.get(self._cards.own_hand, [])
        if now is None:
            self.step(1)
            return
        if up == (now not in hand):
            return
        there = [item for item in items if (item not in hand) == up]
        there = [item for item in there if item.card not in self._cards.barred] or there
        if there:
            self.pick(items.index(min(there, key=lambda each: abs(each.x() - now.x()))))

    def pick(self, place: int) -> None:
        """Move to the card at this index."""
        if 0 <= place < len(self._cards.own_items()):
            self._place = place
            self.show()

    def hover(self, item: CardItem | None) -> None:
        """Lift an own card under the mouse, unless the cursor is in use."""
        mine = item if item is not None and item in self._cards.own_items() else None
        if mine is not self._cards.lifted and self._place < 0:
            self._cards.lifted = mine
            self._cards.settle_own(self.pace.lift)

    def show(self) -> None:
        """Lift the current card and show the ring."""
        item = self.at
        if item is None:
            self.hide()
            return
        self._cards.lifted = item
        self._cards.settle_own()
        self.ring.lie_about(item)
        self.looked.emit(item)

    def hide(self) -> None:
        """Remove the cursor."""
        if self._place >= 0:
            self._cards.lifted = None
            self._cards.settle_own(self.pace.lift)
        self._place = -1
        self.ring.lie_about(None)
