"""The preferences dialog: each choice is reported at once."""

from dataclasses import fields, replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.model.playing_habits import PlayingHabits, PlayTrait
from marjapussi_gui.model.preferences import ALLOWED_VALUES, FELT_NAMES, Preferences
from marjapussi_gui.ui.dialogs.preferences_dialog import (
    CARD_SAMPLES,
    PlayingHabitsBox,
    PreferencesDialog,
)
from marjapussi_gui.ui.text.i18n import say

LISTS = (
    *("language", "chrome", "text", "cards", "pace", "rest", "click"),
    *("sort", "speech", "level", "warnings"),
)


def record_changes(dialog: PreferencesDialog) -> list[Preferences]:
    preferences: list[Preferences] = []
    dialog.changed.connect(preferences.append)
    return preferences


@pytest.mark.parametrize("key", LISTS)
def test_each_value_of_a_list_is_reported(key: str) -> None:
    dialog = PreferencesDialog(Preferences())
    changes = record_changes(dialog)
    default = getattr(Preferences(), key)
    values = [value for value in ALLOWED_VALUES[key] if value != default] + [default]

    for value in values:
        dialog.fields[key].set_value(value)

    assert [getattr(each, key) for each in changes] == values
    assert changes[-1] == Preferences()


def test_choices_of_felt_cards_and_ticks_are_reported() -> None:
    dialog = PreferencesDialog(Preferences())
    changes = record_changes(dialog)

    dialog.fields["felt"].buttons["birch"].click()
    dialog.fields["deck"].buttons["two"].click()
    dialog.fields["index"].buttons["large"].click()
    dialog.fields["back"].buttons["juniper"].click()
    dialog.fields["low_first"].click()
    dialog.fields["hints"].click()

    chosen = Preferences(
        felt="birch", deck="two", index="large", back="juniper", low_first=True, hints=True
    )
    assert chosen == changes[-1]
    assert len(changes) == 6


@pytest.mark.parametrize("key", CARD_SAMPLES)
def test_cards_are_chosen_by_keyboard(key: str) -> None:
    dialog = PreferencesDialog(Preferences())
    dialog.show()
    dialog.activateWindow()
    QApplication.processEvents()
    changes = record_changes(dialog)
    buttons = list(dialog.fields[key].buttons.values())
    buttons[0].setFocus()

    QTest.keyClick(buttons[0], Qt.Key.Key_Right)

    assert getattr(changes[-1], key) == tuple(ALLOWED_VALUES[key])[1]
    assert buttons[1].accessibleName()
    assert buttons[1].accessibleDescription()


def test_pictures_show_what_else_is_chosen() -> None:
    dialog = PreferencesDialog(Preferences())
    dialog.show()
    two = dialog.fields["deck"].buttons["two"]
    before = two.grab().toImage()

    dialog.fields["index"].set_value("large")

    assert before != two.grab().toImage()


def test_what_the_dialog_does_not_show_stays() -> None:
    dialog = PreferencesDialog(Preferences(name="Veera", level="expert"))
    changes = record_changes(dialog)

    dialog.fields["hints"].click()

    assert (changes[-1].name, changes[-1].level) == ("Veera", "expert")


def test_dialog_begins_with_the_preferences_it_is_given() -> None:
    last = {key: tuple(ALLOWED_VALUES[key])[-1] for key in LISTS}
    given = replace(
        Preferences(**last),  # type: ignore[arg-type]  # every choice is a text
        players=3,
        felt=FELT_NAMES[-1],
        deck="two",
        index="large",
        back="juniper",
        low_first=True,
        hints=True,
        praise=False,
        count_myself=True,
        forced=True,
        agreements=False,
        alt_letters=True,
        sound=False,
        volume=30,
        voice=True,
    )
    dialog = PreferencesDialog(given)
    changes = record_changes(dialog)

    dialog.fields["hints"].click()

    differing = [
        field.name
        for field in fields(given)
        if getattr(given, field.name) != getattr(changes[-1], field.name)
    ]
    assert differing == ["hints"]


def test_new_language_is_spoken_at_once_and_nothing_is_lost() -> None:
    dialog = PreferencesDialog(Preferences())
    dialog.show()
    dialog.fields["pace"].set_value("fast")

    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))

    assert dialog.fields["pace"].value() == "fast"


class LearnedPlay:
    """Remember something of the player until it's forgotten."""

    def __init__(self) -> None:
        self.match_count = 3

    def load(self) -> PlayingHabits:
        return {PlayTrait.BIDS: 1.0} if self.match_count else {}

    def count_matches(self) -> int:
        return self.match_count

    def forget(self) -> None:
        self.match_count = 0


def test_one_button_forgets_what_the_player_usually_does() -> None:
    learned = LearnedPlay()
    dialog = PreferencesDialog(Preferences(), playing_habits=learned)
    (box,) = dialog.findChildren(PlayingHabitsBox)
    assert box.forget_button.isEnabled()

    box.forget_button.click()

    assert learned.load() == {}
    assert not box.forget_button.isEnabled()
    assert box.text_label.text() == say("usual-play-forgotten")


def test_with_nothing_learned_there_is_nothing_to_forget() -> None:
    learned = LearnedPlay()
    learned.forget()
    dialog = PreferencesDialog(Preferences(), playing_habits=learned)
    (box,) = dialog.findChildren(PlayingHabitsBox)

    assert not box.forget_button.isEnabled()
