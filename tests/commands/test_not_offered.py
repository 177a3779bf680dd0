"""Games and rules that the engine knows and the players do not: judged, dealt, played at random."""

import io
import json
import sys
from pathlib import Path

import pytest

from marjapussi_gui.cli import main
from marjapussi_gui.engine.games import EVERY, variant
from marjapussi_gui.engine.record import replay

BY_KEY = {one.key: one for one in EVERY}
CASES = [
    *((one.key, preset.values) for one in EVERY if not one.is_offered for preset in one.presets),
    *((one.key, preset.values) for one in EVERY for preset in one.further_presets),
]


@pytest.fixture(params=CASES, ids=lambda case: "-".join(map(str, (case[0], len(case[1])))))
def asked(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """Return the arguments that name a game and rules that are not offered."""
    key, values = request.param
    rules = tmp_path / "rules.json"
    rules.write_text(json.dumps(dict(values)), encoding="utf-8")
    return [key, "--rules", str(rules), "--seed", "5"]


def dealt(asked: list[str], path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["deal", *asked]) == 0
    text = capsys.readouterr().out
    path.write_text(text, encoding="utf-8")
    return text


def test_same_seed_gives_the_same_deal(
    asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, again = (dealt(asked, tmp_path / "a.marja", capsys) for _ in range(2))

    assert first == again
    assert main(["judge", str(tmp_path / "a.marja"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["phase"] == "auction"


def test_random_players_play_to_the_end(asked: list[str], tmp_path: Path) -> None:
    path = tmp_path / "a.marja"

    assert main(["play", *asked, "--bots", "random", "--out", str(path)]) == 0
    assert replay(path.read_bytes(), BY_KEY).state.match.over


@pytest.mark.parametrize("wanted", [["play", "--bots", "normal"], ["duel", "--deals", "1"]])
def test_other_players_are_refused_in_one_sentence(
    wanted: list[str], asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    levels = ["--a", "random", "--b", "easy"] if wanted[0] == "duel" else []

    assert main([wanted[0], *asked, *wanted[1:], *levels]) == 1
    told = capsys.readouterr().err.strip().splitlines()[-1]
    assert told.endswith(f"nobody but random players knows {asked[0]} under these rules yet")


@pytest.mark.parametrize("command", ["hint", "solve"])
def test_advice_is_refused_in_one_sentence(
    command: str, asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt(asked, tmp_path / "a.marja", capsys)

    assert main([command, str(tmp_path / "a.marja")]) == 1
    assert "nobody but random players" in capsys.readouterr().err


def test_player_for_other_programs_tells_why_it_does_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = dealt(["pfadfinder", "--seed", "5"], tmp_path / "a.marja", capsys).splitlines()
    seat = (json.loads(lines[0])["dealer"] + 1) % 4
    request = json.dumps({"record": lines, "seat": seat}).encode()

    for level, told in (("random", "do"), ("easy", "error")):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(request)))
        assert main(["bot", "pfadfinder", "--level", level]) == 0
        assert told in json.loads(capsys.readouterr().out)


def test_window_does_not_begin_a_game_that_is_not_offered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--new", "pfadfinder"]) == 1
    assert "there is no game" in capsys.readouterr().err


def test_what_is_offered_says_nothing_of_rules_that_are_not() -> None:
    plain, unusual = variant("huutopussi").game(), variant("huutopussi").game({"opening": "may"})

    assert (plain.is_offered, unusual.is_offered) == (True, False)
    assert "opening" not in plain.options
    assert unusual.options == {**plain.options, "opening": "may"}
