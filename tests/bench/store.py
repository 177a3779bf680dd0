"""How fast the store is after a year of heavy play: run ``python -m tests.bench.store``.

It builds 2,000 matches of 150,000 actions and prints one line a figure.
"""

import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter

from marjapussi_gui.bots.arena import play_match
from marjapussi_gui.bots.players import RandomPlayer
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.backups import Backups
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.hands import Hands, summaries
from marjapussi_gui.store.journal import MatchJournal
from marjapussi_gui.store.listing import Filters
from marjapussi_gui.store.matches import Matches, RefusedRecord
from marjapussi_gui.store.opening import open_file
from marjapussi_gui.store.places import Places, places_in
from marjapussi_gui.store.statistics import Scope, Statistics
from tests.store.test_imports import HOSTILE

MATCHES, ACTIONS = 2000, 150_000


def stock_of_records() -> list[MatchRecord]:
    """Return some hands of each game, played at random."""
    made = []
    for variant in VARIANTS:
        game = variant.game()
        for seed in range(3):
            names = tuple(f"Player {seat}" for seat in game.seating.seats)
            bots = [RandomPlayer() for _ in names]
            made.append(play_match(game, names, bots, seed, most_hands=2)[0])
    return made


def fill(database: Database, matches: int = MATCHES, actions: int = ACTIONS) -> None:
    """Write so many matches of so many actions in all, as they would be after a year."""
    kept, hands, records = Matches(database), Hands(database), stock_of_records()
    known = [summaries(record, Seat(0)) for record in records]
    left = actions
    for number in range(matches):
        record = records[number % len(records)]
        level = ("easy", "normal", "strong", "expert")[number // len(records) % 4]
        match = kept.begin(Match(MatchRecord(record.header), number, level, "expert"))
        lines = list(record.lines())[1:]
        wanted = left // (matches - number)
        left -= wanted
        with database.change() as connection:
            connection.executemany(
                "insert into log values (?, ?, ?, ?)",
                [(match, ply, ply, lines[ply % len(lines)]) for ply in range(wanted)],
            )
        hands.note(match, *known[number % len(records)])
        if number % 10:
            with database.change() as connection:
                connection.execute(
                    "update matches set status = 'finished', winner = id % 2 where id = ?", (match,)
                )


def milliseconds(what: Callable[[], object], times: int = 15) -> float:
    """Return the median time that something takes."""
    taken = []
    for _ in range(times):
        start = perf_counter()
        what()
        taken.append(perf_counter() - start)
    return 1000 * median(taken)


def opening(path: Path) -> float:
    """Return the median time that opening and closing a file takes."""

    def open_and_close() -> None:
        open_file(path).database.close()

    return milliseconds(open_and_close)


def commits(database: Database) -> list[float]:
    """Return the sorted milliseconds that writing down an action takes."""
    record = stock_of_records()[0]
    match = Matches(database).begin(Match(MatchRecord(record.header), 1, "normal", "expert"))
    journal, taken = MatchJournal(database, match, 0, print), []
    for entry in record.entries * 10:
        start = perf_counter()
        journal.wrote(entry)
        taken.append(1000 * (perf_counter() - start))
    Matches(database).delete(match)
    return sorted(taken)


def questions(database: Database, places: Places) -> dict[str, Callable[[], object]]:
    matches = Matches(database)
    statistics = Statistics(database, Backups(database, places.backups))
    longest = max(matches.listed(), key=lambda each: each.hands).id
    return {
        "the list, first page": lambda: matches.listed(limit=50),
        "the list, all": matches.listed,
        "the list, open": lambda: matches.listed(Filters(status="open")),
        "the list, one game": lambda: matches.listed(Filters(game="bag")),
        "the list, text": lambda: matches.listed(Filters(text="player 3")),
        "the match played last": matches.last_open,
        "a record": lambda: matches.export(longest),
        "kinds of matches": statistics.kinds,
        "totals": statistics.totals,
        "totals of a game": lambda: statistics.totals(Scope(game="bag", level="easy")),
        "all hands in time": statistics.series,
        "distribution": statistics.distribution,
        "a backup": lambda: Backups(database, places.backups).back_up_now(),
    }


def refusal(database: Database, what: str) -> float:
    """Return the milliseconds in which a hostile record is refused."""
    data, start = HOSTILE[what](), perf_counter()
    with suppress(RefusedRecord):
        Matches(database).import_record(data, 1)
    return 1000 * (perf_counter() - start)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        empty, full = places_in(Path(folder, "empty")), places_in(Path(folder, "full"))
        open_file(empty.file).database.close()
        database = open_file(full.file).database
        fill(database)
        database.close()
        size = full.file.stat().st_size / 1e6
        print(f"{MATCHES} matches, {ACTIONS} actions: {size:.1f} MB")
        print(f"opening: {opening(full.file):.1f} ms, empty {opening(empty.file):.1f} ms")
        database = open_file(full.file).database
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
