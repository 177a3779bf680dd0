"""The window's figures: first paint, frames while cards fly and bots think, pauses.

python -m tests.bench.window
"""

import os
import time
from collections.abc import Callable
from statistics import median

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.main import qt_application
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.bots.players.thread_switch_interval import short_switch_interval
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.bench import first_paint, pauses
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import Mouse, choose_action, start_match

SIZES = ((1280, 800), (1920, 1080))
GAME = "marjapussi"
SECONDS = 20.0


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    first_paint.main()
    with qt_application() as app, short_switch_interval():
        for size in SIZES:
            for level in ("normal", "expert"):
                frames(size, level)
        app.closeAllWindows()
    pauses.main()


class Paints(QObject):
    """Notes when a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times: list[float] = []
        self._last = 0.0
        self.is_wanted: Callable[[], bool] = lambda: True
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            now = time.perf_counter()
            if self._last:
                self.times.append(1000 * (now - self._last))
            self._last = now if self.is_wanted() else 0.0
        return False


def play_for(window: MainWindow, table: TableDriver, seconds: float) -> None:
    """Play with the mouse for a while, each time as soon as everything is shown."""
    hand, decide = Mouse(window), create_decider("normal", 3)
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        QTest.qWait(10)
        if window.pages.table_page.board.press_filter.is_press_too_soon:
            continue
        if table.view is not None and window.pages.table_page.board.event_player.is_settled:
            hand.do(choose_action(table.view, decide))
        elif window.pages.table_page.panels.hand_score.isVisible():
            hand.press(window.pages.table_page.panels.hand_score.next_button)


def frames(size: tuple[int, int], level: str) -> None:
    """Play for a while at normal speed, and print how far apart frames were while cards flew."""
    runner = ThreadRunner()
    window = MainWindow(create_memory_services(runner, Preferences(rest="short", sound=False)))
    window.resize(*size)
    window.show()
    board = window.pages.table_page.board
    paints = Paints(board.viewport())
    paints.is_wanted = lambda: board.animator.is_busy
    play_for(window, start_match(window, GAME, level=level), SECONDS)
    runner.close()
    window.close()
    intervals = sorted(paints.times)
    print(
        f"{size[0]}x{size[1]}, {level}: {len(intervals)} frames, median {median(intervals):.1f} ms,"
        f" p99 {intervals[int(0.99 * len(intervals))]:.1f} ms, most {intervals[-1]:.1f} ms"
    )


if __name__ == "__main__":
    main()
