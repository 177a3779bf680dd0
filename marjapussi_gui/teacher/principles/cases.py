"""The principles that apply to a choice between two actions.

Each principle has a test of what is proven and of two actions; it favours the first of them.
"""

from collections.abc import Iterator

from ...bots.rummy.hands import Sight
from ...engine.actions import Action, Finish, Lay, Play, ShowTunnelas
from ...engine.state import Contest
from ...engine.view import View
from ...principle import Principle
from ..certainty import Certainty
from .bids import OF_BIDS
from .few import OF_FEW
from .marriages import OF_LEADS, OF_MARRIAGES
from .rami import OF_RAMI
from .sets import of_sets
from .sooli import AGAINST_ONE
from .tricks import OF_TRICKS, Cards

AT_ONCE: dict[type[Action], Principle] = {  # these favour an action over all others
    Lay: Principle.LAY_EARLY,
    Finish: Principle.FINISH_NOW,
    ShowTunnelas: Principle.SHOW_TUNNELAS,
}


def principles(view: View, best: Action, other: Action | None) -> Iterator[Principle]:
    """Yield the principles that favour the best action over the other, the plainest first."""
    if type(best) in AT_ONCE:
        if type(other) is not type(best):
            yield AT_ONCE[type(best)]
        return
    if other is None or best == other:
        return
    if view.game.lays_sets:
        yield from of_sets(Sight(view), best, other)
        return
    at = Certainty(view)
    if not isinstance(best, Play) or not isinstance(other, Play):
        yield from (each for each, holds in OF_BIDS if holds(at, best, other))
        return
    for each, speaks in _of_play(at):
        if speaks(at, best.card, other.card):
            yield each


def _of_play(at: Certainty) -> tuple[tuple[Principle, Cards], ...]:
    showing = at.view.showing
    if showing.game == Contest.NOLO or at.view.seat == showing.soloist:
        return OF_FEW
    if showing.game == Contest.SOOLI:
        return AGAINST_ONE
    if showing.game == Contest.RAMI:
        return (*OF_RAMI, *OF_TRICKS)
    return (*OF_MARRIAGES, *OF_TRICKS, *OF_LEADS)
