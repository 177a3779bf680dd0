"""The decisions of a match, as whoever made them saw them; which of them are still to be judged."""

from collections.abc import Iterable, Mapping

from ..engine.actions import Action
from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from ..engine.state import Seat
from ..engine.view import View
from .verdict import Kind, Rank, Verdict


@frozen
class Decision:
    """What a seat saw after so many actions, where it had a choice, and what it did."""

    ply: int
    view: View
    done: Action


@frozen
class Judged:
    """A verdict that is kept, and the version of the judge who gave it."""

    verdict: Verdict
    judge: int


@frozen
class Decided:
    """One judged decision of one's own in the course of time."""

    kind: Kind
    rank: Rank
    cost: float  # of the chance in the match, or points where there is none
    points: float
    made_at: str  # when the match was begun: in UTC, as ISO 8601 has it
    match: int


def decisions(record: MatchRecord, seat: Seat) -> list[Decision]:
    """Return what a seat decided in hands that are over.

    In a hand that is still played a verdict would be help, so nothing of it is judged.
    """
    game = record.header.game
    state = game.start(record.header.start)
    decided: list[Decision] = []
    of_this_hand: list[Decision] = []
    for ply, entry in enumerate(record.entries):
        if entry.seat == seat:
            view = game.look(state, seat)
            if len(view.legal) > 1:
                of_this_hand.append(Decision(ply, view, entry.action))
        hands = state.match.hands
        state = game.step(state, entry.action)
        if state.match.hands > hands or state.match.over:
            decided += of_this_hand
            of_this_hand = []
    return decided


def of_last_hand(record: MatchRecord, seat: Seat) -> list[Decision]:
    """Return what a seat decided in the hand that was over last."""
    played = record.state().match.hands
    return [each for each in decisions(record, seat) if each.view.match.hands == played - 1]


def missing(
    decided: Iterable[Decision], judged: Mapping[int, Judged], judge: int
) -> list[Decision]:
    """Return what this version of the judge has still to judge, in the order to do so.

    First what nobody judged, then what an older version held for a mistake, then the rest.
    """
    left = [each for each in decided if not _is_judged(each, judged, judge)]
    return sorted(left, key=lambda each: _urgency(judged.get(each.ply)))


def _is_judged(decision: Decision, judged: Mapping[int, Judged], judge: int) -> bool:
    kept = judged.get(decision.ply)
    return kept is not None and kept.judge >= judge and kept.verdict.done == decision.done


def _urgency(kept: Judged | None) -> int:
    if kept is None:
        return 0
    return 1 if kept.verdict.is_mistake else 2
