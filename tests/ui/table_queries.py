"""What tests of the ways between features ask a window."""

import pytest

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.window.dialogs import Dialogs
from marjapussi_gui.ui.window.main_window import MainWindow

KEYS = [each.key for each in VARIANTS]
SMALLEST = "huutopussi-three"


def answer_questions(monkeypatch: pytest.MonkeyPatch, *, yes: bool) -> list[str]:
    """Have every question answered, and return those that were asked."""
    questions: list[str] = []

    def agreed(_asking: Dialogs, question: str, _yes: str) -> bool:
        questions.append(question)
        return yes

    monkeypatch.setattr(Dialogs, "confirm", agreed)
    return questions


def action_count(window: MainWindow) -> int:
    table = window.navigator.table_page.table_controller.session
    assert table is not None
    return len(table.record.entries)


def is_assisted(window: MainWindow) -> bool:
    table = window.navigator.table_page.table_controller.session
    assert table is not None
    return table.is_assisted


def playable_card(window: MainWindow) -> CardItem:
    """Return one of my cards that may be played."""
    page = window.navigator.table_page
    return next(
        i
        for i in page.board.card_layer.own_items()
        if i.card in page.table_controller.prompts.card_actions
    )
