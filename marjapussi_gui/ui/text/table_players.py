"""The players at a table, by name, and sentences about them."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from ...engine.frozen import frozen
from ...engine.seating import Seating
from ...engine.state import NOBODY, Seat, Side
from .bot_names import BOT_NAMES
from .card_names import join_with_and
from .i18n import say
from .sanitizing import sanitize, shorten


@frozen
class TablePlayers:
    """The names of the players by seat, and which seat belongs to the user."""

    names: tuple[str, ...]  # empty for players without a name
    own_seat: Seat  # NOBODY if the user only watches
    seating: Seating
    has_several_people: bool = False  # at the screen; then the user is called by name, too

    def name(self, seat: Seat) -> str:
        """Return the name to show for a seat. It is sanitized and never empty."""
        given = shorten(self.names[seat]) if 0 <= seat < len(self.names) else ""
        if given:
            return given
        if self.is_own_seat(seat):
            return say("review-you")
        return say("table-players-player-number", number=seat + 1)

    def with_short_names(self, max_length: int) -> "TablePlayers":
        return replace(self, names=tuple(shorten(name, max_length) for name in self.names))

    def is_own_seat(self, seat: Seat) -> bool:
        return seat != NOBODY and seat == self.own_seat

    def is_own_side(self, side: Side) -> bool:
        return self.own_seat != NOBODY and self.seating.side_of(self.own_seat) == side

    @property
    def uses_names_only(self) -> bool:
        """Whether nobody is called "you", because several people play or the user only watches."""
        return self.own_seat == NOBODY or self.has_several_people

    def is_your_side(self, side: Side) -> bool:
        return self.is_own_side(side) and not self.uses_names_only

    def sides_in_order(self) -> tuple[Side, ...]:
        sides = self.seating.sides
        mine = self.seating.side_of(self.own_seat) if self.own_seat != NOBODY else 0
        return (*sides[mine:], *sides[:mine])

    def side_offset(self, side: Side) -> int:
        """Return how many sides a side comes after the user's own side, in order of play."""
        return self.sides_in_order().index(side)

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seating.seats if self.seating.side_of(seat) == side)

    def side_name(self, side: Side) -> str:
        """Return the names of a side's players, the user first, such as "You and Aino"."""
        seats = sorted(self.seats_of(side), key=lambda seat: not self.is_own_seat(seat))
        return join_with_and([self.you_or_name(seat) for seat in seats])

    def short_side_name(self, side: Side) -> str:
        """Return "Us" or "Them" if there are partners, otherwise the name of the player."""
        if not self.seating.has_partners or self.uses_names_only:
            return self.side_name(side)
        return say("us") if self.is_own_side(side) else say("them")

    def you_or_name(self, seat: Seat) -> str:
        is_you = self.is_own_seat(seat) and not self.has_several_people
        return say("review-you") if is_you else self.name(seat)

    def addressed(self, sentence: str) -> str:
        """Return a sentence that says "you", after the person's name if several people play."""
        if not self.has_several_people or self.own_seat == NOBODY or not sentence:
            return sentence
        return say("name-and-sentence", name=self.name(self.own_seat), sentence=sentence)

    def for_spectator(self) -> "TablePlayers":
        """Return the same players as seen by a spectator."""
        return replace(self, own_seat=NOBODY)

    def sentence(self, seat: Seat, yours: str, theirs: str, **places: object) -> str:
        """Return the message `yours` for the user's own seat, or `theirs` for another player's."""
        is_you = self.is_own_seat(seat) and not self.has_several_people
        return say(yours if is_you else theirs, name=self.name(seat), **places)


def random_bot_names(count: int, seed: int, taken: Iterable[str] = ()) -> tuple[str, ...]:
    """Return different random names for computer players, none of which is taken."""
    heard = {sanitize(name).casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in heard]
    return tuple(Random(seed).sample(free, count))
