"""The window knows of its pages what every page promises, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.ui.pages.page import Page
from marjapussi_gui.ui.shell import menu, pages, window
from marjapussi_gui.ui.shell.window import Window
from tests.ui.playing import gone, opened, seated

OF_THE_TABLE = ("undo", "review", "again", "read_trick")


@pytest.fixture
def shell(qapp: object) -> Iterator[Window]:
    made = opened()
    yield made
    gone(made)


@pytest.mark.parametrize("module", [window, pages, menu], ids=lambda each: each.__name__)
def test_only_the_ways_know_pages_by_name(module: ModuleType) -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    named = [each.module or "" for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)]

    assert [each for each in named if each.startswith("pages.") and each != "pages.page"] == []


def test_every_command_is_done_by_the_window_or_by_a_page(shell: Window) -> None:
    of_pages = {name for page in shell.pages.made for name in page.deeds}

    assert set(menu.KEYS) == set(shell.deeds) | of_pages
    assert not of_pages & set(shell.deeds)


def test_what_a_page_asks_for_is_answered(shell: Window) -> None:
    commands = {
        name for page in shell.pages.made for name in (page.BACK, "menu", "play_again") if name
    }

    assert commands <= {*shell.answers, *shell.deeds}


def test_commands_belong_to_the_page_that_shows_their_subject(shell: Window) -> None:
    seated(shell, "tuppi")
    assert all(shell.actions_by_name[name].isEnabled() for name in OF_THE_TABLE)

    shell.ways.show_profile()
    assert not any(shell.actions_by_name[name].isEnabled() for name in OF_THE_TABLE)

    shell.ways.show_statistics()
    assert not any(shell.actions_by_name[name].isEnabled() for name in OF_THE_TABLE)
    assert shell.actions_by_name["matches"].isEnabled()


def test_escape_withdraws_a_question_and_then_leaves(shell: Window) -> None:
    shell.ways.show_matches()
    shell.ways.matches_page.message.ask("Really?", "Yes", lambda: None)

    QTest.keyClick(shell, Qt.Key.Key_Escape)
    assert shell.pages.currentWidget() is shell.ways.matches_page
    assert not shell.ways.matches_page.message.isVisible()

    QTest.keyClick(shell, Qt.Key.Key_Escape)
    assert shell.pages.currentWidget() is shell.ways.start_page


def test_a_page_that_is_made_later_looks_as_the_player_wishes(qapp: object) -> None:
    class Later(Page):
        def prefer(self, preferences: object) -> None:
            self.looks = preferences

    shell = opened()
    page = Later()
    shell.pages.add(page)

    assert page.looks == shell.host.preferences
    gone(shell)


def test_statistics_and_skill_lead_to_each_other_and_back_to_where_one_was(shell: Window) -> None:
    seen = shell.pages.currentWidget
    shell.ways.go_home()
    shell.command("statistics")
    shell.ways.statistics_page.skill.click()
    assert seen() is shell.ways.profile_page

    shell.ways.profile_page.charts.click()
    assert seen() is shell.ways.statistics_page

    shell.ways.statistics_page.skill.click()
    QTest.keyClick(shell, Qt.Key.Key_Escape)
    assert seen() is shell.ways.start_page
