"""The decisions of a match, each with the view of its seat, and those that need a verdict."""

from collections.abc import Iterable, Mapping

from ..engine.actions import Action
from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from ..engine.state import Seat
from ..engine.view import View
from .verdict import Kind, Rank, Verdict


@frozen
class Decision:
    """A choice between several legal actions: the seat's view, and the action it chose."""

    ply: int  # the number of actions before it
    view: View
    done: Action


@frozen
class Judged:
    """A verdict from the store, and the version of the evaluator that made it."""

    verdict: Verdict
    judge: int


@frozen
class Decided:
    """One decision of the player with its grade and cost, as a point in a time series."""

    kind: Kind
    rank: Rank
    cost: float  # chance to win the match that was lost; points if only points count
    points: float
    made_at: str  # when the match began: ISO 8601, UTC
    match: int


def decisions(record: MatchRecord, seat: Seat) -> list[Decision]:
    """Return the decisions of a seat in finished hands.

    Unfinished hands are left out, because a verdict would give help with them.
    """
    game = record.header.game
    state = game.start(record.header.start)
    finished: list[Decision] = []
    current_hand: list[Decision] = []
    for ply, entry in enumerate(record.entries):
        if entry.seat == seat:
            view = game.look(state, seat)
            if len(view.legal) > 1:
                current_hand.append(Decision(ply, view, entry.action))
        hands_before = state.match.hands
        state = game.step(state, entry.action)
        if state.match.hands > hands_before or state.match.over:
            finished += current_hand
            current_hand = []
    return finished


def of_last_hand(record: MatchRecord, seat: Seat) -> list[Decision]:
    """Return the decisions of a seat in the last finished hand."""
    played = record.state().match.hands
    return [each for each in decisions(record, seat) if each.view.match.hands == played - 1]


def missing(
    decided: Iterable[Decision], judged: Mapping[int, Judged], judge: int
) -> list[Decision]:
    """Return the decisions without a verdict of this evaluator version, the most urgent first.

    First those that have no verdict, then mistakes by an older version, then the rest.
    """
    pending = [each for each in decided if not _is_judged(each, judged, judge)]
    return sorted(pending, key=lambda each: _urgency(judged.get(each.ply)))


def _is_judged(decision: Decision, judged: Mapping[int, Judged], judge: int) -> bool:
    stored = judged.get(decision.ply)
    return stored is not None and stored.judge >= judge and stored.verdict.done == decision.done


def _urgency(kept: Judged | None) -> int:
    """Return the sort key of a decision: lower numbers are evaluated earlier."""
    if kept is None:
        return 0
    return 1 if kept.verdict.is_mistake else 2
