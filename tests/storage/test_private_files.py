"""Only the player may read what the program writes, and the program deletes only its own files."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_IMODE

import pytest

from marjapussi_gui.app.crash_report import log_faults, report_text, write_report
from marjapussi_gui.storage.backup_folder import DAILY_BACKUP_LIMIT, BackupFolder
from marjapussi_gui.storage.database_copies import DAILY
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.program_log import start_file_log
from marjapussi_gui.storage.search_table_cache import MAX_TABLES, SearchTableCache
from tests.storage.played_matches import store_random_match

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")


@contextmanager
def running_program(folder: Path) -> Iterator[None]:
    """Let all files be written that a running program writes."""
    database = open_database(folder / "marjapussi.db").database
    store_random_match(database, "bag", hands=1)
    BackupFolder(database, folder / "backups").write(DAILY)
    handler = start_file_log(folder / "logs")
    assert handler is not None
    write_report(folder / "logs", report_text("Traceback", ""))
    with log_faults(folder / "logs"):
        yield
    logging.getLogger("marjapussi").removeHandler(handler)
    handler.close()
    database.close()


def modes(folder: Path) -> dict[str, int]:
    return {
        str(path.relative_to(folder)): S_IMODE(path.stat().st_mode)
        for path in (folder, *folder.rglob("*"))
    }


def assert_private(folder: Path) -> None:
    found = modes(folder)
    assert len(found) >= 10
    assert {name: mode for name, mode in found.items() if mode & 0o077} == {}


@posix
def test_new_files_and_folders_are_private(tmp_path: Path) -> None:
    with running_program(tmp_path / "data"):
        assert_private(tmp_path / "data")


@posix
def test_existing_files_and_folders_become_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running_program(folder):
        pass
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    (folder / "logs" / "marjapussi.log.1").touch(0o644)

    with running_program(folder):
        reports = sorted((folder / "logs").glob("report-*"))
        reports[0].chmod(0o600)  # reports of earlier runs aren't opened
        assert_private(folder)


@posix
def test_folder_with_files_of_others_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letter.txt").touch(0o644)

    with running_program(tmp_path):
        found = modes(tmp_path)

    assert (found["."], found["letter.txt"]) == (0o755, 0o644)
    assert found["marjapussi.db"] == 0o600


def test_tables_of_others_are_never_deleted(tmp_path: Path) -> None:
    hexadecimal = f"{7:024x}.json"
    others = [tmp_path / name for name in ("a.json", "tmp1.part", hexadecimal)]
    for number, other in enumerate(others):
        other.write_text('{"settings": 1}')
        os.utime(other, (number, number))
    cache = SearchTableCache(tmp_path)

    for number in range(MAX_TABLES + 5):
        cache.write(str(number), f'{{"key": "{number}"}}')

    assert [other.read_text() for other in others] == ['{"settings": 1}'] * 3
    assert len(list(tmp_path.iterdir())) == MAX_TABLES + 3


def test_backups_of_others_are_never_deleted(tmp_path: Path) -> None:
    database = open_database(tmp_path / "marjapussi.db").database
    folder = tmp_path / "backups"
    folder.mkdir()
    others = [folder / f"00000{number}-daily-2020-01-0{number}.db" for number in range(1, 9)]
    for other in others:
        other.write_text("a letter")

    written = BackupFolder(database, folder).create_daily()

    assert written is not None
    assert len(others) > DAILY_BACKUP_LIMIT
    assert all(other.read_text() == "a letter" for other in others)
    database.close()


def test_lock_of_others_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "marjapussi.lock").write_text("a letter " * 100)

    open_database(tmp_path / "marjapussi.db").database.close()

    (aside,) = tmp_path.glob("*.lock-replaced")
    assert aside.read_text() == "a letter " * 100
