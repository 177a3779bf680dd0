"""What is suggested is seen, whatever it is: a card, an amount, cards to hand over, a button."""

from collections.abc import Iterator
from random import Random
from threading import Event as Flag

import pytest

from marjapussi_gui import app
from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.engine.view import View
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.basis.services import Advice
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.shell.window import Window
from tests.presets import few_games
from tests.ui.playing import Mouse, gone, opened, seated

HINTS = Preferences(pace="off", rest="short", sound=False, hints=True)
TURNS = 40


def advise_quickly(view: View, stop: Flag) -> Advice:
    """Advise by rules of thumb."""
    choice = LEVELS["normal"]().consider(view, Think(Random(0), stop=stop))
    return Advice(choice.action, choice.values, choice.facts)


@pytest.fixture
def window(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setattr(app, "advise", advise_quickly)
    made = opened(preferences=HINTS)
    board = made.ways.table_page.board
    board.story.pace = board.touch.pace = INSTANT
    yield made
    gone(made)


def is_seen(page: TablePage) -> bool:
    """Return whether anything shows what is suggested."""
    suggested = any(each.property("look") == "suggested" for each in page.bar.buttons)
    return suggested or page.board.touch.looking.at is not None


@few_games
def test_every_suggestion_is_seen(window: Window, key: str) -> None:
    sitting, page, mouse = seated(window, key, level="easy"), window.ways.table_page, Mouse(window)
    for _ in range(TURNS):
        if sitting.view is None:
            break
        advice = page.advising.advice
        assert advice is not None
        assert is_seen(page), advice.action
        mouse.do(advice.action)

    assert sitting.table is not None
    assert sitting.table.state.match.hands or sitting.table.record.entries
