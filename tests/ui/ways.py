"""What tests of the ways between features ask a window."""

import pytest

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.board.items import CardItem
from marjapussi_gui.ui.shell.asking import Asking
from marjapussi_gui.ui.shell.window import Window

KEYS = [each.key for each in VARIANTS]
SMALLEST = "huutopussi-three"


def answering(monkeypatch: pytest.MonkeyPatch, *, yes: bool) -> list[str]:
    """Have every question answered, and return those that were asked."""
    questions: list[str] = []

    def agreed(_asking: Asking, question: str, _yes: str) -> bool:
        questions.append(question)
        return yes

    monkeypatch.setattr(Asking, "agreed", agreed)
    return questions


def done(window: Window) -> int:
    table = window.ways.table_page.sitting.table
    assert table is not None
    return len(table.record.entries)


def is_assisted(window: Window) -> bool:
    table = window.ways.table_page.sitting.table
    assert table is not None
    return table.is_assisted


def playable(window: Window) -> CardItem:
    """Return one of my cards that may be played."""
    page = window.ways.table_page
    return next(i for i in page.board.cards.own_items() if i.card in page.sitting.prompts.plays)
