"""The table is playable and complete with a screen reader."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.window.main_window import MainWindow

from .window_driver import ScreenReader, close_window, open_window, play_hands, start_match

QUICK = ("bag", "bondtolva-two")
KEYS = [
    each.key if each.key in QUICK else pytest.param(each.key, marks=pytest.mark.slow)
    for each in VARIANTS
]


@pytest.mark.parametrize("key", KEYS)
def test_a_hand_can_be_played_through_accessible_actions_alone(
    window: MainWindow, key: str
) -> None:
    table = start_match(window, key)

    play_hands(window, ScreenReader(window), hands=1)
    assert 1 == table.session.state.match.hands_played


def test_every_card_of_mine_has_a_name_and_a_place(window: MainWindow) -> None:
    page = start_match(window, "marjapussi", seed=2).page
    names = [button.accessibleName() for button in page.accessible_board.card_buttons]

    for place, item in enumerate(page.board.card_layer.own_items()):
        assert names[place].startswith(f"{card_name(item.card)}, {place + 1} of ")
        assert page.accessible_board.card_buttons[place].geometry().width() > 40


def test_what_happens_is_announced(window: MainWindow) -> None:
    start_match(window, "bag", seed=2)
    page = window.pages.table_page
    before = len(page.accessible_board.recent_sentences)

    page.table_controller.perform(next(iter(page.table_controller.prompts.card_actions.values())))

    assert len(page.accessible_board.recent_sentences) >= before + 4
    assert any("You play " in sentence for sentence in page.accessible_board.recent_sentences)


@pytest.mark.parametrize(
    ("key", "beginning"),
    [
        (Qt.Key.Key_R, ("In the trick: ", "No card has been played yet.")),
        (Qt.Key.Key_S, ("Score: ",)),
        (Qt.Key.Key_A, ("You hold: ",)),
        (Qt.Key.Key_W, ("Play a card", "Lead a card")),
    ],
)
def test_a_key_reads_the_table(window: MainWindow, key: Qt.Key, beginning: tuple[str, ...]) -> None:
    start_match(window, "marjapussi", seed=2)
    window.activateWindow()

    QTest.keyClick(window, key)

    assert window.pages.table_page.accessible_board.recent_sentences[-1].startswith(beginning)


def test_the_focused_card_is_named(window: MainWindow) -> None:
    playable = start_match(window, "marjapussi", seed=2).prompts.card_actions
    board = window.pages.table_page.board

    QTest.keyClick(board, Qt.Key.Key_Right)

    first = next(each for each in board.card_layer.own_items() if each.card in playable)
    assert window.pages.table_page.accessible_board.recent_sentences[-1].startswith(
        card_name(first.card)
    )


def test_the_reason_a_card_may_not_be_played_is_announced(window: MainWindow) -> None:
    table = start_match(window, "marjapussi", seed=2)
    page = window.pages.table_page
    for _ in range(60):
        barred = [
            i for i in page.board.card_layer.own_items() if i.card in page.board.card_layer.disabled
        ]
        if barred:
            break
        table.perform(next(iter(table.prompts.card_actions.values())))

    ScreenReader(window).click(barred[0])

    assert "you must " in page.accessible_board.recent_sentences[-1].lower()


def press(window: MainWindow, key: Qt.Key, *, shift: bool = False) -> str:
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(window, key, modifier)
    return window.pages.table_page.accessible_board.recent_sentences[-1]


@pytest.mark.parametrize(
    ("key", "beginning"),
    [
        (Qt.Key.Key_R, "Around the table: "),
        (Qt.Key.Key_S, "Score: "),
        (Qt.Key.Key_T, "It’s your turn. "),
    ],
)
def test_a_key_with_shift_gives_a_longer_answer(
    window: MainWindow, key: Qt.Key, beginning: str
) -> None:
    start_match(window, "marjapussi", seed=2)

    assert press(window, key, shift=True).startswith(beginning)


def test_the_longer_score_has_more_than_the_shorter(window: MainWindow) -> None:
    start_match(window, "marjapussi", seed=2)

    short, long = press(window, Qt.Key.Key_S), press(window, Qt.Key.Key_S, shift=True)

    assert long.startswith(short)
    assert "This hand: " in long
    assert "This hand: " not in short


def test_what_lies_on_the_table_is_read(window: MainWindow) -> None:
    start_match(window, "bondtolva-two", seed=2)

    assert press(window, Qt.Key.Key_D).startswith("Stock, ")


def test_keys_go_back_through_announcements_and_repeat_them(window: MainWindow) -> None:
    table = start_match(window, "bag", seed=2)
    spoken = window.pages.table_page.accessible_board
    table.perform(next(iter(table.prompts.card_actions.values())))
    heard = spoken.history.texts

    assert press(window, Qt.Key.Key_E) == heard[-1]
    assert press(window, Qt.Key.Key_Comma) == heard[-2]
    assert press(window, Qt.Key.Key_Comma) == heard[-3]
    assert press(window, Qt.Key.Key_E) == heard[-3]
    assert press(window, Qt.Key.Key_Period) == heard[-2]


def test_answers_and_focused_cards_are_not_in_the_history(window: MainWindow) -> None:
    start_match(window, "bag", seed=2)
    last = press(window, Qt.Key.Key_E)
    press(window, Qt.Key.Key_S)
    QTest.keyClick(window.pages.table_page.board, Qt.Key.Key_Right)

    assert press(window, Qt.Key.Key_E) == last


def test_undone_actions_are_not_repeated(window: MainWindow) -> None:
    table = start_match(window, "bag", seed=2)
    spoken = window.pages.table_page.accessible_board
    before = spoken.history.texts
    table.perform(next(iter(table.prompts.card_actions.values())))

    window.pages.table_page.undo()

    assert before == spoken.history.texts


def test_announcements_of_another_match_are_not_repeated(window: MainWindow) -> None:
    start_match(window, "bag", seed=2)
    start_match(window, "tuppi", seed=3)

    heard = window.pages.table_page.accessible_board.history.texts

    assert len([each for each in heard if each.endswith("deals the cards.")]) == 1


def test_a_trick_is_read_up_to_the_shown_moment() -> None:
    window = open_window(preferences=Preferences(pace="slow", sound=False))
    table = start_match(window, "bag", seed=2)
    page = window.pages.table_page
    page.board.finish_events()

    table.perform(next(iter(table.prompts.card_actions.values())))
    told = press(window, Qt.Key.Key_R)
    page.board.finish_events()

    assert told == "No card has been played yet."
    assert press(window, Qt.Key.Key_R) != told
    close_window(window)


def test_spoken_score_follows_the_counting_preference(window: MainWindow) -> None:
    table = start_match(window, "huutopussi-two", seed=2)
    page = window.pages.table_page
    for _ in range(40):
        if table.view is None or table.view.tricks:
            break
        table.perform(table.view.legal_actions[0])
    before = page.accessible_board.score_label.accessibleName()

    window.apply_preferences(replace(window.match_controller.preferences, count_myself=True))

    assert "points so far" in before
    assert "points so far" not in page.accessible_board.score_label.accessibleName()
