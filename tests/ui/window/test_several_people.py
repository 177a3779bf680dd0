"""Reviews and tables of several people, through the window."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from marjapussi_gui.app.screenshot import with_stored_matches
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.preferences import NO_PERSON, Person, Preferences
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.ui.common.requests import Practise
from marjapussi_gui.ui.dialogs.new_game_dialog import NewGameDialog
from marjapussi_gui.ui.dialogs.question_dialog import WhoseSeatDialog
from marjapussi_gui.ui.pages.table.curtain_controller import SeatedPeople
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.storage.played_matches import create_match, load_match, play_hands, store_random_match
from tests.ui.window_driver import close_window


@pytest.fixture
def database() -> Database:
    database = Database.in_memory()
    for name in ("Elsa", "Liisa"):
        PeopleTable(database).save(Person(NO_PERSON, name, "fox"))
    return database


@pytest.fixture
def window(database: Database) -> Iterator[MainWindow]:
    services = create_memory_services(ImmediateTaskRunner(), Preferences(pace="off", sound=False))
    window = MainWindow(with_stored_matches(services, database))
    window.show()
    yield window
    close_window(window)


def answer(run: Callable[[], object], in_dialog: Callable[[QDialog], object]) -> None:
    """Run something that opens a dialog, and do something in the dialog."""

    def answer_dialog() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        in_dialog(dialog)

    QTimer.singleShot(0, answer_dialog)
    run()


def press_seat(place: int, dialog: QDialog) -> None:
    assert isinstance(dialog, WhoseSeatDialog)
    dialog.seat_buttons[place].click()


def test_review_asks_whose_seat_and_shows_it_from_there(
    window: MainWindow, database: Database
) -> None:
    match = create_match(database)
    play_hands(database, match, 1)

    answer(partial(window.navigator.review_match, match.id), partial(press_seat, 1))

    state = window.pages.review_page.controller.state
    assert state is not None
    assert (state.seat, state.playback.own_seat) == (2, 2)


def test_review_of_an_unfinished_hand_ends_before_it(
    window: MainWindow, database: Database
) -> None:
    match = create_match(database)
    play_hands(database, match, 1)
    window.navigator.resume_match(match.id)
    window.pages.table_page.panels.hand_score.next_requested.emit()
    window.pages.table_page.curtain.curtain.opened.emit()
    session = window.pages.table_page.table_controller.session
    assert session is not None
    begun = session.ply

    answer(window.navigator.review_current_match, partial(press_seat, 1))

    state = window.pages.review_page.controller.state
    assert state is not None
    assert state.ply == state.playback.last_ply < begun


def test_review_that_is_cancelled_is_not_shown(window: MainWindow, database: Database) -> None:
    match = create_match(database)
    play_hands(database, match, 1)
    page = window.page_stack.current_page

    answer(partial(window.navigator.review_match, match.id), QDialog.reject)

    assert window.page_stack.current_page is page


def test_review_of_a_choice_is_that_of_who_made_it(window: MainWindow, database: Database) -> None:
    match = create_match(database)
    play_hands(database, match, 1)
    loaded = window._services.storage.matches.load(match.id)
    assert loaded is not None
    entries = loaded.state.record.entries
    ply = next(ply for ply, each in enumerate(entries) if each.seat == 2)

    window.navigator.review_choice(match.id, ply)

    state = window.pages.review_page.controller.state
    assert state is not None
    assert (state.seat, state.playback.own_seat) == (2, 2)


def test_other_person_is_a_menu_away(window: MainWindow, database: Database) -> None:
    match = create_match(database)
    play_hands(database, match, 1)
    answer(partial(window.navigator.review_match, match.id), partial(press_seat, 0))
    page, asked = window.pages.review_page, list[object]()
    page.request.connect(asked.append)

    seen = []
    for seat in (2, 1, 0):
        page.review_seat(Seat(seat))
        assert page.controller.state is not None
        seen.append((page.controller.state.seat, page.controller.state.playback.own_seat))
        page.question_controller.practice_requested.emit()

    assert seen == [(2, 2), (1, 2), (0, 0)]
    assert asked == [Practise(person=2), Practise(person=2), Practise(person=1)]


def test_review_of_the_player_alone_asks_nothing(window: MainWindow, database: Database) -> None:
    match = store_random_match(database)

    assert window.navigator.review_match(match)

    state = window.pages.review_page.controller.state
    assert state is not None
    assert state.playback.own_seat == 0


def sit_down(dialog: QDialog) -> None:
    assert isinstance(dialog, NewGameDialog)
    dialog.who_field.chips["partners"].click()
    for place, name in ((0, "Elsa"), (2, "Onni")):
        dialog.seats.view.seat_editors[place].name_edit.setText(name)
    dialog.play_button.click()


def test_table_is_remembered_under_its_own_name(window: MainWindow, database: Database) -> None:
    people = PeopleTable(database)
    answer(window.dialogs.open_new_game, sit_down)
    first = people.tables()
    people.remove_table(first[0].name)
    people.save_table(type(first[0])("Friday with Onni", first[0].game))

    answer(window.dialogs.open_new_game, sit_down)
    window.navigator.go_home()

    assert [each.name for each in first] == ["Elsa, Onni"]
    assert [each.name for each in people.tables()] == ["Friday with Onni"]
    assert window.pages.start_page.resume_tile.table_button.isVisible()
    assert window.match_controller.last_game.people == (1, NO_PERSON, 3, NO_PERSON)


def test_hand_of_several_people_that_waits_is_nobodys_turn(window: MainWindow) -> None:
    answer(window.dialogs.open_new_game, sit_down)

    window.navigator.go_home()

    preview = window.pages.start_page.resume_tile.preview
    assert preview is not None
    assert not preview.is_my_turn


def test_table_starts_again_with_the_same_people(window: MainWindow, database: Database) -> None:
    answer(window.dialogs.open_new_game, sit_down)
    window.navigator.go_home()

    window.pages.start_page.resume_tile.table_button.click()

    match = window.match_controller.match
    assert match is not None
    assert match.people == (1, NO_PERSON, 3, NO_PERSON)
    assert match.record.header.player_names[::2] == ("Elsa", "Onni")
    assert database.query("select count(*) from matches")[0][0] == 2


def test_choice_at_the_table_keeps_a_name_changed_meanwhile(database: Database) -> None:
    people = PeopleTable(database)
    seated = SeatedPeople(people)
    state = load_match(database, create_match(database).id)
    seated.begin_match(state)
    elsa, liisa = people.people()
    people.save(replace(elsa, name="Elsi"))
    people.remove(liisa.id)

    saved = [seated.save_choices(Seat(seat), Preferences(hints=True)) for seat in (0, 2)]

    assert saved == [True, False]
    assert [(each.name, each.hints) for each in people.people()] == [("Elsi", True)]


def test_review_calls_everybody_by_name(window: MainWindow, database: Database) -> None:
    match = create_match(database)
    play_hands(database, match, 1)

    answer(partial(window.navigator.review_match, match.id), partial(press_seat, 1))

    state = window.pages.review_page.controller.state
    assert state is not None
    assert state.people.you_or_name(Seat(2)) == "Aino 2"
