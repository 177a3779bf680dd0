"""Announcements reach screen readers in order, after focus changes."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import close_window, open_window, start_match


@pytest.fixture
def window() -> Iterator[MainWindow]:
    window = open_window()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    yield window
    close_window(window)


@pytest.fixture
def reader() -> Iterator[None]:
    """Let the program know of a screen reader for a while."""
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


@pytest.fixture
def announcements(window: MainWindow, qapp: QApplication) -> Iterator[list[str]]:
    """Return what a reader hears at a table: sentences, and where the focus goes."""
    start_match(window, "bag", seed=2)
    QTest.qWait(1)
    happened: list[str] = []

    def on_focus(_before: QWidget | None, now: QWidget | None) -> None:
        happened.append(f"focus: {now.accessibleName()}" if now is not None else "focus: none")

    window.pages.table_page.accessible_board.announcer.announced.connect(happened.append)
    qapp.focusChanged.connect(on_focus)
    yield happened
    qapp.focusChanged.disconnect(on_focus)


def test_sentences_are_announced_after_a_focus_change(
    window: MainWindow, announcements: list[str]
) -> None:
    page = window.pages.table_page

    page.accessible_board.announce("Aino takes the trick.")
    page.tool_buttons.button_for("menu").setFocus()
    QTest.qWait(1)

    assert announcements == ["focus: Menu", "Aino takes the trick."]


def test_sentences_are_announced_in_their_order(
    window: MainWindow, announcements: list[str]
) -> None:
    page = window.pages.table_page
    page.accessible_board.recent_sentences.clear()

    page.table_controller.perform(next(iter(page.table_controller.prompts.card_actions.values())))
    QTest.qWait(1)

    assert [
        each for each in announcements if not each.startswith("focus")
    ] == page.accessible_board.recent_sentences
    assert len(page.accessible_board.recent_sentences) >= 5


def test_a_focused_card_is_not_announced_twice(
    window: MainWindow, announcements: list[str], reader: None
) -> None:
    page = window.pages.table_page

    page.board.hand_input.card_cursor.step(1)
    QTest.qWait(1)

    name = page.accessible_board.card_buttons[0].accessibleName()
    assert announcements == [f"focus: {name}"]
    assert page.accessible_board.recent_sentences[-1] == name


def test_closing_a_panel_returns_the_focus_to_the_card(
    window: MainWindow, announcements: list[str], reader: None
) -> None:
    page = window.pages.table_page
    page.board.hand_input.card_cursor.step(1)
    card = window.focusWidget()

    for command in ("known", "tricks"):  # the second one closes the first
        window.run_command(Command(command))
        assert window.focusWidget() is not card
    window.on_escape()

    assert window.focusWidget() is card in page.accessible_board.card_buttons
