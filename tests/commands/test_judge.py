"""marjapussi judge: positions, errors, exit statuses, and damaged files."""

import json
from pathlib import Path
from random import Random

import pytest

from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.players import RandomPlayer
from marjapussi_gui.commands.cli import main
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant

HEADER = '{"marjapussi": 1, "game": "bag", "rules": {}, "seats": ["a", "b", "c", "d"], "dealer": 3}'
DEAL = (
    '{"deal": ["AS TS KS QS JS 9S 8S 7S 6S", "AH TH KH QH JH 9H 8H 7H 6H", '
    '"AD TD KD QD JD 9D 8D 7D 6D", "AC TC KC QC JC 9C 8C 7C 6C"]}'
)
DECLARE = '{"seat": 0, "do": "declare S"}'
PLAY = '{"seat": 0, "do": "play AS"}'


class Judge:
    """The command on files in a folder, and what it printed."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._folder, self._capsys, self._number = folder, capsys, 0

    def file(self, *lines: str, end: str = "\n") -> str:
        self._number += 1
        path = self._folder / f"{self._number}.marja"
        path.write_text("\n".join(lines) + end, encoding="utf-8")
        return str(path)

    def __call__(self, *files: str) -> tuple[int, str, str]:
        status = main(["judge", *files, "--json"])
        out, err = self._capsys.readouterr()
        return status, out, err


@pytest.fixture
def judge(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Judge:
    return Judge(tmp_path, capsys)


def test_position_is_one_json_line(judge: Judge) -> None:
    status, out, err = judge(judge.file(HEADER, DEAL, DECLARE, PLAY))

    assert (0, "", 1) == (status, err, out.count("\n"))
    assert json.loads(out) == {
        "game": "bag",
        "phase": "play",
        "turn": 1,
        "legal": [f"play {rank}H" for rank in sorted("AKQJT9876")],
        "trump": "S",
        "trick": [[0, "AS"]],
        "tricks": [0, 0],
        "points": [40, 0],
        "hands_played": 0,
        "scores": [0, 0],
        "over": False,
        "winner": None,
        "hands": [],
    }


def test_position_can_be_read_without_json(
    judge: Judge, capsys: pytest.CaptureFixture[str]
) -> None:
    file = judge.file(HEADER, DEAL, DECLARE)

    assert main(["judge", file]) == 0

    out = capsys.readouterr().out
    assert out.startswith(f"{file}:\n")
    assert "  trump: S\n" in out


def test_illegal_action_is_named_with_its_line(judge: Judge) -> None:
    file = judge.file(HEADER, DEAL, PLAY, '{"seat": 1, "do": "play AS"}')

    assert judge(file) == (1, "", f"{file}:4: seat 1 can't play AS, because it doesn't hold AS\n")


def test_refusal_names_the_rule_and_the_cards(judge: Judge) -> None:
    deal = DEAL.replace("6S", "6X").replace("6H", "6S").replace("6X", "6H")
    file = judge.file(HEADER, deal, PLAY, '{"seat": 1, "do": "play AH"}')

    assert (
        judge(file)[2]
        == f"{file}:4: seat 1 can't play AH, because it must follow spades and holds 6S\n"
    )


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ('{"seat": 2, "do": "play AD"}', 1),
        ('{"seat": -1, "do": "play AS"}', 1),
        ('{"seat": 7, "do": "play AS"}', 1),
        ('{"seat": 0, "do": "play AH"}', 1),
        ('{"seat": 0, "do": "play JK"}', 1),
        ('{"seat": 0, "do": "bid 50"}', 1),
        ('{"seat": 0, "do": "bid 0"}', 1),
        ('{"seat": 0, "do": "bid ' + "9" * 5000 + '"}', 1),
        ('{"seat": ' + "9" * 5000 + ', "do": "play AS"}', 1),
        ('{"seat": 0, "do": "sooli"}', 1),
        ('{"seat": 0, "do": "lay AS / AS"}', 1),
        ('{"seat": 0, "do": "answer S"}', 1),
        (DEAL, 1),
        ('{"chance": "AS"}', 1),
        ('{"seat": 0, "do": "bid 050"}', 2),
        ('{"seat": 0, "do": "bid +50"}', 2),
        ('{"seat": 0, "do": "bid \u0665"}', 2),
        ('{"seat": 0, "do": "play 10S"}', 2),
        ('{"seat": 0, "do": "play as"}', 2),
        ('{"seat": 0, "do": " play AS"}', 2),
        ('{"seat": 0, "do": "play  AS"}', 2),
        ('{"seat": 0, "do": "play AS "}', 2),
        ('{"seat": 0, "do": "lay"}', 2),
        ('{"seat": 0, "do": "lay AS /AS"}', 2),
        ('{"seat": 0, "do": "finish AS AS"}', 2),
        ('{"seat": 0, "do": "finish AS AS ; 9S 8S"}', 2),
        ('{"seat": 0, "do": "show tunnelas"}', 2),
        ('{"seat": 0, "do": "declare X"}', 2),
        ('{"seat": 0, "do": "declare SH"}', 2),
        ('{"seat": 0, "do": "half?"}', 2),
        ('{"seat": 0, "do": ""}', 2),
        ('{"seat": 0, "do": 5}', 2),
        ('{"seat": true, "do": "play AS"}', 2),
        ('{"seat": 0.0, "do": "play AS"}', 2),
        ('{"seat": 0}', 2),
        ('{"do": "play AS"}', 2),
        ('{"seat": 0, "do": "play AS", "why": 1}', 2),
        ('{"seat": 0, "do": "play AS", "seat": 0}', 2),
        ('{"seat": 0, "do": "play AS"', 2),
        ('{"seat": NaN, "do": "play AS"}', 2),
        ('{"deal": "AS"}', 2),
        ('{"deal": [5]}', 2),
        ('{"deal": ["XX"]}', 2),
        ('{"deal": [], "stock": ""}', 2),
        ('{"chance": ["AS"]}', 2),
        ("[" * 100_000 + "]" * 100_000, 2),
        ("[]", 2),
        ("", 2),
        ("null", 2),
    ],
)
def test_wrong_form_is_no_record_and_wrong_place_not_allowed(
    judge: Judge, line: str, status: int
) -> None:
    file = judge.file(HEADER, DEAL, line, PLAY)

    exit_status, out, err = judge(file)

    assert (status, "", 1) == (exit_status, out, err.count("\n"))
    assert err.startswith(f"{file}:3: ")


@pytest.mark.parametrize(
    "deal",
    [
        DEAL.replace("6C", "6S"),
        DEAL.replace("6C", "5C"),
        DEAL.replace("6C", "JK"),
        DEAL.replace(" 6C", ""),
        DEAL.replace(', "AC TC KC QC JC 9C 8C 7C 6C"', ""),
        DEAL.replace(" 6C", "").replace("6S", "6S 6C"),
        '{"deal": []}',
    ],
)
def test_cards_repeated_missing_or_foreign_are_not_allowed(judge: Judge, deal: str) -> None:
    status, out, err = judge(judge.file(HEADER, deal))

    assert (1, "", 1) == (status, out, err.count("\n"))


@pytest.mark.parametrize(
    "change",
    [
        ('"marjapussi": 1', '"marjapussi": 2'),
        ('"marjapussi": 1', '"marjapussi": true'),
        ('"marjapussi": 1', '"marjapussi": "1"'),
        ('"game": "bag"', '"game": "whist"'),
        ('"game": "bag"', '"game": ["bag"]'),
        ('"rules": {}', '"rules": []'),
        ('"rules": {}', '"rules": {"floor": -500}'),
        ('"rules": {}', '"rules": {"target": 0}'),
        ('"rules": {}', '"rules": {"target": 12.0}'),
        ('"rules": {}', '"rules": {"target": true}'),
        ('"rules": {}', '"rules": {"must_head": 1}'),
        ('"rules": {}', '"rules": {"bag_exit": "never"}'),
        ('"rules": {}, ', ""),
        ('"seats": ["a", "b", "c", "d"]', '"seats": ["a", "b", "c"]'),
        ('"seats": ["a", "b", "c", "d"]', '"seats": []'),
        ('"seats": ["a", "b", "c", "d"]', '"seats": ["a", "b", "c", 4]'),
        ('"dealer": 3', '"dealer": 4'),
        ('"dealer": 3', '"dealer": -1'),
        ('"dealer": 3', '"dealer": 3, "dealer": 3'),
        ('"dealer": 3', '"dealer": 3, "seed": 1'),
        ('"dealer": 3', '"dealer": 3, "scores": [0]'),
        ('"dealer": 3', '"dealer": 3, "scores": [0, 12]'),
        ('"dealer": 3', '"dealer": 3, "scores": [0, -1]'),
        ('"dealer": 3', '"dealer": 3, "scores": null'),
        ('"dealer": 3', '"dealer": 3, "bag": [true, true]'),
        ('"dealer": 3', '"dealer": 3, "bag": [0, 1]'),
        ('"dealer": 3', '"dealer": 3, "carry": 0'),
    ],
)
def test_anything_wrong_in_the_header_is_no_record(judge: Judge, change: tuple[str, str]) -> None:
    file = judge.file(HEADER.replace(*change), DEAL)

    status, out, err = judge(file)

    assert HEADER != HEADER.replace(*change)
    assert (2, "", 1) == (status, out, err.count("\n"))
    assert err.startswith(f"{file}:1: ")


def test_empty_file_and_cut_off_header_are_no_records(judge: Judge) -> None:
    for text in ("", HEADER[:40]):
        status, out, err = judge(judge.file(text, end=""))
        assert (2, "", 1) == (status, out, err.count("\n"))


def test_file_that_is_not_there_is_no_record(judge: Judge, tmp_path: Path) -> None:
    file = str(tmp_path / "none.marja")

    assert judge(file) == (2, "", f"{file}: the file can't be read: No such file or directory\n")


def test_last_line_cut_off_is_reported_and_the_rest_counts(judge: Judge) -> None:
    file = judge.file(HEADER, DEAL, PLAY[:-5], end="")

    status, out, err = judge(file)

    assert (0, f"{file}:3: the line isn't valid JSON\n") == (status, err)
    assert (3, 0) == (json.loads(out)["cut_off"], json.loads(out)["turn"])


def test_whole_last_line_without_a_line_feed_counts(judge: Judge) -> None:
    status, out, err = judge(judge.file(HEADER, DEAL, PLAY, end=""))

    assert (0, "") == (status, err)
    assert json.loads(out)["turn"] == 1


def test_several_files_give_a_line_each_and_the_highest_status(judge: Judge) -> None:
    good, cut = judge.file(HEADER, DEAL), judge.file(HEADER, DEAL[:-3], end="")
    illegal, broken = judge.file(HEADER, PLAY), judge.file("{}")

    status, out, err = judge(good, illegal, cut, broken)

    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 2
    assert answers[0]["phase"] == "play"
    assert (answers[1]["line"], answers[1]["exit"]) == (2, 1)
    assert answers[2]["cut_off"] == 2
    assert (answers[3]["line"], answers[3]["exit"]) == (1, 2)
    assert err == f"{cut}:2: the line isn't valid JSON\n"


def test_nothing_may_follow_the_end_of_a_match(judge: Judge) -> None:
    record, _ = play_match(
        find_variant("marriage").create_game({"deals": 1}), ("a",) * 4, [RandomPlayer()] * 4, seed=1
    )
    lines = list(record.lines())

    assert judge(judge.file(*lines))[0] == 0
    assert judge(judge.file(*lines, lines[1]))[0] == 1


@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)
def test_damaged_bytes_never_give_a_traceback(judge: Judge, tmp_path: Path, one: Variant) -> None:
    game, rng = one.create_game(), Random(5)
    players = game.seating.players
    record, _ = play_match(game, ("a",) * players, [RandomPlayer()] * players, 3, max_hands=1)
    text = record.text().encode()
    for number in range(75):
        data = bytearray(text[: rng.randrange(len(text)) if number % 3 else len(text)])
        for _ in range(rng.randrange(3)):
            if data:
                data[rng.randrange(len(data))] = rng.choice((rng.randrange(256), 10, 34, 48))
        path = tmp_path / "damaged.marja"
        path.write_bytes(data)
        status, out, err = judge(str(path))
        is_cut = status == 0 and "cut_off" in json.loads(out)
        assert status in (0, 1, 2)
        assert err.count("\n") == (1 if status or is_cut else 0)
        assert bool(out) == (status == 0)
