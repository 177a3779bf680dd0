"""What a puzzle is about is seen in its answer."""

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import SUIT_OF
from marjapussi_gui.learning.puzzles.puzzle_files import TrickPuzzle
from marjapussi_gui.learning.puzzles.themes import PuzzleTheme, puzzle_theme
from tests.learning.puzzles.shipped_puzzles import KEYS, trick_puzzles


def others_of_the_suit(puzzle: TrickPuzzle) -> list[int]:
    """Return the cards beside the answer that may be played of its suit."""
    assert isinstance(puzzle.answer, Play)
    legal = puzzle.game.legal_actions(puzzle.state)
    cards = [each.card for each in legal if isinstance(each, Play) and each != puzzle.answer]
    return [card for card in cards if SUIT_OF[card] == SUIT_OF[puzzle.answer.card]]


@pytest.mark.parametrize("key", KEYS)
def test_theme_follows_from_the_answer(key: str) -> None:
    for puzzle in trick_puzzles(key):
        theme = puzzle_theme(puzzle.game, puzzle.state, puzzle.answer, puzzle.deal_count)
        assert puzzle.theme == theme


@pytest.mark.parametrize("key", KEYS)
def test_low_and_high_plays_had_another_card_of_the_suit(key: str) -> None:
    for puzzle in trick_puzzles(key):
        if puzzle.theme in (PuzzleTheme.LOW, PuzzleTheme.HIGH):
            assert others_of_the_suit(puzzle)
        elif puzzle.theme in (PuzzleTheme.LEAD, PuzzleTheme.FOLLOW):
            assert not others_of_the_suit(puzzle)


@pytest.mark.parametrize("key", KEYS)
def test_lead_begins_a_trick(key: str) -> None:
    for puzzle in trick_puzzles(key):
        if puzzle.theme is PuzzleTheme.LEAD:
            assert not puzzle.state.trick.cards
        if puzzle.theme is PuzzleTheme.FOLLOW:
            assert puzzle.state.trick.cards
