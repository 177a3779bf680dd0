"""A time limit buys work: preparation is free, load changes nothing, and no time is admitted."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from marjapussi_gui.bots.equity.match_equity import score_based_equity
from marjapussi_gui.bots.equity.match_equity_table import ShouldStop
from marjapussi_gui.bots.equity.scoring_model import BiddingEfforts, EquityFunction, SamplingEffort
from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import EXPERT_EFFORT, expert_bot
from marjapussi_gui.bots.players.players import SearchPlayer
from marjapussi_gui.engine.actions import Give, Raise
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import replay
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.facts import NoSearchTimeLeft
from tests.scripted_match import ScriptedMatch

TOO_FAR = Path(__file__).with_name("raised_too_far.marja")
FLATTERED = (25, 30, 34, 80)  # luck by which 48 deals made 115 to 145 look best
MOST_SENSIBLE = 105


class ReadClock:
    """A processor clock that goes on only when it is read, or when somebody works."""

    def __init__(self, per_reading: float) -> None:
        self.per_reading, self.seconds = per_reading, 0.0

    def read(self) -> float:
        self.seconds += self.per_reading
        return self.seconds


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], ReadClock]:
    def set_to(per_reading: float) -> ReadClock:
        clock = ReadClock(per_reading)
        monkeypatch.setattr("time.thread_time", clock.read)
        return clock

    return set_to


def on_lead() -> View:
    table = ScriptedMatch("marjapussi").deal_from_seed(3)
    return create_view(table.game, table.state, table.state.turn)


def in_an_auction() -> View:
    table = ScriptedMatch("huutopussi").deal_from_seed(3).do("bid 50")
    return create_view(table.game, table.state, table.state.turn)


def on_a_gift() -> View:
    table = ScriptedMatch("huutopussi").deal_from_seed(3).do("bid 50", "pass", "pass", "pass")
    return create_view(table.game, table.state, table.state.turn)


def test_preparation_takes_no_thinking_time(set_clock: Callable[[float], ReadClock]) -> None:
    clock = set_clock(0.0)

    def slowly(game: Game, is_over: ShouldStop) -> EquityFunction:
        assert not is_over()
        clock.seconds += 10
        return score_based_equity(game)

    efforts = BiddingEfforts(SamplingEffort(8, 1, 1), SamplingEffort(8, 1))
    player = SearchPlayer(EXPERT_EFFORT, efforts, slowly)

    for view in (on_lead(), in_an_auction()):
        assert player.decide(view, SearchContext(Random(1), milliseconds=300)).values


def test_without_time_the_heuristic_decides_and_reports_it(
    set_clock: Callable[[float], ReadClock],
) -> None:
    set_clock(1.0)

    for view in (on_lead(), in_an_auction()):
        choice = expert_bot().decide(view, SearchContext(Random(1), milliseconds=300))
        assert (choice.values, choice.facts) == ((), (NoSearchTimeLeft(),))
        assert choice.action in view.legal_actions


def test_cards_to_hand_over_are_weighed_under_a_limit(
    set_clock: Callable[[float], ReadClock],
) -> None:
    set_clock(0.0)

    choice = expert_bot().decide(on_a_gift(), SearchContext(Random(1), milliseconds=300))

    assert isinstance(choice.action, Give)
    assert choice.values


def test_a_slow_processor_does_not_change_an_answer(
    set_clock: Callable[[float], ReadClock],
) -> None:
    answers = list[BotDecision]()
    for per_reading in (0.0, 0.0005):
        set_clock(per_reading)
        answers.append(expert_bot().decide(on_lead(), SearchContext(Random(1), milliseconds=300)))

    assert answers[0] == answers[1]
    assert answers[0].values


@pytest.mark.parametrize(
    ("think", "work"),
    [
        (SearchContext(Random(0)), 1000),
        (SearchContext(Random(0), milliseconds=20), 100),
        (SearchContext(Random(0), milliseconds=10_000), 4000),
        (SearchContext(Random(0), milliseconds=20, nodes=7), 7),
    ],
)
def test_a_limit_buys_work_at_a_fixed_rate(think: SearchContext, work: int) -> None:
    assert think.work_budget(1000, 5.0, 4000) == work


def test_no_luck_makes_an_expert_raise_far_beyond_his_hand() -> None:
    reached = replay(TOO_FAR.read_bytes(), {"huutopussi": find_variant("huutopussi")})
    game, state = reached.record.header.game, reached.state
    view = create_view(game, state, state.turn)

    words = [expert_bot().decide(view, SearchContext(Random(luck))).action for luck in FLATTERED]

    assert any(isinstance(each, Raise) for each in words)
    assert all(each.amount <= MOST_SENSIBLE for each in words if isinstance(each, Raise))
