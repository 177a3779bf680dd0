"""How long after the start of its process the window is painted.

python -m tests.bench.first_paint

The window opens again and again, on the start page and on a match that goes on, beside an empty
window of Qt. Each time is a process of its own that imports nothing but what the program itself
imports before it is seen.
"""

import gc
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication, QWidget

ONCE, BARE, STARTS = "--once", "--bare", 9


class Painted(QObject):
    """Notes when a widget has been painted."""

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        self.is_seen = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.is_seen = self.is_seen or event.type() == QEvent.Type.Paint
        return False


def main() -> None:
    """Print the median and the least of what was measured."""
    if ONCE in sys.argv:
        once(Path(sys.argv[-1]))
        return
    if BARE in sys.argv:
        open_bare_window()
        return
    import shutil
    from statistics import median
    from tempfile import TemporaryDirectory

    found: dict[str, list[float]] = {}
    with TemporaryDirectory() as folder:
        for _ in range(STARTS):
            for options in ((BARE,), (ONCE, f"{folder}/new"), (ONCE, f"{folder}/kept")):
                for line in measure_process(*options):
                    what, age = line.rsplit(" ", 1)
                    found.setdefault(what, []).append(float(age))
            shutil.rmtree(Path(folder, "new"))
    bare = found["bare window"]
    for what, ages in found.items():
        told = f"{median(ages):.0f} ms from process start, least {min(ages):.0f}"
        shares = f"{median(ages) / median(bare):.1f} and {min(ages) / min(bare):.1f} bare windows"
        print(f"{what}: median {told}, of {len(ages)}: {shares}")


def measure_process(*options: str) -> list[str]:
    import subprocess

    command = [sys.executable, "-m", "tests.bench.first_paint", *options]
    compiled = {key: text for key, text in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.check_output(command, env=compiled).decode().splitlines()


def open_bare_window() -> None:
    """Open an empty window, and print when it was painted."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app, window = QApplication([]), QWidget()
    painted = Painted(window)
    window.show()
    wait_for(app, painted)
    print(f"bare window {age():.0f}")


def once(folder: Path) -> None:
    """Open the window as the program does, and print when it was painted; leave a match there."""
    gc.disable()  # as the program does while it imports
    from marjapussi_gui.app.main import create_main_window, open_store, qt_application
    from marjapussi_gui.bots.players.thread_switch_interval import short_switch_interval
    from marjapussi_gui.ui.common.thread_runner import ThreadRunner
    from marjapussi_gui.ui.sound.sound_player import SoundPlayer

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with qt_application() as app, short_switch_interval(), open_store(folder) as store:
        runner, sounds = ThreadRunner(), SoundPlayer()
        window = create_main_window(runner, sounds, store)
        window.navigator.show_placeholder()
        first = window.page_stack.currentWidget()
        is_kept = first is not window.pages.start_page
        seen = first if is_kept else window.pages.start_page.family_tiles[0]
        assert seen is not None
        painted = Painted(seen)
        window.pages.start_page.defer_card_drawing()
        window.show()
        wait_for(app, painted)
        print(f"{'bare felt' if is_kept else 'start page'} {age():.0f}")
        from marjapussi_gui.app.startup_tasks import TABLE_PAGE_MODULES
        from marjapussi_gui.ui.common.idle_queue import import_gradually

        import_gradually(TABLE_PAGE_MODULES, window.navigator.prepare_table, window)
        if is_kept:
            while window.page_stack.currentWidget() is first:
                app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            painted = Painted(window.pages.table_page.board.viewport())
            wait_for(app, painted)
            print(f"table after it {age():.0f}")
        else:
            window.match_controller.start_default_match("marjapussi")
        window.close()
        runner.close()
        sounds.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        del window, painted, seen, first


def wait_for(app: QApplication, painted: Painted) -> None:
    """Return when something has been painted."""
    while not painted.is_seen:
        app.processEvents()


def age() -> float:
    """Return how many milliseconds ago this process began."""
    return 1000 * (time.time() - process_start())


def process_start() -> float:
    """Return the start time of this process by the system's clock."""
    ticks = float(Path("/proc/self/stat").read_text("utf-8").rpartition(")")[2].split()[19])
    up = float(Path("/proc/uptime").read_text("utf-8").split()[0])
    return time.time() - up + ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
