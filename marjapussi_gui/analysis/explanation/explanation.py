"""Explanations: replaces the raw search facts of a verdict with reasons."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from threading import Event as Flag

from ...bots.belief.seat_position import SeatPosition
from ...bots.players.bot import BotDecision
from ...bots.players.likely_choices import EVERYBODY, likely_choices
from ...engine.actions import (
    Action,
    Bid,
    Declare,
    Discard,
    MarriageAction,
    Pass,
    Play,
    Raise,
    Stand,
)
from ...engine.cards import SUIT_OF
from ...engine.view import View
from ...model.contrast import EquallyGood
from ...model.facts import (
    AllDealsSolved,
    DealsSearched,
    ExpectedTotal,
    Fact,
    LeastMissed,
    MarriageCanWait,
    NoTimeLeft,
    PrincipleApplies,
    SearchFact,
)
from ...model.usual_play import UsualPlay
from ...model.verdict import ActionValue, Grade, Verdict
from ..evaluation.decision_kinds import decision_kind
from ..evaluation.evaluation import NO_SAMPLES, PointSamples
from .playouts import create_playout_source
from .principles.applicable import principle_finder
from .reason_selection import (
    PlayoutSource,
    connection_facts,
    contract_fact,
    discard_facts,
    is_vague,
    next_worse_action,
    select_reasons,
    tie_facts,
)


def explain(
    position: SeatPosition,
    verdict: Verdict,
    cancel: Flag,
    playouts: PlayoutSource | None = None,
    samples: PointSamples = NO_SAMPLES,
    player: UsualPlay = EVERYBODY,
) -> Verdict:
    """Return the verdict with its reasons. Run playouts unless some are given.

    If the decision hardly matters, the first reason says so. A player's usual play decides what a
    good action is compared with.
    """
    search_facts = tuple(each for each in verdict.reasons if isinstance(each, SearchFact))
    if verdict.grade == Grade.CLOSE and verdict.chosen != verdict.advised_action:
        return replace(verdict, reasons=search_facts[:1])
    likely = _likely_actions(position, verdict, player)
    verdict = replace(verdict, temptation=_temptation(verdict, likely))
    best, tie = verdict.advised_action, _tie_fact(verdict)
    other = _undeclared_marriage(verdict) if tie else _action_to_compare(verdict)
    if tie and other is None:
        if playouts is None and best == Pass():
            playouts = create_playout_source(position, best, tie.actions[1], cancel)
        found = _tie_reasons(position, verdict, likely, playouts)
        return replace(verdict, reasons=(tie, *found))
    if playouts is None:
        playouts = create_playout_source(position, best, other, cancel)
    compared = other or _ignored_bid(position.view, verdict)
    found = select_reasons(position, best, compared, playouts, _search_facts(verdict), samples)
    if all(map(is_vague, found)):
        waiting = (MarriageCanWait(other.suit),) if isinstance(other, Declare) else ()
        # A principle that speaks against something else says nothing about the player's mistake
        is_mistake = verdict.chosen_value not in verdict.tied_values
        principles = () if is_mistake else _general_principles(position, verdict, likely)
        found = (*waiting, *islice(principles, 1)) or found
    return replace(verdict, reasons=((tie,) if tie else ()) + (found or search_facts[:1]))


def _tie_fact(verdict: Verdict) -> EquallyGood | None:
    """Return the fact that several actions are equally good, if the chosen one is among them.

    Two equivalent cards don't count while other actions are worse, because then the reason is why
    those are worse.
    """
    tied, advice = verdict.tied_values, verdict.advised_action
    if len(tied) < 2 or verdict.chosen_value not in tied:
        return None
    if (
        len(tied) < len(verdict.action_values)
        and len({(each.value, each.points) for each in tied}) == 1
    ):
        return None
    others = (each.action for each in tied if each.action != advice)
    is_most = 2 * len(tied) > len(verdict.action_values)
    return EquallyGood(len(tied), (advice, *others), is_most)


def _tie_reasons(
    position: SeatPosition,
    verdict: Verdict,
    likely: Sequence[Action],
    playouts: PlayoutSource | None,
) -> tuple[Fact, ...]:
    """Return why the advised action is preferred to the equally good ones."""
    best = verdict.advised_action
    outlook = contract_fact(position.view, best, playouts)
    found: Iterator[Fact] = chain(
        () if outlook is None else (outlook,),
        _marriages_to_postpone(verdict),
        connection_facts(position, best),
        _general_principles(position, verdict, likely),
        _expected_totals(verdict),
        tie_facts(position, best, _worse_values_first(verdict)),
        _least_missed(verdict),
    )
    first = next(found, None)
    return (() if first is None else (first,)) + discard_facts(best, _search_facts(verdict))


def _marriages_to_postpone(verdict: Verdict) -> Iterator[MarriageCanWait]:
    """Yield the fact that a marriage can wait, if declaring it ties with the advised action."""
    if not isinstance(verdict.advised_action, MarriageAction):
        for each in verdict.tied_values:
            if isinstance(each.action, Declare):
                yield MarriageCanWait(each.action.suit)


def _least_missed(verdict: Verdict) -> Iterator[LeastMissed]:
    """Yield the fact that the advised card gives away the least, if it is the lowest tied card.

    Among tied cards of a single suit, this goes without saying, so nothing is yielded.
    """
    advised = verdict.advised_action
    if isinstance(advised, Discard):
        yield LeastMissed()
    if isinstance(advised, Play):
        tied = (each.action for each in verdict.tied_values)
        cards = [each.card for each in tied if isinstance(each, Play)]
        same_suit = [each for each in cards if SUIT_OF[each] == SUIT_OF[advised.card]]
        if advised.card == max(same_suit) and same_suit != cards:  # low cards have high numbers
            yield LeastMissed()


def _general_principles(
    position: SeatPosition, verdict: Verdict, likely: Sequence[Action]
) -> Iterator[PrincipleApplies]:
    """Yield the principles that favour the advised action over likely ones, the likeliest first."""
    find = principle_finder(position)
    for other in dict.fromkeys((*likely, *_worse_values_first(verdict))):
        yield from map(PrincipleApplies, find(verdict.advised_action, other))


def _worse_values_first(verdict: Verdict) -> tuple[Action, ...]:
    return tuple(each.action for each in reversed(verdict.action_values))


def _expected_totals(verdict: Verdict) -> Iterator[Fact]:
    """Yield the expected points of the hand as a fact, if the decision is about a bid."""
    if isinstance(verdict.advised_action, Bid | Raise | Stand):
        yield from (each for each in verdict.reasons if isinstance(each, ExpectedTotal))


def _likely_actions(position: SeatPosition, verdict: Verdict, player: UsualPlay) -> list[Action]:
    """Return the evaluated actions that the player would consider, the likeliest first."""
    valued = {each.action for each in verdict.action_values}
    if len(valued) < 2:
        return []
    return [each for each in likely_choices(position, player) if each in valued]


def _temptation(verdict: Verdict, likely: Sequence[Action]) -> Action | None:
    """Return what the player would most likely do, if it is worse than the best action, or None."""
    tied = [each.action for each in verdict.tied_values]
    return likely[0] if likely and likely[0] not in tied else None


def explain_choice(view: View, decision: BotDecision) -> tuple[Fact, ...]:
    """Return the reasons for a bot's decision."""
    if NoTimeLeft() in decision.facts:
        return (NoTimeLeft(),)
    is_in_points = view.game.is_rummy
    worths = tuple(
        ActionValue(action, value, None if is_in_points else value)
        for action, value in decision.values
    )
    if not worths:
        worths = (ActionValue(decision.action, 0.0),)
    rank = Grade.FORCED if len(view.legal_actions) == 1 else Grade.FINE
    kind = decision_kind(view, decision.action)
    done = decision.action
    verdict = Verdict(view.seat, kind, done, worths, rank, 0, decision.facts, done)
    return explain(SeatPosition(view), verdict, Flag()).reasons


def _action_to_compare(verdict: Verdict) -> Action | None:
    """Return the action with which the best one is compared, or None.

    It is the chosen action if that is worse than the best. Otherwise it is a marriage that is
    better not declared, what the player would most likely do, or the next worse action.
    """
    if verdict.chosen_value not in verdict.tied_values:
        return verdict.chosen
    return (
        _undeclared_marriage(verdict)
        or verdict.temptation
        or next_worse_action(verdict.action_values)
    )


def _undeclared_marriage(verdict: Verdict) -> Declare | None:
    """Return a marriage that could be declared, but is worse than the advised card, or None."""
    if isinstance(verdict.advised_action, MarriageAction):
        return None
    worse = (each.action for each in verdict.action_values if each not in verdict.tied_values)
    return next((each for each in worse if isinstance(each, Declare)), None)


def _ignored_bid(view: View, verdict: Verdict) -> Action | None:
    """Return a bid to compare with a pass, if the pass was the only action worth considering."""
    if len(verdict.action_values) > 1 or verdict.best.action != Pass():
        return None
    return next((each for each in view.legal_actions if isinstance(each, Bid)), None)


def _search_facts(verdict: Verdict) -> tuple[Fact, ...]:
    """Return what the search found about the hand, without facts about the search itself."""
    found = (each for each in verdict.reasons if isinstance(each, SearchFact))
    return tuple(each for each in found if not isinstance(each, AllDealsSolved | DealsSearched))
