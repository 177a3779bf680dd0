"""The wheel scrolls what it is over; it turns a value only where the keyboard is."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollArea,
    QScrollBar,
    QSlider,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.storage.settings import PresetTable
from marjapussi_gui.storage.sheet_table import SheetTable
from marjapussi_gui.ui.dialogs.house_rules_dialog import HouseRulesDialog
from marjapussi_gui.ui.dialogs.new_game_dialog import NewGameDialog
from marjapussi_gui.ui.dialogs.preferences_dialog import PreferencesDialog, VolumeSlider
from marjapussi_gui.ui.pages.matches.matches_page import MatchesPage
from marjapussi_gui.ui.widgets.fields import ComboField, SpinField

PLACES: dict[str, Callable[[], QWidget]] = {
    "preferences": lambda: PreferencesDialog(Preferences()),
    "new game": lambda: NewGameDialog(
        default_game(find_variant("marriage")),
        PresetTable(Database.in_memory()),
        PeopleTable(Database.in_memory()),
    ),
    "house rules": lambda: HouseRulesDialog(
        find_variant("marjapussi"), {}, PresetTable(Database.in_memory())
    ),
    "matches": lambda: MatchesPage(
        MatchTable(Database.in_memory()), SheetTable(Database.in_memory())
    ),
}


def turn(widget: QWidget, notches: int) -> None:
    """Turn the wheel over the middle of a widget, as a mouse does."""
    window = widget.window()
    handle = window.windowHandle()
    assert handle is not None
    place = QPointF(widget.mapTo(window, widget.rect().center()))
    QTest.wheelEvent(handle, place, QPoint(0, 120 * notches))
    QApplication.processEvents()


def value(field: QWidget) -> int:
    if isinstance(field, QComboBox):
        return field.currentIndex()
    assert isinstance(field, QSpinBox | QSlider)
    return field.value()


def fields(place: QWidget) -> list[QWidget]:
    widgets = place.findChildren(QWidget)
    kinds = QComboBox | QAbstractSpinBox | QAbstractSlider
    return [
        each for each in widgets if isinstance(each, kinds) and not isinstance(each, QScrollBar)
    ]


@pytest.mark.parametrize("name", PLACES)
def test_the_wheel_turns_no_value_that_it_passes(name: str) -> None:
    place = PLACES[name]()
    place.resize(1200, 5000)  # so that all of it is seen
    place.show()
    QApplication.processEvents()
    before = [value(field) for field in fields(place)]

    for field in fields(place):
        place.setFocus()
        for notches in (-1, 1, 1, -1, -1):
            turn(field, notches)
            assert not field.hasFocus()

    assert len(before) >= 2
    assert before == [value(field) for field in fields(place)]


@pytest.mark.parametrize("name", ["preferences", "house rules"])
def test_the_wheel_scrolls_the_page_over_a_value(name: str) -> None:
    place = PLACES[name]()
    place.resize(800, 300)
    place.show()
    QApplication.processEvents()
    field = next(each for each in fields(place) if each.isVisible())
    area: QWidget | None = field
    while not isinstance(area, QScrollArea):
        assert area is not None
        area = area.parentWidget()

    turn(field, -2)

    assert area.verticalScrollBar().value() > 0


@pytest.mark.parametrize("kind", [ComboField, SpinField, VolumeSlider])
def test_the_wheel_turns_the_value_where_the_keyboard_is(qtbot: QtBot, kind: type) -> None:
    makers: dict[type, Callable[[], ComboField[int] | SpinField | VolumeSlider]] = {
        ComboField: lambda: ComboField("number", [(number, str(number)) for number in range(9)]),
        SpinField: lambda: SpinField("number", range(10)),
        VolumeSlider: lambda: VolumeSlider("number", 50),
    }
    field = makers[kind]()
    field.show()
    qtbot.waitExposed(field)
    field.set_value(4)
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)

    turn(field, -1)

    assert value(field) != 4
