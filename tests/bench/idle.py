"""What a window does while nothing happens in it: processor time and wake-ups by thread.

python -m tests.bench.idle [--seconds 60] [--new KEY]

It sits down at a table, waits until it is the player's turn and everything was shown, and prints
for each stretch of ten seconds what every thread used that was not asleep.
"""

import argparse
import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

from tests.bench.running_program import running_program

STRETCH_S = 10.0
TICK = os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--new", default="marjapussi")
    chosen = parser.parse_args()
    with running_program() as window:
        window.match_controller.start_default_match(chosen.new)
        sitting = window.pages.table_page.table_controller
        while not sitting.is_offering:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        for stretch in range(round(chosen.seconds / STRETCH_S)):
            before = threads()
            wait(STRETCH_S)
            used = {
                each: (seconds - before.get(each, (0.0, 0))[0], wakes - before.get(each, (0, 0))[1])
                for each, (seconds, wakes) in threads().items()
            }
            busy = [
                f"{name} {seconds:.2f} s, {wakes / STRETCH_S:.1f} wake-ups/s"
                for name, (seconds, wakes) in used.items()
                if seconds or wakes
            ]
            print(f"{stretch * STRETCH_S:.0f} s on: {'; '.join(busy) or 'nothing'}")


def wait(seconds: float) -> None:
    """Handle events for a while, woken by nothing else than what the window does."""
    loop = QEventLoop()
    timer = QTimer(loop)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setSingleShot(True)
    timer.timeout.connect(loop.quit)
    timer.start(round(1000 * seconds))
    loop.exec()


def threads() -> dict[str, tuple[float, int]]:
    """Return the processor time and the voluntary context switches of each thread."""
    found = {}
    for task in Path("/proc/self/task").iterdir():
        stat = (task / "stat").read_text("utf-8").rpartition(")")[2].split()
        status = (task / "status").read_text("utf-8").split()
        name = (task / "comm").read_text("utf-8").strip()
        switches = int(status[status.index("voluntary_ctxt_switches:") + 1])
        found[f"{name}-{task.name}"] = ((int(stat[11]) + int(stat[12])) / TICK, switches)
    return found


if __name__ == "__main__":
    main()
