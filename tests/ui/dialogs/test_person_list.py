"""The dialog of people: what is changed in it is stored at once."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from marjapussi_gui.model.new_game import NewGame, RememberedTable
from marjapussi_gui.model.preferences import NO_PERSON, Person
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.ui.dialogs.person_list_dialog import PersonListDialog


@pytest.fixture
def people() -> PeopleTable:
    people = PeopleTable(Database.in_memory())
    for name in ("Elsa", "Liisa"):
        people.save(Person(NO_PERSON, name, "fox"))
    people.save_table(RememberedTable("Elsa, Liisa", NewGame("tuppi", 4, people=(1, 0, 2, 0))))
    return people


@pytest.fixture
def dialog(people: PeopleTable) -> PersonListDialog:
    dialog = PersonListDialog(people)
    dialog.show()
    return dialog


def rename(dialog: PersonListDialog, place: int, name: str) -> None:
    edit = dialog.boxes[place].name_edit
    edit.setText(name)
    edit.editingFinished.emit()


def test_new_name_is_stored_and_tables_have_it(
    dialog: PersonListDialog, people: PeopleTable
) -> None:
    rename(dialog, 1, " Liisi ")

    assert [each.name for each in people.people()] == ["Elsa", "Liisi"]
    assert people.tables()[0].game.names[2] == "Liisi"


@pytest.mark.parametrize("name", ["", "  ", "ELSA"])
def test_names_are_not_empty_and_differ(
    name: str, dialog: PersonListDialog, people: PeopleTable
) -> None:
    rename(dialog, 1, name)

    assert [each.name for each in people.people()] == ["Elsa", "Liisa"]
    assert dialog.boxes[1].name_edit.text() == "Liisa"
    assert dialog.message.text


def test_preferences_and_animal_are_stored(dialog: PersonListDialog, people: PeopleTable) -> None:
    box = dialog.boxes[0]

    box.fields["deck"].set_value("two")
    box.fields["hints"].click()
    box.portrait.click()

    elsa = people.people()[0]
    assert (elsa.deck, elsa.hints, elsa.warnings) == ("two", True, "never")
    assert elsa.animal != "fox"
    assert people.people()[1] == Person(2, "Liisa", "fox")


def test_person_is_deleted_after_a_question(dialog: PersonListDialog, people: PeopleTable) -> None:
    dialog.boxes[0].delete_button.click()
    assert len(people.people()) == 2

    dialog.message.action_button.click()

    assert [each.name for each in people.people()] == ["Liisa"]
    assert [box.person.name for box in dialog.boxes] == ["Liisa"]
    assert not dialog.table_edits


def test_table_is_renamed(dialog: PersonListDialog, people: PeopleTable) -> None:
    dialog.table_edits[0].setText("Friday with Liisa")
    dialog.table_edits[0].editingFinished.emit()

    assert [each.name for each in people.tables()] == ["Friday with Liisa"]


def test_table_is_played_or_forgotten(dialog: PersonListDialog, people: PeopleTable) -> None:
    row = dialog.table_edits[0].parentWidget()
    assert row is not None
    play, forget = row.findChildren(QPushButton)

    play.click()
    forget.click()

    assert dialog.chosen_table is not None
    assert dialog.chosen_table.name == "Elsa, Liisa"
    assert not people.tables()


def test_empty_list_says_how_people_get_there() -> None:
    dialog = PersonListDialog(PeopleTable(Database.in_memory()))

    assert any("new match" in label.text() for label in dialog.findChildren(QLabel))
