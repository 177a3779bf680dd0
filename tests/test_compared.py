"""Hands that were played are played once more, with an expert in the player's seat."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from statistics import fmean, stdev
from threading import Event as Flag
from typing import TypeVar

import pytest

from marjapussi_gui import expert_results
from marjapussi_gui.bots.arena import play_match
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.engine.actions import Deal
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.state import NOBODY, Seat, Start
from marjapussi_gui.expert_results import (
    MOST_UNREADABLE,
    NO_RESULT,
    Again,
    ExpertResults,
    compare,
    played_again,
    turned,
)
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.hands import Hands
from marjapussi_gui.table.runner import Job
from tests.store.tables import loaded, played

T = TypeVar("T")


class Later:
    """Does work when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def run(
        self,
        work: Callable[[Flag], T],
        deliver: Callable[[T], None],
        *,
        failed: Callable[[BaseException], None] | None = None,
    ) -> Job:
        job = Job()

        def whole() -> None:
            try:
                result = work(job.flag)
            except Exception as error:
                if failed is None:
                    raise
                failed(error)
                return
            if not job.flag.is_set():
                deliver(result)

        self.waiting.append(whole)
        return job

    def work(self) -> None:
        self.waiting.pop(0)()


@pytest.fixture
def database() -> Iterator[Database]:
    in_memory = Database.in_memory()
    yield in_memory
    in_memory.close()


def again(database: Database, key: str, number: int, level: str = "easy") -> Again:
    match = played(database, key, hands=2)
    return Again(match, Match(loaded(database, match).record, 1, level, level), number)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("key", ["bag", "huutopussi-three", "avomarjapussi", "tuppi"])
def test_the_same_cards_are_played_and_what_comes_of_it_is_steady(
    database: Database, key: str, number: int
) -> None:
    hand = again(database, key, number)

    first, second = played_again(hand, Flag()), played_again(hand, Flag())

    assert first == second
    possible = _most_points(hand)
    assert -possible <= first.difference <= possible
    assert 0.0 <= first.chance <= 1.0


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_a_turned_deal_gives_each_seat_what_the_next_one_had(key: str) -> None:
    game = variant(key).game()
    state = game.start(Start(Seat(0)))
    deal = game.chance(state, 5)
    assert isinstance(deal, Deal)

    once, round_the_table = turned(deal, 1), turned(deal, game.seating.players)

    assert once.hands == (*deal.hands[1:], deal.hands[0])
    assert (once.up[:-1], once.down[:-1], once.stock) == (deal.up[1:], deal.down[1:], deal.stock)
    assert len({len(hand) for hand in deal.hands}) == 1
    assert round_the_table == deal
    assert game.step(state, once).turn != NOBODY


def test_luck_is_how_much_better_ones_own_cards_are_than_those_of_the_next_seat(
    database: Database,
) -> None:
    hand = again(database, "huutopussi-three", 0)
    own, others = played_again(hand, Flag()), played_again(replace(hand, turned=1), Flag())

    compared = compare(hand, Flag())

    assert compared.difference == own.difference
    assert compared.luck == own.chance - others.chance != 0


def test_what_is_stopped_says_nothing(database: Database) -> None:
    stop = Flag()
    stop.set()

    assert compare(again(database, "bag", 0), stop) == NO_RESULT


def test_all_hands_are_compared_one_after_another(database: Database) -> None:
    played(database, "bag", hands=2)
    runner = Later()
    comparison = ExpertResults(database, runner)

    comparison.go_on()
    comparison.go_on()
    assert len(runner.waiting) == 1
    while runner.waiting:
        runner.work()

    assert Hands(database).without_expert(9) == []
    assert len(database.ask("select 1 from hands where luck is not null")) == 2


def test_nothing_is_noted_once_somebody_plays(database: Database) -> None:
    played(database, "bag", hands=2)
    runner = Later()
    comparison = ExpertResults(database, runner)

    comparison.go_on_if(True)
    comparison.go_on_if(False)
    runner.work()
    assert len(Hands(database).without_expert(9)) == 2

    comparison.go_on_if(True)
    runner.work()
    assert len(Hands(database).without_expert(9)) == 1


def with_hands(database: Database, match: int, numbers: Iterable[int]) -> None:
    """Keep hands of these numbers too, as none of them was played."""
    with database.change() as connection:
        for number in numbers:
            connection.execute(
                "insert into hands (match, number, ply, scores, gained, lost, tricks, bid, bidder,"
                " marriages, refused, porvoo, notes)"
                " values (?, ?, 1, '[]', 0, 0, 0, 0, '', 0, 0, 0, '[]')",
                (match, number),
            )


def compared(database: Database) -> int:
    """Compare whatever can be compared, and return how many hands were."""
    runner = Later()
    ExpertResults(database, runner).go_on()
    while runner.waiting:
        runner.work()
    return len(database.ask("select 1 from hands where expert is not null"))


def test_hands_of_games_that_are_not_known_hold_up_no_others(database: Database) -> None:
    played(database, "bag", hands=1)
    unknown = played(database, "bag", hands=1)
    with_hands(database, unknown, range(1, MOST_UNREADABLE + 10))
    with database.change() as connection:
        connection.execute("update matches set game = 'canasta' where id = ?", (unknown,))

    assert compared(database) == 1


def test_hands_that_were_never_played_are_not_compared(database: Database) -> None:
    with_hands(database, played(database, "bag", hands=2), (-1, 7, 2**62))

    assert compared(database) == 2


def test_level_of_another_version_does_not_stop_the_comparison(database: Database) -> None:
    stop = Flag()
    stop.set()

    assert compare(again(database, "bag", 0, "unbeatable"), stop) == NO_RESULT


def _most_points(hand: Again) -> int:
    """Return more than any hand of the match came to, by far."""
    record, log = hand.match.record, Log()
    state = record.header.game.start(record.header.start)
    for entry in record.entries:
        state = record.header.game.step(state, entry.action, log)
    scored = [event.gained for event in log if isinstance(event, HandScored)]
    return 1000 + max(abs(points) for gained in scored for points in gained)


@pytest.mark.parametrize("key", ["bag", "avomarjapussi"])
def test_luck_is_nothing_on_the_average_whoever_plays(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expert_results, "EXPERT", "normal")  # he need not be good, nor the others
    game, lucks = variant(key).game(), []
    for seed in range(50):
        bots = [LEVELS["easy"]() for _ in game.seating.seats]
        record, _ = play_match(game, ("Aino",) * len(bots), bots, seed, 1)
        hand = Again(1, Match(record, seed, "easy", "easy"), 0)
        lucks.append(compare(hand, Flag()).luck)

    assert abs(fmean(lucks)) < 3.5 * stdev(lucks) / len(lucks) ** 0.5
    assert stdev(lucks) > 0.05
