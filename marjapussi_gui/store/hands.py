"""Summaries of completed hands, the data of the statistics."""

import json

from ..engine.bidding_events import AuctionWon, BidSettled, BidsTurned, SooliSaid
from ..engine.cards import NO_SUIT
from ..engine.events import Event, HandScored, Item, Log, MarriageAnswered, MarriageMade
from ..engine.frozen import frozen
from ..engine.games import VARIANTS
from ..engine.record import MatchRecord
from ..engine.seating import Seating, most_of_others
from ..engine.state import NOBODY, Seat, Side
from .database import Database

NOBODY_BID, ME, PARTNER, OTHER = "", "me", "partner", "other"
MOST = 10**9  # points or marriages of a hand; sums of these fit into any integer column


@frozen
class HandSummary:
    """The result of one hand from the perspective of one seat."""

    number: int
    ply: int  # number of actions of the match when the hand ended
    scores: tuple[int, ...]
    gained: int
    lost: int  # of the most successful other side
    tricks: int
    bid: int
    bidder: str
    bid_made: bool | None
    marriages: int
    refused: int
    porvoo: int
    notes: tuple[str, ...]


def summaries(record: MatchRecord, me: Seat) -> tuple[HandSummary, ...]:
    """Return a summary of each completed hand of a match."""
    game = record.header.game
    state, log = game.start(record.header.start), Log()
    played: list[HandSummary] = []
    for ply, entry in enumerate(record.entries, 1):
        hands = state.match.hands
        state = game.step(state, entry.action, log)
        if state.match.hands > hands:
            played.append(_summary(log, hands, ply, me, game.seating))
            log = Log()
    return tuple(played)


def _summary(log: Log, number: int, ply: int, me: Seat, seating: Seating) -> HandSummary:
    scored = next(event for event in log if isinstance(event, HandScored))
    side = seating.side(me)
    bidder, bid = _bid(log)
    return HandSummary(
        number=number,
        ply=ply,
        scores=scored.scores,
        gained=scored.gained[side],
        lost=most_of_others(scored.gained, side),
        tricks=scored.tricks[side],
        bid=bid,
        bidder=_role(bidder, me, seating),
        bid_made=None if bidder == NOBODY else _is_made(scored, seating.side(bidder)),
        marriages=_marriages(log, side, seating),
        refused=_refusals(log, side, seating),
        porvoo=sum(item.key == "porvoo" and item.side == side for item in scored.items),
        notes=scored.notes,
    )


def _bid(log: Log) -> tuple[Seat, int]:
    """Return the seat that won the bidding and its amount; NOBODY and 0 without a bid."""
    seat, amount = NOBODY, 0
    for event in log:
        match event:
            case AuctionWon() | BidSettled():
                seat, amount = event.seat, event.amount
            case BidsTurned():
                seat = event.declarer
            case SooliSaid():
                seat = event.seat
            case _:
                pass
    return seat, amount


def _role(bidder: Seat, me: Seat, seating: Seating) -> str:
    if bidder == NOBODY:
        return NOBODY_BID
    if bidder == me:
        return ME
    return PARTNER if seating.side(bidder) == seating.side(me) else OTHER


def _is_made(scored: HandScored, side: Side) -> bool:
    """Return whether a side made its contract."""
    if "made" in scored.notes or "failed" in scored.notes:
        return "made" in scored.notes
    return any(_speaks_for(item, side) for item in scored.items)


def _speaks_for(item: Item, side: Side) -> bool:
    return (item.points > 0) == (item.side == side)


def _marriages(log: list[Event], side: Side, seating: Seating) -> int:
    return sum(
        isinstance(event, MarriageMade) and seating.side(event.seat) == side for event in log
    )


def _refusals(log: list[Event], side: Side, seating: Seating) -> int:
    return sum(
        isinstance(event, MarriageAnswered)
        and event.suit == NO_SUIT
        and seating.side(event.seat) == side
        for event in log
    )


class Hands:
    """The stored hands."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def note(self, match: int, *hands: HandSummary) -> None:
        """Save summaries of hands, and the scores of the match after the last of them."""
        with self._database.change() as connection:
            connection.executemany(NOTE, [_row(match, hand) for hand in hands])
            connection.execute(STAND, (match, match))

    def without_expert(self, most: int) -> list[tuple[int, int]]:
        """Return match id and hand number of hands without an expert result, the newest first.

        Games that this version does not know are left to a version that does.
        """
        known = json.dumps([each.key for each in VARIANTS])
        rows = self._database.ask(
            "select match, number from hands join matches on id = match"
            " where (expert is null or luck is null) and hands.counted"
            " and game in (select value from json_each(?))"
            " order by match desc, number desc limit ?",
            known,
            most,
        )
        return [(row["match"], row["number"]) for row in rows]

    def note_expert(self, match: int, number: int, difference: int, luck: float) -> None:
        """Save the point difference that an expert makes with the same cards, and the luck.

        Luck is how much higher the expert's match equity is than with the next seat's cards.
        """
        with self._database.change() as connection:
            connection.execute(
                "update hands set expert = ?, luck = ? where match = ? and number = ?",
                (_within(difference), luck, match, number),
            )


def _row(match: int, hand: HandSummary) -> tuple[object, ...]:
    return (
        match,
        hand.number,
        hand.ply,
        json.dumps(hand.scores),
        _within(hand.gained),
        _within(hand.lost),
        hand.tricks,
        hand.bid,
        hand.bidder,
        hand.bid_made,
        hand.marriages,
        hand.refused,
        hand.porvoo,
        json.dumps(hand.notes),
    )


def _within(points: int) -> int:
    """Clamp points to the counted range; an imported record may begin with any score."""
    return max(-MOST, min(points, MOST))


NOTE = """
insert into hands (match, number, ply, scores, gained, lost, tricks, bid, bidder, bid_made,
                   marriages, refused, porvoo, notes)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict do update set
    ply = excluded.ply, scores = excluded.scores, gained = excluded.gained, lost = excluded.lost,
    tricks = excluded.tricks, bid = excluded.bid, bidder = excluded.bidder,
    bid_made = excluded.bid_made, marriages = excluded.marriages, refused = excluded.refused,
    porvoo = excluded.porvoo, notes = excluded.notes
"""

STAND = """
update matches
set hands = hand.number + 1, scores = hand.scores
from (select * from hands where match = ? order by number desc limit 1) as hand
where id = ?
"""
