"""Who sits where: seats in the direction of play, sides, and the order of a trick."""

from collections.abc import Sequence

from .frozen import frozen
from .state import Seat, Side

SEATS = tuple(Seat(number) for number in range(5))
SIDES = tuple(Side(number) for number in range(5))


@frozen
class Seating:
    """Seats round a table; with partners, every other seat is of one side."""

    players: int
    partners: bool

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: self.players]

    @property
    def sides(self) -> tuple[Side, ...]:
        return SIDES[: 2 if self.partners else self.players]

    def side(self, seat: Seat) -> Side:
        return Side(seat % 2 if self.partners else seat)

    def partner(self, seat: Seat) -> Seat:
        assert self.partners
        return Seat((seat + 2) % 4)

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """Return the seat so many places further in the direction of play."""
        return Seat((seat + steps) % self.players)

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in the direction of play, seat being the first."""
        return tuple(self.after(seat, steps) for steps in range(self.players))


def most_of_others(points: Sequence[int], side: int) -> int:
    """Return the most that any other side has."""
    return max(each for other, each in enumerate(points) if other != side)


def margin(points: Sequence[int], side: int) -> int:
    """Return how many points a side has more than the best other one."""
    return points[side] - most_of_others(points, side)
