"""Solve random trick tables with unusual numbers: each gives a value or an error."""

from array import array
from random import Random

from marjapussi_gui.bots.kernel.constants import (
    SCORE_BY_CONTRACT,
    SCORE_BY_GAME_POINTS,
    SCORE_BY_TOTALS,
    SCORE_BY_TRICKS,
)
from marjapussi_gui.bots.kernel.inputs import CardPoints, PlayRules, PositionInput, ScoringInput
from marjapussi_gui.bots.kernel.rollouts import mean_playout_utility
from marjapussi_gui.bots.kernel.trick_table import TrickTable

ODD_NUMBERS = (-(10**30), -(1 << 31), -1, 4, 5, 9, 16, 63, 64, 600, 1 << 15, (1 << 31) - 1, 1 << 40)
ROOM = {
    SCORE_BY_TRICKS: 14,
    SCORE_BY_GAME_POINTS: 648,
    SCORE_BY_TOTALS: 18,
    SCORE_BY_CONTRACT: 3072,
}


def solve_random_tables(tables: int, seed: int = 1) -> list[float | str]:
    """Return what hands on so many tables are worth, or why they are not played."""
    rng = Random(seed)
    return [solve_random_table(rng) for _ in range(tables)]


def solve_random_table(rng: Random) -> float | str:
    try:
        root, scene = random_tables(rng)
    except ValueError as refused:
        return str(refused)
    return round(mean_playout_utility(root, scene, 3, 1, use_heuristics=rng.random() < 0.5), 9)


def random_tables(rng: Random) -> tuple[TrickTable, TrickTable]:
    """Return two tables of a game in which a few numbers are odd."""

    def odd(usual: int) -> int:
        return rng.choice(ODD_NUMBERS) if rng.random() < 0.02 else usual

    players = rng.choice((2, 3, 4))
    kind = rng.choice(tuple(ROOM))
    deck = [16 * suit + strength for suit in range(4) for strength in range(4, 13)]
    rng.shuffle(deck)
    dealt = [deck[seat::players][: rng.choice((3, 9))] for seat in range(players)]
    size = min(map(len, dealt))
    hands = [sum(1 << card for card in cards[:size]) for cards in dealt]
    play = PlayRules(
        players=odd(players),
        side_of=[odd(seat % 2) for seat in range(4)],
        seat_order=[odd((place // 4 + place) % players) for place in range(16)],
        must_head=rng.randrange(2),
        must_trump=rng.randrange(2),
        partners=int(players == 4),
        marriage_timing=odd(rng.randrange(4)),
        marriages_by_suit=rng.randrange(2),
        suit_marriage_points=[odd(rng.choice((0, 1, 20, 100))) for _ in range(4)],
        order_marriage_points=[odd(rng.choice((0, 1, 2, 4))) for _ in range(2)],
        ask_order=rng.randrange(3),
    )
    pips = CardPoints(
        values=[odd(rng.choice((0, 0, 2, 11))) for _ in range(16)],
        tie_values=[odd(rng.randrange(2)) for _ in range(16)],
    )
    count = ScoringInput(
        kind=odd(kind),
        utilities=array("d", [rng.random() for _ in range(odd(ROOM[kind]) & 0xFFF)]),
        last_trick_points=odd(rng.choice((0, 20))),
        skunk_limit=odd(30),
        lone_side=odd(-1),
        declarer=odd(rng.randrange(2)),
        contract=odd(130),
    )
    position = PositionInput(
        hand=[*hands, 0, 0, 0][:4],
        live=sum(hands),
        turn=odd(0),
        points=[odd(0) for _ in range(4)],
        marriage_points=[odd(0) for _ in range(4)],
        trump=odd(rng.randrange(5)),
        declared_suits=odd(rng.choice((0, 0, 1))),
    )
    return TrickTable(play, pips, count, position), TrickTable(play, pips, count, position)
