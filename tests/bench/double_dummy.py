"""How fast the solver is: run ``python -m tests.bench.double_dummy``; it prints one line a figure.

Times are those of the processor, so that what else runs on the machine counts less; the solver
of bridge that ours is compared with searches in one thread.
"""

from random import Random
from statistics import median
from time import process_time

from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal, Denom, Player

from marjapussi_gui.bots.arena.duels import decision_times
from marjapussi_gui.bots.kernel.double_dummy_solver import DoubleDummySolver, random_play_points

POINTS = (0, 0, 0, 0, 2, 3, 4, 10, 11)
NOTHING = (0,) * 13
CAMP = 0b0101
RANKS = "23456789TJQKA"
RUNS = 3


def random_deal(rng: Random, strengths: int) -> list[list[int]]:
    deck = [16 * suit + strength for suit in range(4) for strength in range(strengths)]
    rng.shuffle(deck)
    return [sorted(deck[seat::4], reverse=True) for seat in range(4)]


def words(hands: list[list[int]]) -> list[int]:
    return [sum(1 << card for card in hand) for hand in hands]


def full_hands(number: int) -> tuple[float, list[float]]:
    """Return nodes a second, and the sorted seconds of full hands with random trump."""
    rng, solver = Random(1), DoubleDummySolver()
    nodes, seconds = 0, []
    for _ in range(number):
        hands, trump, leader = words(random_deal(rng, 9)), rng.randrange(4), rng.randrange(4)
        start = process_time()
        solver.set_up(hands, CAMP, trump, POINTS, 0, 0, must_head=True, must_trump=True)
        solver.solve(leader)
        seconds.append(process_time() - start)
        nodes += solver.nodes
    return nodes / sum(seconds), sorted(seconds)


def bridge(number: int) -> tuple[list[float], list[float]]:
    """Return our seconds and theirs for tricks without trump at 13 cards, deal by deal."""
    rng, solver = Random(1), DoubleDummySolver(size_bits=19)
    ours, theirs = [], []
    for _ in range(number):
        hands = random_deal(rng, 13)
        board = Deal(bridge_notation(hands), first=Player.north, trump=Denom.nt)
        start = process_time()
        solver.set_up(words(hands), CAMP, 4, NOTHING, 1, 0, must_head=False, must_trump=False)
        tricks = solver.solve(0)
        between = process_time()
        solved = list(solve_board(board, SolveMode.OptimalOne))
        theirs.append(process_time() - between)
        ours.append(between - start)
        assert tricks == solved[0][1], bridge_notation(hands)
    return ours, theirs


def bridge_notation(hands: list[list[int]]) -> str:
    """Return a deal in the notation of bridge programs; suit 0 is spades."""
    suits = [
        ["".join(RANKS[card % 16] for card in hand if card // 16 == suit) for suit in range(4)]
        for hand in hands
    ]
    return "N:" + " ".join(".".join(hand) for hand in suits)


def rounds_a_second(number: int) -> float:
    hands = words(random_deal(Random(1), 9))
    start = process_time()
    random_play_points(hands, CAMP, 0, 1, POINTS, 0, 0, True, True, number, 1)
    return number / (process_time() - start)


def main() -> None:
    runs = [full_hands(200) for _ in range(RUNS)]
    speed, seconds = max(runs, key=lambda run: run[0])
    print(f"36 cards, card points: {speed / 1e6:.1f} million nodes a second")
    slowest = seconds[int(len(seconds) * 0.99) - 1]
    print(f"a full hand: median {median(seconds) * 1e3:.1f} ms, p99 {slowest * 1e3:.1f} ms")
    both = [bridge(100) for _ in range(RUNS)]
    ours, theirs = min(both, key=lambda run: sum(run[0]) / sum(run[1]))
    print(f"52 cards, tricks, no trump: {sum(ours) / sum(theirs):.2f} times endplay's time on 100")
    paces = [found for found in map(decision_times, (ours, theirs)) if found]
    for name, found in zip(("ours", "endplay"), paces, strict=True):
        print(f"  {name}: median {found.median_ms:.1f} ms, p95 {found.p95_ms:.1f} ms")
    medians, slowest = (a / b for a, b in ([p.median_ms for p in paces], [p.p95_ms for p in paces]))
    print(f"  median {medians:.2f} times, p95 {slowest:.2f} times")
    best = max(rounds_a_second(500_000) for _ in range(RUNS))
    print(f"random rounds of 36 cards: {best / 1e6:.2f} million a second")


if __name__ == "__main__":
    main()
