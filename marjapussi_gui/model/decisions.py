"""The decisions that a seat makes in a match, and which of them still need a verdict."""

from collections.abc import Iterable, Mapping

from ..engine.actions import DRAW_FROM_OFFER, Action, Deal, Discard, Play
from ..engine.cards import Card
from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from ..engine.state import NO_CARD, Seat
from ..engine.view import View, create_view
from .verdict import DecisionKind, Grade, Verdict


@frozen
class DecisionPoint:
    """A choice between several legal actions: what the seat saw, and which action it chose."""

    ply: int  # number of actions in the match before it
    view: View
    chosen: Action


@frozen
class StoredVerdict:
    """A verdict from the database, with the version of the evaluator that made it."""

    verdict: Verdict
    evaluator_version: int


@frozen
class EvaluatedDecision:
    """A decision of the player, with its grade and cost, for charts over time."""

    kind: DecisionKind
    grade: Grade
    cost: float  # lost chance to win the match, or lost points in games where only points count
    cost_in_points: float
    created_at: str  # start of the match, ISO 8601 in UTC
    match_id: int
    is_assisted: bool = False  # whether the player used help in the match


@frozen
class DatedChoice:
    """A choice of the player, with its verdict and where it was made."""

    match_id: int
    ply: int  # number of actions in the match before it
    game: str
    hand_number: int  # from 0
    verdict: Verdict
    played_at: str  # when the match was last played, ISO 8601 in UTC
    is_assisted: bool


def list_decisions(record: MatchRecord, seat: Seat) -> list[DecisionPoint]:
    """Return all decisions of a seat in hands that are finished.

    Decisions in the current hand are left out, because their verdicts would help the player.
    """
    game = record.header.game
    state = game.initial_state(record.header.start)
    finished: list[DecisionPoint] = []
    current_hand: list[DecisionPoint] = []
    for ply, entry in enumerate(record.entries):
        if entry.seat == seat:
            view = create_view(game, state, seat)
            if len(view.legal_actions) > 1:
                current_hand.append(DecisionPoint(ply, view, entry.action))
        hands_before = state.match.hands_played
        state = game.step(state, entry.action)
        if state.match.hands_played > hands_before or state.match.is_over:
            finished += current_hand
            current_hand = []
    return finished


def find_card_action(record: MatchRecord, seat: Seat, card: Card, end: int) -> int | None:
    """Return the ply at which a seat last played, discarded or took a card, or None.

    Only the first `end` actions count. In rummy, a seat takes the card of the action before.
    """
    for ply in reversed(range(min(end, len(record.entries)))):
        entry = record.entries[ply]
        if entry.seat != seat:
            continue
        if entry.action in (Play(card), Discard((card,))):
            return ply
        if entry.action == DRAW_FROM_OFFER and _card_on_offer(record, ply) == card:
            return ply
    return None


def _card_on_offer(record: MatchRecord, ply: int) -> Card:
    for entry in reversed(record.entries[:ply]):
        match entry.action:
            case Discard(cards):
                return cards[-1]
            case Deal():
                return entry.action.stock[0] if entry.action.stock else NO_CARD
            case _:
                pass
    return NO_CARD


def last_hand_decisions(record: MatchRecord, seat: Seat) -> list[DecisionPoint]:
    played = record.state_after().match.hands_played
    return [
        each for each in list_decisions(record, seat) if each.view.match.hands_played == played - 1
    ]


def pending_decisions(
    decisions: Iterable[DecisionPoint],
    verdicts: Mapping[int, StoredVerdict],
    evaluator_version: int,
) -> list[DecisionPoint]:
    """Return the decisions without a verdict of this evaluator version, the most urgent first.

    Decisions without any verdict come first, then those that an older version called mistakes, then
    the rest.
    """
    pending = [
        each for each in decisions if not _has_current_verdict(each, verdicts, evaluator_version)
    ]
    return sorted(pending, key=lambda each: _urgency(verdicts.get(each.ply)))


def _has_current_verdict(
    decision: DecisionPoint, verdicts: Mapping[int, StoredVerdict], evaluator_version: int
) -> bool:
    stored = verdicts.get(decision.ply)
    return (
        stored is not None
        and stored.evaluator_version >= evaluator_version
        and stored.verdict.chosen == decision.chosen
    )


def _urgency(stored: StoredVerdict | None) -> int:
    """Return the sort key of a decision. Decisions with lower numbers are evaluated first."""
    if stored is None:
        return 0
    return 1 if stored.verdict.is_mistake else 2
