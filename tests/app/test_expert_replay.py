"""Hands that were played are played once more, with an expert in the player's seat."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from statistics import fmean, stdev
from threading import Event as Flag
from typing import TypeVar

import pytest

from marjapussi_gui.app import expert_replay
from marjapussi_gui.app.expert_replay import (
    MAX_UNREADABLE_HANDS,
    ExpertReplay,
    ReplayTask,
    measure_luck,
    replay_hand,
    rotate_deal,
)
from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Deal
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.session.task_runner import Task
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.hand_table import HandTable
from marjapussi_gui.ui.common.idle_queue import IdleQueue
from tests.parameters import mostly_slow
from tests.storage.played_matches import load_match, store_random_match

T = TypeVar("T")


class DeferredRunner:
    """Run tasks when the test asks for it."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def run(
        self,
        work: Callable[[Flag], T],
        on_done: Callable[[T], None],
        *,
        on_error: Callable[[BaseException], None] | None = None,
    ) -> Task:
        job = Task()

        def whole() -> None:
            try:
                result = work(job.cancel_flag)
            except Exception as error:
                if on_error is None:
                    raise
                on_error(error)
                return
            if not job.cancel_flag.is_set():
                on_done(result)

        self.waiting.append(whole)
        return job

    def work(self) -> None:
        self.waiting.pop(0)()


def replay_task(database: Database, key: str, number: int, level: str = "easy") -> ReplayTask:
    match = store_random_match(database, key, hands=2)
    return ReplayTask(
        match, MatchState(load_match(database, match).record, 1, level, level), number
    )


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(
    "key", mostly_slow(["bag", "huutopussi-three", "avomarjapussi", "tuppi"], "avomarjapussi")
)
def test_the_same_cards_are_played_and_what_comes_of_it_is_steady(
    database: Database, key: str, number: int
) -> None:
    hand = replay_task(database, key, number)

    first, second = replay_hand(hand, Flag()), replay_hand(hand, Flag())

    assert first == second
    assert 0.0 <= first <= 1.0


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_a_rotated_deal_gives_each_seat_the_cards_of_the_next_seat(key: str) -> None:
    game = find_variant(key).create_game()
    state = game.initial_state(MatchStart(Seat(0)))
    deal = game.chance_action(state, 5)
    assert isinstance(deal, Deal)

    once, round_the_table = rotate_deal(deal, 1), rotate_deal(deal, game.seating.players)

    assert once.hands == (*deal.hands[1:], deal.hands[0])
    assert (once.face_up[:-1], once.face_down[:-1], once.stock) == (
        deal.face_up[1:],
        deal.face_down[1:],
        deal.stock,
    )
    assert len({len(hand) for hand in deal.hands}) == 1
    assert round_the_table == deal
    assert game.step(state, once).turn != NOBODY


def test_luck_is_the_advantage_of_own_cards_over_the_next_seats_cards(
    database: Database,
) -> None:
    hand = replay_task(database, "huutopussi-three", 0)
    own, others = replay_hand(hand, Flag()), replay_hand(replace(hand, rotation=1), Flag())

    assert measure_luck(hand, Flag()) == own - others != 0


def test_a_cancelled_comparison_finds_no_luck(database: Database) -> None:
    stop = Flag()
    stop.set()

    assert measure_luck(replay_task(database, "bag", 0), stop) == 0


def test_hands_are_compared_in_order(database: Database) -> None:
    store_random_match(database, "bag", hands=2)
    runner = DeferredRunner()

    IdleQueue(runner).add_tasks(ExpertReplay(database))
    assert len(runner.waiting) == 1
    while runner.waiting:
        runner.work()

    assert HandTable(database).hands_without_luck(9) == []
    assert len(database.query("select 1 from hands where luck is not null")) == 2


def test_nothing_is_noted_once_somebody_plays(database: Database) -> None:
    store_random_match(database, "bag", hands=2)
    runner = DeferredRunner()
    queue = IdleQueue(runner)

    queue.add_tasks(ExpertReplay(database))
    queue.set_idle(False)
    runner.work()
    assert len(HandTable(database).hands_without_luck(9)) == 2

    queue.set_idle(True)
    runner.work()
    assert len(HandTable(database).hands_without_luck(9)) == 1


def store_hands(database: Database, match: int, numbers: Iterable[int]) -> None:
    with database.transaction() as connection:
        for number in numbers:
            connection.execute(
                "insert into hands (match, number, ply, scores, gained, lost, tricks, bid, bidder,"
                " marriages, refused, porvoo, notes)"
                " values (?, ?, 1, '[]', 0, 0, 0, 0, '', 0, 0, 0, '[]')",
                (match, number),
            )


def replay_all_hands(database: Database) -> int:
    runner = DeferredRunner()
    IdleQueue(runner).add_tasks(ExpertReplay(database))
    while runner.waiting:
        runner.work()
    return len(database.query("select 1 from hands where luck is not null"))


def test_hands_of_games_that_are_not_known_hold_up_no_others(database: Database) -> None:
    store_random_match(database, "bag", hands=1)
    unknown = store_random_match(database, "bag", hands=1)
    store_hands(database, unknown, range(1, MAX_UNREADABLE_HANDS + 10))
    with database.transaction() as connection:
        connection.execute("update matches set game = 'canasta' where id = ?", (unknown,))

    assert replay_all_hands(database) == 1


def test_hands_that_were_never_played_are_not_compared(database: Database) -> None:
    store_hands(database, store_random_match(database, "bag", hands=2), (-1, 7, 2**62))

    assert replay_all_hands(database) == 2


def test_level_of_another_version_does_not_stop_the_comparison(database: Database) -> None:
    stop = Flag()
    stop.set()

    assert measure_luck(replay_task(database, "bag", 0, "unbeatable"), stop) == 0


@pytest.mark.parametrize("key", ["bag", "avomarjapussi"])
def test_luck_averages_to_zero_for_all_players(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        expert_replay, "EXPERT_LEVEL", "normal"
    )  # he need not be good, nor the others
    game, lucks = find_variant(key).create_game(), []
    for seed in range(50):
        bots = [LEVELS["easy"]() for _ in game.seating.seats]
        record, _ = play_match(game, ("Aino",) * len(bots), bots, seed, 1)
        hand = ReplayTask(1, MatchState(record, seed, "easy", "easy"), 0)
        lucks.append(measure_luck(hand, Flag()))

    assert abs(fmean(lucks)) < 3.5 * stdev(lucks) / len(lucks) ** 0.5
    assert stdev(lucks) > 0.05
