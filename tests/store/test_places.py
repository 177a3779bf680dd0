"""Folders and files that are not what they should be, or that nobody may enter."""

import os
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from marjapussi_gui.crashes import written
from marjapussi_gui.store.backups import Backups
from marjapussi_gui.store.copies import MOST_COPIED, write_copy
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.faults import FAULTS, faults_to
from marjapussi_gui.store.log import log_to
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.store.opening import How, open_file
from marjapussi_gui.store.trouble import NO_BACKUPS, READ_ONLY, UNUSABLE, StoreError
from tests.nobody import as_nobody, home_of_nobody
from tests.store.tables import loaded, played

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes and pipes")


@pytest.fixture
def home() -> Iterator[Path]:
    with home_of_nobody() as home:
        yield home


def filled(file: Path) -> str:
    """Play a match into a file, and return its record."""
    database = open_file(file).database
    text = Matches(database).export(played(database))
    database.close()
    return text


def backups_of(database: Database, file: Path) -> Backups:
    return Backups(database, file.parent / "backups")


def files_may_only_be_read(folder: Path) -> None:
    for each in folder.iterdir():
        each.chmod(0o444)


def folder_may_only_be_read(folder: Path) -> None:
    folder.chmod(0o555)


def file_may_only_be_read(folder: Path) -> None:
    (folder / "marjapussi.db").chmod(0o444)


def lock_may_only_be_read(folder: Path) -> None:
    (folder / "marjapussi.lock").chmod(0o444)


@posix
@pytest.mark.parametrize(
    "forbid",
    [
        files_may_only_be_read,
        folder_may_only_be_read,
        file_may_only_be_read,
        lock_may_only_be_read,
    ],
)
def test_what_may_only_be_read_is_looked_at_and_says_so(
    home: Path, forbid: Callable[[Path], None]
) -> None:
    file = home / "data" / "marjapussi.db"
    with as_nobody():
        text = filled(file)
        forbid(file.parent)

        opened = open_file(file)

        assert (READ_ONLY, True) == (opened.how, opened.database.is_look_only)
        assert text == Matches(opened.database).export(1)
        Matches(opened.database).delete(1)
        assert not opened.database.save()
        assert opened.database.trouble == READ_ONLY
        opened.database.close()


@posix
@pytest.mark.parametrize("inner", ["data", "."])
def test_folder_that_may_not_be_entered_keeps_nothing_and_says_so(home: Path, inner: str) -> None:
    file = home / "data" / "marjapussi.db"
    with as_nobody():
        filled(file)
        (home / inner).chmod(0)

        opened = open_file(file)
        match = played(opened.database)

        assert (READ_ONLY, False) == (opened.how, opened.database.is_kept)
        assert loaded(opened.database, match).listed.actions > 0
        with pytest.raises(StoreError) as refused:
            backups_of(opened.database, file).listed()
        assert refused.value.key == NO_BACKUPS
        assert backups_refused(opened.database, file)
        opened.database.close()


def backups_refused(database: Database, file: Path) -> bool:
    """Return whether a backup cannot be made, and that is said."""
    with pytest.raises(StoreError) as refused:
        backups_of(database, file).back_up_now()
    return refused.value.key == NO_BACKUPS


@posix
def test_log_and_reports_need_no_folder_that_may_be_entered(home: Path) -> None:
    with as_nobody():
        home.chmod(0)

        with faults_to(home / "logs"):
            assert log_to(home / "logs", "a test of places") is None
            assert written(home / "logs", "a fault") is None
            assert written(home, "a fault") is None


def test_folder_of_backups_that_is_a_file_is_said(file: Path) -> None:
    database = open_file(file).database
    match = played(database)
    (file.parent / "backups").write_text("no folder")

    assert backups_refused(database, file)
    with pytest.raises(StoreError) as refused:
        backups_of(database, file).daily()

    assert refused.value.key == NO_BACKUPS
    assert (file.parent / "backups").read_text() == "no folder"
    assert loaded(database, match).listed.id == match
    database.close()


def test_damaged_file_is_recovered_beside_backups_that_are_a_file(file: Path) -> None:
    filled(file)
    (file.parent / "backups").write_text("no folder")
    file.write_bytes(b"damaged")

    opened = open_file(file)

    assert (How.RECOVERED, None) == (opened.how, opened.backup)
    opened.database.close()


@posix
def test_folder_of_backups_that_cannot_be_listed_loses_none(home: Path) -> None:
    file = home / "data" / "marjapussi.db"
    with as_nobody():
        filled(file)
        database = open_file(file).database
        first = backups_of(database, file).back_up_now()
        content = first.read_bytes()
        played(database)
        first.parent.chmod(0o333)

        assert backups_refused(database, file)

        first.parent.chmod(0o755)
        assert content == first.read_bytes()
        database.close()


def test_what_is_no_file_is_no_backup(file: Path) -> None:
    database = open_file(file).database
    folder = file.parent / "backups"
    (folder / "000007-daily-2026-05-05.db").mkdir(parents=True)

    backup = backups_of(database, file).back_up_now()

    assert backup.name.startswith("000008")
    assert [backup] == [each.path for each in backups_of(database, file).listed()]
    with pytest.raises(StoreError):
        backups_of(database, file).restore(folder)
    database.close()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


@posix
@pytest.mark.parametrize("name", ["db", "db-wal", "db-shm", "db-journal", "lock", "lock-journal"])
@pytest.mark.parametrize("make", [pipe, folder, endless])
def test_what_is_no_file_is_never_waited_for(
    file: Path, make: Callable[[Path], None], name: str
) -> None:
    file.parent.mkdir()
    place = file.with_name(f"marjapussi.{name}")
    make(place)

    opened = open_file(file)

    assert (UNUSABLE, False) == (opened.how, opened.database.is_kept)
    assert not place.is_file()
    match = played(opened.database)
    assert loaded(opened.database, match).listed.id == match
    opened.database.close()


@posix
@pytest.mark.parametrize("make", [pipe, folder, endless])
def test_backup_that_is_no_file_is_refused(
    file: Path, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    database = open_file(file).database
    place = tmp_path / "000001-daily-2026-05-05.db"
    make(place)

    assert Backups(database, tmp_path).listed() == []
    with pytest.raises(StoreError):
        Backups(database, tmp_path).restore(place)

    assert [place.name, "data"] == [each.name for each in sorted(tmp_path.iterdir())]
    database.close()


@posix
@pytest.mark.parametrize("make", [pipe, folder, endless])
def test_log_that_is_no_file_is_not_written(tmp_path: Path, make: Callable[[Path], None]) -> None:
    for name in ("a test of places.log", FAULTS):
        make(tmp_path / name)

    with faults_to(tmp_path):
        assert log_to(tmp_path, "a test of places") is None


@posix
def test_lock_that_may_only_be_read_keeps_nobody_out_and_is_not_taken(home: Path) -> None:
    file = home / "data" / "marjapussi.db"
    with as_nobody():
        filled(file)
        file.with_suffix(".lock").chmod(0o444)
        first = open_file(file)
        second = open_file(file)

        assert [READ_ONLY, READ_ONLY] == [first.how, second.how]
        assert not first.database.is_kept
        first.database.close()
        second.database.close()


def test_very_large_file_that_may_not_be_opened_is_not_copied(file: Path) -> None:
    filled(file)
    file.with_suffix(".lock").unlink()
    file.with_suffix(".lock").mkdir()
    with file.open("r+b") as content:
        content.truncate(MOST_COPIED + 1)

    opened = open_file(file)

    assert (UNUSABLE, False) == (opened.how, opened.database.is_look_only)
    opened.database.close()


def test_half_a_copy_is_never_left(file: Path, tmp_path: Path) -> None:
    database = open_file(file).database
    with database.source() as source:
        source.close()
        with pytest.raises(Exception, match="closed"):
            write_copy(source, tmp_path / "copies", "daily", date(2026, 5, 5))

    assert list((tmp_path / "copies").iterdir()) == []
    database.close()


def test_file_below_a_file_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    file = tmp_path / "data" / "deeper" / "marjapussi.db"

    opened = open_file(file)

    assert (UNUSABLE, False) == (opened.how, opened.database.is_kept)
    assert backups_refused(opened.database, file)
    with pytest.raises(StoreError):
        backups_of(opened.database, file).restore(file)
    opened.database.close()


def test_healthy_places_still_open(file: Path) -> None:
    text = filled(file)

    opened = open_file(file)

    assert (How.OPENED, text) == (opened.how, Matches(opened.database).export(1))
    opened.database.close()
