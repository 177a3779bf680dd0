"""The solver answers what plain search over sets answers, and what a solver of bridge answers."""

import shutil
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal, Denom, Player

import marjapussi_gui
from marjapussi_gui.bots.kernel.bits import tops_of_runs
from marjapussi_gui.bots.kernel.double_dummy_solver import DoubleDummySolver, random_play_points

POINTS = (0, 0, 0, 0, 2, 3, 4, 10, 11)
NOTHING = (0,) * 13
RANKS = "23456789TJQKA"


@dataclass(frozen=True)
class Round:
    """A query to the solver in plain sets: hands, sides and rules."""

    hands: tuple[frozenset[int], ...]
    camp: int
    trump: int
    values: tuple[int, ...]
    per_trick: int
    last: int
    must_head: bool
    must_trump: bool
    leader: int = 0
    table: tuple[int, ...] = ()

    @property
    def turn(self) -> int:
        return (self.leader + len(self.table)) % len(self.hands)

    @property
    def best(self) -> int:
        """Return the card on the table that wins so far."""
        led = self.table[0] // 16
        return max(self.table, key=lambda card: (self.strength(card, led), card))

    def strength(self, card: int, led: int) -> int:
        return 2 if card // 16 == self.trump else 1 if card // 16 == led else 0

    def legal(self) -> set[int]:
        hand = set(self.hands[self.turn])
        if not self.table:
            return hand
        suit = self.table[0] // 16
        same = {card for card in hand if card // 16 == suit}
        if not same and self.must_trump:
            suit = self.trump
            same = {card for card in hand if card // 16 == suit}
        if not same:
            return hand
        higher = {card for card in same if self.best // 16 == suit and card > self.best}
        return higher if higher and self.must_head else same

    def after(self, card: int) -> tuple[int, "Round"]:
        """Return what the camp gains at once by a card, and the round as it stands then."""
        hands = list(self.hands)
        hands[self.turn] -= {card}
        played = replace(self, hands=tuple(hands), table=(*self.table, card))
        if len(played.table) < len(hands):
            return 0, played
        winner = (self.leader + played.table.index(played.best)) % len(hands)
        gain = sum(self.values[each % 16] for each in played.table) + self.per_trick
        gain += 0 if any(hands) else self.last
        return gain * (self.camp >> winner & 1), replace(played, leader=winner, table=())

    def moves(self) -> dict[int, int]:
        totals = {}
        for card in self.legal():
            gain, following = self.after(card)
            totals[card] = gain + following.best_total()
        return totals

    def best_total(self) -> int:
        if not any(self.hands):
            return 0
        totals = self.moves().values()
        return max(totals) if self.camp >> self.turn & 1 else min(totals)

    def mean(self) -> float:
        """Return what the camp takes on average if all play at random."""
        if not any(self.hands):
            return 0
        results = [self.after(card) for card in self.legal()]
        return sum(gain + following.mean() for gain, following in results) / len(results)

    def load_into(self, solver: DoubleDummySolver) -> None:
        solver.set_up(self.words(), self.camp, self.trump, *self.rules())

    def random_playout_points(self, *, camp: int, number: int) -> int:
        return random_play_points(
            self.words(), camp, self.leader, self.trump, *self.rules(), number, 1
        )

    def words(self) -> list[int]:
        return [sum(1 << card for card in hand) for hand in self.hands]

    def rules(self) -> tuple[tuple[int, ...], int, int, bool, bool]:
        return self.values, self.per_trick, self.last, self.must_head, self.must_trump


def deal(rng: Random, deck: list[int], players: int, cards: int) -> tuple[frozenset[int], ...]:
    dealt = rng.sample(deck, players * cards)
    return tuple(frozenset(dealt[seat::players]) for seat in range(players))


def pack(suits: int, strengths: int) -> list[int]:
    return [16 * suit + strength for suit in range(suits) for strength in range(strengths)]


def full_round(rng: Random, cards: int = 9) -> Round:
    hands = deal(rng, pack(4, 9), 4, cards)
    return Round(hands, 5, rng.randrange(4), POINTS, 0, 0, must_head=True, must_trump=True)


def bridge_round(rng: Random, cards: int, trump: int = 4) -> Round:
    hands = deal(rng, pack(4, 13), 4, cards)
    return Round(hands, 5, trump, NOTHING, 1, 0, must_head=False, must_trump=False)


def bridge_tricks(asked: Round) -> int:
    """Return the tricks of seats 0 and 2 by a bridge solver; suit 0 is spades."""
    hands = " ".join(
        ".".join(
            "".join(RANKS[card % 16] for card in sorted(hand, reverse=True) if card // 16 == suit)
            for suit in range(4)
        )
        for hand in asked.hands
    )
    trump = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt)[asked.trump]
    board = Deal(f"N:{hands}", first=Player.north, trump=trump)
    return max(tricks for _, tricks in solve_board(board, SolveMode.OptimalOne))


def random_round(rng: Random, *, on_table: bool = True) -> Round:
    """Return a small round of any kind, perhaps with cards on the table."""
    players = rng.randint(2, 4)
    cards = rng.randint(1, {2: 4, 3: 3, 4: 3}[players])
    counts_tricks = rng.random() < 0.5
    asked = Round(
        hands=deal(rng, pack(rng.randint(1, 4), 13), players, cards),
        camp=rng.randrange(1 << players),
        trump=rng.choice((0, 1, 4, 4)),
        values=NOTHING if counts_tricks else tuple(rng.choice((0, 0, 1, 2, 7)) for _ in NOTHING),
        per_trick=1 if counts_tricks else rng.choice((0, 0, 3)),
        last=rng.choice((0, 0, 5)),
        must_head=rng.random() < 0.3,
        must_trump=rng.random() < 0.5,
        leader=rng.randrange(players),
    )
    for _ in range(rng.randrange(players) if on_table else 0):
        asked = asked.after(rng.choice(sorted(asked.legal())))[1]
    return asked


@pytest.mark.parametrize(
    ("held", "others", "kept"),
    [
        (0b1110, 0b0000, 0b1000),
        (0b1010, 0b0000, 0b1000),  # the card between them is out
        (0b1010, 0b0100, 0b1010),
        (0b1_0000_0000_0000, 0b1, 0b1_0000_0000_0000),
        (1 << 16 | 1 << 12, 0, 1 << 16 | 1 << 12),  # of two suits
    ],
)
def test_of_cards_that_come_to_the_same_the_highest_is_tried(
    held: int, others: int, kept: int
) -> None:
    assert kept == tops_of_runs(held, others)


@pytest.mark.parametrize("seed", range(8))
def test_every_move_is_worth_what_plain_search_finds(seed: int) -> None:
    rng, solver = Random(seed), DoubleDummySolver(size_bits=10)
    for _ in range(20):
        asked = random_round(rng)
        asked.load_into(solver)

        assert asked.moves() == dict(solver.move_values(asked.leader, asked.table))
        assert asked.best_total() == solver.solve_after(asked.leader, asked.table)


@pytest.mark.parametrize("camp", [1, 3, 5, 7, 9, 11])
def test_tricks_without_trumps_are_sure_in_any_partnership(camp: int) -> None:
    rng, solver = Random(camp), DoubleDummySolver(size_bits=10)
    for _ in range(60):
        hands = deal(rng, pack(4, 4), 4, 3)
        asked = Round(hands, camp, 4, NOTHING, 1, 0, must_head=False, must_trump=False)
        asked.load_into(solver)

        assert asked.moves() == dict(solver.move_values(0, ()))


def test_goal_is_reached_up_to_what_the_camp_takes() -> None:
    rng, solver = Random(99), DoubleDummySolver(size_bits=10)
    for _ in range(20):
        asked = random_round(rng, on_table=False)
        asked.load_into(solver)
        best = asked.best_total()

        assert solver.is_goal_reached(asked.leader, best)
        assert not solver.is_goal_reached(asked.leader, best + 1)


def test_search_gives_up_at_its_limit_and_not_before() -> None:
    asked = full_round(Random(5))
    solver = DoubleDummySolver()
    asked.load_into(solver)
    total = solver.solve(asked.leader)
    asked.load_into(solver)
    solver.node_limit = 1000

    assert solver.solve(asked.leader) <= total
    assert solver.is_aborted
    assert solver.nodes < 1100

    solver.node_limit = 0
    assert solver.solve(asked.leader) == total
    assert not solver.is_aborted


def test_small_table_changes_no_answer() -> None:
    rng = Random(6)
    for _ in range(3):
        asked = full_round(rng, cards=7)
        answers = set()
        for bits in (0, 18):
            solver = DoubleDummySolver(bits)
            asked.load_into(solver)
            answers.add(solver.solve(asked.leader))

        assert len(answers) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counting_every_card_is_counting_tricks(players: int) -> None:
    rng, solver = Random(players), DoubleDummySolver()
    for trump in range(5):
        hands = deal(rng, pack(4, 13), players, 7)
        tricks = Round(hands, 1, trump, NOTHING, players, 0, must_head=False, must_trump=True)
        cards = replace(tricks, values=(1,) * 13, per_trick=0)
        answers = set()
        for asked in (tricks, cards):
            asked.load_into(solver)
            answers.add(tuple(solver.move_values(0, ())))

        assert len(answers) == 1


def test_every_point_is_taken_in_random_rounds() -> None:
    asked = full_round(Random(7))
    sums = [asked.random_playout_points(camp=camp, number=500) for camp in (5, 10)]

    assert sum(sums) == 500 * 120


def test_random_rounds_average_what_all_ways_to_play_do() -> None:
    asked = full_round(Random(8), cards=2)
    number = 40_000

    assert asked.random_playout_points(camp=5, number=number) / number == pytest.approx(
        asked.mean(), abs=0.3
    )


def test_compiled_and_uncompiled_answer_alike(tmp_path: Path) -> None:
    package = Path(marjapussi_gui.__file__).parent
    skip = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(package, tmp_path / "marjapussi_gui", ignore=skip)

    assert printed_answers(tmp_path) == printed_answers(package.parent)


ANSWERS = """
from random import Random
from marjapussi_gui.bots.kernel.double_dummy_solver import DoubleDummySolver, random_play_points
rng, solver = Random(3), DoubleDummySolver(size_bits=8)
for number in range(6):
    deck = [16 * suit + strength for suit in range(4) for strength in range(8)]
    rng.shuffle(deck)
    hands = [sum(1 << card for card in deck[seat * 4 : seat * 4 + 4]) for seat in range(4)]
    values = [0] * 13 if number % 2 else [0, 0, 0, 0, 2, 3, 4, 10, 11]
    rules = (values, number % 2, number % 3, not number % 2, number < 4)
    solver.set_up(hands, 5, number, *rules) if number < 5 else solver.set_up(hands, 6, 4, *rules)
    print(solver.solve(1), solver.nodes, solver.move_values(2, ()), solver.nodes)
    print(random_play_points(hands, 5, 0, min(number, 4), *rules, 20, number))
"""


def printed_answers(folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ANSWERS], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(("cards", "deals"), [(13, 60), (9, 60), (5, 60)])
def test_tricks_without_trump_are_those_of_a_bridge_solver(cards: int, deals: int) -> None:
    rng, solver = Random(cards), DoubleDummySolver()
    for _ in range(deals):
        asked = bridge_round(rng, cards)
        asked.load_into(solver)

        assert solver.solve(asked.leader) == bridge_tricks(asked)


@pytest.mark.slow
def test_tricks_with_a_trump_are_those_of_a_bridge_solver() -> None:
    rng, solver = Random(1), DoubleDummySolver()
    for trump in range(4):
        for _ in range(10):
            asked = bridge_round(rng, 9, trump)
            asked.load_into(solver)

            assert solver.solve(asked.leader) == bridge_tricks(asked)
