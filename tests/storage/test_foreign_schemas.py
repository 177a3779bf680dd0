"""Files that look like ours and are not: set aside whole, and nothing in them is ever run."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.connection import MAX_VALUE_BYTES, connect, limit_steps
from marjapussi_gui.storage.database_copies import MANUAL
from marjapussi_gui.storage.errors import DAMAGED, LOCKED, StoreError, key_for_error
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.migrations import APPLICATION_ID, INITIAL_SCHEMA
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from marjapussi_gui.storage.program_lock import ProgramLock
from marjapussi_gui.storage.settings import PREFERENCES_KEY, KeyValueStore, PresetTable
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from tests.storage.played_matches import quarantined_contents, store_random_match

ENDLESS = "with recursive n(x) as (select 1 union all select x + 1 from n) select max(x) from n"
HOSTILE = {
    "a table is missing": "drop table presets",
    "an index is missing": "drop index matches_by_rules",
    "one more table": "create table more (x)",
    "one more index": "create index more on matches (level)",
    "one more column": "alter table kept add column more text",
    "a table without its name": "alter table hands rename to hand",
    "a table that takes anything": """
        drop table presets;
        create table presets (game, name, rules)
    """,
    "an endless view": """
        drop table kept;
        create view kept as
        with recursive n(x) as (select 1 union all select x + 1 from n)
        select x as key, x as value from n
    """,
    "an endless view of hands": """
        drop table hands;
        create view hands as
        with recursive n(x) as (select 1 union all select x + 1 from n)
        select x as match, x as number from n
    """,
    "a trigger": """
        create trigger more after insert on log
        begin delete from matches where id <> new.match; end
    """,
    "a trigger on what is read first": """
        create trigger more after update on matches begin delete from kept; end
    """,
    "a column that is reckoned": """
        drop table kept;
        create table kept
        (key text primary key, value text, more text as (hex(zeroblob(900000))))
    """,
}

hostile = pytest.mark.parametrize("what", HOSTILE)


def run_script(file: Path, script: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(script)


def fill_database(file: Path) -> list[str]:
    database = open_database(file).database
    for key in ("bag", "tuppi"):
        store_random_match(database, key)
    KeyValueStore(database).write(PREFERENCES_KEY, {"felt": "night"})
    PresetTable(database).save("bag", "own", {"target": 9})
    matches = MatchTable(database)
    texts = [matches.export_record(each.id) for each in matches.list_summaries()]
    database.close()
    return texts


@hostile
def test_file_of_another_form_is_set_aside_and_read(file: Path, what: str) -> None:
    texts = fill_database(file)
    run_script(file, HOSTILE[what])
    before = file.read_bytes()

    opened = open_database(file)

    assert (OpenStatus.RECOVERED, 2) == (opened.status, MatchTable(opened.database).count())
    assert [before] == quarantined_contents(file)
    matches = MatchTable(opened.database)
    assert texts == [matches.export_record(each.id) for each in matches.list_summaries()]
    match = store_random_match(opened.database)
    assert {1, 2, match} == {each.id for each in matches.list_summaries()}
    opened.database.close()
    again = open_database(file)
    assert again.status == OpenStatus.OPENED
    again.database.close()


@pytest.mark.parametrize("what", [each for each in HOSTILE if "table kept" not in HOSTILE[each]])
def test_choices_are_read_from_a_file_of_another_form(file: Path, what: str) -> None:
    fill_database(file)
    run_script(file, HOSTILE[what])

    opened = open_database(file)

    assert {"felt": "night"} == KeyValueStore(opened.database).read(PREFERENCES_KEY)
    opened.database.close()


def test_view_in_the_place_of_a_table_is_not_read(file: Path) -> None:
    fill_database(file)
    run_script(
        file,
        "drop table kept; create view kept as"
        """ select 'preferences' as key, '{"felt": "birch"}' as value""",
    )

    opened = open_database(file)

    assert (OpenStatus.RECOVERED, {}) == (
        opened.status,
        KeyValueStore(opened.database).read(PREFERENCES_KEY),
    )
    opened.database.close()


@hostile
def test_backup_of_another_form_is_refused(file: Path, tmp_path: Path, what: str) -> None:
    texts = fill_database(file)
    database = open_database(file).database
    backups = BackupFolder(database, tmp_path / "backups")
    backup = backups.write(MANUAL)
    run_script(backup, HOSTILE[what])

    with pytest.raises(StoreError) as refused:
        backups.load(backup)

    assert refused.value.key == DAMAGED
    matches = MatchTable(database)
    assert texts == [matches.export_record(each.id) for each in matches.list_summaries()]
    assert len(backups.list_backups()) == 1
    database.close()


def test_second_window_does_not_look_at_a_file_of_another_form(file: Path) -> None:
    fill_database(file)
    run_script(file, HOSTILE["an endless view"])
    lock = ProgramLock(file.with_suffix(".lock"))
    assert lock.acquire()

    opened = open_database(file)

    assert (LOCKED, False) == (opened.status, opened.database.path is not None)
    assert KeyValueStore(opened.database).read(PREFERENCES_KEY) == {}
    opened.database.close()
    lock.release()


def test_file_that_the_first_version_made_is_of_its_form(file: Path) -> None:
    file.parent.mkdir()
    pragmas = f"pragma application_id = {APPLICATION_ID}; pragma user_version = 1;"
    run_script(file, f"{INITIAL_SCHEMA}; {pragmas}")

    opened = open_database(file)

    assert opened.status == OpenStatus.MIGRATED
    opened.database.close()


def test_file_that_was_vacuumed_is_of_its_form(file: Path) -> None:
    fill_database(file)
    run_script(file, "vacuum")

    opened = open_database(file)

    assert opened.status == OpenStatus.OPENED
    opened.database.close()


FAR = """
update log set match = 9100000000000000 where match = 1;
update hands set match = 9100000000000000 where match = 1;
update matches set id = 9100000000000000 where id = 1
"""


@pytest.mark.parametrize(
    ("script", "left"),
    [
        ("update matches set changed = 9223372036854775807 where id = 1", [1, 2]),
        ("update matches set changed = 9223372036854775800 + id", [2, 1]),
        ("update matches set changed = -5 where id = 2", [1, 2]),
        (FAR, [2]),
        ("update sqlite_sequence set seq = 9223372036854775807", [2, 1]),
        ("update sqlite_sequence set seq = 'x'", [2, 1]),
    ],
)
def test_numbers_that_leave_no_room_for_more_are_damage(
    file: Path, script: str, left: list[int]
) -> None:
    fill_database(file)
    run_script(file, script)

    opened = open_database(file)

    matches = MatchTable(opened.database)
    assert (OpenStatus.RECOVERED, left) == (
        opened.status,
        [each.id for each in matches.list_summaries()],
    )
    assert store_random_match(opened.database) == 3
    opened.database.close()


LARGE = "x" * (3 * MAX_VALUE_BYTES)


@pytest.mark.parametrize("column", ["header", "seats", "scores", "searched", "level", "game"])
def test_row_too_large_to_be_read_spoils_no_list(file: Path, tmp_path: Path, column: str) -> None:
    fill_database(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"update matches set {column} = ? where id = 1", (LARGE,))  # noqa: S608 - a name from above

    opened = open_database(file)

    matches = MatchTable(opened.database)
    assert 2 in [each.id for each in matches.list_summaries()]
    assert matches.count() == 2
    assert isinstance(matches.last_open_match(), int)
    if column == "header":
        assert "tuppi" in [
            each.game
            for each in StatisticsQueries(
                opened.database, BackupFolder(opened.database, tmp_path)
            ).match_categories()
        ]
    opened.database.close()


def test_row_too_large_to_be_read_is_left_out_of_what_is_recovered(file: Path) -> None:
    texts = fill_database(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("insert into kept values ('a large one', ?)", (LARGE,))
        connection.execute("insert into presets values ('bag', 'large', ?)", (LARGE,))
        connection.execute("insert into presets values ('bag', 'more', '{}')")
    run_script(file, "create table more (x)")

    opened = open_database(file)

    matches = MatchTable(opened.database)
    assert texts == [matches.export_record(each.id) for each in matches.list_summaries()]
    assert {"felt": "night"} == KeyValueStore(opened.database).read(PREFERENCES_KEY)
    assert ("more", "own") == PresetTable(opened.database).list_names("bag")
    opened.database.close()


def test_endless_question_ends(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "x.db", "rwc")) as connection:
        with limit_steps(connection, 4096), pytest.raises(sqlite3.OperationalError) as interrupted:
            connection.execute(ENDLESS)

        assert key_for_error(interrupted.value) == DAMAGED
        assert connection.execute("select 1").fetchone()[0] == 1


def test_views_and_triggers_are_never_run(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    run_script(file, "create table t (x); create view v as select 1")

    with closing(connect(file)) as connection:
        assert connection.execute("pragma trusted_schema").fetchone()[0] == 0
        assert connection.execute("pragma cell_size_check").fetchone()[0] == 1
        assert connection.getlimit(sqlite3.SQLITE_LIMIT_LENGTH) == MAX_VALUE_BYTES
        if hasattr(connection, "setconfig"):
            with pytest.raises(sqlite3.OperationalError):
                connection.execute("select * from v")
