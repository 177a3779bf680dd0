"""Handling of clicks, drags and keys on the board, which become the player's actions."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from ...engine.actions import Action, Discard, Finish, Give, Lay, ShowBidCard, ShowTunnelas
from ...engine.cards import Card
from ...engine.events import DISCARD_ZONE, Zone
from .animation_speed import AnimationSpeed
from .animator import Animator
from .card_cursor import CardCursor
from .card_layer import CardLayer
from .card_markers import DropTarget
from .graphics_items import LIFTED_GROWTH, CardItem
from .motions import Carry
from .prompt_options import NO_OPTIONS, PromptOptions
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


GLIDE_MS = 220.0
TARGET_Z = 4.0
NEW_GROUP_DISTANCE = 0.3  # in card widths: dropped further right, a card starts a new group


class HandInput(QObject):
    """Turns clicks, drags and keys into actions, chosen from the legal ones that it is given."""

    action_chosen = Signal(object)  # an action
    card_refused = Signal(object)  # an own card that may not be played
    selection_changed = Signal()  # the set of selected cards has changed
    button_pressed = Signal()  # a key was pressed that means the button, because it means no card
    discards_requested = Signal()  # the player wants to look through the discards
    hand_reordered = Signal()  # the order of the hand has changed

    def __init__(self, scene: QGraphicsScene, card_layer: CardLayer, parent: QObject) -> None:
        super().__init__(parent)
        self.options: PromptOptions = NO_OPTIONS
        self.offer_count = 0  # counts the calls of set_options
        self.click_mode = "play"
        self.is_rummy = False
        self._card_layer = card_layer
        self._drag: CardDrag | None = None
        self._suggested_action: Action | None = None  # with cards that are highlighted
        self.felt = "moss"
        self.card_cursor = CardCursor(scene, card_layer, self)
        self.card_cursor.card_focused.connect(self._on_card_focused)
        self.drop_target = DropTarget(scene)  # where a played card will land
        self.drop_target.setZValue(TARGET_Z)

    @property
    def speed(self) -> AnimationSpeed:
        return self.card_cursor.speed

    @speed.setter
    def speed(self, speed: AnimationSpeed) -> None:
        self.card_cursor.speed = speed

    # Options

    def set_options(self, options: PromptOptions) -> None:
        self.offer_count += 1
        self.options = options
        self._suggested_action = None
        self._card_layer.highlight()
        self._card_layer.selected.clear()
        self.card_cursor.show_ring()
        self._update_drop_target()

    def redraw_markers(self, felt: str) -> None:
        """Redraw the card cursor and the drop target for this felt and the size of the cards."""
        self.felt = felt
        self.card_cursor.show_ring()
        self._update_drop_target()

    @property
    def selected_cards(self) -> list[Card]:
        return sorted(item.card for item in self._card_layer.selected)

    @property
    def chosen_count(self) -> int:
        """How many cards are chosen for an exchange."""
        return len(self._card_layer.selected) if self.options.required_count else 0

    # The mouse

    def press(self, item: CardItem | None, position: QPointF) -> None:
        self.card_cursor.clear()
        if item is not None and item in self._card_layer.own_items():
            animator = self._card_layer.animator if self.speed.has_card_flights else None
            self._drag = CardDrag(item, position, item.pos() - position, animator)

    def move(self, item: CardItem | None, position: QPointF) -> None:
        drag = self._drag
        if drag is None:
            self.card_cursor.hover(item)
        elif drag.follow(position):
            self.drop_target.set_hovered(is_hovered=drag.item.card in self.options.card_actions)

    def release(self, item: CardItem | None, position: QPointF) -> None:
        drag, self._drag = self._drag, None
        self.drop_target.set_hovered(is_hovered=False)
        if drag is None:
            self._click_pile(item)
        elif drag.is_moving:
            self._drop(drag, position)
        else:
            self.click_card(drag.item)

    def set_groups(self, groups: Sequence[Sequence[Card]]) -> None:
        self._card_layer.hand_order.set_groups(groups)
        self._card_layer.sort_hand()
        self._card_layer.animate_hand(self.speed.card_flight)
        self.hand_reordered.emit()

    def cancel(self) -> None:
        drag, self._drag = self._drag, None
        self.drop_target.set_hovered(is_hovered=False)
        self._suggested_action = None
        self.card_cursor.clear()
        if self._card_layer.hinted:
            self._card_layer.highlight()
            self._card_layer.animate_hand(self.speed.card_lift)
        if drag is not None or self._card_layer.selected:
            self._card_layer.selected.clear()
            self.return_cards()
            self.selection_changed.emit()

    def return_cards(self) -> None:
        self._card_layer.animate_home(GLIDE_MS * bool(self.speed.card_flight))

    # The keyboard

    def act_at_cursor(self) -> None:
        """Click the card at the cursor. Without one, play the suggested or the only legal card."""
        current, only = self.card_cursor.current_item, self._suggested_action or self._only_action
        if current is not None and self._is_suggested(current):
            self._choose_action(self.options.card_actions[current.card])
        elif current is not None:
            self.click_card(current)
            self.card_cursor.show_ring()
        elif only is not None:
            self._choose_action(only)
        else:
            self.button_pressed.emit()

    @property
    def _only_action(self) -> Action | None:
        """The only legal action if it is the choice of a single card, or None."""
        actions = tuple(self.options.card_actions.values())
        return actions[0] if len(actions) == len(self.options.legal_actions) == 1 else None

    def lift_for_confirmation(self, action: Action) -> None:
        for item in self._card_layer.own_items():
            if self.options.card_actions.get(item.card) == action:
                self._card_layer.selected.clear()
                self._card_layer.selected.add(item)
        self._card_layer.animate_hand(self.speed.card_lift)
        self.selection_changed.emit()

    def suggest(self, action: Action, tied: Collection[Action] = ()) -> None:
        """Show a suggested action: move the cursor to its card, or select its cards.

        The cards of tied (equally good) actions are lifted, too.
        """
        items, self._suggested_action = self._card_layer.own_items(), None
        if (
            isinstance(action, Give | Discard)
            and self.options.required_count
            and not self.selected_cards
        ):
            self._card_layer.selected.update(item for item in items if item.card in action.cards)
            self._card_layer.animate_hand(self.speed.card_lift)
            self.selection_changed.emit()
            return
        if isinstance(action, Lay | Finish | ShowTunnelas):
            self._suggested_action = action
            self._card_layer.highlight(card for meld in action.sets for card in meld)
            self._card_layer.animate_hand(self.speed.card_lift)
            return
        for place, item in enumerate(items):
            if self.options.card_actions.get(item.card) == action:
                self._suggested_action = action
                actions = self.options.card_actions
                others = (each.card for each in items if actions.get(each.card) in tied)
                cards = dict.fromkeys((item.card, *others))
                self._card_layer.highlight(cards, are_tied=True)
                self.card_cursor.move_to(place)
                return

    def _is_suggested(self, item: CardItem) -> bool:
        action = self.options.card_actions.get(item.card)
        return action is not None and action == self._suggested_action

    def click_card(self, item: CardItem) -> None:
        """Handle a click on a card: play it, select it, draw it, or report that it is refused."""
        if item not in self._card_layer.own_items():
            self._click_pile(item)
        elif self.options.required_count and item.card in self._card_layer.disabled:
            self._refuse(item)
        elif self.options.required_count:
            self._toggle_selected(item, self.options.required_count)
        elif (
            self.is_rummy
            and item in self._card_layer.selected
            and item.card in self.options.card_actions
        ):
            self._choose_action(self.options.card_actions[item.card])  # a second click
        elif self.is_rummy:
            self._toggle_selected(item, 1)
        elif item.card not in self.options.card_actions:
            self._refuse(item)
        elif self.click_mode == "raise" and item not in self._card_layer.selected:
            self._card_layer.selected.clear()
            self._toggle_selected(item, 1)
        else:
            self._choose_action(self.options.card_actions[item.card])

    # Internal

    def _toggle_selected(self, item: CardItem, max_count: int) -> None:
        chosen = self._card_layer.selected
        if item in chosen:
            chosen.discard(item)
        elif max_count == 1:
            chosen.clear()
            chosen.add(item)
        elif len(chosen) < max_count:
            chosen.add(item)
        self._end_suggestion()
        self._card_layer.animate_hand(self.speed.card_lift)
        self.selection_changed.emit()  # first, because the ring lets the card be named
        self.card_cursor.show_ring()

    def _on_card_focused(self, item: CardItem) -> None:
        if not self._is_suggested(item):
            self._suggested_action = None

    def _end_suggestion(self) -> None:
        """Remove the suggestion, because the player has chosen or arranged cards."""
        if self._suggested_action is not None:
            self._suggested_action = None
            self._card_layer.highlight()

    def _click_pile(self, item: CardItem | None) -> None:
        zone = None if item is None else self._card_layer.zones.zone_of(item)
        action = None if zone is None else self.options.pile_actions.get(zone)
        is_on_top = zone is not None and item is self._card_layer.zones[zone][-1]
        if action is not None and is_on_top:
            self._choose_action(action)
        elif zone == DISCARD_ZONE and self.is_rummy:
            self.discards_requested.emit()

    def _drop(self, drag: CardDrag, position: QPointF) -> None:
        layout, card = self._card_layer.layout, drag.item.card
        drag.follow(position)  # a card that rested in the hand starts from rest
        is_on_table = is_drop_on_table(position, layout)
        if is_drop_in_hand(position, layout):
            self._move_in_hand(drag.item, position)
        elif card in self.options.card_actions and is_on_table:
            self._choose_action(self.options.card_actions[card])
            return
        elif not self.options.required_count and is_on_table:
            self.card_refused.emit(card)
        self.return_cards()
        self.hand_reordered.emit()

    def _move_in_hand(self, item: CardItem, position: QPointF) -> None:
        hand = self._card_layer.own_hand_zone
        if self._card_layer.zones.zone_of(item) != hand:
            return
        if self.is_rummy and self._move_to_group(item, position):
            return
        others = [each for each in self._card_layer.zones[hand] if each is not item]
        before = sum(each.pos().x() < position.x() for each in others)
        beside = (
            bool(others) and position.x() > others[-1].pos().x() + NEW_GROUP_DISTANCE * item.width
        )
        index = self._card_layer.zones[hand].index(item)
        self._card_layer.hand_order.move_card(index, len(others) + 1 if beside else before)
        self._end_suggestion()
        self._card_layer.sort_hand()
        self.selection_changed.emit()

    def _move_to_group(self, item: CardItem, position: QPointF) -> bool:
        """Move a card into the group at a position. Return False if there is no group."""
        order, row = self._card_layer.hand_order, self._card_layer.positions.sets_row
        laid, first = len(row.trays) - len(order.groups), 0
        held = self._card_layer.zones[self._card_layer.own_hand_zone]
        for number, (tray, group) in enumerate(zip(row.trays[laid:], order.groups, strict=True)):
            items = [each for each in held[first : first + len(group)] if each is not item]
            first += len(group)
            if tray.state != "loose" and tray.left <= position.x() <= tray.left + tray.width:
                before = sum(each.home.x < position.x() for each in items)
                order.move_to_group(held.index(item), number, before)
                self._end_suggestion()
                self._card_layer.sort_hand()
                self.selection_changed.emit()
                return True
        return False

    def _refuse(self, item: CardItem) -> None:
        self._card_layer.shake(item, self.speed.card_flight)
        self.card_refused.emit(item.card)

    def _choose_action(self, action: Action) -> None:
        self.card_cursor.clear()
        self.action_chosen.emit(action)

    def _update_drop_target(self) -> None:
        """Show where a played card would land, or hide the target if none can be played."""
        layout, action = (
            self._card_layer.layout,
            next(iter(self.options.card_actions.values()), None),
        )
        if action is None or isinstance(action, Discard):
            self.drop_target.setVisible(False)
            return
        zone = Zone("show" if isinstance(action, ShowBidCard) else "trick", layout.own_seat)
        self.drop_target.show_at(layout.spots(zone, [1])[0], layout.unit, self.felt)


STEP_BY_KEY = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Up)
ROW_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down)  # they move between the hand and the open row
DIGIT_KEYS = tuple(Qt.Key(Qt.Key.Key_0 + number) for number in range(10))


def is_press_key(key: Qt.Key, *, has_open_rows: bool) -> bool:
    """Return whether a key acts like a click, rather than moving the card cursor."""
    return key in PRESS_KEYS and not (has_open_rows and key in ROW_KEYS)


def handle_key(key: Qt.Key, hand_input: HandInput, *, has_open_rows: bool) -> bool:
    """Handle a key. Return False if it has no function on the board."""
    if key in ROW_KEYS and has_open_rows:
        hand_input.card_cursor.change_row(up=key == Qt.Key.Key_Up)
    elif key in STEP_BY_KEY:
        hand_input.card_cursor.step(STEP_BY_KEY[key])
    elif key in PRESS_KEYS:
        hand_input.act_at_cursor()
    elif key in DIGIT_KEYS:
        hand_input.card_cursor.move_to((key - Qt.Key.Key_1) % 10)
    elif key == Qt.Key.Key_Escape:
        hand_input.cancel()
    else:
        return False
    return True
