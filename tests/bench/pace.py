"""How long the table shows what happens at each game speed, on a clock that the bench advances.

From your lead to your next turn if you win the trick, from your last card to the first line of the
count, and how long an auction takes beside its bids.

python -m tests.bench.pace [GAME ...]
"""

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from statistics import mean

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.main import qt_application
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.preferences import Preferences
from tests.fake_clock import FakeClock, use_clock
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import choose_action, close_window, open_window, start_match

LONGEST_MS = 30_000.0
SPEEDS = ("slow", "normal", "fast")
SEEDS = range(1, 9)
LEAD, COUNT, AUCTION = "from lead to lead", "from last card to count", "auction after own bids"


def main() -> None:
    """Print the mean and the longest of each kind, in seconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    keys = sys.argv[1:] or [each.key for each in VARIANTS if not each.key.startswith("marriage")]
    with qt_application():
        for speed in SPEEDS:
            for key in keys:
                found: dict[str, list[float]] = {}
                for seed in SEEDS:
                    for what, ms in durations(key, seed, speed):
                        found.setdefault(what, []).append(ms / 1000)
                for what, seconds in sorted(found.items()):
                    print(
                        f"{speed}, {key}, {what}: mean {mean(seconds):.2f} s,"
                        f" longest {max(seconds):.2f}; of {len(seconds)}"
                    )


def durations(key: str, seed: int, speed: str) -> Iterator[tuple[str, float]]:
    """Play a hand; yield what was waited for, and for how many milliseconds."""
    clock, usual = FakeClock(), Preferences(sound=False, warnings="never")
    with use_clock(clock):
        window = open_window(preferences=replace(usual, pace=speed), is_stored=False)
        table, decide, auction_ms = start_match(window, key, seed), create_decider("normal", 3), 0.0
        show_until_turn(table, clock)
        while (view := table.view) is not None:
            is_lead = view.phase == "play" and not view.trick.cards
            before = len(view.tricks)
            table.perform(choose_action(view, decide))
            took = show_until_turn(table, clock)
            after = table.view
            if view.phase == "auction":
                auction_ms += took
            if after is None and view.phase == "play":  # else the partner plays alone
                yield COUNT, took
            if after is None or not is_lead or after.trick.cards:
                continue
            if len(after.tricks) == before + 1:
                yield LEAD, took
        yield AUCTION, auction_ms
        close_window(window)


def show_until_turn(table: TableDriver, clock: FakeClock) -> float:
    """Advance the clock until the player can act, or the count is shown; return the duration."""
    start, animator = clock.ms, table.board.animator
    while not (table.is_offering or table.hand_score.isVisible()):
        clock.ms = max(clock.ms, animator._callback_time)  # at once to the next step
        animator.on_frame()
        assert clock.ms < start + LONGEST_MS, "nothing more happens"
    return clock.ms - start


if __name__ == "__main__":
    main()
