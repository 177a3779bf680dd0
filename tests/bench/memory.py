"""What the program holds in memory on its start page, at the table, and after many hands.

python -m tests.bench.memory [--hands 400] [--game KEY] [--level normal]

It plays in the real window on a data folder, as fast as the computer players decide.
"""

import argparse
import os
from dataclasses import replace
from pathlib import Path
from threading import Event as Flag

from PySide6.QtTest import QTest

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.bench.running_program import running_program
from tests.ui.table_driver import TableDriver, set_animation_speed

HANDS_PER_LINE = 20
START_S = 2  # until all start-up tasks are done


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--hands", type=int, default=400)
    parser.add_argument("--game", default="marjapussi")
    parser.add_argument("--level", default="normal")
    chosen = parser.parse_args()
    with running_program() as window:
        window.apply_preferences(Preferences(language="en", sound=False))
        window.navigator.start_over()
        QTest.qWait(1000 * START_S)
        print(f"start page: {resident_mb():.0f} MB", flush=True)
        play(window, chosen.game, chosen.level, chosen.hands)


def play(window: MainWindow, game: str, level: str, hands: int) -> None:
    decide, table = create_decider("easy", 3), TableDriver(window)
    set_animation_speed(table.board, NO_ANIMATION)
    usual = replace(default_game(find_variant(game), level=level), partner_level=level)
    for number in range(1, hands + 1):
        match = window.match_controller.match
        if match is None or table.session.state.match.is_over:
            window.match_controller.start_match(usual)
        else:
            table.hand_score.next_requested.emit()
        while not table.hand_score.isVisible():
            QTest.qWait(1)
            if table.view is not None:
                table.perform(decide(table.view, Flag()))
        if number == 1 or number % HANDS_PER_LINE == 0:
            print(f"{number} hands: {resident_mb():.0f} MB", flush=True)


def resident_mb() -> float:
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    main()
