"""play: budgets reach the players, and a run in positions can be repeated."""

import json
from pathlib import Path

import pytest

from marjapussi_gui.bots.arena.duels import MAX_DEALS
from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.bots.players.players import RandomPlayer
from marjapussi_gui.commands.cli import main
from marjapussi_gui.commands.play import LEVEL_NAMES
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.view import View


class NotingPlayer(RandomPlayer):
    """Plays at random, and notes what it may use."""

    budgets: set[tuple[int | None, int | None]]

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        self.budgets.add((context.milliseconds, context.nodes))
        return super().decide(view, context)


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
    NotingPlayer.budgets = set()
    monkeypatch.setitem(LEVELS, "noting", NotingPlayer)

    assert main(["play", "bag", "--hands", "1", "--bots", "noting", *arguments]) == 0

    assert NotingPlayer.budgets == {budget}


@pytest.mark.parametrize("game", [each.key for each in VARIANTS])
def test_run_in_positions_is_the_same_each_time(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    outs = []
    for _ in range(2):
        assert main(["play", game, "--hands", "1", "--seed", "5", "--nodes", "20"]) == 0
        outs.append(capsys.readouterr().out)

    assert outs[0] == outs[1]


@pytest.mark.parametrize("game", [each.key for each in VARIANTS])
def test_level_never_changes_the_deal(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", game, "--seed", "5"]) == 0
    _, dealt = capsys.readouterr().out.splitlines()
    for level in ("random", "beginner", "easy"):
        assert main(["play", game, "--hands", "1", "--seed", "5", "--bots", level]) == 0

        assert capsys.readouterr().out.splitlines()[1] == dealt


@pytest.fixture
def endless(tmp_path: Path) -> list[str]:
    """Rules under which a match of random players never comes to its end."""
    rules = tmp_path / "rules.json"
    rules.write_text('{"min_bid": 400}', encoding="utf-8")
    return ["huutopussi", "--rules", str(rules), "--seed", "4"]


def test_a_match_without_an_end_ends_with_what_was_reached_and_the_next_begins(
    endless: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = MAX_DEALS + 5

    assert main(["play", *endless, "--hands", str(hands), "--out", str(tmp_path / "m.marja")]) == 0

    sentence = f"The match of seed 4 stopped without a winner after {MAX_DEALS} deals.\n"
    assert ("", sentence) == tuple(capsys.readouterr())
    assert main(["judge", *map(str, sorted(tmp_path.glob("*.marja"))), "--json"]) == 0
    matches = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert ("deal", False, None) == tuple(matches[0][k] for k in ("phase", "over", "winner"))
    assert 0 < matches[0]["hands_played"] <= MAX_DEALS
    assert sum(match["hands_played"] for match in matches) == hands


def test_a_duel_reports_matches_that_never_end(
    endless: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    levels = ["--a", "random", "--b", "random", "--deals", "1", "--matches"]

    assert main(["duel", *endless, *levels]) == 0

    sentence = f"Matches stopped without a winner after {MAX_DEALS} deals: 2.\n"
    assert sentence == capsys.readouterr().err


def test_rules_without_an_end_are_reported() -> None:
    one = find_variant("huutopussi")

    assert one.conflicts(one.create_rules({"min_bid": 140})) == ()
    (clash,) = one.conflicts(one.create_rules({"min_bid": 145}))
    assert {"min_bid", "pips"} == set(clash.keys)
    assert one.conflicts(one.create_rules({"min_bid": 125, "pips": "original"})) == (clash,)


def test_two_budgets_are_rejected(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "bag", "--think", "5", "--nodes", "5"])

    assert stopped.value.code == 2
    assert "not allowed with" in capsys.readouterr().err


def test_levels_are_those_that_play() -> None:
    assert (*LEVELS,) == LEVEL_NAMES
