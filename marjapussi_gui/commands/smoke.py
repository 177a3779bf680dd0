"""marjapussi smoke: try in an empty folder whether everything that is installed works."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event as Flag
from time import monotonic, sleep
from typing import TYPE_CHECKING

from ..bots.kernel import is_compiled
from ..engine.state import State
from .command import Command, Refused

if TYPE_CHECKING:
    from ..engine.view import View
    from ..store.database import Opened
    from ..table.runner import Runner
    from ..ui.runner import ThreadRunner
    from ..ui.sitting import Sitting
    from ..ui.window import Window

LEVEL, SEED, DECISIONS = "strong", 5, 4
PATIENCE_S = 60.0  # a slow machine is none that does not work


def _run(_arguments: Namespace) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ..app import application, opened_store
    from ..table.runner import ImmediateRunner

    _demand(is_compiled(), "the search of the bots is not compiled")
    with TemporaryDirectory(prefix="marjapussi-") as name, application() as app:
        folder = Path(name, "home")
        with opened_store(folder) as opened, _threads() as runner:
            window = _window(opened, runner)
            window.show()
            app.processEvents()
            print("painted", flush=True)
            left = _played(window, app.processEvents)
            window.close()
        _demand(_has_sound(), "miniaudio cannot be loaded")
        with opened_store(folder) as opened:
            _demand(opened.how == "opened", f"the store was not kept but {opened.how}")
            window = _window(opened, ImmediateRunner())
            _hurry(window)
            window.start_over()
            table = window.table_page.sitting.table
            _demand(table is not None and table.state == left, "the match was not kept")
            print("kept")
            _take_in(opened, window.host.record_text())
            print("taken in")
            window.close()
    return 0


@contextmanager
def _threads() -> Iterator["ThreadRunner"]:
    """Give the threads on which the players of a window think."""
    from ..ui.runner import ThreadRunner

    runner = ThreadRunner()
    yield runner
    runner.close()


def _window(opened: "Opened", runner: "Runner") -> "Window":
    """Return a window on the store."""
    from ..app import kept_window
    from ..ui.preferences import Preferences
    from ..ui.sound.sounds import Sounds
    from ..ui.sound.speaker import MemorySpeaker

    window = kept_window(runner, Sounds(MemorySpeaker), opened)
    window.prefer(Preferences(language="fi", pace="off", rest="short", sound=False))
    return window


def _hurry(window: "Window") -> None:
    """Let nothing at the table take time."""
    from ..ui.board.pace import INSTANT

    board = window.table_page.board
    board.story.pace = board.touch.pace = INSTANT


def _played(window: "Window", handle_events: Callable[[], None]) -> State:
    """Play a little in the window, and return what was reached."""
    from ..app import player

    _hurry(window)
    window.play_usual("marjapussi")
    sitting, decide = window.table_page.sitting, player(LEVEL, SEED)
    for _ in range(DECISIONS):
        view = _asked(sitting, handle_events)
        sitting.on_acted(decide(view, Flag()))
    _asked(sitting, handle_events)
    assert sitting.table is not None
    return sitting.table.state


def _asked(sitting: "Sitting", handle_events: Callable[[], None]) -> "View":
    """Return what the player sees who is asked, once the others have thought and acted."""
    until = monotonic() + PATIENCE_S
    while sitting.view is None:
        _demand(monotonic() < until, "the computer players do not move")
        handle_events()
        sleep(0.001)
    return sitting.view


def _take_in(opened: "Opened", record: str) -> None:
    """Import a record, and compare it with what is exported again."""
    from ..store.matches import Matches

    matches = Matches(opened.database)
    taken = matches.import_record(record.encode(), SEED)
    _demand(matches.export(taken.id) == record, "a record is not exported as it was imported")


def _has_sound() -> bool:
    try:
        import miniaudio  # type: ignore[import-untyped]
    except (ImportError, OSError):
        return False
    return bool(miniaudio.__version__)


def _demand(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - it is asserted
    if not holds:
        raise Refused(otherwise)


def _arguments(_parser: ArgumentParser) -> None:
    """Take no arguments."""


SMOKE = Command("smoke", "try whether everything that is installed works", _arguments, _run)
