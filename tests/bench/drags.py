"""How soon a dragged card follows the pointer, and how far apart the frames are.

A card is dragged in circles by a pointer that reports 125 positions a second, and tricks are
played against experts in a large window. Beside what the clock says stands the processor time of
painting, which other programs on the machine don't change much. Frames are compared only while
something moves; between flights, nothing is painted except the halo of the player to act.

python -m tests.bench.drags [--against FOLDER]

With a folder of another version of the program, both take turns, and the ratios are printed.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from math import cos, sin, tau
from pathlib import Path
from statistics import median

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.main import qt_application
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.bots.players.thread_switch_interval import short_switch_interval
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.participants import DecideAction
from marjapussi_gui.ui.board.hand_input import DRAG_Z
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import Mouse, choose_action, close_window, start_match

GAME, LEVEL, SIZE, ROUNDS = "marjapussi", "expert", (1920, 1080), 5
DRAG_S, FLIGHTS_S, TURN_S, RADIUS = 8.0, 12.0, 0.9, 150.0
POINTER_S = 1 / 125
PRESS_PAUSE_MS = 1000  # presses in quick succession only skip animations
FRAME_MS = 1000 / 60
LEFT = Qt.MouseButton.LeftButton


class Frames:
    """The paint events of a board: when each ended, and the processor time that it took."""

    def __init__(self) -> None:
        self.ends: list[float] = []
        self.work: list[float] = []
        paint_event = TableBoard.paintEvent

        def timed_paint_event(board: TableBoard, event: QPaintEvent) -> None:
            begun = time.thread_time()
            paint_event(board, event)
            self.work.append(1000 * (time.thread_time() - begun))
            self.ends.append(1000 * time.perf_counter())

        TableBoard.paintEvent = timed_paint_event  # type: ignore[assignment, method-assign]


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser()
    parser.add_argument("--against", type=Path)
    parser.add_argument("--one-round", action="store_true")
    chosen = parser.parse_args()
    if chosen.one_round:
        measure_round()
        return
    here = Path(__file__).parents[2]
    folders = [here] if chosen.against is None else [here, chosen.against]
    rounds: dict[Path, list[dict[str, float]]] = {folder: [] for folder in folders}
    for _ in range(ROUNDS):
        for folder in folders:
            rounds[folder].append(run_round(folder))
    for name in rounds[here][0]:
        values = [median(each[name] for each in rounds[folder]) for folder in folders]
        ratio = f", {values[0] / values[1]:.2f} of {values[1]:.2f}" if values[1:] else ""
        print(f"{name}: {values[0]:.2f}{ratio}")


def run_round(folder: Path) -> dict[str, float]:
    """Measure the program in a folder; return the figures by name."""
    told = subprocess.check_output(
        [sys.executable, __file__, "--one-round"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder)},
    )
    lines = (line.rpartition(" ") for line in told.decode().splitlines())
    return {name: float(value) for name, _, value in lines}


def measure_round() -> None:
    frames = Frames()
    with qt_application(), short_switch_interval():
        runner = ThreadRunner()
        window = MainWindow(create_memory_services(runner, Preferences(rest="short", sound=False)))
        window.resize(*SIZE)
        window.show()
        start_match(window, GAME, level=LEVEL)
        play_until(window, lambda: has_cards_to_play(window))
        latencies, efforts, intervals, work = drag_in_circles(window, frames)
        show("pointer to picture", latencies)
        show("pointer to picture, work", efforts)
        show("drag frames", intervals)
        show("drag painting", work)
        intervals, work = watch_flights(window, frames)
        show("flight frames", intervals)
        show("flight painting", work)
        close_window(window)
        runner.close()


def show(kind: str, values: list[float]) -> None:
    ordered = sorted(values)
    print(f"{kind}, median ms {median(ordered)}")
    print(f"{kind}, p99 ms {ordered[int(0.99 * len(ordered))]}")
    print(
        f"{kind}, % within a frame {100 * sum(each <= FRAME_MS for each in ordered) / len(ordered)}"
    )


def drag_in_circles(
    window: MainWindow, frames: Frames
) -> tuple[list[float], list[float], list[float], list[float]]:
    """Drag a card in circles.

    Return the delays of its picture on the clock and in work of this thread, the intervals of
    frames and the work of painting.
    """
    board, mouse = window.pages.table_page.board, Mouse(window)
    QTest.qWait(PRESS_PAUSE_MS)
    item = board.card_layer.own_items()[0]
    start, view = mouse.point(item), board.viewport()
    centre = QPointF(board.width() / 2, board.height() / 2)
    QTest.mousePress(view, LEFT, pos=start)
    frames.ends.clear()
    frames.work.clear()
    latencies, efforts, begun = [], [], time.perf_counter()
    due = begun
    while (now := time.perf_counter()) - begun < DRAG_S:
        if now < due:
            QCoreApplication.processEvents()
            time.sleep(0.0005)
            continue
        turn = tau * (now - begun) / TURN_S
        moved = centre + QPointF(RADIUS * cos(turn), RADIUS * sin(turn))
        count, worked = len(frames.ends), time.thread_time()
        move_pointer(view, moved)
        while len(frames.ends) == count and time.perf_counter() - now < 1:
            QCoreApplication.processEvents()
        latencies.append(frames.ends[-1] - 1000 * now)
        efforts.append(1000 * (time.thread_time() - worked))
        due = max(due + POINTER_S, time.perf_counter())
    intervals, work = intervals_of(frames), list(frames.work)
    assert item.zValue() == DRAG_Z
    home = QPoint(5, 5)
    QTest.mouseMove(view, home)
    QTest.mouseRelease(view, LEFT, pos=home)
    return latencies, efforts, intervals, work


def move_pointer(view: QWidget, position: QPointF) -> None:
    """Send a mouse event, as the window system does; QTest would wait for other things, too."""
    QCoreApplication.sendEvent(
        view,
        QMouseEvent(
            QEvent.Type.MouseMove,
            position,
            QPointF(view.mapToGlobal(position)),
            Qt.MouseButton.NoButton,
            LEFT,
            Qt.KeyboardModifier.NoModifier,
        ),
    )


def watch_flights(window: MainWindow, frames: Frames) -> tuple[list[float], list[float]]:
    """Play for a while; return the intervals of frames while cards move, and the painting times."""
    board = window.pages.table_page.board
    intervals: list[float] = []
    frames.work.clear()
    frames.ends.clear()
    until = time.perf_counter() + FLIGHTS_S
    decide, mouse = create_decider("normal", 3), Mouse(window)
    while time.perf_counter() < until:
        was_moving = has_moving_items(board)
        QCoreApplication.processEvents()
        time.sleep(0.0005)
        if was_moving and has_moving_items(board):
            continue
        intervals += intervals_of(frames)
        frames.ends.clear()
        if not board.animator._motions:
            act(window, mouse, decide)
    return intervals, list(frames.work)


def has_moving_items(board: TableBoard) -> bool:
    now = board.animator.now
    return any(getattr(each, "start_time", now) <= now for each in board.animator._motions)


def intervals_of(frames: Frames) -> list[float]:
    return [later - earlier for earlier, later in pairwise(frames.ends)]


def play_until(window: MainWindow, is_reached: Callable[[], bool]) -> None:
    decide, mouse = create_decider("normal", 3), Mouse(window)
    while not is_reached():
        QTest.qWait(10)
        act(window, mouse, decide)


def act(window: MainWindow, mouse: Mouse, decide: DecideAction) -> None:
    page = window.pages.table_page
    if page.board.press_filter.is_press_too_soon:
        return
    view = page.table_controller.view
    if view is not None and page.board.event_player.is_settled:
        mouse.do(choose_action(view, decide))
    elif page.panels.hand_score.isVisible():
        mouse.press(page.panels.hand_score.next_button)


def has_cards_to_play(window: MainWindow) -> bool:
    page = window.pages.table_page
    view = page.table_controller.view
    if view is None or not page.board.event_player.is_settled:
        return False
    return isinstance(view.legal_actions[0], Play) and len(view.hand) > 6


if __name__ == "__main__":
    main()
