"""The cards on the table by zone: moved by events, and corrected by views."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtWidgets import QGraphicsScene

from ...engine.cards import HIDDEN, Card, CardSet
from ...engine.events import Move, Zone, hand_zone, lies_open
from ...engine.rummy.melds import from_the_top
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from .animator import Animator
from .card_spots import CardSpots, LookOf
from .easing import Ease, slowing
from .flights import Flights, Place
from .hand import HandOrder
from .items import CardItem, Pictures, in_order
from .kitty import arrived, zones_shown
from .layout import JUST_GOT, RAISED, Layout, Spot, lifted
from .light import Glow, Lights, Stitches, part_from
from .sets import known_wild, look_of
from .sets_row import Look
from .zones import Zones

DEPTHS = {"won": 10, "down": 20, "stock": 22, "discards": 23, "up": 24, "laid": 26, "away": 27}
HAND_DEPTH, TRICK_DEPTH = 30, 60
MEANT, LIFTED, LOWERED = 26.0, 18.0, 16.0  # u: up, up, down
SHAKE = 6.0
OWN = ("hand", "up", "laid")  # of the player's cards


class Cards:
    """The graphics items of all cards by zone, from bottom to top."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, deck: Pictures) -> None:
        self.order = HandOrder()
        self.chosen: set[CardItem] = set()
        self.barred: frozenset[Card] = frozenset()
        self.wild: CardSet = 0  # as far as the player knows
        self.look_of: LookOf = _loose  # of a group of the player's hand in rummy
        self.lifted: CardItem | None = None  # under the mouse or the card cursor
        self.meant: frozenset[CardItem] = frozenset()  # named by a hint
        self.winner: CardItem | None = None  # of a complete trick
        self.zones = Zones(self._new, self._remove)
        self._scene, self._animator = scene, animator
        self._flights = Flights(animator, deck)
        self.glow = Glow(scene)  # around the card that wins the trick so far
        self.arrived: set[CardItem] = set()  # just received, from other players or the kitty
        self._lights = Lights(scene, Glow)  # around those
        self._stitches = Lights(scene, Stitches)  # around the cards of a hint
        self._layout = Layout(1280, 800, 4)
        self._in_a_trick = 4

    @property
    def scene(self) -> QGraphicsScene:
        return self._scene

    @property
    def layout(self) -> Layout:
        return self._layout

    @property
    def deck(self) -> Pictures:
        return self._flights.deck

    @property
    def own_hand(self) -> Zone:
        return hand_zone(self._layout.me)

    def lay_out(self, layout: Layout, deck: Pictures) -> None:
        """Place all cards by this layout, without animation."""
        self._layout, self._flights.deck = layout, deck
        self.settle()
        self.glow.lie_about(self.glow.card)

    def refresh(self) -> None:
        """Replace placeholder pictures by those that have been painted since."""
        for items in self.zones.values():
            for item in items:
                item.refresh()

    # Changes by views and events

    def sync(self, view: View) -> None:
        """Make the cards match a view, whatever moved before."""
        self.wild = known_wild(view)
        self.look_of = partial(look_of, view) if view.rummy.is_dealt else _loose
        self.zones.become({zone: cards for zone, cards in zones_shown(view) if cards})
        if view.tricks:
            self._in_a_trick = len(view.tricks[-1].cards)
        self.reorder()
        self.chosen &= set(self.zones.get(self.own_hand, ()))
        self._glow(view.trick.winner if len(view.trick.cards) > 1 else NOBODY)
        self._arrived(arrived(view))

    def clear(self) -> None:
        """Remove all cards."""
        self.zones.empty()
        self.wild = 0
        self.order.hold(())

    def move(self, move: Move) -> tuple[CardItem, bool]:
        """Move a card to another zone; return its item, and whether it turns over."""
        item = self._taken(move)
        before = item.card
        item.card = move.card if lies_open(move.target, self._layout.me) else HIDDEN
        self.zones.setdefault(move.target, []).append(item)
        self._let_go(item)
        if self.own_hand in (move.source, move.target):
            self.reorder()
        if move.target.kind == "won":
            self._in_a_trick = max(len(self.zones.playing), 2)
            self._glow(NOBODY)
        return item, before != item.card

    # Positions

    def settle(self, lasts: float = 0.0) -> None:
        """Move all cards to their spots."""
        self._flights.settle(self._places(self.zones), lasts)

    def settle_own(self, lasts: float = 0.0) -> None:
        """Move the player's own cards to their spots."""
        mine = [zone for zone in self.zones if zone.seat == self._layout.me and zone.kind in OWN]
        self._flights.settle(self._places(mine), lasts)

    def reorder(self) -> None:
        """Arrange the player's hand in its current order."""
        items = self.zones.get(self.own_hand, [])
        self.order.hold([item.card for item in items])
        self.zones[self.own_hand] = in_order(items, self.order.cards)

    def shake(self, item: CardItem, lasts: float) -> None:
        """Shake a card that may not be played."""
        self.settle_own()
        self._animator.shake(item, SHAKE * self._layout.u, lasts)

    def fly(
        self,
        flown: Sequence[tuple[CardItem, bool]],
        lasts: float,
        apart: float = 0.0,
        ease: Ease = slowing,
    ) -> None:
        """Fly cards to their spots at intervals; the other cards make room."""
        self._flights.fly(self._places(self.zones), flown, lasts, apart, ease)

    def lift_winner(self, winner: Seat, lasts: float) -> None:
        """Lift the card that wins the trick."""
        items = self.zones.get(Zone("trick", winner), [])
        self.winner = items[-1] if items else None
        self._glow(winner)
        self.settle(lasts)

    def turn_up(self, zone: Zone, cards: Sequence[Card], lasts: float = 0.0) -> None:
        """Turn cards of a zone face up."""
        items = self.zones.get(zone, [])
        turning = set()
        for item, card in zip(items, cards, strict=False):
            if item.card == HIDDEN != card:
                turning.add(item)
            item.card = card
        self._flights.turn(self._places([zone] if items else []), turning, lasts)

    def is_wild(self, card: Card) -> bool:
        """Return whether the player knows that a card is wild."""
        return card != HIDDEN and bool(self.wild >> card & 1)

    def own_items(self) -> list[CardItem]:
        """Return the player's cards from left to right, open rows first."""
        me = self._layout.me
        rows = [zone for zone in sorted(self.zones) if zone.kind == "up" and zone.seat == me]
        return [item for zone in (*rows, self.own_hand) for item in self.zones.get(zone, ())]

    # Internal

    def _places(self, zones: Iterable[Zone]) -> Iterator[Place]:
        """Yield the placement of every card in these zones."""
        places = self.spots
        for zone in zones:
            items = self.zones[zone]
            if zone.kind == "won":
                yield from self._piled(zone, items)
                continue
            if zone.kind == "laid":
                items = in_order(items, from_the_top(tuple(item.card for item in items)))
            is_own = zone == self.own_hand
            is_player_card = zone.seat == self._layout.me and zone.kind in ("hand", "up")
            low = len(items) - places.seen(zone)
            depth, spots = self._depth(zone), places.of(zone)
            for number, (item, spot) in enumerate(zip(items, spots, strict=True)):
                barred = is_player_card and item.card in self.barred
                shifted = self._shifted(item, spot, is_low=barred and is_own)
                wild = self.is_wild(item.card)
                yield Place(item, shifted, depth + number / 200, number >= low, barred, wild)

    @property
    def spots(self) -> CardSpots:
        """The positions that cards should have now."""
        return CardSpots(self._layout, self.zones, self.order.groups, self.look_of)

    def _piled(self, zone: Zone, items: list[CardItem]) -> Iterator[Place]:
        """Yield the placements of won cards, one visible back per trick."""
        spots = self._layout.spots(zone, [-(-len(items) // self._in_a_trick)])
        for number, item in enumerate(items):
            place = number // self._in_a_trick
            is_seen = number % self._in_a_trick == 0
            yield Place(item, spots[place], DEPTHS["won"] + place / 20, is_seen)

    def _depth(self, zone: Zone) -> float:
        if zone.kind == "trick":
            playing = self.zones.playing
            return TRICK_DEPTH + (playing.index(zone) if zone in playing else 0)
        return DEPTHS.get(zone.kind, HAND_DEPTH)

    def _shifted(self, item: CardItem, spot: Spot, *, is_low: bool) -> Spot:
        """Return the spot of a card, shifted if it is selected, focused, new or not playable."""
        u = self._layout.u
        if item in self.meant:
            return lifted(spot, MEANT * u)
        if item in self.chosen:
            return lifted(spot, RAISED * u)
        if is_low:
            return lifted(spot, -LOWERED * u)
        if item in (self.lifted, self.winner):
            return lifted(spot, LIFTED * u)
        return lifted(spot, JUST_GOT * u) if item in self.arrived else spot

    def _glow(self, winner: Seat) -> None:
        """Mark the card of the seat that wins the trick so far."""
        items = self.zones.get(Zone("trick", winner), [])
        self.glow.lie_about(items[-1] if items else None)

    def _arrived(self, cards: frozenset[Card]) -> None:
        """Mark the cards that have just come into the hand."""
        held = self.zones.get(self.own_hand, ())
        self.arrived = set({item.card: item for item in held if item.card in cards}.values())
        self._lights.lie_about(self.arrived)

    def mean(self, cards: Iterable[Card] = (), *, stitched: bool = True) -> None:
        """Highlight the cards of the hand that a hint names; without cards, none."""
        left, hinted = list(self.own_items()), []
        for card in cards:
            if (item := next((each for each in left if each.card == card), None)) is not None:
                left.remove(item)
                hinted.append(item)
        self.meant = frozenset(hinted)
        self._stitches.lie_about(hinted if stitched else ())

    def _taken(self, move: Move) -> CardItem:
        """Return the item that leaves its zone; a new item for a card from the deck."""
        item = self.zones.taken(move)
        if item is None:
            item = self._new()
            if move.source.kind == "deck":
                spot = self._layout.spots(move.source, [1])[0]
                item.dress(self.deck, spot.width)
                item.lie(spot)
        return item

    def _let_go(self, item: CardItem) -> None:
        """Clear the selection and focus of a card that leaves the hand."""
        self.chosen.discard(item)
        self.meant -= {item}
        self.arrived.discard(item)
        if self.lifted is item:
            self.lifted = None

    def _new(self) -> CardItem:
        item = CardItem()
        self._scene.addItem(item)
        return item

    def _remove(self, item: CardItem) -> None:
        self._animator.forget(item)
        part_from(item)
        self._scene.removeItem(item)
        self._let_go(item)
        if self.winner is item:
            self.winner = None


def _loose(_group: Sequence[int]) -> Look:
    return "loose"
