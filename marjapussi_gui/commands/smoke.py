"""marjapussi smoke: test the installed program in an empty folder."""

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

from ..engine.state import GameState
from .command import Command, CommandError, warn_if_search_is_slow

if TYPE_CHECKING:
    from ..storage.open_database import OpenResult
    from ..ui.board.table_controller import TableController
    from ..ui.window.main_window import MainWindow

BOT_LEVEL, MATCH_SEED, DECISION_COUNT = "strong", 5, 4
log = logging.getLogger("marjapussi")

TURN_TIMEOUT_MS = 30_000  # computer players think for a second or two


def _run(_arguments: Namespace) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ..app.main import open_store, qt_application
    from ..bots.players.thread_switch_interval import short_switch_interval

    warn_if_search_is_slow()
    directory = TemporaryDirectory(prefix="marjapussi-")
    with _require_no_errors(), directory as name, qt_application() as app, short_switch_interval():
        folder = Path(name, "home")
        with open_store(folder) as opened, _open_window(opened) as window:
            window.show()
            app.processEvents()
            print("painted", flush=True)
            state = _play_decisions(window)
        _require(_can_import_sound() or not _includes_sound(), "miniaudio can't be loaded")
        with open_store(folder) as opened, _open_window(opened) as window:
            _require(
                opened.status == "opened", f"the saved matches weren't opened: {opened.status}"
            )
            _skip_animations(window)
            window.navigator.start_over()
            table = window.pages.table_page.table_controller.session
            _require(table is not None and table.state == state, "the match wasn't saved")
            print("kept")
            _check_import(opened, window.match_controller.record_text())
            print("taken in")
    return 0


class _ErrorRecorder(logging.Handler):
    """A log handler that collects errors, because errors of computer players are only logged."""

    def __init__(self, messages: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._messages = messages

    def emit(self, record: logging.LogRecord) -> None:
        fault = record.exc_info[1] if record.exc_info else None
        self._messages.append(record.getMessage() if fault is None else _error_text(fault))


@contextmanager
def _require_no_errors() -> Iterator[None]:
    """Raise CommandError for any error in the block, even in a Qt slot or on another thread."""
    faults, hooks = list[str](), (sys.excepthook, threading.excepthook)
    handler = _ErrorRecorder(faults)
    log.addHandler(handler)
    sys.excepthook = lambda _kind, fault, _trace: faults.append(_error_text(fault))
    threading.excepthook = lambda fault: faults.append(_error_text(fault.exc_value))
    try:
        yield
    except Exception as fault:  # noqa: BLE001 - it is reported below
        faults.insert(0, _error_text(fault))
    finally:
        log.removeHandler(handler)
        sys.excepthook, threading.excepthook = hooks
    _require(not faults, ": ".join(faults[:2]))


def _error_text(error: BaseException | None) -> str:
    return str(error) if isinstance(error, CommandError) else f"{type(error).__name__}: {error}"


@contextmanager
def _open_window(store: "OpenResult") -> "Iterator[MainWindow]":
    from ..app.main import create_main_window
    from ..model.preferences import Preferences
    from ..ui.common.thread_runner import ThreadRunner
    from ..ui.sound.audio_output import RecordingSpeaker
    from ..ui.sound.sound_player import SoundPlayer

    runner = ThreadRunner()
    window = create_main_window(runner, SoundPlayer(RecordingSpeaker), store)
    window.apply_preferences(Preferences(language="fi", pace="off", rest="short", sound=False))
    try:
        yield window
    finally:
        window.close()
        runner.close()


def _skip_animations(window: "MainWindow") -> None:
    from ..ui.board.animation_speed import NO_ANIMATION

    board = window.pages.table_page.board
    board.event_player.speed = board.hand_input.speed = NO_ANIMATION


def _play_decisions(window: "MainWindow") -> GameState:
    from ..app.ai_services import create_decider

    _skip_animations(window)
    window.match_controller.start_default_match("marjapussi")
    sitting, decide = (
        window.pages.table_page.table_controller,
        create_decider(BOT_LEVEL, MATCH_SEED),
    )
    _wait_for_turn(sitting)
    for _ in range(DECISION_COUNT):
        assert sitting.view is not None
        sitting.perform(decide(sitting.view, threading.Event()))
        _wait_for_turn(sitting)
    assert sitting.session is not None
    return sitting.session.state


def _wait_for_turn(controller: "TableController") -> None:
    """Wait until it is the player's turn. Raise CommandError after a timeout."""
    from ..ui.common.thread_runner import wait_for_signal

    is_asked = controller.view is not None or wait_for_signal(
        controller.turn_offered, timeout_ms=TURN_TIMEOUT_MS
    )
    _require(is_asked, f"no computer player moved within {TURN_TIMEOUT_MS} ms")


def _check_import(store: "OpenResult", record: str) -> None:
    """Import a record, export it again, and raise CommandError if it has changed."""
    from ..storage.match_table import MatchTable

    matches = MatchTable(store.database)
    taken = matches.import_record(record.encode(), MATCH_SEED)
    _require(
        matches.export_record(taken.id) == record, "a record changed between import and export"
    )


def _includes_sound() -> bool:
    """Return whether sound is a dependency on this system, as listed in pyproject.toml."""
    import platform

    return platform.machine() != "aarch64"


def _can_import_sound() -> bool:
    try:
        import miniaudio  # type: ignore[import-untyped]
    except (ImportError, OSError):
        return False
    return bool(miniaudio.__version__)


def _require(condition: bool, message: str) -> None:  # noqa: FBT001 - an assertion
    if not condition:
        raise CommandError(message)


def _add_arguments(_parser: ArgumentParser) -> None:
    """Do nothing, because the command has no arguments."""


SMOKE = Command("smoke", "check that everything you installed works", _add_arguments, _run)
