"""The players themselves, one class for each way of deciding."""

from ..engine.actions import Bid, Raise
from ..engine.phases.rummy_rights import Rights
from ..engine.rummy.proposals import spelled_out
from ..engine.view import View
from .base import Choice, Think


class RandomPlayer:
    """Does anything that is legal: first any kind of action, then any of that kind.

    Bids go up by the least step: who bids anything that is legal fails nearly always, and no
    match with an auction would ever end.
    """

    def consider(self, view: View, think: Think) -> Choice:
        kind = think.rng.choice(sorted({type(action).__name__ for action in view.legal}))
        alike = [action for action in view.legal if type(action).__name__ == kind]
        action = alike[0] if isinstance(alike[0], Bid | Raise) else think.rng.choice(alike)
        rights = Rights(view.game.rules, view.game.seating)
        return Choice(spelled_out(action, view.rummy, view.seat, rights))
