"""Damaged files: set aside whole, what can be read recovered, and never a crash."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from marjapussi_gui.store.backups import Backups
from marjapussi_gui.store.copies import newest_copy
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.matches import Loaded, Matches
from marjapussi_gui.store.opening import How, open_file
from marjapussi_gui.store.places import backups_beside
from marjapussi_gui.store.preferences import Choices, StoredPresets
from marjapussi_gui.store.recovery import _named_on
from marjapussi_gui.store.statistics import Statistics
from marjapussi_gui.store.trouble import NEWER
from tests.store.tables import played

Damage = Callable[[bytearray, Random], bytes | bytearray]
GAMES = ("bag", "marjapussi", "tuppi", "bondtolva")


@cache
def whole() -> tuple[bytes, dict[int, str]]:
    """Return a file with some matches, and their records."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "marjapussi.db")
        database = open_file(file).database
        for seed in range(12):
            played(database, GAMES[seed % len(GAMES)], seed, hands=2)
        Choices(database).keep_preferences({"felt": "night"})
        matches = Matches(database)
        records = {listed.id: matches.export(listed.id) for listed in matches.listed()}
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


def truncated(data: bytearray, rng: Random) -> bytearray:
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
    bytes_changed, stretch_overwritten, page_of_zeros, pages_exchanged, truncated,
    header_overwritten, first_page_overwritten, nothing, no_database,
)  # fmt: skip


def use(database: Database, records: dict[int, str]) -> int:
    """Do with a database whatever the program does; return how many matches are as they were."""
    matches = Matches(database)
    same = 0
    for listed in matches.listed():
        loaded = matches.load(listed.id)
        if isinstance(loaded, Loaded) and loaded.record.text() == records.get(listed.id):
            same += 1
    Statistics(database, Backups(database, Path())).totals()
    StoredPresets(database).names("bag")
    Choices(database).preferences()
    match = played(database, "bag")
    assert isinstance(matches.load(match), Loaded)
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

    opened = open_file(file)

    assert opened.how in (How.OPENED, How.RECOVERED, NEWER)
    saved = use(opened.database, records)
    opened.database.close()
    if opened.how == How.RECOVERED:
        assert opened.set_aside is not None
        assert damaged == opened.set_aside.read_bytes()
    if opened.how == NEWER:
        assert damaged == file.read_bytes()
    again = open_file(file)
    again.database.close()
    assert again.how == (NEWER if opened.how == NEWER else How.OPENED)
    return opened.how, saved


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
    pages = _named_on(whole()[0][:4096])
    for page in pages:

        def lost(data: bytearray, _: Random, page: int = page) -> bytearray:
            return data[: (page - 1) * 4096] + bytes(4096) + data[page * 4096 :]

        how, saved = open_damaged(file.parent.with_name(f"data-{page}") / file.name, lost, 1)

        assert (how, saved) == (How.RECOVERED, 12)
    assert pages


def test_matches_are_recovered_from_behind_a_lost_header(file: Path) -> None:
    for damage in (header_overwritten, first_page_overwritten):
        how, saved = open_damaged(file, damage, 1)

        assert (how, saved) == (How.RECOVERED, 12)


def test_newest_backup_is_offered(file: Path) -> None:
    database = open_file(file).database
    backups = Backups(database, backups_beside(file))
    backups.daily()
    newest = backups.back_up_now()
    database.close()
    file.write_bytes(b"")

    opened = open_file(file)

    assert newest == opened.backup == newest_copy(backups_beside(file))
    Backups(opened.database, backups_beside(file)).restore(newest)
    opened.database.close()
