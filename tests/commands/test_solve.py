"""solve: the values that the open search finds, best first, and where it finds none."""

import json
from pathlib import Path

import pytest

from marjapussi_gui.bots.players import double_dummy_values
from marjapussi_gui.bots.players.double_dummy_values import CannotSolveError
from marjapussi_gui.commands.cli import main
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import GameState

HEADER = '{"marjapussi": 1, "game": "bag", "rules": {}, "seats": ["a", "b", "c", "d"], "dealer": 3}'
DEAL = (
    '{"deal": ["AS TS KS QS JS 9S 8S 7S 6S", "AH TH KH QH JH 9H 8H 7H 6H", '
    '"AD TD KD QD JD 9D 8D 7D 6D", "AC TC KC QC JC 9C 8C 7C 6C"]}'
)
PLAY = '{"seat": 0, "do": "play AS"}'
VALUES = {"play AH": -1.5, "play TH": 2.25, "play KH": 0.0}


@pytest.fixture(autouse=True)
def open_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_values(game: Game, state: GameState) -> dict[Action, float]:
        if game.phase_name(state) != "play":
            raise CannotSolveError("only tricks can be solved")
        return {
            action: VALUES.get(action_text(action), -9.0) for action in game.legal_actions(state)
        }

    monkeypatch.setattr(double_dummy_values, "double_dummy_values", open_values)


def file(folder: Path, *lines: str) -> str:
    path = folder / "record.marja"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def test_values_are_printed_best_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", file(tmp_path, HEADER, DEAL, PLAY)]) == 0

    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == ""
    assert lines[:3] == ["play TH  2.25", "play KH  0.00", "play AH  -1.50"]
    assert len(lines) == 9


def test_values_are_one_json_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", file(tmp_path, HEADER, DEAL, PLAY), "--json"]) == 0

    answer = json.loads(capsys.readouterr().out)
    assert ["seat", "values"] == list(answer)
    assert answer["seat"] == 1
    assert list(answer["values"].items())[:3] == [
        ("play TH", 2.25),
        ("play KH", 0.0),
        ("play AH", -1.5),
    ]


def test_unsolvable_position_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "auction.marja"
    assert main(["deal", "huutopussi", "--seed", "1"]) == 0
    path.write_text(capsys.readouterr().out, encoding="utf-8")

    assert main(["solve", str(path)]) == 1

    assert ("", f"marjapussi: {path}: only tricks can be solved\n") == tuple(capsys.readouterr())


def test_missing_seat_to_act_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file(tmp_path, HEADER)

    assert main(["solve", path]) == 1

    sentence = f"marjapussi: {path}: it's nobody's turn, because a deal must come next\n"
    assert ("", sentence) == tuple(capsys.readouterr())


def test_wrong_record_ends_as_it_does_in_judge(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for status, lines in ((1, (HEADER, PLAY)), (2, (HEADER, DEAL, "{}"))):
        path = file(tmp_path, *lines)

        assert main(["solve", path, "--json"]) == status

        out, err = capsys.readouterr()
        assert ("", 1) == (out, err.count("\n"))
        assert err.startswith(f"{path}:{len(lines)}: ")
