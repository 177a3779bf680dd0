"""The new-game dialog: what is settled in it is what it gives."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.model.new_game import (
    BEST_LEVEL,
    LEVELS,
    MAX_SEED,
    NewGame,
    default_game,
    default_rules,
)
from marjapussi_gui.model.preferences import NO_PERSON, Person
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.storage.settings import PresetTable
from marjapussi_gui.ui.dialogs.deal_number_field import DealNumberField
from marjapussi_gui.ui.dialogs.new_game_dialog import NewGameDialog

every_game = pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)


def open_dialog(
    last: NewGame, own: PresetTable | None = None, people: PeopleTable | None = None
) -> NewGameDialog:
    return NewGameDialog(
        last,
        PresetTable(Database.in_memory()) if own is None else own,
        PeopleTable(Database.in_memory()) if people is None else people,
    )


@every_game
def test_untouched_dialog_gives_the_last_game(one: Variant) -> None:
    last = default_game(one, level="strong", name="Veera")
    dialog = open_dialog(last)

    assert last == dialog.chosen_settings()


@every_game
def test_another_game_is_offered_as_it_is_usually_played(one: Variant) -> None:
    dialog = open_dialog(default_game(find_variant("marriage"), name="Veera"))

    dialog.game_field.set_value(one.key)

    chosen = dialog.chosen_settings()
    assert default_game(one, name="Veera") == chosen
    assert dialog.play_button.isEnabled()


def test_everything_chosen_is_given() -> None:
    dialog = open_dialog(default_game(find_variant("marjapussi")))

    dialog.rules_field.preset_field.set_value(2)
    dialog.level_field.buttons["easy"].click()
    dialog.partner_level_field.set_value("normal")
    for line, name in zip(
        dialog.names_form.name_edits, ("Veera", " Aino  Maria ", "", "Onni"), strict=True
    ):
        line.setText(name)
    QTest.keyClicks(dialog.deal_field.number_edit, "1812")

    assert dialog.chosen_settings() == NewGame(
        "marjapussi",
        4,
        {**default_rules(find_variant("marjapussi")), "target": 10, "whole_after_trumps": "anyone"},
        "easy",
        "normal",
        ("Veera", "Aino Maria", "", "Onni"),
        1812,
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_name_for_each_of_the_players(players: int) -> None:
    dialog = open_dialog(default_game(find_variant("marriage")))

    dialog.players_field.set_value(players)

    assert dialog.chosen_settings().player_count == players
    assert len(dialog.chosen_settings().names) == players


def test_partner_plays_its_best_by_default() -> None:
    dialog = open_dialog(default_game(find_variant("marjapussi"), level="easy"))

    assert dialog.chosen_settings().partner_level == BEST_LEVEL == LEVELS[-1]


@pytest.mark.parametrize(("text", "seed"), [("0", 0), (" 42 ", 42), (str(MAX_SEED), 2**63 - 1)])
def test_deal_number_is_taken(text: str, seed: int) -> None:
    dialog = open_dialog(default_game(find_variant("bag")))

    QTest.keyClicks(dialog.deal_field.number_edit, text)

    assert dialog.chosen_settings().seed == seed
    assert not dialog.deal_field.error_text


@pytest.mark.parametrize("text", ["", "12x", "-1", "1.5", str(MAX_SEED + 1), "٣", "1 2", "9" * 40])
def test_bad_deal_number_is_explained_and_bars_the_way(text: str) -> None:
    dialog = open_dialog(default_game(find_variant("bag")))

    dialog.deal_field.number_button.click()
    dialog.deal_field.number_edit.setText(text)

    assert dialog.deal_field.error_text
    assert not dialog.play_button.isEnabled()
    dialog.deal_field.new_button.click()
    assert dialog.play_button.isEnabled()
    assert dialog.chosen_settings().seed is None


def test_rules_come_back_from_the_house_rules() -> None:
    own = PresetTable(Database.in_memory())
    dialog = open_dialog(default_game(find_variant("marjapussi")), own)
    dialog.show()

    rules = dialog.rules_field.open_rules_dialog()
    rules.form.set_values({"pack": 24})
    rules.save_preset("Kesä")
    rules.accept_button.click()

    assert dialog.chosen_settings().rules["pack"] == 24
    assert dialog.rules_field.preset_field.currentText() == "Kesä"


def test_house_rules_left_with_cancel_change_nothing() -> None:
    dialog = open_dialog(default_game(find_variant("marjapussi")))
    dialog.show()

    rules = dialog.rules_field.open_rules_dialog()
    rules.form.set_values({"pack": 24})
    rules.cancel_button.click()

    assert dialog.chosen_settings().rules["pack"] == 36


def test_a_deal_number_is_explained_first_and_a_wrong_one_warned_of() -> None:
    field = DealNumberField(None)
    label, looks = field.findChild(QLabel), list[str]()
    assert label is not None

    field.number_button.click()
    for text in ("", "x", "12"):
        field.number_edit.setText(text)
        looks.append(label.property("look") if field.error_text else "")

    assert looks == ["caption", "warning", ""]


def test_custom_rules_stay_selected() -> None:
    last = default_game(find_variant("marjapussi"))
    dialog = open_dialog(NewGame(last.game, 4, {"pack": 24, "porvoo": False}, names=last.names))

    assert dialog.chosen_settings().rules == {**last.rules, "pack": 24, "porvoo": False}


def test_the_level_that_suits_the_player_is_suggested_for_each_game() -> None:
    results = {"marjapussi": {"normal": (40, 26)}, "bag": {"strong": (12, 6)}}
    dialog = NewGameDialog(
        default_game(find_variant("marjapussi")),
        PresetTable(Database.in_memory()),
        PeopleTable(Database.in_memory()),
        load_results=lambda game: results.get(game, {}),
    )

    texts = [dialog.level_suggestion.text()]
    for game in ("bag", "tuppi"):
        dialog.game_field.set_value(game)
        texts.append("" if dialog.level_suggestion.isHidden() else dialog.level_suggestion.text())

    assert texts == [
        "You won 26 of 40 matches against Normal. Against Skilled, you’d win about half.",
        "You won 6 of 12 matches against Strong. That level suits you.",
        "",
    ]
    assert dialog.level_field.value() == "normal"


def open_seats(key: str, preset: str, people: PeopleTable) -> NewGameDialog:
    dialog = open_dialog(default_game(find_variant(key), name="Elsa"), people=people)
    dialog.show()
    dialog.who_field.chips[preset].click()
    return dialog


def name_seats(dialog: NewGameDialog, *names: str) -> None:
    for patch, name in zip(dialog.seats.view.seat_editors, names, strict=False):
        patch.name_edit.setText(name)


@pytest.fixture
def people() -> PeopleTable:
    return PeopleTable(Database.in_memory())


def test_several_people_sit_down_and_are_remembered(people: PeopleTable) -> None:
    elsa = people.save(Person(NO_PERSON, "Elsa", "owl"))
    dialog = open_seats("marjapussi", "partners", people)

    name_seats(dialog, "elsa", "Aino", " Liisa ")
    dialog.seats.curtain_field.setChecked(False)
    dialog.play_button.click()

    liisa = next(each for each in people.people() if each.name == "Liisa")
    chosen = dialog.chosen_settings()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert chosen.people == (elsa.id, NO_PERSON, liisa.id, NO_PERSON)
    assert chosen.names[:3] == ("elsa", "Aino", "Liisa")
    assert all(chosen.names)
    assert not chosen.curtain
    assert people.people() == [elsa, liisa]


def test_one_person_is_alone_as_before(people: PeopleTable) -> None:
    dialog = open_seats("marjapussi", "4", people)

    dialog.who_field.chips["alone"].click()
    dialog.play_button.click()

    assert dialog.chosen_settings().people == ()
    assert dialog.chosen_settings().names[0] == "Elsa"
    assert not people.people()


@pytest.mark.parametrize(
    ("names", "place"), [(("Elsa", ""), 1), (("", "Onni"), 0), (("Onni", "ONNI"), 1)]
)
def test_every_person_has_a_name_of_their_own(
    names: tuple[str, str], place: int, people: PeopleTable
) -> None:
    dialog = open_seats("tuppi", "opponents", people)

    name_seats(dialog, *names)
    dialog.play_button.click()

    assert dialog.result() != QDialog.DialogCode.Accepted
    assert dialog.focusWidget() is dialog.seats.view.seat_editors[place].name_edit
    assert not people.people()


@pytest.mark.parametrize(
    ("key", "players", "keys"),
    [
        ("marjapussi", 4, ["alone", "partners", "opponents", "4"]),
        ("bondtolva-two", 2, ["alone", "2"]),
        ("marriage", 3, ["alone", "2", "3"]),
        ("marriage", 5, ["alone", "2", "3", "4", "5"]),
    ],
)
def test_choices_fit_the_seats(key: str, players: int, keys: list[str]) -> None:
    dialog = open_dialog(default_game(find_variant(key), player_count=players))

    assert list(dialog.who_field.chips) == keys
    assert dialog.who_field.chosen == ("alone",)


def test_switched_seats_light_the_choice_that_fits(people: PeopleTable) -> None:
    dialog = open_seats("marjapussi", "opponents", people)
    switches = [each.switch for each in dialog.seats.view.seat_editors]

    lit = []
    for place in (1, 2, 3, 1, 2, 3):
        switches[place].click()
        lit.append(dialog.who_field.chosen)

    assert lit == [("alone",), ("partners",), (), ("4",), (), ("opponents",)]


def test_levels_of_opponents_stay_equal(people: PeopleTable) -> None:
    dialog = open_seats("marjapussi", "partners", people)
    left, right = dialog.seats.view.seat_editors[1], dialog.seats.view.seat_editors[3]

    left.level_field.set_value("easy")

    assert right.level_field.value() == "easy"
    chosen = dialog.chosen_settings()
    assert (chosen.level, chosen.partner_level) == ("easy", BEST_LEVEL)


def test_known_name_brings_its_animal_and_a_click_changes_it(people: PeopleTable) -> None:
    people.save(Person(NO_PERSON, "Liisa", "owl"))
    dialog = open_seats("marjapussi", "partners", people)
    name_seats(dialog, "Elsa", "Aino", "liisa")
    patch = dialog.seats.view.seat_editors[2]
    assert patch.person.animal == "owl"

    patch.portrait.click()
    changed = patch.person.animal
    dialog.play_button.click()

    assert changed != "owl"
    assert [each.animal for each in people.people() if each.name == "Liisa"] == [changed]


def test_people_who_played_last_sit_there_again(people: PeopleTable) -> None:
    liisa, onni = (people.save(Person(NO_PERSON, name, "fox")) for name in ("Liisa", "Onni"))
    last = default_game(find_variant("marriage"), player_count=3)
    last = replace(last, people=(onni.id, NO_PERSON, liisa.id), curtain=False)

    dialog = open_dialog(last, people=people)
    dialog.show()
    dialog.play_button.click()

    chosen = dialog.chosen_settings()
    assert (chosen.people, chosen.curtain) == (last.people, False)
    assert (chosen.names[0], chosen.names[2]) == ("Onni", "Liisa")


def test_another_number_of_players_keeps_the_people_who_fit(people: PeopleTable) -> None:
    dialog = open_seats("marriage", "3", people)
    name_seats(dialog, "Elsa", "Liisa", "Onni")

    dialog.seats.change_button.click()
    dialog.players_field.set_value(2)
    dialog.play_button.click()

    assert dialog.chosen_settings().people == (1, 2)
    assert dialog.chosen_settings().names == ("Elsa", "Liisa")


def test_keyboard_switches_a_seat(people: PeopleTable) -> None:
    dialog = open_seats("marjapussi", "partners", people)
    patch = dialog.seats.view.seat_editors[1]

    states = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(patch.switch, key)
        states.append(patch.is_person)

    assert states == [True, True, False, True]


def test_tab_goes_round_the_table_and_enter_in_a_name_goes_on(people: PeopleTable) -> None:
    dialog = open_seats("marjapussi", "partners", people)
    south, west, north, _ = dialog.seats.view.seat_editors

    south.name_edit.setFocus()
    visited = []
    for key in (Qt.Key.Key_Return, *[Qt.Key.Key_Tab] * 5):
        QTest.keyClick(dialog.focusWidget(), key)
        visited.append(dialog.focusWidget())

    expected = [west.name_edit, west.switch, west.level_field, north.name_edit, north.switch]
    assert visited[:5] == expected
    assert dialog.isVisible()


def test_enter_plays_from_anywhere_but_a_name(people: PeopleTable) -> None:
    dialog = open_seats("marjapussi", "partners", people)
    name_seats(dialog, "Elsa", "Aino", "Liisa")

    dialog.seats.view.seat_editors[1].switch.setFocus()
    QTest.keyClick(dialog.seats.view.seat_editors[1].switch, Qt.Key.Key_Return)

    assert dialog.result() == QDialog.DialogCode.Accepted
