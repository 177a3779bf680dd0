"""Files of puzzles are read strictly; the maker goes on where it stopped."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.learning.puzzles.generator import find_puzzle_lines, main, make_puzzles
from marjapussi_gui.learning.puzzles.puzzle_files import (
    AnyPuzzle,
    PuzzleFileError,
    format_puzzle,
    format_puzzle_file,
    parse_puzzle_file,
)
from marjapussi_gui.learning.puzzles.sets.sets_puzzle_search import TAKE, SetsQuestion
from tests.learning.puzzles.shipped_puzzles import FOLDER

KEY = "avomarjapussi"
GAMES = {each.key: each for each in VARIANTS}
SEED = 3  # of a hand with a puzzle


def make_puzzle_lines(key: str, seed: int, kinds: Sequence[SetsQuestion] = ()) -> list[str]:
    return [line for _, line in find_puzzle_lines(key, kinds, seed)]


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return make_puzzle_lines(KEY, SEED)


def read(text: str) -> tuple[AnyPuzzle, ...]:
    return parse_puzzle_file(text.encode(), GAMES)[1]


def with_changes(line: str, **fields: object) -> str:
    return format_puzzle_file(KEY, 1, [json.dumps({**json.loads(line), **fields})])


def test_what_was_made_is_read_as_it_was_written(lines: list[str]) -> None:
    puzzles = read(format_puzzle_file(KEY, 1, lines))

    assert lines
    assert lines == [format_puzzle(puzzle) for puzzle in puzzles]


def test_same_hand_makes_same_puzzles(lines: list[str]) -> None:
    assert lines == make_puzzle_lines(KEY, SEED)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON",
        "[]",
        "[" * 3000,
        '{"puzzles": 1}',
        '{"puzzles": 2, "game": "tuppi", "hands": 0}',
        '{"puzzles": 1, "game": "whist", "hands": 0}',
        '{"puzzles": 1, "game": ["tuppi"], "hands": 0}',
        '{"puzzles": 1, "game": "tuppi", "hands": "many"}',
        '{"puzzles": 1, "game": "tuppi", "hands": 0}\n{}',
        '{"puzzles": 1, "game": "tuppi", "hands": 0}\n7',
        '{"puzzles": 1, "game": "tuppi", "hands": 0}\n\xff',
    ],
)
def test_invalid_puzzle_file_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(PuzzleFileError) as refused:
        read(text)

    assert "\n" not in str(refused.value)
    assert str(refused.value).startswith("line ")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("dealer", 7),
        ("dealer", "0"),
        ("scores", [0]),
        ("scores", [0, 0, 0]),
        ("scores", [0, "1"]),
        ("scores", [0, 12]),
        ("scores", 0),
        ("deal", "{}"),
        ("deal", 3),
        ("do", ""),
        ("do", "play AS; play AS"),
        ("do", "dance"),
        ("aim", []),
        ("aim", [5, 1, False]),
        ("aim", [0, "much", False]),
        ("answer", "play 2S"),
        ("answer", None),
        ("theme", "none of them"),
        ("deals", "many"),
        ("more", 1),
    ],
)
def test_puzzle_that_is_none_is_refused_with_its_line(
    lines: list[str], key: str, value: object
) -> None:
    with pytest.raises(PuzzleFileError, match=r"^line 2: "):
        read(with_changes(lines[0], **{key: value}))


def test_maker_keeps_existing_puzzles(lines: list[str], tmp_path: Path) -> None:
    path = tmp_path / f"{KEY}.json"
    path.write_text(format_puzzle_file(KEY, 5, lines), encoding="utf-8")

    assert make_puzzles(KEY, tmp_path, wanted=len(lines), minutes=1, job_count=1) == len(lines)
    assert [format_puzzle(each) for each in read(path.read_text(encoding="utf-8"))] == lines


def test_maker_reports_a_faulty_file_in_one_sentence_and_leaves_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"{KEY}.json"
    path.write_text("what is this?", encoding="utf-8")

    with pytest.raises(SystemExit) as ended:
        main(["--game", KEY, "--folder", str(tmp_path)])
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"{path}: line 1 isn't valid JSON\n"
    assert path.read_text(encoding="utf-8") == "what is this?"


@pytest.mark.parametrize("words", [["--jobs", "0"], ["--wanted", "-1"], ["--game", "whist"]])
def test_maker_refuses_what_makes_no_sense(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert capsys.readouterr().err.count("maker: error: ") == 1


@pytest.mark.slow
def test_maker_goes_on_with_the_next_hand(tmp_path: Path) -> None:
    path = tmp_path / f"{KEY}.json"
    path.write_text(format_puzzle_file(KEY, SEED, []), encoding="utf-8")

    assert make_puzzles(KEY, tmp_path, wanted=1, minutes=1, job_count=1) == 1
    assert [
        format_puzzle(each) for each in read(path.read_text(encoding="utf-8"))
    ] == make_puzzle_lines(KEY, SEED)[:1]


OF_SETS = (FOLDER / "marriage.json").read_text(encoding="utf-8").splitlines()


def test_puzzles_of_sets_are_read_as_they_were_written() -> None:
    puzzles = read("\n".join(OF_SETS))

    assert [format_puzzle(puzzle) for puzzle in puzzles] == OF_SETS[1:]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", 6),
        ("players", 0.5),
        ("players", "two"),
        ("dealer", 7),
        ("scores", [0]),
        ("do", "chance 4H"),
        ("do", "draw offer; chance what"),
        ("answer", "play 2S"),
        ("answer", "pass"),
        ("theme", "none of them"),
        ("aim", [0, 1, False]),
    ],
)
def test_puzzle_of_sets_that_is_none_is_refused_with_its_line(key: str, value: object) -> None:
    line = json.dumps({**json.loads(OF_SETS[1]), key: value})

    with pytest.raises(PuzzleFileError, match=r"^line 2: "):
        read(f"{OF_SETS[0]}\n{line}")


def test_maker_makes_only_what_is_still_wanted_of_sets(tmp_path: Path) -> None:
    path = tmp_path / "marriage.json"
    path.write_text("\n".join((*OF_SETS, "")), encoding="utf-8")

    assert make_puzzles("marriage", tmp_path, wanted=60, minutes=1, job_count=1) == 60
    assert path.read_text(encoding="utf-8").splitlines() == OF_SETS


def test_hand_has_the_puzzles_of_sets_that_were_found_in_it() -> None:
    lines = make_puzzle_lines("marriage", 4, [SetsQuestion(TAKE, has_laid=True)])

    assert lines
    assert set(lines) <= set(OF_SETS)


@pytest.mark.slow
def test_maker_makes_no_more_puzzles_of_sets_than_are_wanted(tmp_path: Path) -> None:
    assert make_puzzles("marriage", tmp_path, wanted=4, minutes=5, job_count=1) == 4
    puzzles = read((tmp_path / "marriage.json").read_text(encoding="utf-8"))

    assert {format_puzzle(each) for each in puzzles} <= set(OF_SETS)
