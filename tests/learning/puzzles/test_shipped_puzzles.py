"""Every shipped puzzle has one answer, and its stated levels solve it."""

import pytest

from marjapussi_gui.learning.puzzles.puzzle_search import (
    HEURISTIC,
    LEVELS,
    can_solve,
    create_player,
)
from tests.learning.puzzles import brute_force
from tests.learning.puzzles.shipped_puzzles import KEYS, proof_search, trick_puzzles

SAMPLE = 1  # of the puzzles of each game, in the usual run


def puzzle_numbers(share: slice) -> list[tuple[str, int]]:
    return [(key, number) for key in KEYS for number in range(len(trick_puzzles(key)))[share]]


def assert_one_answer(key: str, number: int) -> None:
    puzzle = trick_puzzles(key)[number]
    worlds = brute_force.possible_worlds(puzzle.record)

    assert brute_force.sure_answers(puzzle.game, worlds, puzzle.aim) == [puzzle.answer]
    assert len(worlds) == puzzle.deal_count or puzzle.state.auction.calls


def test_something_is_shipped() -> None:
    assert KEYS
    assert all(map(trick_puzzles, KEYS))


@pytest.mark.parametrize("key", KEYS)
def test_no_puzzle_is_shipped_twice(key: str) -> None:
    names = [puzzle.puzzle_id for puzzle in trick_puzzles(key)]

    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize(("key", "number"), puzzle_numbers(slice(None, SAMPLE)))
def test_first_puzzles_have_one_answer_where_everything_is_tried(key: str, number: int) -> None:
    assert_one_answer(key, number)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "number"), puzzle_numbers(slice(SAMPLE, None)))
def test_puzzle_has_one_answer_where_everything_is_tried(key: str, number: int) -> None:
    assert_one_answer(key, number)


@pytest.mark.parametrize(("key", "number"), puzzle_numbers(slice(None, SAMPLE)))
def test_first_puzzles_are_solved_by_the_expert_and_missed_by_habit(key: str, number: int) -> None:
    proof = proof_search(trick_puzzles(key)[number])

    assert can_solve(proof, create_player("expert", proof))
    assert not can_solve(proof, create_player(HEURISTIC, proof))


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_expert_solves_nearly_all_and_lower_levels_few(key: str) -> None:
    proofs = [proof_search(puzzle) for puzzle in trick_puzzles(key)]
    solved = {
        level: sum(can_solve(proof, create_player(level, proof)) for proof in proofs)
        for level in LEVELS
    }

    assert solved["expert"] >= 0.95 * len(proofs)
    assert solved["normal"] <= 0.40 * len(proofs)
    assert solved[HEURISTIC] <= 0.40 * len(proofs)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_difficulty_is_what_strong_players_miss(key: str) -> None:
    for puzzle in trick_puzzles(key):
        proof = proof_search(puzzle)

        assert puzzle.is_hard is not can_solve(proof, create_player("strong", proof))


def test_puzzles_are_of_the_games_that_they_are_named_after() -> None:
    for key in KEYS:
        assert all(puzzle.game.key == key for puzzle in trick_puzzles(key))
