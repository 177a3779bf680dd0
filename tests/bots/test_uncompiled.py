"""The kernel gives the same answers uncompiled, and the program reports once that it is slower."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from marjapussi_gui.bots.equity.scoring_model import BiddingEfforts, SamplingEffort
from marjapussi_gui.bots.kernel import COMPILED_FROM, is_compiled, is_stale
from marjapussi_gui.bots.players.bot import UNCOMPILED_BUDGET_MS, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.commands.command import NOT_COMPILED_WARNING, STALE_SEARCH_WARNING
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.engine.view import create_view
from tests.bots.kernel_queries import all_answers

TOP = Path(__file__).parents[2]
RUN = """
import sys
sys.meta_path = [finder for finder in sys.meta_path if "editable" not in repr(finder)]
from tests.bots.kernel_queries import all_answers
from marjapussi_gui.bots.kernel import is_compiled
assert not is_compiled()
print(all_answers())
"""


def test_search_was_compiled_from_the_sources_of_today() -> None:
    assert not is_stale(), STALE_SEARCH_WARNING


def test_an_outdated_kernel_is_reported_once_before_play(tmp_path: Path) -> None:
    package = shutil.copytree(TOP / "marjapussi_gui", tmp_path / "marjapussi_gui")
    (package / "bots" / "kernel" / COMPILED_FROM).write_text("other sources", "utf-8")

    done = subprocess.run(
        (sys.executable, "-P", "-m", "marjapussi_gui", "play", "bag", "--hands", "1"),
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (
        0,
        f"{STALE_SEARCH_WARNING}\n" if is_compiled() else f"{NOT_COMPILED_WARNING}\n",
    )


@pytest.mark.parametrize(
    ("milliseconds", "nodes", "given"),
    [(None, None, UNCOMPILED_BUDGET_MS), (None, 40, None), (9, None, 9)],
)
def test_uncompiled_decisions_without_a_budget_are_limited_by_time(
    monkeypatch: pytest.MonkeyPatch, milliseconds: int | None, nodes: int | None, given: int | None
) -> None:
    monkeypatch.setattr("marjapussi_gui.bots.players.bot.is_compiled", lambda: False)

    assert SearchContext(Random(1), milliseconds, nodes).milliseconds == given


def test_compiled_decisions_are_not_limited_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marjapussi_gui.bots.players.bot.is_compiled", lambda: True)

    assert SearchContext(Random(1)).milliseconds is None


def test_chances_of_the_match_do_not_use_up_the_time_of_a_decision() -> None:
    game = next(each for each in VARIANTS if each.key == "huutopussi").create_game()
    state = game.initial_state(MatchStart(Seat(0)))
    while state.turn == NOBODY:
        state = game.step(state, game.chance_action(state, 1))
    view = create_view(game, state, state.turn)
    think = SearchContext(Random(1), milliseconds=60_000)
    think._wall_start -= 61  # as if the chances had taken longer than a decision may

    choice = LEVELS["expert"]().decide(view, think)

    assert choice.values


def test_uncompiled_players_look_at_fewer_deals() -> None:
    effort = SamplingEffort(world_count=48, playouts_per_world=4, extra_candidates=4)

    assert effort.uncompiled == SamplingEffort(
        world_count=6, playouts_per_world=1, extra_candidates=1
    )
    assert BiddingEfforts(effort, effort).uncompiled.contests == effort.uncompiled


def test_compiled_and_uncompiled_kernel_agree(tmp_path: Path) -> None:
    plain = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for folder in ("marjapussi_gui", "tests"):
        shutil.copytree(TOP / folder, tmp_path / folder, ignore=plain)

    done = subprocess.run(
        (sys.executable, "-c", RUN), cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout.strip() == str(all_answers())
