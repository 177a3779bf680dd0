"""How a hand of two sides ends, apart from the match; and what that does to any match."""

from collections.abc import Callable

from ..engine.events import AuctionWon, HandScored, Item, Log
from ..engine.game import Game
from ..engine.phases.bag import BagCount
from ..engine.phases.contract import ContractCount
from ..engine.phases.counting import HandCount, best_of
from ..engine.phases.game_points import GamePoints
from ..engine.phases.rising import RisingCount
from ..engine.state import NO_SIDE, Auction, Match, Seat, Side

# Sides are counted from the dealer's, NONE being no side:
# berries: the marriages of both, who took the last trick, the more pips, no trick
# totals: who has more, whether the other is under the skunk, who has no trick
# contracts: who declared, the bid, the last word, whether it was made, the others' total, no trick
# tricks: who won, what it was worth
Ending = tuple[int, ...]
NONE = -1


def ending(game: Game, log: Log) -> Ending:
    """Return how the first hand of a match ended, whose events are in log."""
    scored = next(event for event in log if isinstance(event, HandScored))
    count, dealer = game.count, game.seating.side(scored.dealer)
    assert isinstance(count, HandCount)

    def counted(side: int) -> int:
        return NONE if side == NO_SIDE else (side - dealer) % 2

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
            return (*_contract(scored, won, counted), none)
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
    scored: HandScored, won: AuctionWon, counted: Callable[[int], int]
) -> tuple[int, int, int, int, int]:
    declared = next(item for item in scored.items if item.key in ("made", "failed"))
    made = int(declared.key == "made")
    taken = next(item.points for item in scored.items if item.key == "taken")
    return counted(declared.side), won.amount, abs(declared.points), made, taken


def after(game: Game, match: Match, end: Ending, dealer: Side) -> Match:
    """Return the match after a hand that ended so, dealt by that side."""
    count = game.count

    def side(number: int) -> Side:
        return NO_SIDE if number == NONE else Side((number + dealer) % 2)

    tricks = tuple(int(each != side(end[-1])) for each in range(2))
    match count:
        case GamePoints():
            made = (Item(side(0), "trump", end[0]), Item(side(1), "trump", end[1]))
            items = (*made, *count.last_and_pips(match, side(end[2]), side(end[3])))
            return count.settled(match, items, side(end[3]), tricks).match
        case BagCount():
            low = count.rules.skunk - end[1]
            more = max(low + 1, count.rules.skunk)
            totals = tuple(more if each == side(end[0]) else low for each in range(2))
            return count.settled(match, totals, tricks).match
        case ContractCount():
            holder, bid, raised, is_made, taken, _ = end
            auction = Auction((), bid, Seat(side(holder)), 0, raised)
            totals = tuple(
                raised - 1 + is_made if each == side(holder) else taken for each in range(2)
            )
            return count.settled(match, auction, totals, tricks).match
        case RisingCount():
            return count.settled(match, "rami", side(end[0]), end[1]).match
        case _:
            raise AssertionError(count)
