"""The window knows of its pages what every page promises, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.ui.common.requests import MyPlaySection
from marjapussi_gui.ui.pages.base_page import Page
from marjapussi_gui.ui.text.commands import COMMANDS, Command
from marjapussi_gui.ui.window import main_window, menu, page_stack
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import close_window, open_window, start_match

OF_THE_TABLE = (Command.UNDO, Command.REVIEW, Command.AGAIN, Command.READ_TRICK)


@pytest.fixture
def shell() -> Iterator[MainWindow]:
    made = open_window()
    yield made
    close_window(made)


@pytest.mark.parametrize("module", [main_window, page_stack, menu], ids=lambda each: each.__name__)
def test_only_the_ways_know_pages_by_name(module: ModuleType) -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    named = [each.module or "" for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)]

    assert [each for each in named if each.startswith("pages.") and each != "pages.base_page"] == []


def test_every_command_is_done_by_the_window_or_by_a_page(shell: MainWindow) -> None:
    of_pages = {name for page in shell.page_stack.created_pages for name in page.commands}

    assert {each.command for each in COMMANDS if each.is_global} == set(shell.commands)
    only_shared = {Command.PEOPLE}  # at a table of several people
    assert {each.command for each in COMMANDS if not each.is_global} == of_pages | only_shared


def test_every_command_of_a_page_is_handled(shell: MainWindow) -> None:
    commands = {
        name
        for page in shell.page_stack.created_pages
        for name in (page.BACK_COMMAND, Command.MENU, Command.PLAY_AGAIN)
        if name is not None
    }

    assert commands <= {*shell.page_commands, *shell.commands}


def test_commands_belong_to_the_page_that_shows_their_subject(shell: MainWindow) -> None:
    start_match(shell, "tuppi")
    assert all(shell.actions_by_command[name].isEnabled() for name in OF_THE_TABLE)

    shell.run_command(Command.STATISTICS)
    assert not any(shell.actions_by_command[name].isEnabled() for name in OF_THE_TABLE)
    assert shell.actions_by_command[Command.MATCHES].isEnabled()


def test_escape_withdraws_a_question_and_then_leaves(shell: MainWindow) -> None:
    shell.navigator.show_matches()
    shell.pages.matches_page.message.show_question("Really?", "Yes", lambda: None)

    QTest.keyClick(shell, Qt.Key.Key_Escape)
    assert shell.page_stack.currentWidget() is shell.pages.matches_page
    assert not shell.pages.matches_page.message.isVisible()

    QTest.keyClick(shell, Qt.Key.Key_Escape)
    assert shell.page_stack.currentWidget() is shell.pages.start_page


def test_a_page_created_later_uses_the_preferences() -> None:
    class Later(Page):
        def apply_preferences(self, preferences: object) -> None:
            self.looks = preferences

    shell = open_window()
    page = Later()
    shell.page_stack.add_page(page)

    assert page.looks == shell.match_controller.preferences
    close_window(shell)


def test_statistics_and_skill_lead_to_each_other_and_back_to_the_first_page(
    shell: MainWindow,
) -> None:
    shell.navigator.go_home()
    shell.run_command(Command.STATISTICS)
    page = shell.pages.my_play_page
    shown = [page.part]
    page.part_buttons[MyPlaySection.SKILL].click()
    shown.append(page.part)

    QTest.keyClick(shell, Qt.Key.Key_Escape)
    assert shell.page_stack.currentWidget() is shell.pages.start_page
    assert shown == [page.statistics, page.skill]
