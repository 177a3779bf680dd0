"""duel: the same deals from both sides, what is counted of them, and how it ends."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest

from marjapussi_gui.bots.arena.duels import (
    Duel,
    SearchBudget,
    confidence_interval,
    decision_times,
    duel_seatings,
    match_share_of_a,
    play_match,
    points_advantage,
)
from marjapussi_gui.bots.players.bot import Bot, BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.bots.players.players import RandomPlayer
from marjapussi_gui.commands.cli import main
from marjapussi_gui.commands.duel import play_deals
from marjapussi_gui.engine.actions import Bid, Redeal
from marjapussi_gui.engine.cards import HIDDEN, Card
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import NO_SIDE, MatchStanding, Side
from marjapussi_gui.engine.view import View

BY_PLAYERS = list({each.default_players: each for each in VARIANTS}.values())  # one for each

PROGRAM = (sys.executable, "-m", "marjapussi_gui")
RANDOM_DUEL = ("duel", "bag", "--a", "random", "--b", "random")
OTHER = "easy" if "easy" in LEVELS else "random"


@dataclass
class FirstActionPlayer:
    """Does the first thing that is legal; sees which cards come to it."""

    seen: ClassVar[list[tuple[int, tuple[Card, ...]]]] = []

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        if not view.tricks and len(view.hand) == view.game.dealing_phase.hand_size:
            self.seen.append((view.seat, view.hand))
        plain = [action for action in view.legal_actions if not isinstance(action, Bid)]
        return BotDecision((plain or view.legal_actions)[0])


class DemandingPlayer(FirstActionPlayer):
    """Demands a new deal wherever it may."""

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        for action in view.legal_actions:
            if isinstance(action, Redeal):
                FirstActionPlayer.seen.append((view.seat, view.hand))
                return BotDecision(action)
        return super().decide(view, context)


@pytest.fixture(autouse=True)
def first_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "first", FirstActionPlayer)
    monkeypatch.setitem(LEVELS, "demanding", DemandingPlayer)
    FirstActionPlayer.seen.clear()


def json_of(arguments: str, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    assert main(["duel", *arguments.split(), "--json"]) == 0
    out, err = capsys.readouterr()
    assert (1, "") == (out.count("\n"), err)
    result: dict[str, object] = json.loads(out)
    return result


# What is counted


def test_interval_is_that_of_the_normal_distribution() -> None:
    low, high = confidence_interval([1.0, 2.0, 3.0, 6.0]) or (0, 0)

    # mean 3, variance (4 + 1 + 0 + 9) / 3, its root 2.160247, of the mean 1.080123
    assert (0.883, 5.117) == (round(low, 3), round(high, 3))


def test_one_value_has_no_interval() -> None:
    assert confidence_interval([5.0]) is None
    assert confidence_interval([5.0, 5.0]) == (5.0, 5.0)


def test_pace_is_the_median_and_what_95_of_100_stay_within() -> None:
    spent = decision_times([number / 1000 for number in range(100, 0, -1)])

    assert spent is not None
    assert (100, 50.5, 95.0) == (spent.decisions, round(spent.median_ms, 9), round(spent.p95_ms, 9))
    assert decision_times([]) is None


@pytest.mark.parametrize(
    ("seating", "wanted"),
    [
        (Seating(2, has_partners=False), ("ab", "ba")),
        (Seating(4, has_partners=True), ("abab", "baba")),
        (Seating(4, has_partners=False), ("abab", "baba")),
        (Seating(3, has_partners=False), ("aba", "baa", "aab", "bab", "abb", "bba")),
    ],
)
def test_everyone_sits_everywhere(seating: Seating, wanted: tuple[str, ...]) -> None:
    assert duel_seatings(seating) == wanted


def test_both_sit_in_each_seat_equally_often() -> None:
    for players in range(2, 6):
        for column in zip(*duel_seatings(Seating(players, has_partners=False)), strict=True):
            assert column.count("a") == column.count("b")


def test_lead_is_counted_by_side() -> None:
    assert points_advantage("ab", (7, 3)) == 4
    assert points_advantage("aba", (10, 7, 20)) == 8
    assert points_advantage("babab", (1, 10, 1, 20, 4)) == 13


def test_match_without_a_winner_is_shared_by_those_at_the_top() -> None:
    assert match_share_of_a("ab", MatchStanding((5, 12), winner=Side(1))) == 0
    assert match_share_of_a("ba", MatchStanding((5, 12), winner=Side(1))) == 1
    assert match_share_of_a("aba", MatchStanding((9, 9, 3), winner=NO_SIDE)) == 0.5


# The same deals


@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)
def test_level_is_as_strong_as_itself(one: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    result = json_of(f"{one.key} --a random --b random --deals 2 --seed 3", capsys)

    assert (0.0, [0.0, 0.0]) == (result["difference"], result["interval"])


def test_exchanged_levels_have_the_opposite_difference(capsys: pytest.CaptureFixture[str]) -> None:
    for game in (each.key for each in BY_PLAYERS):
        one = json_of(f"{game} --a first --b random --deals 8 --seed 3", capsys)
        other = json_of(f"{game} --a random --b first --deals 8 --seed 3", capsys)

        difference, opposite = one["difference"], other["difference"]
        assert isinstance(difference, float)
        assert isinstance(opposite, float)
        assert difference == pytest.approx(-opposite)
        assert difference != 0


def test_difference_equals_the_gains_that_judge_reports(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    gained = []
    for bots in ("first,random,first,random", "random,first,random,first"):
        out = tmp_path / "hand.marja"
        assert main(f"play bag --bots {bots} --hands 1 --seed 11 --out {out}".split()) == 0
        assert main(["judge", str(out), "--json"]) == 0
        gained.append(json.loads(capsys.readouterr().out)["hands"][0]["gained"])

    result = json_of("bag --a first --b random --deals 1 --seed 11", capsys)

    (mine, theirs), (other, me) = gained
    assert result["difference"] == (mine - theirs + me - other) / 2
    assert (None, 2) == (result["interval"], result["hands"])


def hands_seen(seats: int) -> set[tuple[int, tuple[Card, ...]]]:
    seen = set(FirstActionPlayer.seen)
    assert {seat for seat, _ in seen} == set(range(seats))
    assert all(HIDDEN not in hand for _, hand in seen)
    return seen


EVEN = [each for each in BY_PLAYERS if each.default_players % 2 == 0]


@pytest.mark.parametrize("one", EVEN, ids=lambda one: one.key)
def test_all_seatings_get_the_same_cards(one: Variant) -> None:
    game, players, key = one.create_game(), one.default_players, one.key

    Duel(key, game.option_values, players, "first", "first", seed=4).play_deal(0)

    assert len(hands_seen(players)) == players


def test_all_seatings_get_the_same_cards_after_a_redeal() -> None:
    game = find_variant("huutopussi").create_game()
    seed = next(seed for seed in range(1000) if deals_of("demanding", seed) > 1)
    FirstActionPlayer.seen.clear()

    duel = Duel("huutopussi", game.option_values, 4, "demanding", "demanding", seed)
    hands = duel.play_deal(0).hands

    first, second = (
        FirstActionPlayer.seen[: len(FirstActionPlayer.seen) // 2],
        FirstActionPlayer.seen[len(FirstActionPlayer.seen) // 2 :],
    )
    assert (2, first) == (hands, second)
    assert len(set(first)) > 4


def deals_of(level: str, seed: int) -> int:
    game = find_variant("huutopussi").create_game()
    bots: list[Bot] = [LEVELS[level]() for _ in range(4)]
    return play_match(game, ("a",) * 4, bots, seed, max_hands=1)[1].match.deal_count


# Matches, budgets, processes


def test_matches_give_the_share_that_a_won(capsys: pytest.CaptureFixture[str]) -> None:
    one = json_of("bag --matches --a first --b random --deals 4 --seed 1", capsys)
    other = json_of("bag --matches --a random --b first --deals 4 --seed 1", capsys)

    share, opposite, within = one["share"], other["share"], one["interval"]
    assert isinstance(share, float)
    assert isinstance(opposite, float)
    assert isinstance(within, list)
    assert share == pytest.approx(1 - opposite)
    assert 0 <= within[0] <= share <= within[1] <= 1
    assert "difference" not in one
    assert isinstance(one["hands"], int)
    assert one["hands"] > 12


def test_budget_reaches_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = set()

    class Noting(RandomPlayer):
        def decide(self, view: View, context: SearchContext) -> BotDecision:
            budgets.add((context.milliseconds, context.nodes))
            return super().decide(view, context)

    monkeypatch.setitem(LEVELS, "noting", Noting)
    for more in ("--think 7", "--nodes 9", ""):
        assert main(f"duel bag --a noting --b noting --deals 1 {more}".split()) == 0

    assert budgets == {(7, None), (None, 9), (None, None)}


def test_number_of_processes_changes_nothing() -> None:
    game = find_variant("bondtolva").create_game()
    duel = Duel("bondtolva", game.option_values, 4, "random", OTHER, 3, SearchBudget(nodes=10))

    counted = [
        [
            (meeting.advantage, meeting.hands, len(meeting.seconds_a), len(meeting.seconds_b))
            for meeting in play_deals(duel, 12, jobs)
        ]
        for jobs in (1, 2)
    ]

    assert counted[0] == counted[1]
    assert len(set(counted[0])) > 3


def test_error_of_a_player_is_not_taken_for_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomPlayer):
        def decide(self, view: View, context: SearchContext) -> BotDecision:
            raise StopIteration

    monkeypatch.setitem(LEVELS, "broken", Broken)

    with pytest.raises(RuntimeError):
        main(["duel", "bag", "--a", "broken", "--b", "random", "--deals", "2"])


def test_result_can_be_read_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RANDOM_DUEL, "--deals", "2", "--seed", "3"]) == 0

    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[:3] == [
        "bag: a is random, b is random",
        "deals: 2, each in 2 seatings, starting at seed 3",
        "points of a minus b, per deal: +0.000 (95% likely between +0.000 and +0.000)",
    ]
    assert lines[3].startswith("4 hands, ")
    assert [line[:10] for line in lines[4:]] == ["a thought ", "b thought "]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("bag --a genius --b random --deals 1", "there's no level 'genius', only "),
        ("bag --a random --b genius --deals 1", "there's no level 'genius', only "),
        (
            "bag --a random --b random --deals 1 --players 3",
            "bag: the game is for 4 players, not 3",
        ),
    ],
)
def test_a_failing_duel_reports_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["duel", *arguments.split()]) == 1

    out, err = capsys.readouterr()
    assert ("", 1) == (out, err.count("\n"))
    assert err.startswith(f"marjapussi: {sentence}")


@pytest.mark.parametrize(
    "arguments",
    [
        "bag --a random --b random",
        "bag --a random --deals 1",
        "bag --a random --b random --deals 0",
        "bag --a random --b random --deals 1 --jobs 0",
        "bag --a random --b random --deals 1 --think 5 --nodes 5",
    ],
)
def test_bad_arguments_are_reported_with_the_usage(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["duel", *arguments.split()])

    assert stopped.value.code == 2
    assert "usage: marjapussi duel" in capsys.readouterr().err


def wait_for_children(pid: int) -> None:
    """Wait until a process has started another one; where that isn't told, wait for a second."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        time.sleep(1)
    while children.exists() and not children.read_text("ascii"):
        time.sleep(0.01)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C goes to a whole group of processes")
def test_interrupt_ends_all_processes_quietly() -> None:
    duel = subprocess.Popen(
        [*PROGRAM, *RANDOM_DUEL, "--deals", "999999", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    wait_for_children(duel.pid)
    os.killpg(duel.pid, signal.SIGINT)

    try:
        out, err = duel.communicate(timeout=30)  # which returns when no process holds the pipes
    finally:
        duel.kill()
    assert (130, b"", b"") == (duel.returncode, out, err)


def test_closed_pipe_ends_quietly() -> None:
    duel = subprocess.Popen(
        [*PROGRAM, *RANDOM_DUEL, "--deals", "5"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert duel.stdout is not None
    assert duel.stderr is not None
    duel.stdout.close()

    assert duel.stderr.read() == b""
    assert duel.wait() == 141
    duel.stderr.close()


def test_so_many_processes_as_follow_from_the_processors(
    capsys: pytest.CaptureFixture[str],
) -> None:
    most = 4 * (os.cpu_count() or 1)
    levels = ["--a", "random", "--b", "random", "--deals", "1"]

    assert main(["duel", "bag", *levels, "--jobs", str(most)]) == 0
    with pytest.raises(SystemExit):
        main(["duel", "bag", *levels, "--jobs", str(most + 1)])

    complaint = capsys.readouterr().err
    assert f"argument --jobs: '{most + 1}' isn't a whole number from 1 to {most}\n" in complaint
