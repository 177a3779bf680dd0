"""The positions of all cards, as far as they depend on neighbouring cards. No Qt."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from ...engine.events import Zone, ZoneKind, hand_zone
from .hand import Group as Held
from .layout import Layout, Spot
from .sets_layout import FAN
from .sets_row import Group, Look, SetsRow, sets_row

PILES: tuple[ZoneKind, ...] = ("stock", "discards", "deck")
SEEN_OF_A_PILE, ALL = 3, 1000
Lying = Mapping[Zone, Sequence[object]]
LookOf = Callable[[Sequence[int]], Look]


class CardSpots:
    """The positions of all cards at one moment."""

    def __init__(self, layout: Layout, zones: Lying, groups: Sequence[Held], look: LookOf) -> None:
        self._layout, self._zones, self._groups, self._look = layout, zones, groups, look

    def of(self, zone: Zone) -> Sequence[Spot]:
        """Return the spots of the cards in a zone."""
        own_seat = self._layout.me
        if zone.seat == own_seat and self._layout.lays_sets and zone.kind in ("hand", "laid"):
            return self._in_row(zone)
        groups = [len(self._zones[zone])]
        if zone == hand_zone(own_seat):
            groups = [len(group) for group in self._groups]
        elif zone.kind == "laid":
            groups = self._laid_by(zone.seat)
        return self._layout.spots(zone, groups)

    @cached_property
    def row(self) -> SetsRow:
        """The row of the player's sets and cards in rummy."""
        laid = [Group(number, "laid") for number in self._laid_by(self._layout.me)]
        own = [Group(len(group), self._look(group)) for group in self._groups]
        return sets_row(self._layout, [*laid, *own])

    def seen(self, zone: Zone) -> int:
        """Return how many cards of a zone are visible, counted from the top."""
        if zone.kind not in PILES or self._layout.kitty:
            return ALL
        is_fan = zone.kind == "discards" and self._layout.lays_sets
        return FAN if is_fan else SEEN_OF_A_PILE

    def _in_row(self, zone: Zone) -> Sequence[Spot]:
        if zone.kind == "laid":
            return self.row.spots[zone.place]
        held = self.row.spots[len(self._laid_by(self._layout.me)) :]
        return [spot for group in held for spot in group]

    def _laid_by(self, seat: int) -> list[int]:
        """Return the sizes of the sets of a seat; 0 for one that is still on its way."""
        laid = {
            zone.place: len(cards)
            for zone, cards in self._zones.items()
            if zone.kind == "laid" and zone.seat == seat
        }
        return [laid.get(place, 0) for place in range(max(laid, default=-1) + 1)]
