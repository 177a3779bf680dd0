"""marjapussi smoke: test in an empty folder that the installed program works."""

import logging
import os
import sys
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ..bots.kernel import is_compiled
from ..engine.state import State
from .command import Command, Refused

if TYPE_CHECKING:
    from ..store.opening import Opened
    from ..ui.pages.sitting import Sitting
    from ..ui.shell.window import Window

LEVEL, SEED, DECISIONS = "strong", 5, 4
log = logging.getLogger("marjapussi")

PATIENCE_MS = 30_000  # computer players think for a second or two


def _run(_arguments: Namespace) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ..app import application, opened_store
    from ..bots.threads import give_way

    _demand(is_compiled(), "the search of the bots is not compiled")
    directory = TemporaryDirectory(prefix="marjapussi-")
    with _no_faults(), directory as name, application() as app, give_way():
        folder = Path(name, "home")
        with opened_store(folder) as opened, _window(opened) as window:
            window.show()
            app.processEvents()
            print("painted", flush=True)
            state = _played(window)
        _demand(_has_sound() or not _needs_sound(), "miniaudio cannot be loaded")
        with opened_store(folder) as opened, _window(opened) as window:
            _demand(opened.how == "opened", f"the store was not kept but {opened.how}")
            _hurry(window)
            window.ways.start_over()
            table = window.ways.table_page.sitting.table
            _demand(table is not None and table.state == state, "the match was not kept")
            print("kept")
            _take_in(opened, window.host.record_text())
            print("taken in")
    return 0


class _Heard(logging.Handler):
    """A log handler that collects errors, as a failing computer player is only logged."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        fault = record.exc_info[1] if record.exc_info else None
        self._faults.append(record.getMessage() if fault is None else _told(fault))


@contextmanager
def _no_faults() -> Iterator[None]:
    """Raise CommandError for any error, also in Qt slots and on threads."""
    faults, hooks = list[str](), (sys.excepthook, threading.excepthook)
    handler = _Heard(faults)
    log.addHandler(handler)
    sys.excepthook = lambda _kind, fault, _trace: faults.append(_told(fault))
    threading.excepthook = lambda fault: faults.append(_told(fault.exc_value))
    try:
        yield
    except Exception as fault:  # noqa: BLE001 - it is reported below
        faults.insert(0, _told(fault))
    finally:
        log.removeHandler(handler)
        sys.excepthook, threading.excepthook = hooks
    _demand(not faults, ": ".join(faults[:2]))


def _told(fault: BaseException | None) -> str:
    return str(fault) if isinstance(fault, Refused) else f"{type(fault).__name__}: {fault}"


@contextmanager
def _window(opened: "Opened") -> "Iterator[Window]":
    """Open a window on a database, with computer players on threads as in normal use."""
    from ..app import kept_window
    from ..ui.basis.preferences import Preferences
    from ..ui.basis.runner import ThreadRunner
    from ..ui.sound.sounds import Sounds
    from ..ui.sound.speaker import MemorySpeaker

    runner = ThreadRunner()
    window = kept_window(runner, Sounds(MemorySpeaker), opened)
    window.prefer(Preferences(language="fi", pace="off", rest="short", sound=False))
    try:
        yield window
    finally:
        window.close()
        runner.close()


def _hurry(window: "Window") -> None:
    """Turn off all animations at the table."""
    from ..ui.board.pace import INSTANT

    board = window.ways.table_page.board
    board.story.pace = board.touch.pace = INSTANT


def _played(window: "Window") -> State:
    """Play some decisions in the window, and return the state reached."""
    from ..thinking import player

    _hurry(window)
    window.host.play_usual("marjapussi")
    sitting, decide = window.ways.table_page.sitting, player(LEVEL, SEED)
    _await_turn(sitting)
    for _ in range(DECISIONS):
        assert sitting.view is not None
        sitting.act(decide(sitting.view, threading.Event()))
        _await_turn(sitting)
    assert sitting.table is not None
    return sitting.table.state


def _await_turn(sitting: "Sitting") -> None:
    """Wait until it is the player's turn; raise CommandError after a timeout."""
    from ..ui.basis.waiting import is_sent

    is_asked = sitting.view is not None or is_sent(sitting.offered, within_ms=PATIENCE_MS)
    _demand(is_asked, f"no computer player moved within {PATIENCE_MS} ms")


def _take_in(opened: "Opened", record: str) -> None:
    """Import a record, export it, and check that it is the same."""
    from ..store.matches import Matches

    matches = Matches(opened.database)
    taken = matches.import_record(record.encode(), SEED)
    _demand(matches.export(taken.id) == record, "a record is not exported as it was imported")


def _needs_sound() -> bool:
    """Return whether sound is a dependency on this machine (see pyproject.toml)."""
    import platform

    return platform.machine() != "aarch64"


def _has_sound() -> bool:
    try:
        import miniaudio  # type: ignore[import-untyped]
    except (ImportError, OSError):
        return False
    return bool(miniaudio.__version__)


def _demand(holds: bool, otherwise: str) -> None:  # noqa: FBT001 - an assertion
    if not holds:
        raise Refused(otherwise)


def _arguments(_parser: ArgumentParser) -> None:
    """Add no arguments."""


SMOKE = Command("smoke", "try whether everything that is installed works", _arguments, _run)
