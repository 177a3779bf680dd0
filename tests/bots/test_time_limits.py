"""A time limit buys work: preparation is free, load changes nothing, and no time is admitted."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from marjapussi_gui.bots.base import Choice, Think
from marjapussi_gui.bots.chances import plain
from marjapussi_gui.bots.companion import Effort, Efforts, Worth
from marjapussi_gui.bots.levels import EXPERT, expert
from marjapussi_gui.bots.players import SearchPlayer
from marjapussi_gui.bots.standings import IsOver
from marjapussi_gui.engine.actions import Give, Raise
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.record import replay
from marjapussi_gui.engine.view import View
from marjapussi_gui.facts import NoTime
from tests.tabletop import Tabletop

TOO_FAR = Path(__file__).with_name("raised_too_far.marja")
FLATTERED = (25, 30, 34, 80)  # luck by which 48 deals made 115 to 145 look best
MOST_SENSIBLE = 105


class Clock:
    """A processor clock that goes on only when it is read, or when somebody works."""

    def __init__(self, per_reading: float) -> None:
        self.per_reading, self.seconds = per_reading, 0.0

    def read(self) -> float:
        self.seconds += self.per_reading
        return self.seconds


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], Clock]:
    def set_to(per_reading: float) -> Clock:
        clock = Clock(per_reading)
        monkeypatch.setattr("time.thread_time", clock.read)
        return clock

    return set_to


def on_lead() -> View:
    table = Tabletop("marjapussi").deal_seed(3)
    return table.game.look(table.state, table.state.turn)


def in_an_auction() -> View:
    table = Tabletop("huutopussi").deal_seed(3).do("bid 50")
    return table.game.look(table.state, table.state.turn)


def on_a_gift() -> View:
    table = Tabletop("huutopussi").deal_seed(3).do("bid 50", "pass", "pass", "pass")
    return table.game.look(table.state, table.state.turn)


def test_preparation_takes_no_thinking_time(set_clock: Callable[[float], Clock]) -> None:
    clock = set_clock(0.0)

    def slowly(game: Game, is_over: IsOver) -> Worth:
        assert not is_over()
        clock.seconds += 10
        return plain(game)

    efforts = Efforts(Effort(8, 1, 1), Effort(8, 1))
    player = SearchPlayer(EXPERT, efforts, slowly)

    for view in (on_lead(), in_an_auction()):
        assert player.consider(view, Think(Random(1), milliseconds=300)).values


def test_without_time_the_rule_of_thumb_advises_and_it_is_said(
    set_clock: Callable[[float], Clock],
) -> None:
    set_clock(1.0)

    for view in (on_lead(), in_an_auction()):
        choice = expert().consider(view, Think(Random(1), milliseconds=300))
        assert (choice.values, choice.facts) == ((), (NoTime(),))
        assert choice.action in view.legal


def test_cards_to_hand_over_are_weighed_under_a_limit(
    set_clock: Callable[[float], Clock],
) -> None:
    set_clock(0.0)

    choice = expert().consider(on_a_gift(), Think(Random(1), milliseconds=300))

    assert isinstance(choice.action, Give)
    assert choice.values


def test_a_slow_processor_does_not_change_an_answer(set_clock: Callable[[float], Clock]) -> None:
    answers = list[Choice]()
    for per_reading in (0.0, 0.0005):
        set_clock(per_reading)
        answers.append(expert().consider(on_lead(), Think(Random(1), milliseconds=300)))

    assert answers[0] == answers[1]
    assert answers[0].values


@pytest.mark.parametrize(
    ("think", "work"),
    [
        (Think(Random(0)), 1000),
        (Think(Random(0), milliseconds=20), 100),
        (Think(Random(0), milliseconds=10_000), 4000),
        (Think(Random(0), milliseconds=20, nodes=7), 7),
    ],
)
def test_a_limit_buys_work_at_a_fixed_rate(think: Think, work: int) -> None:
    assert think.budget(1000, 5.0, 4000) == work


def test_no_luck_makes_an_expert_raise_far_beyond_his_hand() -> None:
    reached = replay(TOO_FAR.read_bytes(), {"huutopussi": variant("huutopussi")})
    game, state = reached.record.header.game, reached.state
    view = game.look(state, state.turn)

    words = [expert().consider(view, Think(Random(luck))).action for luck in FLATTERED]

    assert any(isinstance(each, Raise) for each in words)
    assert all(each.amount <= MOST_SENSIBLE for each in words if isinstance(each, Raise))
