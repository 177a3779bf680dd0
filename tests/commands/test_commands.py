"""games, deal and play: what they print, and how they end."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from marjapussi_gui.commands.cli import main
from marjapussi_gui.engine.actions import Deal
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import replay
from marjapussi_gui.model.hand_request import ALL_WISHES, PracticePart
from marjapussi_gui.ui.window.page_screenshots import PAGE_NAMES
from tests.held_cards import MEANINGS, Held

BY_KEY = {one.key: one for one in VARIANTS}
KEYS = tuple(BY_KEY)
PROGRAM = (sys.executable, "-m", "marjapussi_gui")


def test_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0

    games = json.loads(capsys.readouterr().out)
    assert [one.key for one in VARIANTS] == [game["game"] for game in games]
    for game in games:
        for option in game["options"]:
            choices = option["range"]
            assert option["default"] in (
                choices if isinstance(choices, list) else range(choices["min"], choices["max"] + 1)
            )
            assert option["meaning"].endswith(".")
            assert option["played"]
            assert option["group"]


def test_games_can_be_read_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0

    out = capsys.readouterr().out
    assert "huutopussi: 4 players, partners\n" in out
    assert "  floor: -5000 to -5 in steps of 5 (default -500)\n" in out
    assert "  Preset To ten: target 10 (Source: Pagat)\n" in out
    assert "    Sources: Wikipedia, Pagat.\n" in out


@pytest.mark.parametrize("key", KEYS)
def test_same_seed_gives_the_same_deal(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    outs = []
    for seed in ("7", "7", "8"):
        assert main(["deal", key, "--seed", seed]) == 0
        outs.append(capsys.readouterr().out)

    assert outs[0] == outs[1] != outs[2]
    assert replay(outs[0].encode(), BY_KEY).state.match.deal_count == 1


@pytest.mark.parametrize("key", KEYS)
def test_a_deal_to_order_fulfils_its_wishes(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    wish = "tunnela" if key == "marriage" else "two-aces"
    assert main(["deal", key, "--with", wish, "--with", "dealer", "--seed", "7"]) == 0

    record = replay(capsys.readouterr().out.encode(), BY_KEY).record
    (entry,) = record.entries
    assert isinstance(entry.action, Deal)
    up = entry.action.face_up[0] if entry.action.face_up else ()
    assert MEANINGS[wish](Held([*entry.action.hands[0], *up]))
    assert record.header.start.dealer == 0


def test_a_deal_for_a_part_goes_up_to_its_decision(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["deal", "huutopussi", "--part", "exchange", "--with", "you-declare"]
    assert main([*arguments, "--seed", "3"]) == 0
    first = capsys.readouterr().out
    state = replay(first.encode(), BY_KEY).state
    assert state.auction.highest_bidder == state.turn == 0

    assert main([*arguments, "--seed", "3"]) == 0
    assert capsys.readouterr().out == first


def test_the_help_of_deal_lists_all_wishes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["deal", "--help"])

    words = set(re.split(r"[\s,:]+", capsys.readouterr().out))
    assert words >= {*ALL_WISHES, *PracticePart}


@pytest.mark.parametrize("key", KEYS)
def test_random_players_play_to_the_end(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "match.marja"

    assert main(["play", key, "--seed", "1", "--out", str(out)]) == 0
    assert main(["judge", str(out), "--json"]) == 0

    assert json.loads(capsys.readouterr().out)["over"]


def test_so_many_hands_are_played_in_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "hands.marja"

    assert main(["play", "bag", "--hands", "50", "--seed", "1", "--out", str(out)]) == 0
    assert main(["judge", *sorted(map(str, tmp_path.iterdir())), "--json"]) == 0

    matches = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sum(match["hands_played"] for match in matches) == 50
    assert len(matches) > 1


def test_same_seed_gives_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    outs = []
    for _ in range(2):
        assert main(["play", "tuppi", "--hands", "4", "--seed", "5", "--nodes", "10"]) == 0
        outs.append(capsys.readouterr().out)

    assert outs[0] == outs[1]


def test_later_matches_go_beside_the_first(tmp_path: Path) -> None:
    out = tmp_path / "many.marja"

    assert main(["play", "bag", "--matches", "3", "--seed", "5", "--out", str(out)]) == 0

    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["many-2.marja", "many-3.marja", "many.marja"]
    for path in tmp_path.iterdir():
        assert replay(path.read_bytes(), BY_KEY).state.match.is_over


def test_rules_are_read_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = tmp_path / "rules.json"
    rules.write_text('{"pack": 24}', encoding="utf-8")

    assert main(["deal", "marjapussi", "--seed", "1", "--rules", str(rules)]) == 0

    record = replay(capsys.readouterr().out.encode(), BY_KEY).record
    assert (
        record.header.game.option_values
        == find_variant("marjapussi").create_game({"pack": 24}).option_values
    )
    assert record.header.game.rules.pack == 24


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ('{"pack": 25}', "rule pack must be 36 | 32 | 28 | 24, not 25"),
        ('{"pakc": 24}', "this game has no rule 'pakc'; see 'marjapussi games' for its rules"),
        ("{", "the file isn't valid JSON"),
        ('{"pack": 36, "pack": 36}', "the file has the key 'pack' twice"),
        ("[]", "house rules must be a JSON object of options"),
    ],
)
def test_bad_rules_end_in_one_sentence(
    rules: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rules.json"
    path.write_text(rules, encoding="utf-8")

    assert main(["deal", "marjapussi", "--rules", str(path)]) == 1

    assert ("", f"marjapussi: {path}: {sentence}\n") == tuple(capsys.readouterr())


@pytest.mark.parametrize(
    "arguments",
    [
        ["deal", "whist"],
        ["deal", "bag", "--seed", "-1"],
        ["deal", "bag", "--seed", "1.5"],
        ["play", "bag", "--hands", "0"],
        ["play", "bag", "--hands", "1", "--matches", "1"],
        ["judge"],
        ["sing"],
    ],
)
def test_bad_arguments_are_reported_with_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)

    assert stopped.value.code == 2
    assert "usage: marjapussi" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--shot", "x.png", "--page", "moon"],
            f"there's no page 'moon', only {', '.join(PAGE_NAMES)}",
        ),
        (["--felt", "red"], "there's no felt 'red', only moss, night, birch"),
        (["--lang", "xx", "games"], "there's no language 'xx', only system, en, de, fi, ne, sv"),
        (
            ["deal", "bag", "--with", "no-king", "--with", "marriage"],
            "No deal fits both “No king” and “A marriage”.",
        ),
        (["deal", "tuppi", "--with", "joker"], "No deal at this table fits “A printed joker”."),
        (
            ["deal", "huutopussi", "--with", "nobody-opened", "--part", "last-five"],
            "1000 deals came up, but none fitted. Leave out a wish, or try again.",
        ),
        (
            ["deal", "tuppi", "--part", "exchange"],
            "tuppi: a hand has no part exchange, only whole, auction, last-five",
        ),
        (
            ["deal", "bag", "--part", "all"],
            "there's no part 'all', only whole, auction, exchange, last-five",
        ),
        (["deal", "bag", "--players", "3"], "bag: the game is for 4 players, not 3"),
        (
            ["play", "bag", "--bots", "genius"],
            (
                "there's no level 'genius', only random, beginner, easy, steady, normal, skilled, "
                "strong, very-strong, expert"
            ),
        ),
        (
            ["play", "bag", "--bots", "random,random"],
            "name one level, or 4, one for each seat, not 2",
        ),
        (["play", "bag", "--out", "/nowhere/x"], "/nowhere/x: No such file or directory"),
    ],
)
def test_a_failing_command_reports_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 1

    assert ("", f"marjapussi: {sentence}\n") == tuple(capsys.readouterr())


def test_closed_pipe_ends_quietly() -> None:
    play = subprocess.Popen(
        [*PROGRAM, "play", "tuppi", "--hands", "400"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert play.stdout is not None
    assert play.stderr is not None
    play.stdout.readline()
    play.stdout.close()

    assert play.stderr.read() == b""
    assert play.wait() == 141
    play.stderr.close()


def test_interrupt_ends_quietly() -> None:
    play = subprocess.Popen(
        [*PROGRAM, "play", "tuppi", "--hands", "999999"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert play.stdout is not None
    play.stdout.readline()
    play.send_signal(signal.SIGINT)

    _, err = play.communicate()
    assert (130, b"") == (play.returncode, err)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
def test_full_disk_is_reported_in_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, "play", "tuppi", "--hands", "9"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert done.returncode == 1
    assert done.stderr == b"marjapussi: standard output: No space left on device\n"


def test_commands_need_neither_qt_nor_a_display() -> None:
    code = (
        "import sys; from marjapussi_gui.commands.cli import main;"
        "main(['deal', 'bag', '--seed', '1']);"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}

    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=False
    )

    assert (0, b"") == (done.returncode, done.stderr)
