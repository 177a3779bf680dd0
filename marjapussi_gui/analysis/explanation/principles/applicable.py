"""The principles that speak for the advised action over another one.

Each principle has a test that gets what the seat can prove, the advised action and the other
action.
"""

from collections.abc import Iterator

from ....bots.belief.seat_position import SeatPosition
from ....bots.rummy.rummy_view import RummyView
from ....engine.actions import Action, Finish, Lay, Play, ShowTunnelas
from ....engine.state import ContestKind
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


def applicable_principles(
    position: SeatPosition, best: Action, other: Action | None
) -> Iterator[Principle]:
    """Yield the principles that favour the advised action over the other, most obvious first."""
    if type(best) in IMMEDIATE_PRINCIPLES:
        if type(other) is not type(best):
            yield IMMEDIATE_PRINCIPLES[type(best)]
        return
    if other is None or best == other:
        return
    if position.view.game.is_rummy:
        yield from applicable_rummy_principles(RummyView(position.view), best, other)
        return
    at = TrickBelief(position)
    if not isinstance(best, Play) or not isinstance(other, Play):
        yield from (each for each, holds in BIDDING_PRINCIPLES if holds(at, best, other))
        return
    for each, speaks in _play_principles(at):
        if speaks(at, best.card, other.card):
            yield each


def _play_principles(belief: TrickBelief) -> tuple[tuple[Principle, CardTest], ...]:
    showing = belief.view.showing
    if showing.contest == ContestKind.NOLO or belief.view.seat == showing.soloist:
        return FEW_TRICKS_PRINCIPLES
    if showing.contest == ContestKind.SOOLI:
        return AGAINST_SOOLI_PRINCIPLES
    if showing.contest == ContestKind.RAMI:
        return (*RAMI_PRINCIPLES, *TRICK_PRINCIPLES)
    return (*MARRIAGE_PRINCIPLES, *TRICK_PRINCIPLES, *LEAD_PRINCIPLES)
