"""Finds the principles that say something about a position, and what each of them recommends."""

from collections.abc import Collection, Iterator, Sequence

from ....bots.belief.seat_position import SeatPosition
from ....bots.rummy.rummy_view import RummyView
from ....engine.actions import Action, Play
from ....engine.state import ContestKind
from ....model.principle import Principle
from ..trick_knowledge import TrickKnowledge
from .bidding_principles import BIDDING_PRINCIPLES
from .card_exchange import EXCHANGE_PRINCIPLES
from .marriage_games import LEAD_PRINCIPLES, MARRIAGE_PRINCIPLES
from .no_trumps import FEW_TRICKS_PRINCIPLES, RAMI_PRINCIPLES
from .rummy_principles import rummy_recommendations
from .sooli import AGAINST_SOOLI_PRINCIPLES, SOOLI_PRINCIPLES
from .trick_play import TRICK_PRINCIPLES, CardPrinciples

ACTION_PRINCIPLES = (*BIDDING_PRINCIPLES, *EXCHANGE_PRINCIPLES, *SOOLI_PRINCIPLES)

Recommendation = tuple[Principle, frozenset[Action]]


def recommendations(
    position: SeatPosition, actions: Collection[Action]
) -> Iterator[Recommendation]:
    """Yield each principle that tells the actions apart, and the actions that it recommends.

    The most obvious principles come first.
    """
    is_rummy = position.view.game.is_rummy
    find = (
        rummy_recommendations(RummyView(position.view), actions)
        if is_rummy
        else (_trick_recommendations(TrickKnowledge(position), actions))
    )
    for principle, found in find:
        if 0 < len(found) < len(actions):
            yield principle, frozenset(found)


def _trick_recommendations(
    belief: TrickKnowledge, actions: Collection[Action]
) -> Iterator[tuple[Principle, Collection[Action]]]:
    for principle, meaning in ACTION_PRINCIPLES:
        yield principle, meaning(belief, actions)
    plays = {each.card: each for each in actions if isinstance(each, Play)}
    if not plays:
        return
    for principle, cards in _play_principles(belief):
        recommended = cards(belief)
        if recommended != belief.legal_cards:
            yield principle, [each for card, each in plays.items() if recommended >> card & 1]


def _play_principles(belief: TrickKnowledge) -> CardPrinciples:
    showing = belief.view.showing
    if showing.contest == ContestKind.NOLO or belief.view.seat == showing.soloist:
        return FEW_TRICKS_PRINCIPLES
    if showing.contest == ContestKind.SOOLI:
        return AGAINST_SOOLI_PRINCIPLES
    if showing.contest == ContestKind.RAMI:
        return (*RAMI_PRINCIPLES, *TRICK_PRINCIPLES)
    return (*MARRIAGE_PRINCIPLES, *TRICK_PRINCIPLES, *LEAD_PRINCIPLES)


def applicable_principles(
    position: SeatPosition, best: Action, other: Action | None
) -> Iterator[Principle]:
    """Yield the principles that recommend the best action, but not the other one."""
    if other is not None:
        options = {*position.view.legal_actions, best, other}
        for principle, actions in recommendations(position, options):
            if best in actions and other not in actions:
                yield principle


def support(position: SeatPosition, actions: Sequence[Action]) -> dict[Action, int]:
    """Return how many principles recommend each action, but not all of the others."""
    found = [each for _, each in recommendations(position, actions)]
    return {action: sum(action in each for each in found) for action in actions}
