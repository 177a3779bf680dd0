"""All reasons that a position offers: proven facts and principles, each with what it speaks for."""

from collections.abc import Collection
from itertools import chain

from ...bots.belief.seat_position import SeatPosition
from ...bots.rummy.rummy_view import RummyView
from ...engine.actions import Action, AskHalf, AskWhole
from ...model.facts import Fact, ForcedAction, PrincipleApplies
from ...model.principle import Principle
from .exchange_facts import exchange_reasons
from .principles.applicable import recommendations
from .reason_choice import Reason, gain_of
from .rummy_facts import rummy_reasons
from .trick_belief import TrickBelief
from .trick_facts import evidence_for, forced_fact, trick_reasons

AGAINST_QUESTIONS = {  # principles that say which question or declaration, not whether to play
    Principle.HALF_BEFORE_WHOLE,
    Principle.OWN_PAIR_FIRST,
}


def position_reasons(
    position: SeatPosition, options: Collection[Action], best: Action, wrong: Action | None
) -> list[Reason]:
    """Return the reasons that tell the options apart, facts first, then the best principles."""
    found = (
        rummy_reasons(RummyView(position.view), options, best, wrong)
        if position.view.game.is_rummy
        else chain(
            exchange_reasons(TrickBelief(position), options, best, wrong),
            trick_reasons(TrickBelief(position), options, wrong),
        )
    )
    gains = {
        each: gain_of(position.view.game.key, each[0])
        for each in recommendations(position, options)
    }
    if not isinstance(wrong, AskHalf | AskWhole):
        gains = {each: gain for each, gain in gains.items() if each[0] not in AGAINST_QUESTIONS}
    principles = sorted((each for each in gains if gains[each] > 0), key=lambda each: -gains[each])
    return [
        *(each for each in found if len(each.actions) < len(options)),
        *(Reason(PrincipleApplies(principle), actions) for principle, actions in principles),
    ]


def with_evidence(position: SeatPosition, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Return the facts with what shows that a lone principle applies, if it can be named."""
    match facts:
        case (PrincipleApplies(principle),) if not position.view.game.is_rummy:
            evidence = evidence_for(TrickBelief(position), principle)
            return facts if evidence is None else (evidence, *facts)
        case _:
            return facts


def forced_reason(position: SeatPosition) -> Fact:
    """Return why there is only one legal action."""
    if position.view.game.is_rummy:
        return ForcedAction(is_play=False)
    return forced_fact(TrickBelief(position))
