"""play: budgets reach the players, and a run in positions can be repeated."""

import pytest

from marjapussi_gui.bots.base import Choice, Think
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.bots.players import RandomPlayer
from marjapussi_gui.cli import main
from marjapussi_gui.engine.view import View


class Noting(RandomPlayer):
    """Plays at random, and notes what it may use."""

    budgets: set[tuple[int | None, int | None]]

    def consider(self, view: View, think: Think) -> Choice:
        self.budgets.add((think.milliseconds, think.nodes))
        return super().consider(view, think)


@pytest.mark.parametrize(
    ("arguments", "budget"),
    [
        (["--think", "30"], (30, None)),
        (["--nodes", "500"], (None, 500)),
        ([], (None, None)),
    ],
)
def test_budget_reaches_the_players(
    arguments: list[str], budget: tuple[int | None, int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    Noting.budgets = set()
    monkeypatch.setitem(LEVELS, "noting", Noting)

    assert main(["play", "bag", "--hands", "1", "--bots", "noting", *arguments]) == 0

    assert Noting.budgets == {budget}


@pytest.mark.parametrize("game", ["bag", "huutopussi", "marriage"])
def test_run_in_positions_is_the_same_each_time(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    outs = []
    for _ in range(2):
        assert main(["play", game, "--hands", "1", "--seed", "5", "--nodes", "20"]) == 0
        outs.append(capsys.readouterr().out)

    assert outs[0] == outs[1]


def test_one_budget_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "bag", "--think", "5", "--nodes", "5"])

    assert stopped.value.code == 2
    assert "not allowed with" in capsys.readouterr().err
