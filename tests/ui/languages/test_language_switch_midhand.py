"""While others play, the felt speaks another language at once: its sentence and its bubble too."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text import turn_prompts
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock
from tests.ui.table_driver import set_animation_speed
from tests.ui.window_driver import close_window, open_window, start_match


@pytest.fixture
def window(fast_clock: FakeClock) -> Iterator[MainWindow]:
    window = open_window()
    yield window
    window.apply_preferences(replace(window.match_controller.preferences, language="en"))
    close_window(window)


def board_texts(page: TablePage) -> tuple[str, str]:
    """Return the prompt on the felt and the text of the bubble."""
    furniture = page.board.decorations
    bubble = furniture.speech_bubbles.current_bubble
    is_shown = furniture.visible_picture("bubble") is not None
    return furniture.prompt_sentence.text, bubble.text if bubble is not None and is_shown else ""


def play_until_bubble(window: MainWindow, fast_clock: FakeClock, key: str) -> TablePage:
    """Let others play until a bubble is shown and it is another player's turn."""
    page = window.pages.table_page
    set_animation_speed(page.board, AnimationSpeed())
    start_match(window, key)
    for _ in range(2000):
        if all(board_texts(page)):
            return page
        fast_clock.ms += 20
        page.board.animator.on_frame()
    raise AssertionError("nobody said anything")


@pytest.mark.parametrize("key", ["huutopussi", "pfadfinder"])
def test_sentence_and_bubble_follow_from_every_language_to_every_other(
    window: MainWindow, fast_clock: FakeClock, key: str
) -> None:
    page = play_until_bubble(window, fast_clock, key)
    people = page.table_controller.people
    view = page.board.event_player.view
    assert people is not None
    assert view is not None
    by_language: dict[str, set[tuple[str, str]]] = {}

    for before, after in permutations(AVAILABLE_LANGUAGES, 2):
        for language in (before, after):
            window.apply_preferences(
                replace(window.match_controller.preferences, language=language)
            )
            QApplication.processEvents()
            by_language.setdefault(language, set()).add(board_texts(page))
            assert board_texts(page)[0] == turn_prompts.prompt_sentence(view, people)

    assert all(len(said) == 1 for said in by_language.values()), by_language
    sentences, bubbles = zip(*(said for each in by_language.values() for said in each), strict=True)
    assert len(set(sentences)) == len(AVAILABLE_LANGUAGES)
    assert len(set(bubbles)) > 1  # a bid is a number, which one language writes with other digits
