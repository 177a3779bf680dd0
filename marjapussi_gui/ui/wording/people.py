"""The players at a table by name, and sentences about them."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from ...engine.frozen import frozen
from ...engine.seating import Seating
from ...engine.state import NOBODY, Seat, Side
from .card_names import listed
from .others import cleaned, shown
from .tongue import translate

BOT_NAMES = (
    "Aino",
    "Eero",
    "Helvi",
    "Onni",
    "Lempi",
    "Toivo",
    "Saima",
    "Arvo",
    "Hilma",
    "Väinö",
    "Elsa",
    "Gunnar",
    "Sigrid",
    "Lova",
    "Tilda",
    "Asha",
    "Kiran",
    "Maya",
    "Suman",
    "Nima",
)


@frozen
class People:
    """The names of the players by seat, and the seat of the user."""

    names: tuple[str, ...]  # by seat; empty for a player without a name
    me: Seat  # NOBODY if the user only watches
    seating: Seating

    def name(self, seat: Seat) -> str:
        """Return the name of a seat as it is shown, sanitized and never empty."""
        given = shown(self.names[seat]) if 0 <= seat < len(self.names) else ""
        if given:
            return given
        if self.is_me(seat):
            return translate("People", "You")
        return translate("People", "Player {number}").format(number=seat + 1)

    def brief(self, most: int) -> "People":
        """Return the same players with names of limited length."""
        return replace(self, names=tuple(shown(name, most) for name in self.names))

    def is_me(self, seat: Seat) -> bool:
        return seat != NOBODY and seat == self.me

    def is_mine(self, side: Side) -> bool:
        """Return whether the user plays on a side."""
        return self.me != NOBODY and self.seating.side(self.me) == side

    def sides_in_order(self) -> tuple[Side, ...]:
        """Return all sides in order of play, the user's own first."""
        sides = self.seating.sides
        mine = self.seating.side(self.me) if self.me != NOBODY else 0
        return (*sides[mine:], *sides[:mine])

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seating.seats if self.seating.side(seat) == side)

    def side_name(self, side: Side) -> str:
        """Return the names of a side, the user first: "You and Aino"."""
        seats = sorted(self.seats_of(side), key=lambda seat: not self.is_me(seat))
        return listed([self.you_or_name(seat) for seat in seats])

    def short_side(self, side: Side) -> str:
        """Return "Us" or "Them" if there are partners, otherwise a name."""
        if not self.seating.partners or self.me == NOBODY:
            return self.side_name(side)
        return translate("People", "Us") if self.is_mine(side) else translate("People", "Them")

    def you_or_name(self, seat: Seat) -> str:
        return translate("People", "You") if self.is_me(seat) else self.name(seat)

    def sentence(self, seat: Seat, yours: str, theirs: str, **places: object) -> str:
        """Return the sentence about the user or about another, with its placeholders filled in."""
        form = yours if self.is_me(seat) else theirs
        return form.format(name=self.name(seat), **places)


def bot_names(number: int, rng_seed: int, taken: Iterable[str] = ()) -> tuple[str, ...]:
    """Return different random names for computer players, avoiding taken ones."""
    heard = {cleaned(name).casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in heard]
    return tuple(Random(rng_seed).sample(free, number))
