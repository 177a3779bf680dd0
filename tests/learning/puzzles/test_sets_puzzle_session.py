"""A puzzle of sets is one decision."""

import pytest

from marjapussi_gui.learning.puzzles.puzzle_files import SetsPuzzle
from marjapussi_gui.learning.puzzles.puzzle_session import PuzzleSession, create_puzzle_session
from marjapussi_gui.learning.puzzles.sets.sets_puzzle_session import SetsPuzzleSession
from tests.learning.puzzles.shipped_puzzles import KEYS, sets_puzzles, trick_puzzles

PUZZLES = sets_puzzles("marriage")


def start_session(puzzle: SetsPuzzle) -> SetsPuzzleSession:
    attempt = create_puzzle_session(puzzle)
    assert isinstance(attempt, SetsPuzzleSession)
    return attempt


@pytest.mark.parametrize("puzzle", PUZZLES[:6], ids=lambda each: each.puzzle_id)
def test_right_decision_solves_it_and_any_other_does_not(puzzle: SetsPuzzle) -> None:
    options = start_session(puzzle).options
    assert len(options) > 1
    for action in options:
        attempt = start_session(puzzle)
        attempt.act(action)
        assert attempt.is_over
        assert attempt.is_solved is attempt.is_on_track is (action == puzzle.answer)
        assert attempt.options == attempt.solutions == []


def test_answer_is_shown_by_doing_it() -> None:
    attempt = start_session(PUZZLES[0])
    assert attempt.is_on_track
    assert attempt.solutions == [PUZZLES[0].answer]

    step = attempt.act_correctly()

    assert step.action == PUZZLES[0].answer
    assert attempt.steps == [step]
    assert attempt.state == step.state_after != PUZZLES[0].state


def test_puzzle_of_tricks_is_tried_against_cards_that_lie() -> None:
    attempt = create_puzzle_session(trick_puzzles(KEYS[0])[0])

    assert isinstance(attempt, PuzzleSession)
    assert attempt.solutions == [attempt.puzzle.answer]
    assert set(attempt.solutions) < set(attempt.options)
