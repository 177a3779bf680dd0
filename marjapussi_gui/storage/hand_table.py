"""Summaries of completed hands, from which statistics are computed."""

import json
from collections.abc import Sequence

from ..engine.actions import AskHalf, AskWhole
from ..engine.bidding_events import AuctionWon, BidCardsTurned, BidSettled, SooliAnnounced
from ..engine.cards import NO_SUIT
from ..engine.events import Event, HandScored, Log, MarriageAnswered, MarriageDeclared, ScoreItem
from ..engine.frozen import frozen
from ..engine.games import VARIANTS
from ..engine.record import MatchRecord
from ..engine.seating import Seating, best_of_others
from ..engine.state import NOBODY, Seat, Side
from ..engine.view import create_view
from .database import Database

NOBODY_BID, ME, PARTNER, OTHER = "", "me", "partner", "other"
# limit for the points or marriages of a hand, so that sums fit into an integer column
MAX_COUNTED = 10**9


@frozen
class HandSummary:
    """The result of one hand, as seen from one seat."""

    number: int
    ply: int  # number of actions in the match up to the end of the hand
    scores: tuple[int, ...]
    points_gained: int
    best_rival_points: int  # points of the most successful other side
    trick_count: int
    bid_amount: int
    bidder_role: str
    is_bid_made: bool | None
    marriage_count: int
    refused_marriage_count: int
    porvoo_count: int
    notes: tuple[str, ...]


def summarize_hands(record: MatchRecord, own_seat: Seat) -> tuple[HandSummary, ...]:
    """Return a summary of each completed hand of a match.

    Questions to which the asker knew that the answer was no don't count.
    """
    # imported here because the import is slow
    from ..analysis.evaluation.decision_kinds import is_answer_known

    game = record.header.game
    state, log = game.initial_state(record.header.start), Log()
    played: list[HandSummary] = []
    for ply, entry in enumerate(record.entries, 1):
        hands, action = state.match.hands_played, entry.action
        is_pointless = isinstance(action, AskHalf | AskWhole) and is_answer_known(
            create_view(game, state, entry.seat), action
        )
        state = game.step(state, action, None if is_pointless else log)
        if state.match.hands_played > hands:
            played.append(_summarize_hand(log, hands, ply, own_seat, game.seating))
            log = Log()
    return tuple(played)


def _summarize_hand(
    log: Log, number: int, ply: int, own_seat: Seat, seating: Seating
) -> HandSummary:
    scored = next(event for event in log if isinstance(event, HandScored))
    side = seating.side_of(own_seat)
    bidder, bid = _winning_bid(log)
    return HandSummary(
        number=number,
        ply=ply,
        scores=scored.scores,
        points_gained=scored.score_changes[side],
        best_rival_points=best_of_others(scored.score_changes, side),
        trick_count=scored.tricks[side],
        bid_amount=bid,
        bidder_role=_bidder_role(bidder, own_seat, seating),
        is_bid_made=None
        if bidder == NOBODY
        else _is_contract_made(scored, seating.side_of(bidder)),
        marriage_count=_count_marriages(log, side, seating),
        refused_marriage_count=_count_refused_marriages(log, side, seating),
        porvoo_count=sum(item.key == "porvoo" and item.side == side for item in scored.items),
        notes=scored.notes,
    )


def _winning_bid(log: Log) -> tuple[Seat, int]:
    """Return the seat and the amount of the winning bid, or NOBODY and 0 if nobody bid."""
    seat, amount = NOBODY, 0
    for event in log:
        match event:
            case AuctionWon() | BidSettled():
                seat, amount = event.seat, event.amount
            case BidCardsTurned():
                seat = event.declarer
            case SooliAnnounced():
                seat = event.seat
            case _:
                pass
    return seat, amount


def _bidder_role(bidder: Seat, own_seat: Seat, seating: Seating) -> str:
    if bidder == NOBODY:
        return NOBODY_BID
    if bidder == own_seat:
        return ME
    return PARTNER if seating.side_of(bidder) == seating.side_of(own_seat) else OTHER


def _is_contract_made(scored: HandScored, side: Side) -> bool:
    if "made" in scored.notes or "failed" in scored.notes:
        return "made" in scored.notes
    return any(_favours_side(item, side) for item in scored.items)


def _favours_side(item: ScoreItem, side: Side) -> bool:
    return (item.points > 0) == (item.side == side)


def _count_marriages(log: list[Event], side: Side, seating: Seating) -> int:
    return sum(
        isinstance(event, MarriageDeclared) and seating.side_of(event.seat) == side for event in log
    )


def _count_refused_marriages(log: list[Event], side: Side, seating: Seating) -> int:
    return sum(
        isinstance(event, MarriageAnswered)
        and event.suit == NO_SUIT
        and seating.side_of(event.seat) == side
        for event in log
    )


class HandTable:
    """Stores the results of hands, and the luck in their cards.

    The column "expert" is no longer used: it has results of earlier versions, which didn't agree
    with the review of the hand.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def save_summaries(self, match_id: int, *summaries: HandSummary) -> None:
        """Save summaries of hands, and set the match scores to those after the last of them."""
        with self._database.transaction() as connection:
            connection.executemany(SAVE_HAND_SQL, [_hand_row(match_id, hand) for hand in summaries])
            connection.execute(UPDATE_SCORES_SQL, (match_id, match_id))

    def save_for_seat(self, match_id: int, seat: Seat, hands: Sequence[HandSummary]) -> None:
        with self._database.transaction() as connection:
            connection.executemany(
                SAVE_SEAT_HAND_SQL, [_seat_hand_row(match_id, seat, each) for each in hands]
            )

    def save_question_counts(self, match_id: int, hands: Sequence[HandSummary]) -> None:
        """Correct the counts of refused questions in hands, which were too high in old versions."""
        rows = [(each.refused_marriage_count, match_id, each.number) for each in hands]
        with self._database.transaction() as connection:
            connection.executemany(
                "update hands set refused = ? where match = ? and number = ?", rows
            )

    def hands_without_luck(self, limit: int) -> list[tuple[int, int]]:
        """Return the match id and number of each hand not yet replayed by an expert, newest first.

        Hands of games that this version doesn't know are left out, for a newer version to do.
        """
        known = json.dumps([each.key for each in VARIANTS])
        rows = self._database.query(
            "select match, number from hands join matches on id = match"
            " where luck is null and hands.counted"
            " and game in (select value from json_each(?))"
            " order by match desc, number desc limit ?",
            known,
            limit,
        )
        return [(row["match"], row["number"]) for row in rows]

    def save_luck(self, match_id: int, hand_number: int, luck: float) -> None:
        """Save the luck in the player's cards.

        It is an expert's chance to win the match with these cards minus that with the next seat's
        cards.
        """
        with self._database.transaction() as connection:
            connection.execute(
                "update hands set luck = ? where match = ? and number = ?",
                (luck, match_id, hand_number),
            )


def _hand_row(match_id: int, summary: HandSummary) -> tuple[object, ...]:
    return (
        match_id,
        summary.number,
        summary.ply,
        json.dumps(summary.scores),
        _clamp_points(summary.points_gained),
        _clamp_points(summary.best_rival_points),
        summary.trick_count,
        summary.bid_amount,
        summary.bidder_role,
        summary.is_bid_made,
        summary.marriage_count,
        summary.refused_marriage_count,
        summary.porvoo_count,
        json.dumps(summary.notes),
    )


def _seat_hand_row(match_id: int, seat: Seat, summary: HandSummary) -> tuple[object, ...]:
    row = _hand_row(match_id, summary)
    place, points, rest = row[:2], row[4:6], row[8:]
    return (*place, seat, row[2], *points, *rest)


def _clamp_points(points: int) -> int:
    """Clamp points so that sums can't overflow, as an imported record may have any score."""
    return max(-MAX_COUNTED, min(points, MAX_COUNTED))


SAVE_HAND_SQL = """
insert into hands (match, number, ply, scores, gained, lost, tricks, bid, bidder, bid_made,
                   marriages, refused, porvoo, notes)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict do update set
    ply = excluded.ply, scores = excluded.scores, gained = excluded.gained, lost = excluded.lost,
    tricks = excluded.tricks, bid = excluded.bid, bidder = excluded.bidder,
    bid_made = excluded.bid_made, marriages = excluded.marriages, refused = excluded.refused,
    porvoo = excluded.porvoo, notes = excluded.notes
"""

SAVE_SEAT_HAND_SQL = """
insert into seat_hands (match, number, seat, ply, gained, lost, bidder, bid_made,
                        marriages, refused, porvoo, notes)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict do update set
    ply = excluded.ply, gained = excluded.gained, lost = excluded.lost, bidder = excluded.bidder,
    bid_made = excluded.bid_made, marriages = excluded.marriages, refused = excluded.refused,
    porvoo = excluded.porvoo, notes = excluded.notes
"""

UPDATE_SCORES_SQL = """
update matches
set hands = hand.number + 1, scores = hand.scores
from (select * from hands where match = ? order by number desc limit 1) as hand
where id = ?
"""
