"""All cards on the table, moved by events and corrected by each view.

A zone is a place of cards in the game, such as a hand, the stock or a seat's card of the trick.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial

from PySide6.QtWidgets import QGraphicsScene

from ...engine.cards import HIDDEN, Card, CardSet
from ...engine.events import CardMove, Zone, ZoneKind, hand_zone, is_visible_to
from ...engine.rummy.melds import sort_high_to_low
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from .animation_speed import EasingFunction, ease_out
from .animator import Animator
from .card_flights import CardFlights, CardPlacement
from .card_markers import CardGlow, CardMarkers, EqualCardsMarker, HintedCardMarker, detach_markers
from .graphics_items import CardItem, CardPictureSource, sort_items
from .hand_order import HandGroup as Held
from .hand_order import HandOrder
from .hand_sets import group_state, known_wild_cards
from .kitty import new_cards, visible_zones
from .motions import THROW, Arc
from .sets_layout import FAN_SIZE
from .sets_row import CardGroup, GroupState, SetsRow, sets_row
from .table_layout import (
    MAX_ROW_RISE,
    NEW_CARD_RISE,
    SELECTED_RISE,
    CardSpot,
    TableLayout,
    lift_spot,
)
from .zone_items import ZoneItems

PILE_ZONES: tuple[ZoneKind, ...] = ("stock", "discards", "deck")
VISIBLE_PILE_CARDS, ALL_CARDS = 3, 1000
CardsByZone = Mapping[Zone, Sequence[object]]
FindGroupState = Callable[[Sequence[int]], GroupState]


class CardPositions:
    """The positions of all cards at one moment, computed from the cards in each zone."""

    def __init__(
        self,
        layout: TableLayout,
        zones: CardsByZone,
        groups: Sequence[Held],
        find_group_state: FindGroupState,
    ) -> None:
        self._layout, self._zones, self._groups, self._find_group_state = (
            layout,
            zones,
            groups,
            find_group_state,
        )

    def spots_in(self, zone: Zone) -> Sequence[CardSpot]:
        own_seat = self._layout.own_seat
        if zone.seat == own_seat and self._layout.is_rummy and zone.kind in ("hand", "laid"):
            return self._spots_in_row(zone)
        groups = [len(self._zones[zone])]
        if zone == hand_zone(own_seat):
            groups = [len(group) for group in self._groups]
        elif zone.kind == "laid":
            groups = self._laid_set_sizes(zone.seat)
        return self._layout.spots(zone, groups)

    @cached_property
    def sets_row(self) -> SetsRow:
        """The layout of the row with the player's own cards in rummy."""
        laid = [CardGroup(number, "laid") for number in self._laid_set_sizes(self._layout.own_seat)]
        own = [CardGroup(len(group), self._find_group_state(group)) for group in self._groups]
        return sets_row(self._layout, [*laid, *own])

    def visible_count(self, zone: Zone) -> int:
        """Return how many cards of a zone are visible, counted from the top."""
        if zone.kind not in PILE_ZONES or self._layout.kitty_size:
            return ALL_CARDS
        is_fan = zone.kind == "discards" and self._layout.is_rummy
        return FAN_SIZE if is_fan else VISIBLE_PILE_CARDS

    def _spots_in_row(self, zone: Zone) -> Sequence[CardSpot]:
        if zone.kind == "laid":
            return self.sets_row.spots[zone.place]
        held = self.sets_row.spots[len(self._laid_set_sizes(self._layout.own_seat)) :]
        return [spot for group in held for spot in group]

    def _laid_set_sizes(self, seat: int) -> list[int]:
        """Return the sizes of a seat's laid sets, with 0 if a set's cards are still on the way."""
        laid = {
            zone.place: len(cards)
            for zone, cards in self._zones.items()
            if zone.kind == "laid" and zone.seat == seat
        }
        return [laid.get(place, 0) for place in range(max(laid, default=-1) + 1)]


Z_VALUES = {"won": 10, "down": 20, "stock": 22, "discards": 23, "up": 24, "laid": 26, "away": 27}
HAND_Z, TRICK_Z = 30, 60
HINT_RISE, FOCUS_RISE, DISABLED_DROP = 26.0, 18.0, 16.0  # table units: upwards, upwards, downwards
SHAKE_WIDTH, LIFT_DISTANCE = 6.0, 10.0
OWN_ZONES = ("hand", "up", "laid")  # zones of the player's own cards


class CardLayer:
    """The graphics items of all cards, by zone and from bottom to top."""

    def __init__(
        self, scene: QGraphicsScene, animator: Animator, pictures: CardPictureSource
    ) -> None:
        self.hand_order = HandOrder()
        self.selected: set[CardItem] = set()
        self.disabled: frozenset[Card] = frozenset()
        self.wild_cards: CardSet = 0  # those the player knows
        self.find_group_state: FindGroupState = _always_loose  # for groups in a rummy hand
        self.focused_item: CardItem | None = None  # under the mouse or the card cursor
        self.hinted: frozenset[CardItem] = frozenset()  # named by a hint
        self.winning_item: CardItem | None = None  # in a complete trick
        self.zones = ZoneItems(self._create_item, self._remove_item)
        self._scene, self._animator = scene, animator
        self._flights = CardFlights(animator, pictures)
        self.winner_glow = CardGlow(scene)  # around the card that wins the trick so far
        self.new_items: set[CardItem] = set()  # just received, from other players or the kitty
        self._new_card_markers = CardMarkers(scene, CardGlow)  # around the new cards
        self._hint_markers = CardMarkers(scene, HintedCardMarker)  # around the cards of a hint
        self.tie_thread = EqualCardsMarker(scene)  # above the cards that a hint calls equally good
        self._layout = TableLayout(1280, 800, 4)
        self._cards_per_trick = 4

    @property
    def animator(self) -> Animator:
        return self._animator

    @property
    def scene(self) -> QGraphicsScene:
        return self._scene

    @property
    def layout(self) -> TableLayout:
        return self._layout

    @property
    def card_pictures(self) -> CardPictureSource:
        return self._flights.pictures

    @property
    def own_hand_zone(self) -> Zone:
        return hand_zone(self._layout.own_seat)

    def apply_layout(self, layout: TableLayout, pictures: CardPictureSource) -> None:
        """Use a layout and card pictures, and place all cards accordingly without animation."""
        self._layout, self._flights.pictures = layout, pictures
        self.animate_home()
        self.winner_glow.attach_to(self.winner_glow.card)

    def refresh_pictures(self) -> None:
        """Replace placeholders with the pictures that have been painted by now."""
        for items in self.zones.values():
            for item in items:
                item.refresh_picture()

    # Changes by views and events

    def sync(self, view: View) -> None:
        """Make the cards match a view, whatever was shown before."""
        self.wild_cards = known_wild_cards(view)
        self.find_group_state = partial(group_state, view) if view.rummy.is_dealt else _always_loose
        self.zones.set_cards({zone: cards for zone, cards in visible_zones(view) if cards})
        if view.tricks:
            self._cards_per_trick = len(view.tricks[-1].cards)
        self.sort_hand()
        self.selected &= set(self.zones.get(self.own_hand_zone, ()))
        self._mark_winner(view.trick.winner if len(view.trick.cards) > 1 else NOBODY)
        self._mark_new(new_cards(view))

    def clear(self) -> None:
        self.zones.remove_all()
        self.wild_cards = 0
        self.hand_order.set_cards(())

    def move_card(self, move: CardMove) -> tuple[CardItem, bool]:
        item = self._take_item(move)
        before = item.card
        item.card = move.card if is_visible_to(move.target, self._layout.own_seat) else HIDDEN
        self.zones.setdefault(move.target, []).append(item)
        self._deselect(item)
        if self.own_hand_zone in (move.source, move.target):
            self.sort_hand()
        if move.target.kind == "won":
            self._cards_per_trick = max(len(self.zones.trick_zones), 2)
            self._mark_winner(NOBODY)
        return item, before != item.card

    # Positions

    def animate_home(self, duration: float = 0.0) -> None:
        """Move all cards to their spots over a duration in milliseconds; 0 means at once."""
        self._flights.move_home(self._placements(self.zones), duration)

    def animate_hand(self, duration: float = 0.0) -> None:
        """Move the player's own cards to their spots within a duration in milliseconds."""
        mine = [
            zone
            for zone in self.zones
            if zone.seat == self._layout.own_seat and zone.kind in OWN_ZONES
        ]
        self._flights.move_home(self._placements(mine), duration)

    def sort_hand(self) -> None:
        items = self.zones.get(self.own_hand_zone, [])
        self.hand_order.set_cards([item.card for item in items])
        self.zones[self.own_hand_zone] = sort_items(items, self.hand_order.cards)

    def shake(self, item: CardItem, duration: float) -> None:
        self.animate_hand()
        self._animator.shake(item, SHAKE_WIDTH * self._layout.unit, duration)

    def fly(
        self,
        cards: Sequence[tuple[CardItem, bool]],
        duration: float,
        interval: float = 0.0,
        easing: EasingFunction = ease_out,
        arc: Arc = THROW,
    ) -> None:
        """Let cards fly to their spots one after another, while all others make room.

        Each card comes with a flag: whether it turns over on its way.
        """
        self._flights.fly(self._placements(self.zones), cards, duration, interval, easing, arc)

    def lift_for_flight(self, move: CardMove, delay: float, duration: float) -> None:
        """Lift a card after a delay, because it is about to fly to another zone."""
        item = self.zones.find_item(move)
        if item is not None and item.width:
            goal = self._layout.spots(move.target, [1])[0]
            self._flights.lift(item, goal, LIFT_DISTANCE * self._layout.unit, delay, duration)

    def lift_winning_card(self, winner: Seat, duration: float, settle: float = 0.0) -> None:
        """Lift the card with which a seat wins the trick, and let it settle."""
        items = self.zones.get(Zone("trick", winner), [])
        self.winning_item = items[-1] if items else None
        self._mark_winner(winner)
        self.animate_home(duration)
        if self.winning_item is not None and settle:
            self._flights.settle(self.winning_item, settle)

    def reveal(self, zone: Zone, cards: Sequence[Card], duration: float = 0.0) -> None:
        """Turn over the cards of a zone, so that they show these faces (or backs, if HIDDEN)."""
        items = self.zones.get(zone, [])
        turning = set()
        for item, card in zip(items, cards, strict=False):
            if item.card == HIDDEN != card:
                turning.add(item)
            item.card = card
        self._flights.flip(self._placements([zone] if items else []), turning, duration)

    def is_wild(self, card: Card) -> bool:
        return card != HIDDEN and bool(self.wild_cards >> card & 1)

    def own_items(self) -> list[CardItem]:
        """Return the items of the player's cards from left to right, open rows first."""
        me = self._layout.own_seat
        rows = [zone for zone in sorted(self.zones) if zone.kind == "up" and zone.seat == me]
        return [item for zone in (*rows, self.own_hand_zone) for item in self.zones.get(zone, ())]

    # Internal

    def _placements(self, zones: Iterable[Zone]) -> Iterator[CardPlacement]:
        places = self.positions
        for zone in zones:
            items = self.zones[zone]
            if zone.kind == "won":
                yield from self._trick_pile(zone, items)
                continue
            if zone.kind == "laid":
                items = sort_items(items, sort_high_to_low(tuple(item.card for item in items)))
            is_player_card = zone.seat == self._layout.own_seat and zone.kind in ("hand", "up")
            low = len(items) - places.visible_count(zone)
            depth, spots = self._z_value(zone), places.spots_in(zone)
            for number, (item, spot) in enumerate(zip(items, spots, strict=True)):
                barred = is_player_card and item.card in self.disabled
                rise = self._rise_of_card(item, zone, is_barred=barred)
                shifted = lift_spot(spot, rise * self._layout.unit)
                wild = self.is_wild(item.card)
                yield CardPlacement(
                    item, shifted, depth + number / 200, number >= low, barred, wild
                )

    @property
    def positions(self) -> CardPositions:
        return CardPositions(
            self._layout, self.zones, self.hand_order.groups, self.find_group_state
        )

    def _trick_pile(self, zone: Zone, items: list[CardItem]) -> Iterator[CardPlacement]:
        """Yield the placements of won cards, with only one back per trick visible."""
        spots = self._layout.spots(zone, [-(-len(items) // self._cards_per_trick)])
        for number, item in enumerate(items):
            place = number // self._cards_per_trick
            is_seen = number % self._cards_per_trick == 0
            yield CardPlacement(item, spots[place], Z_VALUES["won"] + place / 20, is_seen)

    def _z_value(self, zone: Zone) -> float:
        if zone.kind == "trick":
            playing = self.zones.trick_zones
            return TRICK_Z + (playing.index(zone) if zone in playing else 0)
        return Z_VALUES.get(zone.kind, HAND_Z)

    def _rise_of_card(self, item: CardItem, zone: Zone, *, is_barred: bool) -> float:
        """Return how far a card is raised, in table units; negative if it is lowered."""
        if item in self.hinted:
            rise = HINT_RISE
        elif item in self.selected:
            rise = SELECTED_RISE
        elif is_barred and zone == self.own_hand_zone:
            rise = -DISABLED_DROP
        elif item in (self.focused_item, self.winning_item):
            rise = FOCUS_RISE
        else:
            rise = NEW_CARD_RISE if item in self.new_items else 0.0
        return min(rise, MAX_ROW_RISE) if zone.kind == "up" else rise

    def _mark_winner(self, winner: Seat) -> None:
        items = self.zones.get(Zone("trick", winner), [])
        self.winner_glow.attach_to(items[-1] if items else None)

    def _mark_new(self, cards: frozenset[Card]) -> None:
        held = self.zones.get(self.own_hand_zone, ())
        self.new_items = set({item.card: item for item in held if item.card in cards}.values())
        self._new_card_markers.mark(self.new_items)

    def highlight(self, cards: Iterable[Card] = (), *, are_tied: bool = False) -> None:
        """Lift the cards that a hint names, and outline them or (if are_tied) draw a line above."""
        left, hinted = list(self.own_items()), []
        for card in cards:
            if (item := next((each for each in left if each.card == card), None)) is not None:
                left.remove(item)
                hinted.append(item)
        self.hinted = frozenset(hinted)
        self._hint_markers.mark(() if are_tied else hinted)
        self.tie_thread.tie(hinted if are_tied else (), list(self.own_items()))

    def _take_item(self, move: CardMove) -> CardItem:
        """Remove and return the item of a moved card, or create one if it comes from the deck."""
        item = self.zones.take_item(move)
        if item is None:
            item = self._create_item()
            if move.source.kind == "deck":
                spot = self._layout.spots(move.source, [1])[0]
                item.update_picture(self.card_pictures, spot.width)
                item.place_at(spot)
        return item

    def _deselect(self, item: CardItem) -> None:
        """Clear the selection and focus of a card that leaves the hand."""
        self.selected.discard(item)
        if item in self.hinted:
            self.highlight()
        self.new_items.discard(item)
        if self.focused_item is item:
            self.focused_item = None

    def _create_item(self) -> CardItem:
        item = CardItem()
        self._scene.addItem(item)
        return item

    def _remove_item(self, item: CardItem) -> None:
        self._animator.cancel(item)
        detach_markers(item)
        self._scene.removeItem(item)
        self._deselect(item)
        if self.winning_item is item:
            self.winning_item = None


def _always_loose(_group: Sequence[int]) -> GroupState:
    return "loose"
