"""How fast the store is after a year of heavy play: run ``python -m tests.bench.store``.

It builds 2,000 matches of 150,000 actions and prints one line a figure.
"""

import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter

from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.players import RandomPlayer
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.match_totals import StatisticsScope
from marjapussi_gui.ports.match_repository import RecordFileError
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.hand_table import HandTable, summarize_hands
from marjapussi_gui.storage.match_journal import MatchJournal
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from marjapussi_gui.system.paths import AppPaths, paths_in_folder
from tests.storage.test_record_import import HOSTILE

MATCHES, ACTIONS = 2000, 150_000


def stock_of_records() -> list[MatchRecord]:
    made = []
    for variant in VARIANTS:
        game = variant.create_game()
        for seed in range(3):
            names = tuple(f"Player {seat}" for seat in game.seating.seats)
            bots = [RandomPlayer() for _ in names]
            made.append(play_match(game, names, bots, seed, max_hands=2)[0])
    return made


def fill(database: Database, matches: int = MATCHES, actions: int = ACTIONS) -> None:
    """Write so many matches of so many actions in all, as they would be after a year."""
    kept, hands, records = MatchTable(database), HandTable(database), stock_of_records()
    known = [summarize_hands(record, Seat(0)) for record in records]
    left = actions
    for number in range(matches):
        record = records[number % len(records)]
        level = ("easy", "normal", "strong", "expert")[number // len(records) % 4]
        match = kept.create(MatchState(MatchRecord(record.header), number, level, "expert")).id
        lines = list(record.lines())[1:]
        wanted = left // (matches - number)
        left -= wanted
        with database.transaction() as connection:
            connection.executemany(
                "insert into log values (?, ?, ?, ?)",
                [(match, ply, ply, lines[ply % len(lines)]) for ply in range(wanted)],
            )
        hands.save_summaries(match, *known[number % len(records)])
        if number % 10:
            with database.transaction() as connection:
                connection.execute(
                    "update matches set status = 'finished', winner = id % 2 where id = ?", (match,)
                )


def milliseconds(what: Callable[[], object], times: int = 15) -> float:
    taken = []
    for _ in range(times):
        start = perf_counter()
        what()
        taken.append(perf_counter() - start)
    return 1000 * median(taken)


def opening(path: Path) -> float:
    """Return the median time that opening and closing a file takes."""

    def open_and_close() -> None:
        open_database(path).database.close()

    return milliseconds(open_and_close)


def commits(database: Database) -> list[float]:
    """Return the sorted milliseconds that writing down an action takes."""
    record = stock_of_records()[0]
    state = MatchState(MatchRecord(record.header), 1, "normal", "expert")
    match = MatchTable(database).create(state).id
    journal, taken = MatchJournal(database, match, 0, print), []
    for entry in record.entries * 10:
        start = perf_counter()
        journal.append(entry)
        taken.append(1000 * (perf_counter() - start))
    MatchTable(database).delete(match)
    return sorted(taken)


def questions(database: Database, places: AppPaths) -> dict[str, Callable[[], object]]:
    matches = MatchTable(database)
    statistics = StatisticsQueries(database, BackupFolder(database, places.backup_folder))
    longest = max(matches.list_summaries(), key=lambda each: each.hand_count).id
    return {
        "the list, first page": lambda: matches.list_summaries(limit=50),
        "the list, all": matches.list_summaries,
        "the list, open": lambda: matches.list_summaries(status="open"),
        "the list, one game": lambda: matches.list_summaries("bag"),
        "the list, text": lambda: matches.list_summaries(text="player 3"),
        "the match played last": matches.last_open_match,
        "a record": lambda: matches.export_record(longest),
        "kinds of matches": statistics.match_categories,
        "totals": statistics.totals,
        "totals of a game": lambda: statistics.totals(StatisticsScope(game="bag", level="easy")),
        "all hands in time": statistics.hand_series,
        "distribution": statistics.point_distribution,
        "a backup": lambda: BackupFolder(database, places.backup_folder).create(),
    }


def refusal(database: Database, what: str) -> float:
    """Return the milliseconds in which a hostile record is refused."""
    data, start = HOSTILE[what](), perf_counter()
    with suppress(RecordFileError):
        MatchTable(database).import_record(data, 1)
    return 1000 * (perf_counter() - start)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        empty, full = paths_in_folder(Path(folder, "empty")), paths_in_folder(Path(folder, "full"))
        open_database(empty.database).database.close()
        database = open_database(full.database).database
        fill(database)
        database.close()
        size = full.database.stat().st_size / 1e6
        print(f"{MATCHES} matches, {ACTIONS} actions: {size:.1f} MB")
        print(f"opening: {opening(full.database):.1f} ms, empty {opening(empty.database):.1f} ms")
        database = open_database(full.database).database
        taken = commits(database)
        middle, most = median(taken), taken[len(taken) * 99 // 100]
        print(f"an action: {middle:.3f} ms median, {most:.3f} p99, {taken[-1]:.2f} at most")
        for what, ask in questions(database, full).items():
            print(f"{what}: {milliseconds(ask):.1f} ms")
        slowest = max(HOSTILE, key=lambda what: refusal(database, what))
        print(f"slowest refusal, {slowest}: {refusal(database, slowest):.0f} ms")
        database.close()


if __name__ == "__main__":
    main()
