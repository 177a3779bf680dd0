"""People at one screen: their list, tables and seats in the database."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event as Flag

import pytest

from marjapussi_gui.app.background_evaluation import BackgroundEvaluation
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.match_totals import StatisticsScope
from marjapussi_gui.model.new_game import NewGame, RememberedTable
from marjapussi_gui.model.preferences import NO_PERSON, Person
from marjapussi_gui.model.verdict import Grade, Verdict
from marjapussi_gui.ports.match_repository import SavedDataKind
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.base_repository import ignore_error
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.database_file import DatabaseFile
from marjapussi_gui.storage.errors import UNREACHABLE, StoreError
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.in_memory_copy import InMemoryCopy
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.model.sample_verdict import PRACTICE_RESULT, VERDICT
from tests.storage.played_matches import (
    ME,
    PEOPLE,
    create_match,
    load_match,
    play_hands,
    record_header,
    store_random_match,
)

LIISA, ONNI = Person(NO_PERSON, "Liisa", "fox"), Person(NO_PERSON, "onni", "bear")


@pytest.fixture
def statistics(database: Database, tmp_path: Path) -> StatisticsQueries:
    return StatisticsQueries(database, BackupFolder(database, tmp_path))


def test_people_are_listed_by_name(database: Database) -> None:
    people = PeopleTable(database)

    onni, liisa = people.save(ONNI), people.save(LIISA)

    assert people.people() == [liisa, onni]
    assert {onni.id, liisa.id} == {1, 2}


def test_person_changes_name_and_choices(database: Database) -> None:
    people = PeopleTable(database)
    liisa = people.save(LIISA)

    people.save(replace(liisa, name="Liisi", deck="two", warnings="always", hints=True))

    assert people.people() == [
        Person(liisa.id, "Liisi", "fox", deck="two", warnings="always", hints=True)
    ]


def test_id_of_deleted_person_is_never_used_again(database: Database) -> None:
    people = PeopleTable(database)
    liisa = people.save(LIISA)

    people.remove(liisa.id)
    onni = people.save(ONNI)

    assert people.people() == [onni]
    assert onni.id != liisa.id
    assert not database.query("select 1 from people where name like '%Liisa%'")


def test_unreadable_choices_are_replaced_by_the_usual_ones(database: Database) -> None:
    people = PeopleTable(database)
    liisa = people.save(replace(LIISA, deck="two"))
    for text in ("[", '{"deck": "five", "hints": 1}', '{"deck": []}'):
        with database.transaction() as connection:
            connection.execute("update people set choices = ?", (text,))

        assert people.people() == [replace(liisa, deck="four")]


def test_seats_and_curtain_of_a_match_are_read_back(database: Database) -> None:
    state = load_match(database, create_match(database, curtain=False).id)

    assert (state.people, state.seated, state.curtain) == (PEOPLE, PEOPLE, False)
    assert [state.is_person(Seat(seat)) for seat in range(4)] == [True, False, True, False]


def test_person_leaves_and_comes_back(database: Database) -> None:
    match, matches = create_match(database), MatchTable(database)

    matches.change_person(match, Seat(2), 7, NO_PERSON)
    away = load_match(database, match.id)
    matches.change_person(match, Seat(2), 12, 2)

    assert (away.people, away.seated) == ((1, 0, 0, 0), PEOPLE)
    assert load_match(database, match.id).people == PEOPLE


def test_undo_keeps_who_sits_at_the_table(database: Database) -> None:
    match, matches = create_match(database), MatchTable(database)
    play_hands(database, match, 1)
    for ply, person in ((7, NO_PERSON), (9, 2), (12, NO_PERSON)):
        matches.change_person(match, Seat(2), ply, person)

    match.journal.truncate(8)

    rows = database.query("select ply, person from match_people where seat = 2 order by ply")
    assert [tuple(row) for row in rows] == [(0, 2), (7, 0), (8, 0)]


def test_help_marks_only_the_person_who_took_it(database: Database) -> None:
    match = create_match(database)

    match.journal.mark_assisted(Seat(2))

    rows = database.query("select seat from match_people where assisted")
    assert [row["seat"] for row in rows] == [2]
    assert load_match(database, match.id).is_assisted


def test_deleted_match_takes_its_seats_along(database: Database) -> None:
    match = create_match(database)
    play_hands(database, match)

    MatchTable(database).delete(match.id)

    assert not database.query("select match from match_people union select match from seat_hands")


def test_record_tells_nothing_of_the_list(database: Database) -> None:
    people, matches = PeopleTable(database), MatchTable(database)
    people.save(LIISA)
    match = create_match(database)
    play_hands(database, match)

    text = matches.export_record(match.id)
    again = matches.import_record(text.encode(), 1)

    assert "Liisa" not in text
    assert again.state.people == ()


def table_game(*people: int) -> NewGame:
    return NewGame("tuppi", 4, level="easy", names=("", "Old", "Eero", ""), people=people)


def test_table_meets_again_under_its_name(database: Database) -> None:
    people = PeopleTable(database)
    liisa, onni = people.save(LIISA), people.save(ONNI)
    game = table_game(liisa.id, onni.id, 0, 0)

    people.save_table(RememberedTable("Friday", game))
    people.save_table(RememberedTable("Sunday", replace(game, curtain=False)))
    people.save_table(RememberedTable("Friday", game))

    friday, sunday = people.tables()
    assert (friday.name, sunday.name) == ("Friday", "Sunday")
    assert friday.game.names == ("Liisa", "onni", "Eero", "")
    assert friday.game.people == game.people
    assert friday.game.level == "easy"
    assert (friday.game.curtain, sunday.game.curtain) == (True, False)


def test_table_of_a_deleted_person_is_not_offered(database: Database) -> None:
    people = PeopleTable(database)
    liisa, onni = people.save(LIISA), people.save(ONNI)
    people.save_table(RememberedTable("Friday", table_game(liisa.id, onni.id, 0, 0)))

    people.remove(onni.id)

    assert not people.tables()


def test_removed_table_is_forgotten(database: Database) -> None:
    people = PeopleTable(database)
    liisa, onni = people.save(LIISA), people.save(ONNI)
    people.save_table(RememberedTable("Friday", table_game(liisa.id, onni.id, 0, 0)))

    people.remove_table("Friday")

    assert not people.tables()


@pytest.mark.parametrize("text", ['{"people": [1]}', "7", "[", '{"header": 5, "people": [1, 1]}'])
def test_unreadable_table_is_left_out(database: Database, text: str) -> None:
    people = PeopleTable(database)
    liisa, onni = people.save(LIISA), people.save(ONNI)
    people.save_table(RememberedTable("Friday", table_game(liisa.id, onni.id, 0, 0)))
    with database.transaction() as connection:
        connection.execute(
            "update kept set value = json_set(value, '$.Sunday', ?) where key = 'tables'", (text,)
        )

    assert [each.name for each in people.tables()] == ["Friday"]


def test_match_of_several_people_counts_for_each_of_them_and_not_for_the_player(
    database: Database, statistics: StatisticsQueries
) -> None:
    match = create_match(database)
    play_hands(database, match)
    store_random_match(database, hands=3)

    assert statistics.totals().hands == 3
    for person in (1, 2):
        assert statistics.for_person(person).totals().hands == 2
        assert sum(statistics.for_person(person).weekly_hands(2)) == 2
        assert [each.hand_index for each in statistics.for_person(person).hand_series()] == [0, 1]
    assert statistics.for_person(3).totals().hands == 0


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_seat_of_a_person_counts_as_the_players_own_would(
    database: Database, statistics: StatisticsQueries, seat: int
) -> None:
    people = tuple(int(place == seat) for place in range(4))
    match = create_match(database, people)
    play_hands(database, match, 5)
    record = load_match(database, match.id).record
    alone = MatchTable(database).create(MatchState(record, 1, "normal", "expert", Seat(seat)))

    MatchTable(database).update_score(alone, record)

    person = statistics.for_person(1)
    assert person.totals() == statistics.totals()
    assert person.point_distribution() == statistics.point_distribution()
    assert (
        person.first_occurrences("", Flag()).keys()
        == statistics.first_occurrences("", Flag()).keys()
    )
    assert [each.game for each in person.match_categories()] == ["marjapussi"]


def test_hands_of_a_person_who_left_are_those_before(
    database: Database, statistics: StatisticsQueries
) -> None:
    match = create_match(database)
    play_hands(database, match, 3)
    second = database.query("select ply from hands where number = 1")[0][0]

    MatchTable(database).change_person(match, Seat(2), second, NO_PERSON)

    assert statistics.for_person(2).totals().hands == 2
    assert statistics.for_person(1).totals().hands == 3


def test_reset_of_a_person_leaves_the_others(
    database: Database, statistics: StatisticsQueries
) -> None:
    play_hands(database, create_match(database))

    statistics.reset()
    statistics.for_person(1).reset()

    assert statistics.for_person(1).totals().hands == 0
    assert statistics.for_person(2).totals().hands == 2


def mistake(seat: int) -> Verdict:
    return replace(VERDICT, seat=Seat(seat), grade=Grade.BLUNDER)


def test_mistakes_belong_to_who_sat_there(
    database: Database, statistics: StatisticsQueries
) -> None:
    match, exercises = create_match(database), ExerciseTable(database)
    play_hands(database, match)
    for ply, seat in ((9, 0), (10, 2), (20, 2)):
        VerdictTable(database).save(match.id, ply, mistake(seat))

    MatchTable(database).change_person(match, Seat(2), 15, NO_PERSON)
    exercises.save_result(match.id, 9, PRACTICE_RESULT)

    def exercise_plies(person: int) -> list[int]:
        kind = VERDICT.kind
        return [each.ply for each in exercises.for_person(person).next_exercises(kind)]

    assert (exercise_plies(NO_PERSON), exercise_plies(1), exercise_plies(2)) == ([], [9], [10])
    counts = [len(statistics.for_person(each).evaluated_decisions()) for each in (0, 1, 2)]
    assert counts == [0, 1, 1]
    since = PRACTICE_RESULT.last_practised_at
    counts = [exercises.for_person(each).count_answered_since(since) for each in (0, 1, 2)]
    assert counts == [0, 1, 0]


def test_assisted_is_who_took_help(database: Database, statistics: StatisticsQueries) -> None:
    match = create_match(database)
    play_hands(database, match)

    match.journal.mark_assisted(Seat(2))

    alone = StatisticsScope(is_assisted=False)
    assert statistics.for_person(1).totals(alone).hands == 2
    assert statistics.for_person(2).totals(alone).hands == 0


def test_list_of_a_person_is_seen_from_that_seat(database: Database) -> None:
    matches = MatchTable(database)
    match = create_match(database)
    store_random_match(database)

    listed = matches.for_person(2).list_summaries()

    assert [(each.id, each.own_seat) for each in listed] == [(match.id, 2)]
    assert len(matches.list_summaries()) == 2


def test_decisions_of_all_people_are_evaluated(database: Database) -> None:
    match = create_match(database)
    play_hands(database, match, 1)
    task = BackgroundEvaluation(database, lambda view, *_: replace(VERDICT, seat=view.seat))

    while (save := task.run_step(Flag())) is not None:
        assert save()

    seats = database.query("select distinct seat from verdicts order by seat")
    assert [row["seat"] for row in seats] == [0, 2]


def test_people_wait_in_memory_while_the_file_is_full(file: Path) -> None:
    database = open_database(file).database
    people, matches = PeopleTable(database), MatchTable(database)
    connection = database._connection
    connection.execute("pragma max_page_count = 1")

    liisa = people.save(replace(LIISA, name="Liisa" + " " * 5000))
    people.save_table(RememberedTable("Friday", table_game(liisa.id, liisa.id, 0, 0)))

    assert matches.unsaved_kinds() == [SavedDataKind.PEOPLE]
    assert people.people() == [liisa]
    connection.execute("pragma max_page_count = 1000000")
    assert matches.save_pending()
    assert not matches.unsaved_kinds()
    database.close()
    again = PeopleTable(open_database(file).database)
    assert (again.people(), len(again.tables())) == ([liisa], 1)


def test_person_who_cannot_even_be_kept_in_memory_stays_until_the_end() -> None:
    closed = Database.in_memory()
    closed.close()
    people = PeopleTable(closed, ignore_error)

    liisa, onni = people.save(LIISA), people.save(ONNI)

    assert people.people() == [liisa, onni]
    people.remove(liisa.id)
    assert people.people() == [onni]


def test_ids_given_without_the_file_are_not_in_it() -> None:
    def reopen() -> DatabaseFile:
        raise StoreError(UNREACHABLE, "the file isn't there")

    database = Database.in_memory(error_key=UNREACHABLE, reopen=reopen)

    assert PeopleTable(database).save(LIISA).id > 1_000_000_000


def test_backup_and_recovery_carry_people(file: Path, tmp_path: Path) -> None:
    database = open_database(file).database
    liisa = PeopleTable(database).save(LIISA)
    match = create_match(database, (liisa.id, 0, 0, 0))
    play_hands(database, match)
    backup = BackupFolder(database, tmp_path).create()
    database.close()
    assert backup is not None
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("create table stranger (x)")

    opened = open_database(file)

    assert opened.status == OpenStatus.RECOVERED
    for copy in (opened.database, open_database(backup).database):
        assert PeopleTable(copy).people() == [liisa]
        assert load_match(copy, match.id).people == match.state.people
        assert copy.query("select count(*) from seat_hands")[0][0] == 2
        copy.close()


def test_standby_copy_has_the_seats_of_an_opened_match(database: Database) -> None:
    match = create_match(database)
    with closing(InMemoryCopy()) as copy:
        copy.copy_match(database._connection, match.id)
        rows = copy.open_snapshot(0).execute("select person from match_people order by seat")

        assert tuple(row["person"] for row in rows) == PEOPLE


def test_match_whose_seats_cannot_be_stored_is_not_stored_halfway(database: Database) -> None:
    with database.transaction() as connection:
        connection.execute(
            "create trigger refuse before insert on match_people"
            " begin select raise(abort, 'refused'); end"
        )

    matches = MatchTable(database, ignore_error)
    first = MatchRecord(record_header(find_variant("marjapussi").create_game()))
    match = matches.create(MatchState(first, 1, "normal", "expert", ME, people=PEOPLE))

    assert match.id < 0
    assert not database.query("select id from matches")
    kept = matches.load(match.id)
    assert kept is not None
    assert kept.state.people == PEOPLE
    with database.transaction() as connection:
        connection.execute("drop trigger refuse")
    assert matches.save_pending()
    assert load_match(database, 1).people == PEOPLE


def test_killed_program_finds_people_and_their_seats_again(file: Path) -> None:
    database = open_database(file).database
    liisa = PeopleTable(database).save(LIISA)
    match = create_match(database, (liisa.id, 0, 0, 0))
    MatchTable(database).change_person(match, Seat(0), 3, NO_PERSON)
    copy = file.with_name("copy.db")
    for suffix in ("", "-wal"):
        copy.with_name(f"copy.db{suffix}").write_bytes(
            file.with_name(f"{file.name}{suffix}").read_bytes()
        )

    with closing(sqlite3.connect(copy)) as killed:
        rows = killed.execute("select ply, person from match_people where seat = 0 order by ply")
        assert rows.fetchall() == [(0, liisa.id), (3, NO_PERSON)]
        assert killed.execute("select name from people").fetchall() == [("Liisa",)]
    database.close()
