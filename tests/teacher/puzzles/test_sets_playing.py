"""A puzzle of sets is one decision."""

import pytest

from marjapussi_gui.teacher.puzzles.playing import Attempt, attempt_at
from marjapussi_gui.teacher.puzzles.sets.playing import SetsAttempt
from marjapussi_gui.teacher.puzzles.shipped import SetsPuzzle
from tests.teacher.puzzles.shelf import KEYS, puzzles_of, sets_puzzles_of

PUZZLES = sets_puzzles_of("marriage")


def begun(puzzle: SetsPuzzle) -> SetsAttempt:
    attempt = attempt_at(puzzle)
    assert isinstance(attempt, SetsAttempt)
    return attempt


@pytest.mark.parametrize("puzzle", PUZZLES[:6], ids=lambda each: each.name)
def test_right_decision_solves_it_and_any_other_does_not(puzzle: SetsPuzzle) -> None:
    options = begun(puzzle).options
    assert len(options) > 1
    for action in options:
        attempt = begun(puzzle)
        attempt.act(action)
        assert attempt.is_over
        assert attempt.is_solved is attempt.is_sure is (action == puzzle.answer)
        assert attempt.options == attempt.answers == []


def test_answer_is_shown_by_doing_it() -> None:
    attempt = begun(PUZZLES[0])
    assert attempt.is_sure
    assert attempt.answers == [PUZZLES[0].answer]

    step = attempt.act_surely()

    assert step.action == PUZZLES[0].answer
    assert attempt.steps == [step]
    assert attempt.state == step.after != PUZZLES[0].state


def test_puzzle_of_tricks_is_tried_against_cards_that_lie() -> None:
    attempt = attempt_at(puzzles_of(KEYS[0])[0])

    assert isinstance(attempt, Attempt)
    assert attempt.answers == [attempt.puzzle.answer]
    assert set(attempt.answers) < set(attempt.options)
