"""The player's input on the board: clicks, drags and keys become actions."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsScene

from ...engine.actions import Action, Discard, Finish, Give, Lay, Show, ShowTunnelas
from ...engine.cards import Card
from ...engine.events import DISCARDS, Zone
from .drag import Drag, is_in_the_hand, is_over_the_table
from .felt_cards import Cards
from .items import CardItem
from .light import Place
from .looking import Looking
from .pace import Pace
from .prompts import NOTHING, Prompts

GLIDE = 220.0
PLACE_DEPTH = 4.0
BESIDE = 0.3  # in card widths: dropped further right, a card starts a new group


class Touch(QObject):
    """Turns input into actions; it knows the legal options but no rules."""

    acted = Signal(object)  # an action
    refused = Signal(object)  # an own card that may not be played
    chose = Signal()  # other cards are selected
    looked_through = Signal()  # to look through the discards
    reordered = Signal()  # the order of the hand has changed

    def __init__(self, scene: QGraphicsScene, cards: Cards, parent: QObject) -> None:
        super().__init__(parent)
        self.prompts: Prompts = NOTHING
        self.offers = 0  # number of calls of set_options
        self.clicks = "play"
        self.lays_sets = False
        self._cards = cards
        self._drag: Drag | None = None
        self._suggested: Action | None = None  # done by the keyboard if the cursor is on no card
        self.felt = "moss"
        self.looking = Looking(scene, cards, self)
        self.target = Place(scene)  # where a played card will land
        self.target.setZValue(PLACE_DEPTH)

    @property
    def pace(self) -> Pace:
        return self.looking.pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self.looking.pace = pace

    # Options

    def offer(self, prompts: Prompts) -> None:
        """Set the options of the player."""
        self.offers += 1
        self.prompts = prompts
        self._suggested = None
        self._cards.mean()
        self._cards.chosen.clear()
        self.looking.show()
        self._show_target()

    def lay_out(self, felt: str) -> None:
        """Update the cursor and the target after a change of felt or size."""
        self.felt = felt
        self.looking.show()
        self._show_target()

    @property
    def chosen(self) -> list[Card]:
        """The selected cards, sorted."""
        return sorted(item.card for item in self._cards.chosen)

    # The mouse

    def press(self, item: CardItem | None, at: QPointF) -> None:
        self.looking.hide()
        if item is not None and item in self._cards.own_items():
            self._drag = Drag(item, at, item.pos() - at)

    def move(self, item: CardItem | None, at: QPointF) -> None:
        drag = self._drag
        if drag is None:
            self.looking.hover(item)
        elif drag.follow(at):
            self.target.take(is_taking=drag.item.card in self.prompts.plays)

    def release(self, item: CardItem | None, at: QPointF) -> None:
        drag, self._drag = self._drag, None
        self.target.take(is_taking=False)
        if drag is None:
            self._click_pile(item)
        elif drag.is_moving:
            self._drop(drag, at)
        else:
            self.click(drag.item)

    def arrange(self, groups: Sequence[Sequence[Card]]) -> None:
        """Arrange the hand in these groups."""
        self._cards.order.arrange(groups)
        self._cards.reorder()
        self._cards.settle_own(self.pace.play)
        self.reordered.emit()

    def cancel(self) -> None:
        """Clear the cursor and selection; a dragged card returns to its place."""
        drag, self._drag = self._drag, None
        self.target.take(is_taking=False)
        self._suggested = None
        self.looking.hide()
        if self._cards.meant:
            self._cards.mean()
            self._cards.settle_own(self.pace.lift)
        if drag is not None or self._cards.chosen:
            self._cards.chosen.clear()
            self.send_home()
            self.chose.emit()

    def send_home(self) -> None:
        """Move all cards back to their places."""
        self._cards.settle(GLIDE * bool(self.pace.play))

    # The keyboard

    def press_card(self) -> None:
        """Do the suggested action, or click the card at the cursor."""
        current = self.looking.at
        if current is not None and self._is_suggested(current):
            self._act(self.prompts.plays[current.card])
        elif current is not None:
            self.click(current)
            self.looking.show()
        elif self._suggested is not None:
            self._act(self._suggested)

    def hesitate(self, action: Action) -> None:
        """Lift the card of an action that has to be confirmed, until it is."""
        for item in self._cards.own_items():
            if self.prompts.plays.get(item.card) == action:
                self._cards.chosen.clear()
                self._cards.chosen.add(item)
        self._cards.settle_own(self.pace.lift)
        self.chose.emit()

    def suggest(self, action: Action) -> None:
        """Move the cursor to the card of an action, or select its cards."""
        items, self._suggested = self._cards.own_items(), action
        if isinstance(action, Give | Discard) and self.prompts.wanted and not self.chosen:
            self._cards.chosen.update(item for item in items if item.card in action.cards)
            self._cards.settle_own(self.pace.lift)
            self.chose.emit()
            return
        if isinstance(action, Lay | Finish | ShowTunnelas):
            self._cards.mean(card for meld in action.sets for card in meld)
            self._cards.settle_own(self.pace.lift)
            return
        for place, item in enumerate(items):
            if self.prompts.plays.get(item.card) == action:
                self._cards.mean((item.card,), stitched=False)
                self.looking.pick(place)
                return

    def _is_suggested(self, item: CardItem) -> bool:
        action = self.prompts.plays.get(item.card)
        return action is not None and action == self._suggested

    def click(self, item: CardItem) -> None:
        """Handle a click on a card: play, select, draw or refuse it."""
        if item not in self._cards.own_items():
            self._click_pile(item)
        elif self.prompts.wanted and item.card in self._cards.barred:
            self._refuse(item)
        elif self.prompts.wanted:
            self._choose(item, self.prompts.wanted)
        elif self.lays_sets and item in self._cards.chosen and item.card in self.prompts.plays:
            self._act(self.prompts.plays[item.card])  # a second click
        elif self.lays_sets:
            self._choose(item, 1)
        elif item.card not in self.prompts.plays:
            self._refuse(item)
        elif self.clicks == "raise" and item not in self._cards.chosen:
            self._cards.chosen.clear()
            self._choose(item, 1)
        else:
            self._act(self.prompts.plays[item.card])

    # Internal

    def _choose(self, item: CardItem, most: int) -> None:
        chosen = self._cards.chosen
        if item in chosen:
            chosen.discard(item)
        elif most == 1:
            chosen.clear()
            chosen.add(item)
        elif len(chosen) < most:
            chosen.add(item)
        self._cards.settle_own(self.pace.lift)
        self.looking.show()
        self.chose.emit()

    def _click_pile(self, item: CardItem | None) -> None:
        zone = None if item is None else self._cards.zones.of(item)
        action = None if zone is None else self.prompts.piles.get(zone)
        is_on_top = zone is not None and item is self._cards.zones[zone][-1]
        if action is not None and is_on_top:
            self._act(action)
        elif zone == DISCARDS and self.lays_sets:
            self.looked_through.emit()

    def _drop(self, drag: Drag, at: QPointF) -> None:
        layout, card = self._cards.layout, drag.item.card
        is_on_table = is_over_the_table(at, layout)
        if is_in_the_hand(at, layout):
            self._put(drag.item, at)
        elif card in self.prompts.plays and is_on_table:
            self._act(self.prompts.plays[card])
            return
        elif not self.prompts.wanted and is_on_table:
            self._refuse(drag.item)
        self.send_home()
        self.reordered.emit()

    def _put(self, item: CardItem, at: QPointF) -> None:
        """Move a card within the hand; dropped beside it, the card starts a new group."""
        hand = self._cards.own_hand
        if self._cards.zones.of(item) != hand:
            return
        if self.lays_sets and self._put_on_tray(item, at):
            return
        others = [each for each in self._cards.zones[hand] if each is not item]
        before = sum(each.pos().x() < at.x() for each in others)
        beside = bool(others) and at.x() > others[-1].pos().x() + BESIDE * item.width
        index = self._cards.zones[hand].index(item)
        self._cards.order.put(index, len(others) + 1 if beside else before)
        self._cards.reorder()
        self.chose.emit()

    def _put_on_tray(self, item: CardItem, at: QPointF) -> bool:
        """Move a card onto a tray of the hand; return whether there is one at the position."""
        order, row = self._cards.order, self._cards.spots.row
        laid, first = len(row.trays) - len(order.groups), 0
        held = self._cards.zones[self._cards.own_hand]
        for number, (tray, group) in enumerate(zip(row.trays[laid:], order.groups, strict=True)):
            items = [each for each in held[first : first + len(group)] if each is not item]
            first += len(group)
            if tray.look != "loose" and tray.left <= at.x() <= tray.left + tray.width:
                before = sum(each.home.x < at.x() for each in items)
                order.put_into(held.index(item), number, before)
                self._cards.reorder()
                self.chose.emit()
                return True
        return False

    def _refuse(self, item: CardItem) -> None:
        self._cards.shake(item, self.pace.play)
        self.refused.emit(item.card)

    def _act(self, action: Action) -> None:
        self.looking.hide()
        self.acted.emit(action)

    def _show_target(self) -> None:
        """Show where the card to be played will land."""
        layout, action = self._cards.layout, next(iter(self.prompts.plays.values()), None)
        if action is None or isinstance(action, Discard):
            self.target.setVisible(False)
            return
        zone = Zone("show" if isinstance(action, Show) else "trick", layout.me)
        self.target.mark(layout.spots(zone, [1])[0], layout.u, self.felt)
