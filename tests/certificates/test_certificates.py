"""A stranger's program confirms true certificates, and refuses false ones."""

import ast
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.double_dummy_values import double_dummy_values
from marjapussi_gui.bots.players.players import HeuristicPlayer
from marjapussi_gui.commands.cli import main
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.record import MatchRecord, replay
from marjapussi_gui.learning.puzzles.proof_certificate import (
    CertificateError,
    match_certificate,
    open_cards_certificate,
    puzzle_certificate,
)
from tests.certificates import check_certificate
from tests.certificates.check_certificate import GAMES, Certificate, parse, refusal
from tests.certificates.falsify import FALSIFICATIONS, MATCH_FALSIFICATIONS, falsified
from tests.certificates.sample_certificates import (
    VARIANTS_BY_KEY,
    ending,
    ending_certificate,
    played_match_certificate,
    small_puzzle_certificates,
)
from tests.learning.puzzles.shipped_puzzles import trick_puzzles

MAX_LINES = 1200
POSITION, MATCH = set(FALSIFICATIONS), set(MATCH_FALSIFICATIONS)


def test_checker_is_one_file_that_knows_only_the_standard_library() -> None:
    text = Path(check_certificate.__file__).read_text("utf-8")
    imported = {
        name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module] if isinstance(node, ast.ImportFrom) else [node.names[0].name])
    }

    assert imported <= sys.stdlib_module_names | {"collections.abc"}
    assert len(text.splitlines()) <= MAX_LINES


@pytest.mark.parametrize("key", GAMES)
def test_small_puzzles_are_confirmed(key: str) -> None:
    for text in small_puzzle_certificates(key, 4):
        assert refusal(text) == ""


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_puzzles_are_confirmed_with_as_many_deals_as_they_say(key: str) -> None:
    for puzzle in trick_puzzles(key)[4:30]:
        certificate = parse(puzzle_certificate(puzzle))

        certificate.check()

        assert isinstance(certificate, Certificate)
        assert certificate.deal_count == puzzle.deal_count


@pytest.mark.parametrize("key", GAMES)
def test_verdicts_on_endings_are_confirmed(key: str) -> None:
    for seed in range(4):
        record, state = ending(key, 3, seed)
        text = open_cards_certificate(record, state, has_every_action=True)
        values = double_dummy_values(record.header.game, state)

        assert refusal(text) == ""
        claims = json.loads(text.splitlines()[0])["claims"]
        mine = state.turn % 2
        assert {each["do"]: each["lead"] for each in claims if each["side"] == mine} == {
            action_text(action): round(value) for action, value in values.items()
        }


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_values_of_positions_are_confirmed(key: str) -> None:
    assert refusal(ending_certificate(key, 4, 0, has_every_action=False)) == ""


@pytest.mark.parametrize("key", GAMES)
def test_matches_are_confirmed(key: str) -> None:
    for seed in range(3):
        assert refusal(played_match_certificate(key, seed)) == ""


def test_sooli_and_spoken_bids_are_confirmed() -> None:
    text = played_match_certificate("tuppi", 1)

    assert "sooli" in text
    assert '"say ' in text
    assert refusal(text) == ""


@pytest.mark.parametrize("key", GAMES)
def test_match_is_confirmed_wherever_it_stops(key: str) -> None:
    record, _ = play_match(
        find_variant(key).create_game(), ("",) * 4, [HeuristicPlayer()] * 4, 7, 2
    )
    for length in range(1, len(record.entries) + 1):
        begun = replace(record, entries=record.entries[:length])
        text = match_certificate(replay(begun.text().encode(), VARIANTS_BY_KEY), 7)

        assert refusal(text) == ""


@pytest.mark.parametrize(
    ("texts", "kinds"),
    [
        (lambda key: [*small_puzzle_certificates(key, 1), ending_certificate(key, 2, 0)], POSITION),
        (lambda key: [played_match_certificate(key, 0)], MATCH),
    ],
)
def test_false_certificates_are_refused(texts: Callable[[str], list[str]], kinds: set[str]) -> None:
    random, found = Random(1), set()
    true = [text for key in GAMES for text in texts(key)]
    for _ in range(300):
        kind, text = falsified(random.choice(true), random)
        found.add(kind)

        assert refusal(text), kind

    assert found == kinds


def test_a_reply_is_needed_even_if_it_makes_no_difference() -> None:
    head, *nodes = small_puzzle_certificates("tuppi", 1)[0].splitlines()
    node = next(each for each in nodes if each.startswith('{"any"') and each.count("play") > 1)
    replies = json.loads(node)["any"]
    missing = replies.popitem()[0]
    shorter = [json.dumps({"any": replies}) if each == node else each for each in nodes]

    assert missing in refusal("\n".join((head, *shorter)))


def test_commands_print_certificates(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = ending("bondtolva", 2, 0)
    path = tmp_path / "ending.marja"
    path.write_text(record.text(), encoding="utf-8")
    for arguments in (
        ["judge", "--certificate", str(path)],
        ["solve", "--certificate", str(path)],
        ["judge", "--certificate", "puzzle:tuppi:3"],
    ):
        assert main(arguments) == 0
        assert refusal(capsys.readouterr().out) == ""


@pytest.mark.parametrize("name", ["puzzle:tuppi:0", "puzzle:whist:1", "puzzle:bag:1"])
def test_puzzles_without_certificates_are_named(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["judge", "--certificate", name]) != 0
    assert name in capsys.readouterr().err


def test_judge_proves_where_the_cards_come_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.marja"
    assert main(["play", "tuppi", "--bots", "random", "--seed", "5", "--out", str(path)]) == 0
    capsys.readouterr()

    assert main(["judge", "--certificate", "--seed", "5", str(path)]) == 0
    assert refusal(capsys.readouterr().out) == ""

    assert main(["judge", "--certificate", "--seed", "6", str(path)]) != 0
    assert "deal 1 doesn't come from the number 6" in capsys.readouterr().err


def test_a_hand_without_its_deal_has_no_certificate() -> None:
    record, state = ending("bondtolva", 1, 0)
    with pytest.raises(CertificateError, match="from its deal"):
        open_cards_certificate(MatchRecord(record.header), state, has_every_action=True)
