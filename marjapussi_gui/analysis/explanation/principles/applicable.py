"""Finds the principles that favour the advised action over another one.

The test of a principle gets what the seat can prove, the advised action and the other action.
"""

from collections.abc import Callable, Iterator, Sequence

from ....bots.belief.seat_position import SeatPosition
from ....bots.rummy.rummy_view import RummyView
from ....engine.actions import Action, Finish, Lay, Play, ShowTunnelas
from ....engine.state import ContestKind
from ....engine.view import View
from ....model.principle import Principle
from ..trick_belief import TrickBelief
from .bidding_principles import BIDDING_PRINCIPLES
from .marriage_games import LEAD_PRINCIPLES, MARRIAGE_PRINCIPLES
from .no_trumps import FEW_TRICKS_PRINCIPLES, RAMI_PRINCIPLES
from .rummy_principles import applicable_rummy_principles
from .sooli import AGAINST_SOOLI_PRINCIPLES
from .trick_play import TRICK_PRINCIPLES, CardTest

IMMEDIATE_PRINCIPLES: dict[type[Action], Principle] = {  # these always favour the advised action
    Lay: Principle.LAY_EARLY,
    Finish: Principle.FINISH_NOW,
    ShowTunnelas: Principle.SHOW_TUNNELAS,
}


PrincipleFinder = Callable[[Action, Action | None], Iterator[Principle]]


def applicable_principles(
    position: SeatPosition, best: Action, other: Action | None
) -> Iterator[Principle]:
    """Yield the principles that favour the best action over the other, the most obvious first."""
    return principle_finder(position)(best, other)


def principle_finder(position: SeatPosition) -> PrincipleFinder:
    """Return a function like applicable_principles() for a single position."""
    is_rummy = position.view.game.is_rummy
    favours = _rummy_finder(position.view) if is_rummy else _trick_finder(position)

    def find(best: Action, other: Action | None) -> Iterator[Principle]:
        if type(best) in IMMEDIATE_PRINCIPLES:
            if type(other) is not type(best):
                yield IMMEDIATE_PRINCIPLES[type(best)]
        elif other is not None and best != other:
            yield from favours(best, other)

    return find


def _rummy_finder(view: View) -> Callable[[Action, Action], Iterator[Principle]]:
    rummy_view = RummyView(view)
    return lambda best, other: applicable_rummy_principles(rummy_view, best, other)


def _trick_finder(position: SeatPosition) -> Callable[[Action, Action], Iterator[Principle]]:
    at = TrickBelief(position)

    def favours(best: Action, other: Action) -> Iterator[Principle]:
        if isinstance(best, Play) and isinstance(other, Play):
            cards = best.card, other.card
            yield from (each for each, speaks in _play_principles(at) if speaks(at, *cards))
        else:
            yield from (each for each, holds in BIDDING_PRINCIPLES if holds(at, best, other))

    return favours


def net_support(position: SeatPosition, actions: Sequence[Action]) -> dict[Action, int]:
    """Return how many others each action is favoured over, minus how many are favoured over it."""
    find = principle_finder(position)
    favoured = {
        (best, other)
        for best in actions
        for other in actions
        if next(find(best, other), None) is not None
    }
    return {
        each: sum(((each, other) in favoured) - ((other, each) in favoured) for other in actions)
        for each in actions
    }


def _play_principles(belief: TrickBelief) -> tuple[tuple[Principle, CardTest], ...]:
    showing = belief.view.showing
    if showing.contest == ContestKind.NOLO or belief.view.seat == showing.soloist:
        return FEW_TRICKS_PRINCIPLES
    if showing.contest == ContestKind.SOOLI:
        return AGAINST_SOOLI_PRINCIPLES
    if showing.contest == ContestKind.RAMI:
        return (*RAMI_PRINCIPLES, *TRICK_PRINCIPLES)
    return (*MARRIAGE_PRINCIPLES, *TRICK_PRINCIPLES, *LEAD_PRINCIPLES)
