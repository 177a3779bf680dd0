"""Every page and dialog in every size: no word is cut off, and each control has a name."""

import re
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.model.new_game import default_game, default_rules
from marjapussi_gui.model.preferences import NO_PERSON, Person, Preferences
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.storage.playing_habits_table import PlayingHabitsTable
from marjapussi_gui.storage.settings import PresetTable
from marjapussi_gui.system.assets import read_messages
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.dialogs.dialog_layout import WINDOW_FRAME_HEIGHT
from marjapussi_gui.ui.dialogs.house_rules_dialog import HouseRulesDialog
from marjapussi_gui.ui.dialogs.new_game_dialog import NewGameDialog
from marjapussi_gui.ui.dialogs.preferences_dialog import PreferencesDialog
from marjapussi_gui.ui.pages.start.start_page import StartPage
from marjapussi_gui.ui.pages.text_page import TextPage
from marjapussi_gui.ui.text import i18n
from tests.ui.dialogs.layout_checks import (
    SIZES,
    cut_off_texts,
    horizontal_scrolling,
    nameless_controls,
    show_at_size,
)
from tests.ui.text.rules_text import rules_html

NAMES = ("start", "reading", "new game", "seats", "preferences", *(each.key for each in VARIANTS))

every_window = pytest.mark.parametrize("name", NAMES)


@cache
def longer_messages(language: str) -> dict[str, str]:
    """Return messages whose words are a third longer than the English ones."""
    return {
        key: re.sub(r"(?<![{\w])[^\W\d_]+(?![}\w])", lambda word: _longer(word[0]), text)
        for key, text in read_messages(language).items()
    }


def _longer(word: str) -> str:
    return word + word[: len(word) // 3]


def window(name: str) -> QWidget:
    match name:
        case "start":
            return StartPage(pixel_ratio=1.0)
        case "reading":
            page = TextPage()
            page.show_text(name, rules_html(find_variant("bag").create_game()))
            return page
        case "new game" | "seats":
            last, people = default_game(find_variant("marriage")), PeopleTable(Database.in_memory())
            if name == "seats":
                names = "Elsa", "Wilhelmiina-Kristiina", "Onni", "Maya"
                ids = [people.save(Person(NO_PERSON, each, "fox")).id for each in names]
                last = replace(last, people=tuple(ids))
            return NewGameDialog(last, PresetTable(Database.in_memory()), people)
        case "preferences":
            playing_habits = PlayingHabitsTable(Database.in_memory())
            return PreferencesDialog(Preferences(), playing_habits=playing_habits)
    one = find_variant(name)
    return HouseRulesDialog(one, default_rules(one), PresetTable(Database.in_memory()))


@pytest.fixture
def themed_application(qapp: QApplication) -> QApplication:
    theme.apply_theme(qapp, "light")
    return qapp


@every_window
def test_no_word_is_cut_off_and_every_control_has_a_name(
    name: str, themed_application: QApplication
) -> None:
    dialog = window(name)

    for size in SIZES:
        show_at_size(dialog, *size)

        assert cut_off_texts(dialog) == []
        assert nameless_controls(dialog) == []


@every_window
def test_long_words_fit_the_smallest_window(
    name: str, themed_application: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "read_messages", longer_messages)
    dialog = window(name)

    show_at_size(dialog, *SIZES[0])

    assert cut_off_texts(dialog) == []
    assert [each for each in dialog.findChildren(QScrollArea) if is_too_wide(each)] == []
    assert horizontal_scrolling(dialog) == []


def is_too_wide(area: QScrollArea) -> bool:
    inside = area.widget()
    return inside is not None and inside.width() > area.viewport().width()


@pytest.mark.parametrize(
    "name", ["new game", "seats", "preferences", *(each.key for each in VARIANTS)]
)
def test_a_dialog_is_no_larger_than_the_screen(name: str) -> None:
    dialog = window(name)
    screen = dialog.screen().availableGeometry()

    assert screen.width() < 960, "a screen on which some dialog would not fit"
    assert dialog.width() <= screen.width()
    assert dialog.height() <= screen.height() - WINDOW_FRAME_HEIGHT
    dialog.deleteLater()
