"""Changes wait in memory while the file cannot be written, and reach it once it can."""

import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.base_repository import ignore_error
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.database_copies import MANUAL
from marjapussi_gui.storage.errors import BUSY, FULL, NEWER_VERSION, READ_ONLY, StoreError
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from marjapussi_gui.storage.settings import PREFERENCES_KEY, KeyValueStore, PresetTable
from tests.app.write_failures import ImmutableFiles
from tests.model.sample_verdict import REMARK
from tests.storage.played_matches import (
    continued_journal,
    load_match,
    match_summary,
    record_header,
    store_random_match,
)


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    database = open_database(file).database
    store_random_match(database, "bag")
    yield database
    database.close()


def fill(database: Database) -> sqlite3.Connection:
    """Let SQLite add no more pages to the file; return its connection."""
    connection = database._connection
    connection.execute("pragma max_page_count = 1")
    return connection


def make_room(connection: sqlite3.Connection) -> None:
    connection.execute("pragma max_page_count = 1000000")


def in_file(file: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(question).fetchall()


def test_match_begun_on_a_full_disk_is_carried_over_with_everything(
    database: Database, file: Path
) -> None:
    connection, matches = fill(database), MatchTable(database)
    while not database.error_key:
        store_random_match(database, "bag", hands=1)

    match = store_random_match(database, "tuppi")
    stored = matches.load(match)
    assert stored is not None
    matches.change_level(stored, "strong")
    stored.journal.truncate(5)
    PresetTable(database).save("bag", "own", {"target": "9" * 9000})
    KeyValueStore(database).write(PREFERENCES_KEY, {"name": "Aino" * 3000})
    text, listed = matches.export_record(match), match_summary(matches, match)
    assert database.error_key == FULL
    assert (match,) not in in_file(file, "select id from matches")
    assert match in matches.unsaved_matches()
    make_room(connection)

    assert database.save_pending()
    assert ("", []) == (database.error_key, matches.unsaved_matches())
    assert (text, listed) == (matches.export_record(match), matches.summary(match))
    database.close()
    again = open_database(file).database
    assert (text, listed) == (
        MatchTable(again).export_record(match),
        MatchTable(again).summary(match),
    )
    assert listed.is_assisted
    assert listed.level == "strong"
    assert PresetTable(again).list_names("bag") == ("own",)
    assert KeyValueStore(again).load_preferences().name == "Aino" * 3000
    again.close()


def test_close_writes_what_can_be_written_now(database: Database, file: Path) -> None:
    connection = fill(database)
    while not database.error_key:
        store_random_match(database, "bag", hands=1)
    match = store_random_match(database, "tuppi")
    make_room(connection)

    database.close()

    assert (match,) in in_file(file, "select id from matches")


def test_undo_takes_only_later_remarks_along_while_nothing_can_be_written(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = store_random_match(database, "tuppi")
    journal = continued_journal(MatchTable(database, ignore_error), match)
    monkeypatch.setattr(database, "transaction", Mock(side_effect=StoreError(FULL, "full")))
    for each in (REMARK, replace(REMARK, ply=REMARK.ply + 1)):
        journal.add_remark(each)
    journal.truncate(REMARK.ply)
    monkeypatch.undo()

    journal.write_pending()

    assert load_match(database, match).remarks == (REMARK,)


def test_each_error_and_its_end_are_reported_once(database: Database) -> None:
    troubles: list[str] = []
    database.add_listener(troubles.append)
    connection = fill(database)

    for _ in range(3):
        store_random_match(database, "tuppi")
    make_room(connection)
    for _ in range(3):
        store_random_match(database, "tuppi")

    assert troubles == [FULL, ""]
    assert MatchTable(database).count() == 7


def test_a_listener_that_saves_at_once_leaves_no_change_in_memory(
    database: Database, file: Path
) -> None:
    replies: list[bool] = []

    def save_at_once(error_key: str) -> None:
        if error_key:
            replies.append(database.save_pending())

    database.add_listener(save_at_once)
    connection = fill(database)

    match = store_random_match(database, "tuppi")

    assert (database.error_key, replies) == (FULL, [False])
    assert match in MatchTable(database).unsaved_matches()
    make_room(connection)
    assert database.save_pending()
    assert database.pending_statements == ()
    assert (match,) in in_file(file, "select id from matches")


def test_lock_of_another_program_is_not_waited_for(database: Database, file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")

    match = store_random_match(database, "tuppi")

    assert database._file is not None
    assert database._file.connection.execute("pragma busy_timeout").fetchone()[0] <= 100
    assert database.error_key == BUSY
    other.close()
    assert database.save_pending()
    assert (match,) in in_file(file, "select id from matches")


def test_start_while_another_program_holds_the_lock_heals(database: Database, file: Path) -> None:
    database.close()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    opened = open_database(file)
    match = store_random_match(opened.database, "tuppi")
    text = MatchTable(opened.database).export_record(match)
    assert (BUSY, False) == (opened.status, opened.database.is_persistent)
    other.close()

    assert opened.database.save_pending()

    assert opened.database.is_persistent
    opened.database.close()
    again = open_database(file).database
    assert text == MatchTable(again).export_record(match)
    again.close()


def test_second_window_takes_over_where_the_first_changed_nothing(
    database: Database, file: Path
) -> None:
    second = open_database(file).database
    match = store_random_match(second, "tuppi")
    assert not second.save_pending()
    database.close()

    assert second.save_pending()

    assert (match,) in in_file(file, "select id from matches")
    second.close()


def test_second_window_never_mixes_its_matches_with_those_of_the_first(
    database: Database, file: Path
) -> None:
    second = open_database(file).database
    store_random_match(second, "tuppi")
    text = MatchTable(database).export_record(store_random_match(database, "marjapussi"))
    database.close()

    assert not second.save_pending()
    assert [2] == MatchTable(second).unsaved_matches()
    second.close()
    assert MatchTable(open_database(file).database).export_record(2) == text


def test_file_of_a_newer_version_waits_for_nothing(file: Path) -> None:
    open_database(file).database.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma user_version = 99")
    opened = open_database(file)

    match = store_random_match(opened.database, "bag")

    assert opened.status == NEWER_VERSION
    assert not opened.database.save_pending()
    assert [match] == MatchTable(opened.database).unsaved_matches()
    opened.database.close()


def test_restoring_is_refused_while_nothing_can_be_written(
    database: Database, tmp_path: Path
) -> None:
    backups = BackupFolder(database, tmp_path / "copies")
    backup = backups.write(MANUAL)
    connection = fill(database)
    store_random_match(database, "tuppi")

    with pytest.raises(StoreError) as refused:
        backups.load(backup)

    assert refused.value.key == FULL
    assert MatchTable(database).count() == 2
    make_room(connection)


def test_mistaken_statement_is_no_trouble_of_the_file(database: Database) -> None:
    with pytest.raises(StoreError), database.transaction() as change:
        change.execute("select nonsense")

    assert database.error_key == ""
    assert MatchTable(database).count() == 1


def test_change_that_fails_half_way_is_repeated_from_its_beginning(database: Database) -> None:
    with database.transaction() as change:
        change.execute("insert into kept values ('one', '1')")
        connection = fill(database)
        change.execute("insert into kept values ('two', ?)", ("2" * 20_000,))

    assert database.error_key == FULL
    assert [1, 20_000] == [
        row[0] for row in database.query("select length(value) from kept order by key")
    ]
    make_room(connection)
    assert database.save_pending()


def test_threads_write_while_the_file_cannot_be_written(database: Database) -> None:
    connection = fill(database)
    threads = [
        threading.Thread(
            target=KeyValueStore(database).write, args=(f"key {number}", {"x": "y" * 5000})
        )
        for number in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    make_room(connection)

    assert database.save_pending()
    assert len(database.query("select * from kept")) == 8


PLAY = """
import subprocess, sys
from pathlib import Path
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import open_database
from tests.app.write_failures import ImmutableFiles
from tests.storage.played_matches import store_random_match

file, act = Path(sys.argv[1]), sys.argv[2]
database = open_database(file).database
store_random_match(database, "bag")
trouble = ImmutableFiles(file.parent)
trouble.begin()
try:
    if act == "write":
        store_random_match(database, "tuppi")
    if act == "read":
        MatchTable(database).list_summaries()
    if act != "close":
        print(MatchTable(database).count(), database.error_key)
    database.close()
    print("closed")
finally:
    trouble.end()
"""


@pytest.mark.parametrize("act", ["close", "read", "write"])
def test_file_system_that_refuses_to_write_ends_no_program(file: Path, act: str) -> None:
    file.parent.mkdir()
    if not ImmutableFiles.is_possible(file.parent):
        pytest.skip("nothing can be made immutable here")

    command = [sys.executable, "-c", PLAY, str(file), act]
    ran = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2]
    )

    seen = {"close": [], "read": ["1", READ_ONLY], "write": ["2", READ_ONLY]}[act]
    assert (ran.returncode, ran.stdout.split()) == (0, [*seen, "closed"]), ran.stderr
    opened = open_database(file)
    assert (OpenStatus.OPENED, 1) == (opened.status, MatchTable(opened.database).count())
    opened.database.close()


def test_halves_of_backups_are_removed_at_the_start(database: Database, file: Path) -> None:
    backups = BackupFolder(database, file.parent / "backups")
    whole = backups.write(MANUAL)
    ours = [whole.with_name(f"00000{number}-daily-2026-05-05.part") for number in (5, 6)]
    ours[1].write_bytes(whole.read_bytes()[:200])
    foreign = [whole.with_name(name) for name in ("000007-daily-2026-05-05.part", "other.part")]
    for half in (ours[0], *foreign):
        half.write_bytes(b"half" if half in foreign else b"")
        half.with_name(f"{half.name}-journal").write_bytes(b"half")
    database.close()

    open_database(file).database.close()

    kept = [whole, *foreign, *(each.with_name(f"{each.name}-journal") for each in foreign)]
    assert sorted(whole.parent.iterdir()) == sorted(kept)


def test_repair_reports_its_progress(database: Database, file: Path) -> None:
    for _ in range(4):
        store_random_match(database, "tuppi")
    database.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("drop index matches_by_rules")
    done: list[float] = []

    opened = open_database(file, on_repair_progress=done.append)

    assert opened.status == OpenStatus.RECOVERED
    assert done == [0.0, 0.0, 0.2, 0.4, 0.6, 0.8]
    opened.database.close()


def test_match_without_actions_is_begun_again_in_the_file(database: Database, file: Path) -> None:
    connection = fill(database)
    first = record_header(find_variant("bag").create_game(), 7)
    numbers = [
        MatchTable(database).create(MatchState(MatchRecord(first), 7, "easy", "expert")).id
        for _ in range(30)
    ]
    make_room(connection)

    assert database.save_pending()
    assert [(number,) for number in (1, *numbers)] == in_file(file, "select id from matches")


def test_windows_needs_no_check_of_shared_memory(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "name", "nt")
    monkeypatch.setattr(os, "access", lambda *_: False)

    assert database._file is not None
    is_protected = database._file.is_write_protected
    monkeypatch.undo()

    assert not is_protected
