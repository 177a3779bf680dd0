"""Seats, sides and the order of play."""

from collections.abc import Sequence

from .frozen import frozen
from .state import Seat, Side

SEATS = tuple(Seat(number) for number in range(5))
SIDES = tuple(Side(number) for number in range(5))


@frozen
class Seating:
    """Seats around a table, numbered in the order of play. Partners sit opposite each other."""

    players: int
    has_partners: bool

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: self.players]

    @property
    def sides(self) -> tuple[Side, ...]:
        return SIDES[: 2 if self.has_partners else self.players]

    def side_of(self, seat: Seat) -> Side:
        return Side(seat % 2 if self.has_partners else seat)

    def partner_of(self, seat: Seat) -> Seat:
        assert self.has_partners
        return Seat((seat + 2) % 4)

    def seat_after(self, seat: Seat, steps: int = 1) -> Seat:
        return Seat((seat + steps) % self.players)

    def seats_from(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(self.seat_after(seat, steps) for steps in range(self.players))


def best_of_others(points: Sequence[int], side: int) -> int:
    """Return the highest points among all sides but this one."""
    return max(each for other, each in enumerate(points) if other != side)


def margin(points: Sequence[int], side: int) -> int:
    """Return a side's points minus those of the best other side; negative if it is behind."""
    return points[side] - best_of_others(points, side)
