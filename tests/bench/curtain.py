"""Whether a window shows or says anything of cards that the person at the screen may not see.

Two windows play the same hand, but for such cards. At each moment everything that they show and say
is compared, and each frame of a change of person.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPropertyAnimation
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.common import theme
from tests.fake_clock import FakeClock, use_clock
from tests.ui.twin_windows import (
    ScriptedWindow,
    TwinRecords,
    compare_moments,
    find_twins,
    picture_of,
)

FRAME_MS, FRAMES = 8.0, 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[each.key for each in VARIANTS])
    parser.add_argument("--moments", type=int, default=1000, help="for each game")
    parser.add_argument("--changes", type=int, default=10, help="of person, frame by frame")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    theme.load_fonts()
    for key in options.games:
        game, rng = find_variant(key).create_game(), Random(f"{key} {options.seed}")
        _compare_game(key, game, rng, options.moments)
        _compare_changes(key, game, rng, options.changes)
    app.quit()


def _compare_game(key: str, game: Game, rng: Random, wanted: int) -> None:
    found: Counter[str] = Counter()
    moments = covered = 0
    for twins in find_twins(game, rng):
        for moment in compare_moments(twins):
            moments += 1
            covered += moment.is_covered
            found.update(moment.differences)
            if moment.differences:
                print(f"  {key}: {moment.differences} after {moment.ply} actions, {twins.seat}")
        if moments >= wanted:
            break
    print(f"{key}: {moments} moments, {covered} behind the curtain, differences: {dict(found)}")


def _compare_changes(key: str, game: Game, rng: Random, wanted: int) -> None:
    clock, frames, apart = FakeClock(), 0, 0
    with use_clock(clock):
        changes = 0
        for twins in find_twins(game, rng):
            for is_same in _compared_frames(twins, clock):
                frames += 1
                apart += not is_same
            changes = frames // FRAMES
            if changes >= wanted:
                break
    print(f"{key}: {frames} frames of {changes} changes of person, {apart} differ", flush=True)


def _compared_frames(twins: TwinRecords, clock: FakeClock) -> Iterator[bool]:
    """Yield whether both windows look alike, for each frame of the last change in a record."""
    windows = [
        ScriptedWindow(record, twins.people, speed=AnimationSpeed())
        for record in (twins.record, twins.other)
    ]
    while not any(each.is_finished for each in windows):
        before, ply = windows[0].seat_at_screen, min(each.ply for each in windows)
        for each in windows:
            if each.ply == ply:  # a forced card may have played itself in the other one
                each.go_on()
        _settle(windows, clock, until_covered=before != twins.seat)
    if all(each.table.page.curtain.is_down for each in windows):
        yield from _frames(windows, clock)
        if windows[0].turn == twins.seat:
            for each in windows:
                each.go_on()
            # The card that is drawn where nothing else can be done was hidden until now
            if windows[0].ply == len(twins.record.entries):
                yield from _frames(windows, clock)
    for each in windows:
        each.close()


def _settle(windows: list[ScriptedWindow], clock: FakeClock, *, until_covered: bool) -> None:
    for _ in count():
        boards = [each.table.board for each in windows]
        if all(each.event_player.is_settled for each in boards):
            return
        if until_covered and windows[0].table.page.curtain.is_down:
            return
        clock.ms += 30
        for board in boards:
            board.animator.on_frame()


def _frames(windows: list[ScriptedWindow], clock: FakeClock) -> Iterator[bool]:
    for frame in range(FRAMES):
        clock.ms += FRAME_MS
        pictures = []
        for each in windows:
            falling = each.table.page.curtain.curtain.findChild(QPropertyAnimation)
            assert falling is not None
            if each.table.page.curtain.is_down:
                if falling.state() == QPropertyAnimation.State.Stopped:  # by the machine's time
                    falling.start()
                falling.pause()
                falling.setCurrentTime(min(round(frame * FRAME_MS), falling.duration() - 1))
            each.table.board.animator.on_frame()
            each.table.board.animator.on_pulse()
            each.table.board.animator._pulse_timer.stop()  # it pulses by the time of the machine
            pictures.append(picture_of(each.window))
        yield pictures[0] == pictures[1]


if __name__ == "__main__":
    main()
