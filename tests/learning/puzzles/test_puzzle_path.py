"""Puzzles are listed from easy to hard, as they were measured."""

import json
from itertools import groupby, pairwise
from pathlib import Path
from statistics import fmean

import pytest

from marjapussi_gui.app.service_factory import load_puzzles
from marjapussi_gui.learning.puzzles.puzzle_files import AnyPuzzle, PuzzleFileError
from marjapussi_gui.learning.puzzles.puzzle_path import (
    DIFFICULTY_FILE,
    STAGE_COUNT,
    STRETCH_COUNT,
    arrange_puzzle_path,
    load_difficulties,
    stage_of_place,
)
from marjapussi_gui.learning.puzzles.themes import PuzzleTheme
from tests.learning.puzzles.shipped_puzzles import FOLDER, KEYS, SETS, trick_puzzles

EVERY = sorted((*KEYS, *SETS))
NORMAL = 1  # the place of level normal in the file
MAX_BY_NORMAL = 40  # percent of the last third


def stages(path: tuple[AnyPuzzle, ...]) -> list[list[AnyPuzzle]]:
    found: list[list[AnyPuzzle]] = [[] for _ in range(STAGE_COUNT)]
    for place, puzzle in enumerate(path):
        found[stage_of_place(place, len(path))].append(puzzle)
    return found


def solved_by_level() -> dict[str, list[float]]:
    read = json.loads((FOLDER / DIFFICULTY_FILE).read_text(encoding="utf-8"))
    assert isinstance(read, dict)
    return read


def hand_of(puzzle: AnyPuzzle) -> object:
    return puzzle.record.entries[0]


@pytest.mark.parametrize("key", EVERY)
def test_every_puzzle_was_tried(key: str) -> None:
    tried = load_difficulties(FOLDER)

    assert all(puzzle.puzzle_id in tried for puzzle in load_puzzles(key))


def test_nothing_is_measured_that_is_not_shipped() -> None:
    shipped = {puzzle.puzzle_id for key in EVERY for puzzle in load_puzzles(key)}

    assert set(load_difficulties(FOLDER)) == shipped


@pytest.mark.parametrize("key", EVERY)
def test_stages_get_harder(key: str) -> None:
    tried = load_difficulties(FOLDER)
    means = [
        fmean(tried[puzzle.puzzle_id] for puzzle in stage) for stage in stages(load_puzzles(key))
    ]

    assert means == sorted(means)
    assert means[0] < means[-1]


@pytest.mark.parametrize("key", EVERY)
def test_level_normal_solves_few_of_the_last_third(key: str) -> None:
    solved, last = solved_by_level(), stages(load_puzzles(key))[-1]

    assert fmean(solved[puzzle.puzzle_id][NORMAL] for puzzle in last) <= MAX_BY_NORMAL


@pytest.mark.parametrize("key", EVERY)
def test_no_puzzle_follows_another_of_its_hand(key: str) -> None:
    path = load_puzzles(key)

    assert not any(hand_of(first) == hand_of(second) for first, second in pairwise(path))


@pytest.mark.parametrize("key", EVERY)
def test_puzzles_of_a_theme_follow_each_other_in_a_stretch(key: str) -> None:
    path = load_puzzles(key)
    length = len(path) // STRETCH_COUNT
    for start in range(0, len(path), length):
        themes = [puzzle.theme for puzzle in path[start : start + length]]
        runs = [theme for theme, _ in groupby(themes)]

        assert len(runs) <= len(set(runs)) + 2  # where two of a hand had to be separated


@pytest.mark.parametrize("key", KEYS)
def test_where_every_card_is_known_the_theme_is_counting(key: str) -> None:
    for puzzle in trick_puzzles(key):
        assert (puzzle.theme == PuzzleTheme.COUNTING) == (puzzle.deal_count == 1)


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_puzzles_in_which_cards_can_lie_against_the_player(key: str) -> None:
    hidden = [puzzle for puzzle in trick_puzzles(key) if puzzle.deal_count > 1]

    assert len(hidden) >= 10


def test_easy_puzzles_come_first_and_unknown_ones_last() -> None:
    puzzles = load_puzzles("tuppi")[:9]
    harder = {puzzle.puzzle_id: 10.0 * at for at, puzzle in enumerate(puzzles[:8])}
    path = arrange_puzzle_path(puzzles[::-1], harder)

    assert {puzzle.puzzle_id for puzzle in path[:3]} == set(list(harder)[:3])
    assert puzzles[8] in path[-3:]


def test_two_puzzles_of_a_hand_are_separated_wherever_they_are() -> None:
    puzzles = list(load_puzzles("huutopussi"))
    twins = next(
        [first, second]
        for first in puzzles
        for second in puzzles
        if first is not second and hand_of(first) == hand_of(second)
    )
    others = [puzzle for puzzle in puzzles if hand_of(puzzle) != hand_of(twins[0])][:2]
    for harder in (twins + others, others + twins, [others[0], *twins, others[1]]):
        tried = {puzzle.puzzle_id: float(at) for at, puzzle in enumerate(harder)}
        path = arrange_puzzle_path(harder, tried)

        assert sorted(map(id, path)) == sorted(map(id, harder))
        assert not any(hand_of(first) == hand_of(second) for first, second in pairwise(path))


@pytest.mark.parametrize("text", ["", "[]", "what?", '{"a": 1}', '{"a": []}', '{"a": ["x"]}'])
def test_faulty_file_of_difficulties_is_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / DIFFICULTY_FILE).write_text(text, encoding="utf-8")

    with pytest.raises(PuzzleFileError) as refused:
        load_difficulties(tmp_path)
    assert DIFFICULTY_FILE in str(refused.value)
    assert "\n" not in str(refused.value)
