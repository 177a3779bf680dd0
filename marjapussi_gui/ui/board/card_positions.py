"""The positions of cards within their zones, which depend on the other cards there. No Qt."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from ...engine.events import Zone, ZoneKind, hand_zone
from .hand_order import HandGroup as Held
from .sets_layout import FAN_SIZE
from .sets_row import CardGroup, GroupState, SetsRow, sets_row
from .table_layout import CardSpot, TableLayout

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
        """The row of the player's sets and other cards in rummy."""
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
