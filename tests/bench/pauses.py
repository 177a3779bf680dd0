"""How long the window stands still after a resize, a deal and a change of language.

A pause is the longest single turn of the event loop within the second that begins with what was
asked for: what is put off to a later turn counts as well. Of each kind there are many, in several
processes; beside what the clock says stands what the window's thread worked, which on a machine
that others use also is the program's own share.

python -m tests.bench.pauses
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from statistics import median
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.main import qt_application
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.bots.players.thread_switch_interval import short_switch_interval
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import close_window, start_match

GAME = "marjapussi"
ROUNDS, LASTS = 4, 1.0  # processes; seconds
USUAL = (1280, 800)
SIZES = ((1500, 900), (1280, 800), (1100, 760), (1400, 860), (1920, 1080), (800, 600))
SEEDS = (2, 3, 4)
FIRST_TONGUES, TONGUES = ("fi", "sv"), ("en", "fi", "sv", "en")
ONE_ROUND = "--one-round"

Deed = Callable[[], object]


class Pause(NamedTuple):
    """Milliseconds on the clock, and of work on the window's thread."""

    clock: float
    work: float


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if ONE_ROUND in sys.argv:
        measure_round()
        return
    found: dict[str, list[Pause]] = {}
    for _ in range(ROUNDS):
        told = subprocess.check_output([sys.executable, "-m", "tests.bench.pauses", ONE_ROUND])
        for line in told.decode().splitlines():
            what, *figures = line.rsplit(" ", 2)
            found.setdefault(what, []).append(Pause(*map(float, figures)))
    for what, pauses in found.items():
        clock, work = [each.clock for each in pauses], [each.work for each in pauses]
        print(
            f"{what}: median {median(clock):.0f} ms, worst {max(clock):.0f};"
            f" work {median(work):.0f} ms, worst {max(work):.0f}; of {len(pauses)}"
        )


def measure_round() -> None:
    with qt_application(), short_switch_interval():
        runner = ThreadRunner()
        window = MainWindow(create_memory_services(runner, Preferences(language="en", sound=False)))
        window.show()
        window.navigator.prepare_table()
        _wait_until_idle(window)
        for what, do in chain(_at_start(window), _at_table(window)):
            pause = longest_turn(do)
            print(what, pause.clock, pause.work)
            _wait_until_idle(window)
        close_window(window)
        runner.close()
        del window


def longest_turn(do: Deed) -> Pause:
    """Do something in a turn of the event loop; return the longest turn from then on."""
    clocks, works = [0.0], [0.0]
    QTimer.singleShot(0, do)
    until = time.perf_counter() + LASTS
    while (begun := time.perf_counter()) < until:
        worked = time.thread_time()
        QApplication.processEvents()
        works.append(1000 * (time.thread_time() - worked))
        clocks.append(1000 * (time.perf_counter() - begun))
        time.sleep(0.001)
    return Pause(max(clocks), max(works))


def _at_start(window: MainWindow) -> Iterator[tuple[str, Deed]]:
    for size in SIZES:
        yield "start page, resize", partial(window.resize, *size)
    window.resize(*USUAL)
    _wait_until_idle(window)
    for tongue in FIRST_TONGUES:
        yield "start page, language for the first time", partial(_speak, window, tongue)
    for tongue in TONGUES:
        yield "start page, language", partial(_speak, window, tongue)


def _at_table(window: MainWindow) -> Iterator[tuple[str, Deed]]:
    yield "first deal", partial(start_match, window, GAME)
    for seed in SEEDS:
        yield "deal", partial(start_match, window, GAME, seed=seed)
    for size in SIZES:
        yield "resize", partial(window.resize, *size)
    window.resize(*USUAL)
    _wait_until_idle(window)
    for tongue in TONGUES:
        yield "language", partial(_speak, window, tongue)


def _speak(window: MainWindow, language: str) -> None:
    window.apply_preferences(Preferences(language=language, sound=False))


def _wait_until_idle(window: MainWindow) -> None:
    """Wait until animations and deferred work are finished."""
    QTest.qWait(300)
    while not window.pages.table_page.board.event_player.is_settled:
        QTest.qWait(100)
    QTest.qWait(300)


if __name__ == "__main__":
    main()
