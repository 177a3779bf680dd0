"""Explanations: a verdict gets its reasons in place of what the search said of itself."""

from dataclasses import replace
from threading import Event as Flag

from ...bots.belief.seat_position import SeatPosition
from ...bots.players.bot import BotDecision
from ...engine.actions import Action, Bid, Pass
from ...engine.view import View
from ...model.contrast import EquallyGood
from ...model.facts import AllDealsSolved, DealsSearched, Fact, NoTimeLeft, SearchFact
from ...model.verdict import ActionValue, Grade, Verdict
from ..evaluation.decision_kinds import decision_kind
from ..evaluation.evaluation import NO_SAMPLES, PointSamples
from .playouts import create_playout_source
from .reason_selection import PlayoutSource, next_worse_action, select_reasons


def explain(
    position: SeatPosition,
    verdict: Verdict,
    cancel: Flag,
    playouts: PlayoutSource | None = None,
    samples: PointSamples = NO_SAMPLES,
) -> Verdict:
    """Return the verdict with its reasons. Run playouts unless some are given.

    A decision that hardly matters gets only that as a reason.
    """
    search_facts = tuple(each for each in verdict.reasons if isinstance(each, SearchFact))
    if verdict.grade == Grade.CLOSE and verdict.chosen != verdict.advised_action:
        return replace(verdict, reasons=search_facts[:1])
    if tie := _tie_fact(verdict):
        return replace(verdict, reasons=(tie,))
    best = verdict.advised_action
    other = _action_to_compare(verdict)
    if playouts is None:
        playouts = create_playout_source(position, best, other, cancel)
    compared = other or _ignored_bid(position.view, verdict)
    found = select_reasons(position, best, compared, playouts, _search_facts(verdict), samples)
    return replace(verdict, reasons=found or search_facts[:1])


def _tie_fact(verdict: Verdict) -> EquallyGood | None:
    """Return the fact that several actions are equally good, if the chosen one is among them.

    Two equivalent cards are no tie while other actions are worse: the reason is why those are.
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
    """Return the chosen action if it is worse than the best, or else the next worse action."""
    is_worse = verdict.chosen_value not in verdict.tied_values
    return verdict.chosen if is_worse else next_worse_action(verdict.action_values)


def _ignored_bid(view: View, verdict: Verdict) -> Action | None:
    """Return a bid to compare with a pass, if passing was the only action worth considering."""
    if len(verdict.action_values) > 1 or verdict.best.action != Pass():
        return None
    return next((each for each in view.legal_actions if isinstance(each, Bid)), None)


def _search_facts(verdict: Verdict) -> tuple[Fact, ...]:
    """Return the facts that the search found about the hand, without how long it took."""
    found = (each for each in verdict.reasons if isinstance(each, SearchFact))
    return tuple(each for each in found if not isinstance(each, AllDealsSolved | DealsSearched))
