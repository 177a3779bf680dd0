"""A file opens in any state, and nothing stored is lost."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from shutil import copy

import pytest

from marjapussi_gui.storage import wal_flusher
from marjapussi_gui.storage.errors import (
    FULL,
    LOCKED,
    NEWER_VERSION,
    READ_ONLY,
    UNUSABLE,
)
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.migrations import MIGRATIONS
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from tests.storage.played_matches import (
    continued_journal,
    load_match,
    store_random_match,
    wait_until_flushed,
)

NEXT = (*MIGRATIONS, "alter table matches add column weather text;")
FAULTY = (*MIGRATIONS, "alter table matches add column weather text;\nalter table no add column x;")


def in_file(file: Path) -> str:
    database = open_database(file).database
    text = MatchTable(database).export_record(store_random_match(database))
    database.close()
    return text


def test_first_start_makes_the_file_and_the_next_finds_it(file: Path) -> None:
    first = open_database(file)
    match = store_random_match(first.database)
    text = MatchTable(first.database).export_record(match)
    first.database.close()

    second = open_database(file)

    assert (OpenStatus.CREATED, OpenStatus.OPENED) == (first.status, second.status)
    assert text == MatchTable(second.database).export_record(match)
    second.database.close()
    assert [file.name, "marjapussi.lock"] == sorted(each.name for each in file.parent.iterdir())


def test_older_file_is_migrated_after_a_backup(file: Path) -> None:
    text = in_file(file)

    opened = open_database(file, migrations=NEXT)

    assert opened.status == OpenStatus.MIGRATED
    assert text == MatchTable(opened.database).export_record(1)
    assert opened.database.query("select weather from matches")[0]["weather"] is None
    opened.database.close()
    [backup] = (file.parent / "backups").iterdir()
    copy(backup, file)
    again = open_database(file)
    assert (OpenStatus.OPENED, text) == (again.status, MatchTable(again.database).export_record(1))
    again.database.close()


def test_migration_that_fails_changes_nothing(file: Path) -> None:
    text = in_file(file)
    before = file.read_bytes()

    failed = open_database(file, migrations=FAULTY)
    failed.database.close()
    opened = open_database(file)

    assert (UNUSABLE, OpenStatus.OPENED) == (failed.status, opened.status)
    assert before == file.read_bytes()
    assert text == MatchTable(opened.database).export_record(1)
    opened.database.close()


def test_file_of_a_newer_version_is_not_touched(file: Path) -> None:
    in_file(file)
    open_database(file, migrations=NEXT).database.close()
    before, beside = file.read_bytes(), sorted(file.parent.rglob("*"))

    opened = open_database(file)
    store_random_match(opened.database)
    opened.database.close()

    assert opened.status == NEWER_VERSION
    assert not opened.database.is_persistent
    assert (before, beside) == (file.read_bytes(), sorted(file.parent.rglob("*")))


def test_second_program_may_only_look(file: Path) -> None:
    first = open_database(file)
    match = store_random_match(first.database)
    script = (
        "import sys; from pathlib import Path;"
        "from marjapussi_gui.storage.open_database import open_database;"
        "from marjapussi_gui.storage.match_table import MatchTable;"
        "opened = open_database(Path(sys.argv[1]));"
        "database = opened.database;"
        "print(opened.status, database.path is not None, MatchTable(database).count())"
    )

    command = [sys.executable, "-c", script, str(file)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    second = open_database(file)

    assert ["locked", "True", "1"] == output.split()
    assert second.status == LOCKED
    text = MatchTable(first.database).export_record(match)
    assert text == MatchTable(second.database).export_record(match)
    MatchTable(second.database).delete(match)
    assert second.database.error_key == LOCKED
    second.database.close()
    assert text == MatchTable(first.database).export_record(match)
    first.database.close()


def test_lock_ends_with_the_program_that_held_it(file: Path) -> None:
    command = [sys.executable, "-m", "tests.storage.endless_player", str(file), "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as other:
        assert other.stdout is not None
        other.stdout.readline()
        during = open_database(file)
        during.database.close()
        other.kill()
    after = open_database(file)

    assert (LOCKED, OpenStatus.OPENED) == (during.status, after.status)
    after.database.close()


def test_lock_file_with_something_in_it_is_made_anew(file: Path) -> None:
    file.parent.mkdir()
    file.with_suffix(".lock").write_bytes(b"something else" * 100)

    opened = open_database(file)

    assert opened.status == OpenStatus.CREATED
    opened.database.close()


def test_database_on_a_read_only_disk_is_readable(small_disk: Callable[..., Path]) -> None:
    file = small_disk("size=3m") / "marjapussi.db"
    text = in_file(file)
    before = file.read_bytes()
    small_disk("remount", "ro")

    opened = open_database(file)

    assert (READ_ONLY, True) == (opened.status, opened.database.path is not None)
    assert text == MatchTable(opened.database).export_record(1)
    MatchTable(opened.database).delete(1)
    opened.database.close()
    assert before == file.read_bytes()


def test_first_start_on_a_read_only_disk_stores_nothing(
    small_disk: Callable[..., Path],
) -> None:
    disk = small_disk("size=3m")
    small_disk("remount", "ro")

    opened = open_database(disk / "data" / "marjapussi.db")
    match = store_random_match(opened.database)

    assert (READ_ONLY, False) == (opened.status, opened.database.is_persistent)
    assert load_match(opened.database, match).record.entries
    opened.database.close()


def test_file_in_place_of_the_folder_stores_nothing(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")

    opened = open_database(tmp_path / "data" / "marjapussi.db")

    assert (UNUSABLE, False) == (opened.status, opened.database.is_persistent)
    opened.database.close()


def fill_up(disk: Path) -> Path:
    """Leave no room on a disk; return the file that takes it."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return ballast


def test_full_disk_is_reported_and_everything_saved_once_there_is_room(
    small_disk: Callable[..., Path],
) -> None:
    disk, troubles = small_disk("size=3m"), list[str]()
    file = disk / "marjapussi.db"
    database = open_database(file).database
    match = store_random_match(database)
    matches = MatchTable(database)
    entries = load_match(database, match).record.entries
    journal = continued_journal(matches, match)
    database.add_listener(troubles.append)
    record = matches.export_record(match)

    ballast = fill_up(disk)
    journal.truncate(0)
    for entry in entries:
        journal.append(entry)
    assert [FULL] == troubles
    assert record == matches.export_record(match)
    ballast.unlink()

    assert database.save_pending()
    assert [FULL, ""] == troubles
    assert record == matches.export_record(match)
    database.close()
    opened = open_database(file)
    assert (OpenStatus.OPENED, record) == (
        opened.status,
        MatchTable(opened.database).export_record(match),
    )
    opened.database.close()


def test_start_on_a_full_disk_loses_nothing(small_disk: Callable[..., Path]) -> None:
    disk = small_disk("size=3m")
    file = disk / "marjapussi.db"
    text = in_file(file)
    ballast = fill_up(disk)

    opened = open_database(file, migrations=NEXT)
    opened.database.close()
    ballast.unlink()
    after = open_database(file)

    assert opened.status == FULL
    assert (OpenStatus.OPENED, text) == (after.status, MatchTable(after.database).export_record(1))
    after.database.close()


def test_program_that_ended_while_recovering_goes_on(file: Path) -> None:
    text = in_file(file)
    file.rename(file.with_name(f"{file.name}.recovered"))

    opened = open_database(file)

    assert (OpenStatus.OPENED, text) == (
        opened.status,
        MatchTable(opened.database).export_record(1),
    )
    opened.database.close()


def test_damaged_files_never_take_each_others_names(file: Path) -> None:
    names = set[Path]()
    for content in (b"", b"one", b"two"):
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(content)
        opened = open_database(file, clock=lambda: datetime(2026, 5, 5, tzinfo=UTC))
        opened.database.close()
        assert opened.status == OpenStatus.RECOVERED
        (aside,) = set(file.parent.glob("*-damaged-*.db")) - names
        assert content == aside.read_bytes()
        names.add(aside)


def test_commits_are_synced_to_the_disk(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = open_database(file).database
    log, synced, sync = file.with_name(f"{file.name}-wal"), list[tuple[int, int]](), os.fsync

    def on_sync(descriptor: int) -> None:
        status = os.fstat(descriptor)
        synced.append((status.st_ino, status.st_size))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", on_sync)
    store_random_match(database)
    wait_until_flushed(database)

    status = log.stat()
    assert synced[-1] == (status.st_ino, status.st_size)
    database.close()


def test_the_log_reaches_the_file_while_it_is_open(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wal_flusher, "COMMITS_PER_CHECKPOINT", 2)
    database = open_database(file).database

    for _ in range(4):
        match = store_random_match(database, hands=1)
        wait_until_flushed(database)

    alone = copy(file, file.with_name("alone.db"))  # without its log
    with closing(sqlite3.connect(alone)) as connection:
        stored = connection.execute("select max(id) from matches").fetchone()[0]
    database.close()
    assert stored >= match - 2
