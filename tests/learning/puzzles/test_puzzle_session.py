"""A puzzle is tried on a table where the cards lie, and its line can be shown after."""

import pytest

from marjapussi_gui.engine.cards import card_set
from marjapussi_gui.engine.state import GameState
from marjapussi_gui.learning.puzzles.puzzle_files import TrickPuzzle
from marjapussi_gui.learning.puzzles.puzzle_session import PuzzleSession
from marjapussi_gui.learning.puzzles.puzzle_step import PuzzleStep
from tests.learning.puzzles.shipped_puzzles import KEYS, trick_puzzles


def sure_line(puzzle: TrickPuzzle) -> list[PuzzleStep]:
    attempt = PuzzleSession(puzzle)
    while not attempt.is_over:
        if attempt.is_own_turn:
            attempt.act_correctly()
        else:
            attempt.reply()
    return attempt.steps


def places(state: GameState) -> list[int]:
    played = [card_set(trick.cards) for trick in (*state.tricks, state.trick)]
    return [*played, *state.hands]


@pytest.mark.parametrize("key", KEYS)
def test_line_begins_with_the_answer_and_reaches_the_aim(key: str) -> None:
    for puzzle in trick_puzzles(key)[:3]:
        line = sure_line(puzzle)

        assert line[0].action == puzzle.answer
        assert puzzle.aim.is_reached(puzzle.state.match, line[-1].state_after.match)


@pytest.mark.parametrize("key", KEYS)
def test_no_card_lies_in_two_places_while_cards_lie(key: str) -> None:
    puzzle = trick_puzzles(key)[0]
    for step in sure_line(puzzle)[:-1]:
        sets = places(step.state_after)
        assert sum(map(int.bit_count, sets)) == sum(sets).bit_count()


@pytest.mark.parametrize("key", KEYS)
def test_a_wrong_action_is_not_reported_and_cannot_win_any_more(key: str) -> None:
    attempt = PuzzleSession(trick_puzzles(key)[0])
    wrong = [
        each
        for each in attempt.proof.useful_actions(attempt.info_set)
        if each != attempt.puzzle.answer
    ]
    attempt.act(wrong[0])
    assert not attempt.is_on_track
    while not attempt.is_over:
        if attempt.is_own_turn:
            attempt.act(attempt.proof.useful_actions(attempt.info_set)[0])
        else:
            attempt.reply()

    assert not attempt.is_solved


@pytest.mark.parametrize("key", KEYS)
def test_own_cards_and_all_that_was_seen_stay_as_they_are(key: str) -> None:
    puzzle = trick_puzzles(key)[0]
    attempt, me = PuzzleSession(puzzle), puzzle.state.turn

    assert attempt.state.hands[me] == puzzle.state.hands[me]
    assert (attempt.state.trick, attempt.state.tricks) == (puzzle.state.trick, puzzle.state.tricks)
    attempt.act(puzzle.answer)
    assert attempt.state.match == puzzle.state.match


@pytest.mark.parametrize("key", KEYS)
def test_advice_shows_how_an_opponent_answers_a_wrong_action(key: str) -> None:
    attempt = PuzzleSession(next(each for each in trick_puzzles(key) if not each.is_hard))
    sides, before = attempt.puzzle.game.seating, attempt.info_set

    advice = attempt.advice

    assert advice is not None
    assert attempt.info_set is before
    if advice.refutation is not None:
        assert advice.refutation.action not in attempt.solutions
        assert sides.side_of(advice.refutation.seat) != sides.side_of(attempt.seat)
