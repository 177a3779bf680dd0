"""Every puzzle of sets has one right answer, by a count that shares nothing with the maker's."""

import pytest

from marjapussi_gui.engine.actions import Discard
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.rummy.helpful_cards import cards_needed_twice, helpful_cards_by_discard
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import MatchStart
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.puzzles.generator import PUZZLES_PER_GAME
from marjapussi_gui.learning.puzzles.puzzle_files import SetsPuzzle
from marjapussi_gui.learning.puzzles.sets.sets_puzzle_search import (
    CLEAR_MARGIN,
    LEAVE,
    QUESTION_QUOTAS,
    TAKE,
    THROW,
    SetsQuestion,
    find_best_discard,
    find_sets_puzzle,
    is_puzzle_decision,
    question_kind,
    solve_rate,
)
from marjapussi_gui.learning.puzzles.themes import puzzle_theme
from tests.learning.puzzles import brute_force_sets
from tests.learning.puzzles.shipped_puzzles import SETS, sets_puzzles

KEY = "marriage"
PUZZLES = sets_puzzles(KEY)
# With wild cards: to try everything takes some twenty seconds
LATE = SetsQuestion(THROW, has_laid=True)
EVERY = list(range(len(PUZZLES)))
SLOW = [each for each in EVERY if question_kind(PUZZLES[each].state, PUZZLES[each].answer) == LATE]
QUICK = [number for number in EVERY if number not in SLOW]
OTHER_LUCK = range(100, 140)  # than that with which they were chosen


def kind_of(puzzle: SetsPuzzle) -> SetsQuestion:
    return question_kind(puzzle.state, puzzle.answer)


def fewest_cards() -> int:
    """Return the number of a late throw for which everything is soon tried."""
    return min(SLOW, key=lambda number: len(set(brute_force_sets.hand_of(PUZZLES[number]))))


def share(level: str, puzzles: tuple[SetsPuzzle, ...] = PUZZLES) -> float:
    every = [
        solve_rate(
            create_view(each.game, each.state, each.state.turn), each.answer, level, OTHER_LUCK
        )
        for each in puzzles
    ]
    return sum(every) / len(every)


def test_sixty_are_shipped_and_so_many_of_each_kind() -> None:
    assert SETS == [KEY]
    assert len(PUZZLES) == PUZZLES_PER_GAME
    assert {
        kind: sum(kind_of(each) == kind for each in PUZZLES) for kind in QUESTION_QUOTAS
    } == QUESTION_QUOTAS


def test_no_puzzle_of_sets_is_shipped_twice() -> None:
    assert len({each.puzzle_id for each in PUZZLES}) == len(PUZZLES)


@pytest.mark.parametrize("number", QUICK)
def test_answer_is_right_where_everything_is_tried(number: int) -> None:
    assert brute_force_sets.best_action(PUZZLES[number]) == PUZZLES[number].answer


def test_late_throw_is_right_where_everything_is_tried() -> None:
    puzzle = PUZZLES[fewest_cards()]

    assert brute_force_sets.best_action(puzzle) == puzzle.answer


@pytest.mark.slow
@pytest.mark.parametrize("number", SLOW)
def test_every_late_throw_is_right_where_everything_is_tried(number: int) -> None:
    helping = sorted(brute_force_sets.helpful_counts(PUZZLES[number]).values())

    assert brute_force_sets.best_action(PUZZLES[number]) == PUZZLES[number].answer
    assert helping[-1] - helping[-2] >= CLEAR_MARGIN


@pytest.mark.parametrize("number", EVERY)
def test_best_throw_is_clearly_best_and_offer_in_vain_is_nearly_enough(number: int) -> None:
    puzzle = PUZZLES[number]
    view = create_view(puzzle.game, puzzle.state, puzzle.state.turn)
    turn_rules = RummyTurnRules(puzzle.game.rules, puzzle.game.seating)
    match kind_of(puzzle).answer:
        case "throw":
            waits = helpful_cards_by_discard(
                view.rummy, view.seat, turn_rules, puzzle.game.dealing_phase.cards
            )
            card, is_close = find_best_discard(waits)
            assert card is not None
            assert (Discard((card,)), is_close) == (puzzle.answer, puzzle.is_hard)
        case "leave":
            assert cards_needed_twice(view.rummy, view.seat, turn_rules, view.rummy.discards[-1])


def test_theme_of_a_puzzle_of_sets_follows_from_its_answer() -> None:
    for puzzle in PUZZLES:
        assert puzzle.theme == puzzle_theme(puzzle.game, puzzle.state, puzzle.answer)
        assert is_puzzle_decision(puzzle.game, puzzle.state)


def test_taking_and_leaving_are_right_equally_often() -> None:
    answers = [kind_of(each).answer for each in PUZZLES]

    assert answers.count(TAKE) == answers.count(LEAVE)


def test_what_was_found_in_a_position_is_found_in_it_again() -> None:
    puzzle = next(each for each in PUZZLES if kind_of(each).answer == LEAVE)
    again = find_sets_puzzle(puzzle.game, puzzle.state)

    assert again is not None
    assert (again.answer, again.is_hard) == (puzzle.answer, puzzle.is_hard)
    assert find_sets_puzzle(puzzle.game, puzzle.state, [LATE]) is None


def test_nothing_is_found_where_nobody_acts() -> None:
    game = find_variant(KEY).create_game()

    assert find_sets_puzzle(game, game.initial_state(MatchStart(game.first_dealer(0)))) is None


@pytest.mark.slow
def test_expert_solves_nearly_all_and_those_in_haste_few() -> None:
    assert share("expert") >= 0.95
    assert share("normal") <= 0.40
    assert share("easy") <= 0.40
