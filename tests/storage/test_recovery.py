"""Damaged files: set aside whole, what can be read recovered, and never a crash."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.database_copies import MANUAL
from marjapussi_gui.storage.errors import NEWER_VERSION
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from marjapussi_gui.storage.recovery import _child_pages
from marjapussi_gui.storage.settings import PREFERENCES_KEY, KeyValueStore, PresetTable
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from marjapussi_gui.system.paths import backup_folder_for
from tests.storage.played_matches import quarantined_contents, store_random_match

Damage = Callable[[bytearray, Random], bytes | bytearray]
GAMES = ("bag", "marjapussi", "tuppi", "bondtolva")


@cache
def whole() -> tuple[bytes, dict[int, str]]:
    with TemporaryDirectory() as folder:
        file = Path(folder, "marjapussi.db")
        database = open_database(file).database
        for seed in range(12):
            store_random_match(database, GAMES[seed % len(GAMES)], seed, hands=2)
        KeyValueStore(database).write(PREFERENCES_KEY, {"felt": "night"})
        matches = MatchTable(database)
        records = {
            listed.id: matches.export_record(listed.id) for listed in matches.list_summaries()
        }
        database.close()
        return file.read_bytes(), records


def bytes_changed(data: bytearray, rng: Random) -> bytearray:
    for _ in range(rng.choice((1, 10, 100, 1000))):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return data


def stretch_overwritten(data: bytearray, rng: Random) -> bytearray:
    start, length = rng.randrange(len(data)), rng.choice((16, 512, 4096, 40_000))
    return data[:start] + rng.randbytes(length) + data[start + length :]


def page_of_zeros(data: bytearray, rng: Random) -> bytearray:
    start = rng.randrange(len(data) // 4096) * 4096
    return data[:start] + bytes(4096) + data[start + 4096 :]


def pages_exchanged(data: bytearray, rng: Random) -> bytes:
    a, b = sorted(rng.sample(range(len(data) // 4096), 2))
    pages = [data[start : start + 4096] for start in range(0, len(data), 4096)]
    pages[a], pages[b] = pages[b], pages[a]
    return b"".join(pages)


def truncate(data: bytearray, rng: Random) -> bytearray:
    return data[: rng.randrange(len(data))]


def header_overwritten(data: bytearray, rng: Random) -> bytearray:
    return bytearray(rng.randbytes(100)) + data[100:]


def first_page_overwritten(data: bytearray, rng: Random) -> bytearray:
    return bytearray(rng.randbytes(4096)) + data[4096:]


def nothing(data: bytearray, rng: Random) -> bytes:
    return b""


def no_database(data: bytearray, rng: Random) -> bytes:
    return rng.choice((b"hello", b"\0" * 5000, b"SQLite format 3\0", rng.randbytes(9000)))


DAMAGES: tuple[Damage, ...] = (
    bytes_changed, stretch_overwritten, page_of_zeros, pages_exchanged, truncate,
    header_overwritten, first_page_overwritten, nothing, no_database,
)  # fmt: skip


def use(database: Database, records: dict[int, str]) -> int:
    """Do with a database whatever the program does; return how many matches are as they were."""
    matches = MatchTable(database)
    same = 0
    for listed in matches.list_summaries():
        loaded = matches.load(listed.id)
        if loaded is not None and loaded.state.record.text() == records.get(listed.id):
            same += 1
    StatisticsQueries(database, BackupFolder(database, Path())).totals()
    PresetTable(database).list_names("bag")
    KeyValueStore(database).load_preferences()
    match = store_random_match(database, "bag")
    assert matches.load(match) is not None
    return same


def open_damaged(
    file: Path, damage: Damage, seed: int, *, has_log: bool = False
) -> tuple[str, int]:
    """Open a file that was damaged; return how it was opened, and how many matches were saved."""
    data, records = whole()
    damaged = bytes(damage(bytearray(data), Random(seed)))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(damaged)
    if has_log:
        file.with_name(f"{file.name}-wal").write_bytes(Random(seed).randbytes(5000))

    opened = open_database(file)

    assert opened.status in (OpenStatus.OPENED, OpenStatus.RECOVERED, NEWER_VERSION)
    saved = use(opened.database, records)
    opened.database.close()
    if opened.status == OpenStatus.RECOVERED:
        assert damaged in quarantined_contents(file)
    if opened.status == NEWER_VERSION:
        assert damaged == file.read_bytes()
    again = open_database(file)
    again.database.close()
    assert again.status == (NEWER_VERSION if opened.status == NEWER_VERSION else OpenStatus.OPENED)
    return opened.status, saved


def unknown_format(data: bytearray, rng: Random) -> bytearray:
    return data[:47] + bytes([61]) + data[48:]  # SQLite calls this an ordinary error


def test_a_file_of_an_unknown_format_is_recovered(file: Path) -> None:
    assert open_damaged(file, unknown_format, 0) == (OpenStatus.RECOVERED, len(whole()[1]))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_file_opens(file: Path, damage: Damage, seed: int) -> None:
    open_damaged(file, damage, seed, has_log=seed == 3)


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGES)
def test_500_damaged_files_open(file: Path, damage: Damage) -> None:
    for seed in range(100, 156):
        open_damaged(file.parent / str(seed) / file.name, damage, seed, has_log=seed % 5 == 0)


def test_most_matches_are_recovered_from_a_page_of_zeros(file: Path) -> None:
    saved = [
        open_damaged(file.parent.with_name(f"data-{seed}") / file.name, page_of_zeros, seed)[1]
        for seed in range(12)
    ]

    assert sum(saved) > 8 * len(saved)


def test_matches_are_recovered_whichever_page_that_names_the_tables_is_lost(file: Path) -> None:
    pages = _child_pages(whole()[0][:4096])
    for page in pages:

        def lost(data: bytearray, _: Random, page: int = page) -> bytearray:
            return data[: (page - 1) * 4096] + bytes(4096) + data[page * 4096 :]

        how, saved = open_damaged(file.parent.with_name(f"data-{page}") / file.name, lost, 1)

        assert (how, saved) == (OpenStatus.RECOVERED, 12)
    assert pages


def test_matches_are_recovered_from_behind_a_lost_header(file: Path) -> None:
    for damage in (header_overwritten, first_page_overwritten):
        how, saved = open_damaged(file, damage, 1)

        assert (how, saved) == (OpenStatus.RECOVERED, 12)


def test_newest_backup_can_be_restored_in_place_of_a_damaged_file(file: Path) -> None:
    database = open_database(file).database
    backups = BackupFolder(database, backup_folder_for(file))
    backups.create_daily()
    newest = backups.write(MANUAL)
    database.close()
    file.write_bytes(b"")

    opened = open_database(file)

    assert opened.status == OpenStatus.RECOVERED
    backups = BackupFolder(opened.database, backup_folder_for(file))
    assert backups.list_backups()[0].path == newest
    assert backups.restore(newest)
    opened.database.close()
