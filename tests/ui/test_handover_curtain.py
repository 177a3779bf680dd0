"""The curtain hides the table between the turns of two people at one screen."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from threading import Event as Flag

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.bidding_events import BidPassed
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY, Seat, Side
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.model.preferences import NO_PERSON, Person
from marjapussi_gui.ui.art.animal_portraits import animal_portrait
from marjapussi_gui.ui.board.announcement_policy import addressed
from marjapussi_gui.ui.dialogs.person_list_dialog import PersonListDialog
from marjapussi_gui.ui.dialogs.question_dialog import PeopleDialog
from marjapussi_gui.ui.panels.handover_curtain import HOLD_MS, NEW_TURN_MS
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.screen_reader_text import spoken_sentence
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock
from tests.ui.dialogs.layout_checks import cut_off_texts

from .table_driver import TableDriver
from .window_driver import LEFT, answer_questions

LIISA, ONNI = Seat(0), Seat(2)
NAMES = ("Liisa", "", "Onni", "")
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
decide = create_decider("normal", 3)


class SharedTable(TableDriver):
    """The table of several people, and the curtain over it."""

    def __init__(self, window: MainWindow, clock: FakeClock) -> None:
        super().__init__(window)
        self._clock = clock

    def is_covered(self) -> bool:
        return self.page.curtain.is_down

    @property
    def curtain_text(self) -> str:
        return self.page.curtain.curtain.spoken_text

    def wait(self, ms: float = NEW_TURN_MS) -> None:
        self._clock.ms += ms

    def open(self, key: Qt.Key = ENTER) -> None:
        self.wait()
        QTest.keyClick(self.page.curtain.curtain.button, key)

    def act(self) -> None:
        self.perform(decide(self.own_view, Flag()))

    def go_on(self) -> None:
        if self.is_covered():
            self.open()
        elif self.view is not None:
            self.act()
        else:
            self.wait(5000)
            self.hand_score.next_button.click()

    def go_on_until(self, is_reached: Callable[[], bool], steps: int = 200) -> None:
        for _ in range(steps):
            if is_reached():
                return
            self.go_on()
        pytest.fail("this was not reached")


def sit_down(
    window: MainWindow,
    clock: FakeClock,
    *,
    game: str = "marjapussi",
    people: tuple[int, ...] = (1, NO_PERSON, 2, NO_PERSON),
    names: tuple[str, ...] = NAMES,
    curtain: bool = True,
) -> SharedTable:
    usual = default_game(find_variant(game), level="normal", player_count=len(people))
    window.match_controller.start_match(
        replace(usual, seed=3, partner_level="normal", names=names, people=people, curtain=curtain)
    )
    return SharedTable(window, clock)


@pytest.fixture
def table(window: MainWindow, clock: FakeClock) -> SharedTable:
    return sit_down(window, clock)


def test_match_of_several_people_begins_behind_the_curtain(table: SharedTable) -> None:
    assert table.is_covered()
    assert table.page.curtain.curtain.isVisible()
    assert not table.board.isVisible()
    assert table.own_cards == []
    assert table.view is None


def test_curtain_says_whose_turn_it_is_and_what_enter_does(table: SharedTable) -> None:
    name = table.people.name(table.session.awaited_seat)

    assert table.curtain_text.startswith(f"{name}’s turn. The cards are hidden. Press Enter")
    assert table.page.curtain.announcer.recent_sentences[-1] == table.curtain_text
    assert table.page.curtain.curtain.button.text() == f"Show {name}’s cards"


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_key_shows_the_cards_when_it_is_released(table: SharedTable, key: Qt.Key) -> None:
    button = table.page.curtain.curtain.button
    table.wait()

    QTest.keyPress(button, key)
    assert table.is_covered()
    QTest.keyRelease(button, key)

    assert not table.is_covered()
    assert len(table.own_cards) == 9
    assert table.own_view.seat == table.people.own_seat
    assert table.is_offering


def test_click_on_the_button_shows_the_cards(table: SharedTable) -> None:
    table.wait()
    QTest.mouseClick(table.page.curtain.curtain, LEFT)
    assert table.is_covered()

    table.wait()
    QTest.mouseClick(table.page.curtain.curtain.button, LEFT)

    assert not table.is_covered()


def test_keys_typed_ahead_or_held_are_dropped(table: SharedTable) -> None:
    button = table.page.curtain.curtain.button

    QTest.keyClick(button, ENTER)
    assert table.is_covered()

    table.wait()
    QTest.keyRelease(button, ENTER)
    assert table.is_covered()


def test_curtain_falls_when_another_person_has_to_decide(table: SharedTable) -> None:
    table.open()
    first = table.people.own_seat

    table.go_on_until(table.is_covered)

    assert table.session.awaited_seat not in (first, NOBODY)
    assert table.people.own_seat == NOBODY
    assert not table.board.isVisible()
    assert table.page.accessible_board.history.texts == []
    assert table.page.accessible_board.recent_sentences == []


def test_falling_curtain_calls_nobody_who_played_before(
    table: SharedTable, qapp: QApplication
) -> None:
    table.open()
    first, button = table.people.name(table.people.own_seat), table.page.curtain.curtain.button
    called = list[str]()
    qapp.focusChanged.connect(lambda _, new: called.append(button.text() if new is button else ""))

    table.go_on_until(table.is_covered)

    assert any(called)
    assert not any(first in each for each in called)


def test_no_curtain_falls_between_two_decisions_of_one_person(table: SharedTable) -> None:
    def decides_again() -> bool:
        seats = [each.seat for each in table.session.record.entries]
        return not table.is_covered() and table.view is not None and seats[-1:] == [table.view.seat]

    table.go_on_until(decides_again)

    assert not table.is_covered()


def test_count_is_open_to_all_and_the_next_deal_is_not(table: SharedTable) -> None:
    table.go_on_until(lambda: table.hand_score.is_open)
    assert not table.is_covered()
    table.wait(5000)

    table.hand_score.next_button.click()

    assert table.is_covered()
    assert table.own_cards == []


def test_escape_opens_the_menu_and_not_the_cards(
    table: SharedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    monkeypatch.setattr(MainWindow, "show_menu", lambda _: opened.append("menu"))
    table.window.page_commands  # noqa: B018 - created anew at each use

    table.window.run_command(Command.ESCAPE)

    assert opened == ["menu"]
    assert table.is_covered()


def test_commands_about_cards_are_impossible_behind_the_curtain(table: SharedTable) -> None:
    for command in (Command.HINT, Command.COPY_CODE, Command.REVIEW, Command.UNDO, Command.TALK):
        assert not table.window.actions_by_command[command].isEnabled()
        table.window.run_command(command)

    assert table.is_covered()
    assert not any(panel.is_open for panel in table.page.panels.all_panels)


def test_hands_of_others_are_not_reviewed_while_they_are_played(table: SharedTable) -> None:
    table.open()
    assert Command.REVIEW not in table.page.commands
    assert Command.HINT in table.page.commands

    table.go_on_until(lambda: table.hand_score.is_open)

    assert Command.REVIEW in table.page.commands


def test_count_names_who_made_or_failed_a_contract(window: MainWindow, clock: FakeClock) -> None:
    table = sit_down(window, clock, game="huutopussi")

    table.go_on_until(lambda: table.hand_score.is_open)

    title = table.hand_score.ledger.title  # type: ignore[union-attr]
    assert any(name in title for name in ("Liisa", "Onni")) or "Nobody" in title
    assert not {"You", "They"} & {*title.split()}


def test_count_has_room_for_the_names_of_both_sides(window: MainWindow, clock: FakeClock) -> None:
    names = ("Maximiliane", "", "Wilhelmiina", "")
    table = sit_down(window, clock, game="pfadfinder", names=names)
    window.resize(800, 600)

    table.go_on_until(lambda: table.hand_score.is_open)
    QTest.qWait(500)

    assert [*cut_off_texts(table.hand_score)] == []


def test_curtain_falls_when_the_program_is_left(table: SharedTable, qapp: QApplication) -> None:
    table.open()
    seat = table.people.own_seat

    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)

    assert table.is_covered()
    assert table.session.awaited_seat == seat
    table.open()
    assert table.people.own_seat == seat
    assert table.is_offering


def test_curtain_falls_after_a_minute_without_input(table: SharedTable) -> None:
    table.open()
    timer = table.page.curtain._idle_timer
    assert timer.isActive()
    assert timer.interval() == 60_000

    timer.timeout.emit()

    assert table.is_covered()


def test_curtain_stays_open_if_that_is_preferred(table: SharedTable, qapp: QApplication) -> None:
    calm = replace(
        table.window.match_controller.preferences, curtain_on_leave=False, curtain_when_idle=False
    )
    table.window.apply_preferences(calm)
    table.open()

    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    table.page.curtain._idle_timer.timeout.emit()

    assert not table.is_covered()


def test_button_must_be_held_if_that_is_preferred(table: SharedTable) -> None:
    held = replace(table.window.match_controller.preferences, curtain_hold=True)
    table.window.apply_preferences(held)
    button = table.page.curtain.curtain.button
    table.wait()
    QTest.keyClick(button, ENTER)
    assert table.is_covered()

    table.wait()
    QTest.keyPress(button, ENTER)
    table.wait(HOLD_MS)
    QTest.keyRelease(button, ENTER)

    assert not table.is_covered()


def test_undo_beyond_the_curtain_asks_everybody_by_name(
    table: SharedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer_questions(monkeypatch, yes=False)
    table.open()
    table.go_on_until(table.is_covered)
    table.open()
    ply = table.action_count

    table.window.run_command(Command.UNDO)
    assert table.action_count == ply
    assert asked[0].startswith("Liisa and Onni: ")

    answer_questions(monkeypatch, yes=True)
    table.window.run_command(Command.UNDO)

    assert table.action_count < ply


def test_copied_code_does_not_outlast_the_turn(table: SharedTable) -> None:
    table.open()
    table.window.run_command(Command.COPY_CODE)
    assert QGuiApplication.clipboard().text()

    table.go_on_until(table.is_covered)

    assert QGuiApplication.clipboard().text() == ""


def test_spoken_sentences_that_say_you_begin_with_the_name(table: SharedTable) -> None:
    table.open()
    seat, people = table.people.own_seat, table.people
    said = [
        addressed(partial(spoken_sentence, BidPassed(each)), people) for each in (seat, Seat(1))
    ]

    assert table.page.accessible_board.history.texts[-1].startswith(f"{people.name(seat)}: ")
    assert said == [f"{people.name(seat)}: You pass.", f"{people.name(Seat(1))} passes."]


def test_answers_that_say_you_begin_with_the_name(table: SharedTable) -> None:
    table.open()
    name, reader = table.people.name(table.people.own_seat), table.page.accessible_board

    for question in ("hand", "turn", "legal"):
        reader.answer_question(question)

        assert reader.recent_sentences[-1].startswith(f"{name}: ")


def test_felt_and_score_name_everybody(table: SharedTable) -> None:
    table.open()

    assert {table.people.short_side_name(side) for side in (Side(0), Side(1))} == {
        "Liisa and Onni",
        table.people.side_name(Side(1)),
    }
    name = table.people.name(table.people.own_seat)
    said = table.people.sentence(table.people.own_seat, "you-pass", "name-passes")
    assert said == f"{name} passes."


def test_hand_log_names_everybody(table: SharedTable) -> None:
    table.go_on_until(lambda: table.hand_score.is_open)

    table.page.toggle_hand_log()

    assert [each for each in table.page.panels.hand_log.sentences if "You " in each] == []


def test_without_a_curtain_the_table_turns_to_who_plays(
    window: MainWindow, clock: FakeClock
) -> None:
    table = sit_down(window, clock, curtain=False)
    seats = set[Seat]()

    while len(seats) < 2 and not table.hand_score.is_open:
        assert not table.is_covered()
        seats.add(table.own_view.seat)
        assert table.board.table_layout.own_seat == table.own_view.seat
        table.act()

    assert seats == {LIISA, ONNI}


def test_person_alone_sees_no_curtain(window: MainWindow, clock: FakeClock) -> None:
    table = sit_down(window, clock, people=())

    assert not table.is_covered()
    assert table.people.you_or_name(LIISA) == "You"


def test_person_who_leaves_is_replaced_and_may_come_back(
    table: SharedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.open()
    table.go_on_until(table.is_covered)
    entries = table.session.record.entries

    table.window.match_controller.change_people({LIISA: True, ONNI: False})
    assert table.session.record.entries[: len(entries)] == entries
    assert not table.is_covered()
    assert table.people.own_seat == LIISA
    table.act()

    monkeypatch.setattr(
        PeopleDialog, "exec", lambda dialog: dialog.fields[ONNI].setChecked(True) or 1
    )
    table.window.run_command(Command.PEOPLE)

    assert table.is_covered()
    assert table.session.people == {LIISA, ONNI}


def test_each_person_has_own_preferences(window: MainWindow, clock: FakeClock) -> None:
    people = window._services.storage.people
    liisa = people.save(Person(NO_PERSON, "Liisa", "fox", deck="two", hints=True))
    onni = people.save(Person(NO_PERSON, "Onni", "owl", deck="four"))
    table = sit_down(window, clock, people=(liisa.id, NO_PERSON, onni.id, NO_PERSON))
    decks = {}

    def has_seen_both() -> bool:
        if not table.is_covered() and table.view is not None:
            decks[table.own_view.seat] = table.board.card_pictures.style.colour_scheme
        return len(decks) == 2

    table.go_on_until(has_seen_both)

    assert decks == {LIISA: "two", ONNI: "four"}


def test_people_are_drawn_as_their_animals_at_their_table_only(
    window: MainWindow, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = window._services.storage.people
    window.match_controller.start_default_match("tuppi")
    usual = animal_portrait("Liisa").animal
    assert usual != "fox"
    liisa = people.save(Person(NO_PERSON, "Liisa", "fox"))

    sit_down(window, clock, people=(liisa.id, NO_PERSON, 2, NO_PERSON))
    assert animal_portrait("Liisa").animal == "fox"

    def change_animal(_: PersonListDialog) -> int:
        people.save(replace(liisa, animal="bear"))
        return 0

    monkeypatch.setattr(PersonListDialog, "exec", change_animal)
    window.dialogs.open_person_list()
    assert animal_portrait("Liisa").animal == "bear"

    window.match_controller.start_default_match("tuppi")
    assert animal_portrait("Liisa").animal == usual


@pytest.mark.parametrize(
    ("game", "people"),
    [
        ("marriage", (1, 2, 3, 4, 5)),
        ("marriage", (1, NO_PERSON, 2)),
        ("tuppi", (1, 2, NO_PERSON, NO_PERSON)),
        ("huutopussi-two", (1, 2)),
    ],
)
def test_whole_hand_is_played_behind_the_curtain(
    window: MainWindow, clock: FakeClock, game: str, people: tuple[int, ...]
) -> None:
    names = ("Liisa", "Onni", "Väinö", "Aino", "Eero")[: len(people)]
    table = sit_down(window, clock, game=game, people=people, names=names)
    seen = set()

    def is_over() -> bool:
        if not table.is_covered() and table.view is not None:
            seen.add(table.own_view.seat)
        return table.hand_score.is_open

    table.go_on_until(is_over, steps=900)

    assert seen == {seat for seat, person in enumerate(people) if person}
