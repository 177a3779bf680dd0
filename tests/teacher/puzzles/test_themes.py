"""What a puzzle is about is seen in its answer."""

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import SUIT_OF
from marjapussi_gui.teacher.puzzles.shipped import Puzzle
from marjapussi_gui.teacher.puzzles.themes import Theme, theme_of
from tests.teacher.puzzles.shelf import KEYS, puzzles_of


def others_of_the_suit(puzzle: Puzzle) -> list[int]:
    """Return the cards beside the answer that may be played of its suit."""
    assert isinstance(puzzle.answer, Play)
    legal = puzzle.game.legal(puzzle.state)
    cards = [each.card for each in legal if isinstance(each, Play) and each != puzzle.answer]
    return [card for card in cards if SUIT_OF[card] == SUIT_OF[puzzle.answer.card]]


@pytest.mark.parametrize("key", KEYS)
def test_theme_follows_from_the_answer(key: str) -> None:
    for puzzle in puzzles_of(key):
        assert puzzle.theme == theme_of(puzzle.game, puzzle.state, puzzle.answer)


@pytest.mark.parametrize("key", KEYS)
def test_who_plays_low_or_high_had_another_card_of_the_suit(key: str) -> None:
    for puzzle in puzzles_of(key):
        if puzzle.theme in (Theme.LOW, Theme.HIGH):
            assert others_of_the_suit(puzzle)
        elif puzzle.theme in (Theme.LEAD, Theme.FOLLOW):
            assert not others_of_the_suit(puzzle)


@pytest.mark.parametrize("key", KEYS)
def test_who_leads_begins_a_trick(key: str) -> None:
    for puzzle in puzzles_of(key):
        if puzzle.theme is Theme.LEAD:
            assert not puzzle.state.trick.cards
        if puzzle.theme is Theme.FOLLOW:
            assert puzzle.state.trick.cards
