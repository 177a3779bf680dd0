"""What every player of rummy does alike: one step of a turn after the other."""

from random import Random
from typing import Protocol

from ...engine.actions import FROM_OFFER, Action, Discard, Draw, Finish, Lay, ShowTunnelas
from ...engine.rummy.proposals import all_tunnelas, finishing
from ...engine.view import View
from ...facts import Fact
from ..base import Choice, Think
from .hands import KIND_OF, Sight

Values = dict[Action, float]


class Judge(Protocol):
    """Somebody who says what draws and discards are worth."""

    def lay(self, sight: Sight, think: Think) -> Lay:
        """Return the sets to lay."""
        ...

    def draws(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        """Return what the stock and the offer are worth."""
        ...

    def discards(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        """Return what discarding each card is worth."""
        ...


def take_turn(judge: Judge, view: View, think: Think) -> Choice:
    """Return what a player does who finishes, lays and shows as soon as he can."""
    sight = Sight(view)
    rummy, seat, rights = view.rummy, view.seat, sight.rights
    if ShowTunnelas in sight.bare:
        return Choice(all_tunnelas(rummy, seat))
    if Finish in sight.bare:
        return Choice(finishing(rummy, seat, rights))
    if Lay in sight.bare:
        return Choice(judge.lay(sight, think))
    if len(view.legal) == 1:
        return Choice(view.legal[0])
    if isinstance(view.legal[0], Draw):
        if sight.has_dublees:
            return Choice(FROM_OFFER)  # it is the eighth
        return chosen(*judge.draws(sight, think))
    return chosen(*judge.discards(sight, think))


def chosen(values: Values, facts: tuple[Fact, ...]) -> Choice:
    """Return the best, the first in listed order of those that are alike."""
    ranked = sorted(values.items(), key=lambda pair: -pair[1])
    return Choice(ranked[0][0], tuple(ranked), facts)


def singles(sight: Sight) -> Values:
    """Return what the discards are worth to one who has laid dublees: unseen copies matter."""
    live, held = sight.live, sight.held
    numbers = {card: live[KIND_OF[card]] for card in sight.discards}
    return {Discard((card,)): -float(numbers[card]) for card in numbers if held[KIND_OF[card]] < 2}


def fresh_seed(rng: Random) -> int:
    return rng.getrandbits(31)
