"""How a hand ends, apart from the match; and what that does to any match."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

from ..engine.events import AuctionWon, HandScored, Item, Log
from ..engine.game import Game
from ..engine.phases.bag import BagCount
from ..engine.phases.contract import ContractCount
from ..engine.phases.counting import HandCount, best_of
from ..engine.phases.game_points import GamePoints
from ..engine.phases.rising import RisingCount
from ..engine.phases.settlement import Settlement
from ..engine.state import NO_SIDE, Auction, Match, Seat, Side

# Sides are counted from the dealer's, NONE being no side:
# berries: the marriages of both, who took the last trick, the more pips, no trick
# totals: who has more, whether the other is under the skunk, who has no trick
# contracts: who declared, the bid, the last word, whether it was made, a bit for each without a
#   trick, then what the others took in their order
# tricks: who won, what it was worth
# rummy: for each player how the deal ended, and what he gained, the best first
Ending = tuple[int, ...]
Endings = list[tuple[Ending, float]]  # with how often each happens
NONE = -1
UNLAID, LAID, WON = 0, 1, 2
HANDS = Path(__file__).with_name("hands_played.json")


@cache
def hands_of(key: str) -> Endings:
    """Return how hands of a game ended that were played; nothing of a game without any."""
    rows = json.loads(HANDS.read_text(encoding="utf-8")).get(key, [])
    total = sum(row[-1] for row in rows)
    return [(tuple(row[:-1]), row[-1] / total) for row in rows]


def ending(game: Game, log: Log) -> Ending:
    """Return how the first hand of a match ended, whose events are in log."""
    scored = next(event for event in log if isinstance(event, HandScored))
    count, dealer, sides = game.count, game.seating.side(scored.dealer), len(game.seating.sides)
    assert isinstance(count, HandCount)

    def counted(side: int) -> int:
        return NONE if side == NO_SIDE else (side - dealer) % sides

    without = [side for side in count.seating.sides if not scored.tricks[side]]
    none = counted(without[0]) if without else NONE
    match count:
        case GamePoints():
            return (*_marriages(scored, counted), *_last_and_pips(scored, counted), none)
        case BagCount():
            more = counted(best_of(count.seating.sides, scored.points))
            return (more, int(min(scored.points) < count.rules.skunk), none)
        case ContractCount():
            won = next(event for event in log if isinstance(event, AuctionWon))
            return _contract(scored, won, counted, without)
        case Settlement():
            return _settlement(scored)
        case _:
            item = next(item for item in scored.items if item.key != "reset")
            return (counted(item.side), item.points)


def _marriages(scored: HandScored, counted: Callable[[int], int]) -> tuple[int, int]:
    worth = [0, 0]
    for item in scored.items:
        if item.key in ("trump", "little"):
            worth[counted(item.side)] += item.points
    return worth[0], worth[1]


def _last_and_pips(scored: HandScored, counted: Callable[[int], int]) -> tuple[int, int]:
    sides = {item.key: counted(item.side) for item in scored.items}
    return sides["last"], sides.get("pips", NONE)


def _contract(
    scored: HandScored, won: AuctionWon, counted: Callable[[int], int], without: list[Side]
) -> tuple[int, ...]:
    declared = next(item for item in scored.items if item.key in ("made", "failed"))
    made = int(declared.key == "made")
    taken = {counted(item.side): item.points for item in scored.items if item.key == "taken"}
    none = sum(1 << counted(side) for side in without)
    others = (points for _, points in sorted(taken.items()))
    return (counted(declared.side), won.amount, abs(declared.points), made, none, *others)


def _settlement(scored: HandScored) -> tuple[int, ...]:
    losers = {
        item.side: UNLAID if item.key == "unseen" else LAID
        for item in scored.items
        if item.key in {"seen", "unseen"} and item.points < 0
    }
    anybody = WON if losers else UNLAID  # nobody where the deal was dismissed
    ends = [(losers.get(Side(seat), anybody), gain) for seat, gain in enumerate(scored.gained)]
    return tuple(number for end in sorted(ends, reverse=True) for number in end)


def after(game: Game, match: Match, end: Ending, dealer: Side) -> Match:
    """Return the match after a hand that ended so, dealt by that side."""
    count, sides = game.count, game.seating.sides

    def side(number: int) -> Side:
        return NO_SIDE if number == NONE else Side((number + dealer) % len(sides))

    tricks = tuple(int(each != side(end[-1])) for each in sides)
    match count:
        case GamePoints():
            made = (Item(side(0), "trump", end[0]), Item(side(1), "trump", end[1]))
            items = (*made, *count.last_and_pips(match, side(end[2]), side(end[3])))
            return count.settled(match, items, side(end[3]), tricks).match
        case BagCount():
            low = count.rules.skunk - end[1]
            more = max(low + 1, count.rules.skunk)
            totals = tuple(more if each == side(end[0]) else low for each in sides)
            return count.settled(match, totals, tricks).match
        case ContractCount():
            return _after_contract(count, match, end, dealer)
        case RisingCount():
            return count.settled(match, "rami", side(end[0]), end[1]).match
        case _:
            raise AssertionError(count)


def _after_contract(count: ContractCount, match: Match, end: Ending, dealer: Side) -> Match:
    holder, bid, raised, is_made, none, *taken = end
    sides = count.seating.sides
    totals, tricks, others = [0] * len(sides), [1] * len(sides), iter(taken)
    for number in sides:
        side = (number + dealer) % len(sides)
        totals[side] = raised - 1 + is_made if number == holder else next(others)
        tricks[side] -= none >> number & 1
    auction = Auction((), bid, Seat((holder + dealer) % len(sides)), 0, raised)
    return count.settled(match, auction, tuple(totals), tuple(tricks)).match
