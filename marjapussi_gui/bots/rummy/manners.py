"""The turn of every rummy player: finish, lay and show as soon as possible, else evaluate."""

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
    """A rummy player that can value draws and discards."""

    def lay(self, sight: Sight, think: Think) -> Lay:
        """Choose the sets to lay."""
        ...

    def draws(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        """Return the values of the stock and the offered card, and facts about them."""
        ...

    def discards(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        """Return the value of each discard, and facts about the best."""
        ...


def take_turn(judge: Judge, view: View, think: Think) -> Choice:
    """Decide the next action of a turn; only draws and discards are evaluated."""
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
            return Choice(FROM_OFFER)  # only offered if it makes the eighth dublee
        return chosen(*judge.draws(sight, think))
    return chosen(*judge.discards(sight, think))


def chosen(values: Values, facts: tuple[Fact, ...]) -> Choice:
    """Return the decision for the highest value; the first listed wins ties."""
    ranked = sorted(values.items(), key=lambda pair: -pair[1])
    return Choice(ranked[0][0], tuple(ranked), facts)


def singles(sight: Sight) -> Values:
    """Return discard values after laying dublees: keep cards with unseen copies."""
    live, held = sight.live, sight.held
    numbers = {card: live[KIND_OF[card]] for card in sight.discards}
    return {Discard((card,)): -float(numbers[card]) for card in numbers if held[KIND_OF[card]] < 2}


def fresh_seed(rng: Random) -> int:
    return rng.getrandbits(31)
