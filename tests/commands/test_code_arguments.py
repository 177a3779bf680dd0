"""judge, hint and solve take a code in place of a file."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from marjapussi_gui.commands.cli import main
from marjapussi_gui.engine.codes.code_text import CodedPosition, write_code
from marjapussi_gui.engine.codes.hand import Hand
from marjapussi_gui.engine.codes.pbn import write_pbn
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import create_view
from tests.engine.codes.code_samples import played_hands, random_match
from tests.random_matches import RandomMatch

MATCH = RandomMatch(find_variant("bag").create_game(), 3, Seat(1))
HAND = list(played_hands(MATCH, 2))[1]
PART = replace(HAND, actions=HAND.actions[:-8])
STATE = PART.states()[-1]


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main([*arguments, "--json"]) == 0
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return answer


def test_judge_shows_where_a_hand_ended(capsys: pytest.CaptureFixture[str]) -> None:
    answer = output(capsys, "judge", write_code(HAND))

    end = HAND.states()[-1].match
    assert answer["game"] == "bag"
    assert answer["hands_played"] == end.hands_played == 2
    assert answer["scores"] == list(end.scores)
    assert len(answer["hands"]) == 1  # type: ignore[arg-type]


def test_code_may_be_longer_than_a_file_name(capsys: pytest.CaptureFixture[str]) -> None:
    code = write_code(next(played_hands(random_match(find_variant("marriage"), 1), 1)))

    assert len(code) > 255
    assert output(capsys, "judge", code)["game"] == "marriage"


@pytest.mark.parametrize(
    "coded", [PART, CodedPosition(MATCH.game, STATE)], ids=["hand", "position"]
)
def test_judge_shows_a_moment(
    coded: Hand | CodedPosition, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = output(capsys, "judge", write_code(coded))

    assert answer["turn"] == STATE.turn
    assert answer["legal"] == sorted(map(action_text, MATCH.game.legal_actions(STATE)))


def test_solve_takes_a_code_of_open_cards(capsys: pytest.CaptureFixture[str]) -> None:
    answer = output(capsys, "solve", write_code(CodedPosition(MATCH.game, STATE)))

    assert set(answer["values"]) == set(map(action_text, MATCH.game.legal_actions(STATE)))  # type: ignore[call-overload]


def test_hint_takes_a_code_of_a_view(capsys: pytest.CaptureFixture[str]) -> None:
    code = write_code(create_view(MATCH.game, STATE, STATE.turn))

    answer = output(capsys, "hint", code, "--level", "easy")

    assert answer["seat"] == STATE.turn
    assert answer["do"] in set(map(action_text, MATCH.game.legal_actions(STATE)))


def test_view_of_another_seat_gets_no_hint(capsys: pytest.CaptureFixture[str]) -> None:
    other = Seat((STATE.turn + 1) % 4)

    assert main(["hint", write_code(create_view(MATCH.game, STATE, other))]) == 1
    assert f"it's the turn of seat {STATE.turn}" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["judge", "solve"])
def test_views_are_only_for_hints(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = write_code(create_view(MATCH.game, STATE, STATE.turn))

    assert main([command, code]) == 2
    assert "hides cards" in capsys.readouterr().err


def test_judge_takes_a_board_for_bridge(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = RandomMatch(find_variant("tuppi").create_game({"sooli": False}), 1, Seat(0))
    hand = next(played_hands(match, 1))
    board = tmp_path / "board.pbn"
    board.write_text(write_pbn(hand), encoding="utf-8")

    assert output(capsys, "judge", str(board))["scores"] == list(hand.states()[-1].match.scores)

    board.write_text("[Event", encoding="utf-8")
    assert main(["judge", str(board)]) == 2
    assert "no such board" in capsys.readouterr().err


def test_mistyped_code_is_named_with_its_group(capsys: pytest.CaptureFixture[str]) -> None:
    code = write_code(HAND)
    mistyped = code[:6] + ("Z" if code[6] != "Z" else "X") + code[7:]

    assert main(["judge", mistyped]) == 2
    assert "group 2" in capsys.readouterr().err


def test_existing_file_is_no_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    name = write_code(HAND).replace(" ", "")[:40]
    Path(name).write_bytes(b"")

    assert main(["judge", name]) == 2
    assert "JSON" in capsys.readouterr().err


def test_missing_file_is_no_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "missing"]) == 2
    assert "can't be read" in capsys.readouterr().err
