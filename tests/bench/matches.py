"""How long the page of matches holds the window's thread, and what it takes of memory.

python -m tests.bench.matches [--number 20000]

It types a search letter by letter into the page over that many matches, scrolls through the list,
and prints the longest stretch in which no event was handled, and the process's share of memory.
"""

import argparse
import os
import re
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app.main import create_main_window, open_store, qt_application
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from marjapussi_gui.ui.sound.audio_output import RecordingSpeaker
from marjapussi_gui.ui.sound.sound_player import SoundPlayer
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.bench.store import stock_of_records

MATCHES, KEYS, SECONDS_PER_KEY = 20_000, "player 12", 0.8
COLUMNS = """origin, status, game, players, header, seats, rules, me, side, level, partner_level,
made_at, changed_at, began, scores, hands"""


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser()
    parser.add_argument("--number", type=int, default=MATCHES)
    number = parser.parse_args().number
    with (
        tempfile.TemporaryDirectory() as folder,
        qt_application() as app,
        open_store(Path(folder)) as store,
    ):
        fill(store.database, number)
        runner = ThreadRunner()
        window = create_main_window(runner, SoundPlayer(RecordingSpeaker), store, Path(folder))
        window.show()
        wait(0.5)
        print(f"start page: {proportional_mb():.0f} MB")
        print(
            f"opening the page over {number} matches: {stall(window.navigator.show_matches):.0f} ms"
        )
        print(f"page of matches: {proportional_mb():.0f} MB")
        type_search(window)
        scroll(window)
        print(f"after searching and scrolling: {proportional_mb():.0f} MB")
        window.close()
        runner.close()
        app.closeAllWindows()


def fill(database: Database, number: int) -> None:
    """Write that many matches, copies of a few but for the names and the deals."""
    for seed, record in enumerate(stock_of_records()):
        MatchTable(database).create(MatchState(MatchRecord(record.header), seed, "easy", "expert"))
    with database.transaction() as connection:
        first = connection.execute("select count(*) from matches").fetchone()[0]
        connection.execute(
            f"""
            with recursive n(i) as (select {first} union all select i + 1 from n where i < ?)
            insert into matches (changed, seed, searched, {COLUMNS})
            select i + 1, i, 'player ' || i || ' ' || i, {COLUMNS}
            from n join matches on matches.id = 1 + i % {first}
            """,  # noqa: S608 - all of it is written in this file
            (number - 1,),
        )


def type_search(window: MainWindow) -> None:
    """Type a search and take it back; print the longest stall of each key."""
    search = window.pages.matches_page.search_field
    search.setFocus()
    stalls = {}
    for place, letter in enumerate(KEYS):
        stalls[f"{place} {letter!r}"] = stall(partial(QTest.keyClick, search, letter))
    for place in reversed(range(len(KEYS))):
        stalls[f"{place} Backspace"] = stall(lambda: QTest.keyClick(search, Qt.Key.Key_Backspace))
    for key, milliseconds in stalls.items():
        print(f"  key {key}: {milliseconds:.1f} ms")
    print(f"longest stall of a key: {max(stalls.values()):.1f} ms")


def scroll(window: MainWindow) -> None:
    """Scroll through the list page by page, and print the longest stall."""
    bar = window.pages.matches_page.match_list.verticalScrollBar()
    steps = [
        stall(partial(bar.setValue, value), 0.02)
        for value in range(0, bar.maximum(), max(bar.maximum() // 100, 1))
    ]
    print(f"longest stall while scrolling: {max(steps):.1f} ms")


def stall(act: Callable[[], object], seconds: float = SECONDS_PER_KEY) -> float:
    """Do something, and return the longest stretch of milliseconds until events were handled."""
    until, longest = time.perf_counter() + seconds, 0.0
    step: Callable[[], object] = act
    while time.perf_counter() < until:
        begun = time.perf_counter()
        step()
        longest = max(longest, 1000 * (time.perf_counter() - begun))
        step = QCoreApplication.processEvents
        time.sleep(0.001)
    return longest


def wait(seconds: float) -> None:
    stall(lambda: None, seconds)


def proportional_mb() -> float:
    """Return the process's proportional share of memory."""
    rollup = Path("/proc/self/smaps_rollup").read_text("utf-8")
    share = re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE)
    assert share is not None
    return int(share[1]) / 1024


if __name__ == "__main__":
    main()
