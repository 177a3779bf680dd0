"""A player who sees nothing can play, and hears everything."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording.card_names import card_name

from .playing import Listener, gone, opened, play_on, seated

QUICK = ("bag", "bondtolva-two")
KEYS = [
    each.key if each.key in QUICK else pytest.param(each.key, marks=pytest.mark.slow)
    for each in VARIANTS
]


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


@pytest.mark.parametrize("key", KEYS)
def test_a_hand_can_be_played_through_accessible_actions_alone(window: Window, key: str) -> None:
    sitting = seated(window, key)

    play_on(window, Listener(window), hands=1)

    assert sitting.table is not None
    assert 1 == sitting.table.state.match.hands


def test_every_card_of_mine_has_a_name_and_a_place(window: Window) -> None:
    sitting = seated(window, "marjapussi", seed=2)
    assert sitting.view is not None
    page = window.ways.table_page
    names = [button.accessibleName() for button in page.spoken.buttons]

    for place, item in enumerate(page.board.cards.own_items()):
        assert names[place].startswith(f"{card_name(item.card)}, {place + 1} of ")
        assert page.spoken.buttons[place].geometry().width() > 40


def test_what_happens_is_announced(window: Window) -> None:
    seated(window, "bag", seed=2)
    page = window.ways.table_page
    before = len(page.spoken.said)

    page.sitting.act(next(iter(page.sitting.prompts.plays.values())))

    assert len(page.spoken.said) >= before + 4
    assert any("You play " in sentence for sentence in page.spoken.said)


@pytest.mark.parametrize(
    ("key", "beginning"),
    [
        (Qt.Key.Key_R, ("In the trick: ", "No card has been played yet.")),
        (Qt.Key.Key_S, ("Score: ",)),
        (Qt.Key.Key_A, ("You hold ",)),
        (Qt.Key.Key_W, ("Play a card", "Lead a card")),
    ],
)
def test_a_key_reads_the_table(window: Window, key: Qt.Key, beginning: tuple[str, ...]) -> None:
    seated(window, "marjapussi", seed=2)
    window.activateWindow()

    QTest.keyClick(window, key)

    assert window.ways.table_page.spoken.said[-1].startswith(beginning)


def test_the_card_that_is_looked_at_is_named(window: Window) -> None:
    seated(window, "marjapussi", seed=2)
    board = window.ways.table_page.board

    QTest.keyClick(board, Qt.Key.Key_Right)

    first = board.cards.own_items()[0]
    assert window.ways.table_page.spoken.said[-1].startswith(card_name(first.card))


def test_why_a_card_may_not_be_played_is_said(window: Window) -> None:
    sitting = seated(window, "marjapussi", seed=2)
    page = window.ways.table_page
    for _ in range(60):
        barred = [i for i in page.board.cards.own_items() if i.card in page.board.cards.barred]
        if barred:
            break
        sitting.act(next(iter(sitting.prompts.plays.values())))

    Listener(window).click(barred[0])

    assert page.spoken.said[-1].startswith("You must ")
