"""What the outcomes of a hand are worth, laid out in the order in which the kernel counts."""

from array import array
from collections.abc import Callable
from itertools import product
from math import gcd

from ..engine.events import Item
from ..engine.game import Game
from ..engine.phases.bag import BagCount
from ..engine.phases.contract import LAST_TRICK, ContractCount, most_to_make
from ..engine.phases.counting import HandCount, Values
from ..engine.phases.game_points import GamePoints
from ..engine.phases.rising import RisingCount
from ..engine.state import NO_SIDE, NOBODY, Match, Seat, Side, State
from .kernel.constants import BY_BERRIES, BY_CONTRACT, BY_TOTALS, BY_TRICKS, MOST_TOTAL, MOST_WORTH
from .kernel.given import Count, Pips
from .lanes import Lanes
from .setting import by_strength, counted, setting

NOTHING: Values = (0,) * 53
GRAIN = 10  # points of a total that are told apart where each plays for himself
TRICKLESS = (NO_SIDE, Side(0), Side(1))

# What a match is worth to each side, and who deals next
Worth = Callable[[Match, Seat], tuple[float, ...]]


def stakes(game: Game, state: State, worth: Worth, *, exact: bool = False) -> Count:
    """Return what the outcomes of the hand in state are worth, for the whole hand.

    Where each plays for himself they are near to what they are worth, and take long if exact.
    """
    count = game.count
    assert isinstance(count, HandCount)
    dealer = count.next_dealer(state) if state.tricks else _next_dealer(game, state)

    def value(match: Match) -> float:
        return worth(match, dealer)[0]

    match count:
        case GamePoints():
            return _berries(count, state, value)
        case BagCount():
            return _totals(count, state, value)
        case ContractCount():
            if len(count.seating.sides) > 2:
                return _each(game, state, worth, dealer, _step(count) if exact else GRAIN)
            return _contract(count, state, worth, dealer)
        case RisingCount():
            return _tricks(count, state, value)
        case _:
            raise AssertionError(count)


def points(game: Game, state: State) -> Pips:
    """Return what cards count, and what was counted so far in the hand."""
    match game.count:
        case GamePoints(pips=pips):
            tables = pips
        case BagCount(pips=pips) | ContractCount(pips=pips):
            tables = (pips,)
        case _:
            tables = ()
    return _points((*tables, NOTHING, NOTHING), setting(game, state).lanes, state, game)


def _next_dealer(game: Game, state: State) -> Seat:
    """Return who deals next, seen from before the first trick."""
    if isinstance(game.count, GamePoints | BagCount):
        return state.trick.leader
    return game.seating.after(state.dealer)


def _points(pips: tuple[Values, ...], numbers: Lanes, state: State, game: Game) -> Pips:
    """Return what cards count, and what was counted so far."""
    first, ties, trick = pips[0], pips[1], state.trick.cards
    won = counted(first, state, game)
    for card in state.exchange.away:
        won[game.seating.side(state.auction.holder)] += first[card] if card >= 0 else 0
    most = max(first)
    return Pips(
        values=by_strength(first, numbers),
        weights=[12 * value // most if most else 0 for value in by_strength(first, numbers)],
        tie_values=by_strength(ties, numbers),
        points=won,
        ties=counted(ties, state, game),
        on_table=sum(first[card] for card in trick),
        ties_on_table=sum(ties[card] for card in trick),
    )


def _berries(count: GamePoints, state: State, value: Callable[[Match], float]) -> Count:
    outcomes = array("d", [0.5]) * (MOST_WORTH * MOST_WORTH * 2 * 3 * 3)
    place = 0
    for first in range(MOST_WORTH):
        for second in range(MOST_WORTH):
            made = (Item(Side(0), "trump", first), Item(Side(1), "trump", second))
            for last in (Side(0), Side(1)):
                for pip_side in TRICKLESS:
                    won = (*made, *count.last_and_pips(state.match, last, pip_side))
                    for trickless in TRICKLESS:
                        if first + second < MOST_WORTH and last != trickless:
                            tricks = tuple(int(side != trickless) for side in range(2))
                            outcome = count.settled(state.match, won, pip_side, tricks)
                            outcomes[place] = value(outcome.match)
                        place += 1
    return Count(kind=BY_BERRIES, outcomes=outcomes)


def _totals(count: BagCount, state: State, value: Callable[[Match], float]) -> Count:
    skunk = count.rules.skunk
    outcomes = array("d")
    for winner in TRICKLESS:
        for low in (skunk, skunk - 1):
            totals = tuple(low + (side == winner) for side in range(2))
            if winner != NO_SIDE and low < skunk:
                totals = tuple(skunk if side == winner else low for side in range(2))
            for trickless in TRICKLESS:
                tricks = tuple(int(side != trickless) for side in range(2))
                outcomes.append(value(count.settled(state.match, totals, tricks).match))
    return Count(kind=BY_TOTALS, outcomes=outcomes, skunk=skunk, last_worth=count.rules.last_trick)


def _contract(count: ContractCount, state: State, worth: Worth, dealer: Seat) -> Count:
    return Count(
        kind=BY_CONTRACT,
        outcomes=_two_sides(count, state, worth, dealer),
        declarer=count.seating.side(state.auction.holder),
        contract=state.auction.raised,
        last_worth=LAST_TRICK,
    )


def _two_sides(count: ContractCount, state: State, worth: Worth, dealer: Seat) -> "array[float]":
    declarer = count.seating.side(state.auction.holder)
    step, raised = _step(count), state.auction.raised
    outcomes = array("d", [0.5]) * (6 * MOST_TOTAL)
    for made in (0, 1):
        for place, trickless in enumerate((NO_SIDE, declarer, 1 - declarer)):
            tricks = tuple(int(side != trickless) for side in range(2))
            for taken in range(0, MOST_TOTAL, step):
                totals = [taken, taken]
                totals[declarer] = raised if made else raised - 1
                match = count.settled(state.match, state.auction, tuple(totals), tricks).match
                outcomes[(made * 3 + place) * MOST_TOTAL + taken] = worth(match, dealer)[0]
    return outcomes


def _each(game: Game, state: State, worth: Worth, dealer: Seat, grain: int) -> Count:
    """Return everybody's worth where each plays for himself, by what both others have."""
    count = game.count
    assert isinstance(count, ContractCount)
    holder, raised = count.seating.side(state.auction.holder), state.auction.raised
    others = [(holder + after) % 3 for after in (1, 2)]
    most = most_to_make(count.pips, game.dealing.cards, count.speech.worth)
    width = most // grain + 2  # no trick, or a total in grains
    outcomes = array("d", [1 / 3]) * (4 * width * width * 3)
    for made, holds_none in ((1, 0), (0, 0), (0, 1)):
        for places in product(range(width), repeat=2):
            totals, tricks = [raised - 1 + made] * 3, [1 - holds_none] * 3
            for other, place in zip(others, places, strict=True):
                totals[other], tricks[other] = grain * max(place - 1, 0), int(place > 0)
            if sum(totals) > most + raised * (1 - made):
                continue
            outcome = count.settled(state.match, state.auction, tuple(totals), tuple(tricks))
            at = ((2 * made + holds_none) * width + places[0]) * width + places[1]
            outcomes[3 * at : 3 * at + 3] = array("d", worth(outcome.match, dealer))
    return Count(
        kind=BY_CONTRACT,
        outcomes=outcomes,
        grain=grain,
        width=width,
        declarer=holder,
        contract=raised,
        last_worth=LAST_TRICK,
    )


def _step(count: ContractCount) -> int:
    """Return what all totals are multiples of."""
    return gcd(*count.pips, LAST_TRICK)


def _tricks(count: RisingCount, state: State, value: Callable[[Match], float]) -> Count:
    showing, outcomes = state.showing, array("d")
    for tricks in range(14):
        sides = (tricks, 13 - tricks)
        outcome = count.settled(state.match, showing.game, *count.winner_of(showing, sides))
        outcomes.append(value(outcome.match))
    lone = -1 if showing.soloist == NOBODY else count.seating.side(showing.soloist)
    return Count(kind=BY_TRICKS, outcomes=outcomes, lone=lone, aim=int(showing.game == "nolo"))
