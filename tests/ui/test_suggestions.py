"""What is suggested is seen, whatever it is: a card, an amount, cards to hand over, a button."""

from collections.abc import Iterator
from random import Random
from threading import Event as Flag

import pytest

from marjapussi_gui.app import ai_services
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.preset_games import few_games
from tests.ui.table_driver import set_animation_speed
from tests.ui.window_driver import Mouse, close_window, open_window, start_match

HINTS = Preferences(pace="off", rest="short", sound=False, hints=True)
TURNS = 40


def advise_quickly(view: View, stop: Flag) -> Action:
    return LEVELS["normal"]().decide(view, SearchContext(Random(0), stop=stop)).action


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(ai_services, "advise", advise_quickly)
    made = open_window(preferences=HINTS)
    board = made.pages.table_page.board
    set_animation_speed(board, NO_ANIMATION)
    yield made
    close_window(made)


def is_highlighted(page: TablePage) -> bool:
    suggested = any(each.property("look") == "suggested" for each in page.prompt_bar.buttons)
    return suggested or page.board.hand_input.card_cursor.current_item is not None


def is_claim_offered(page: TablePage) -> bool:
    """Return whether the hand is decided, so that nothing is suggested any more."""
    return any(each.text() == say("claim") for each in page.prompt_bar.buttons)


@few_games
def test_every_suggestion_is_seen(window: MainWindow, key: str) -> None:
    table, page, mouse = (
        start_match(window, key, level="easy"),
        window.pages.table_page,
        Mouse(window),
    )
    for _ in range(TURNS):
        if table.view is None or is_claim_offered(page):
            break
        advice = page.hint_controller.advice
        assert advice is not None
        assert is_highlighted(page), advice
        mouse.do(advice)
    assert table.session.state.match.hands_played or table.session.record.entries
