"""The composition root: creates the services and the window, and connects them."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from . import __version__
from .bots.threads import give_way
from .crashes import reporting
from .diagnostics import facts
from .engine.games import VARIANTS
from .store.backups import Backups
from .store.faults import faults_to
from .store.opening import Opened, open_file
from .store.places import Places, places_in, usual_places
from .store.preferences import Choices
from .stored.choices import (
    StoredRules,
    keep_preferences,
    keep_window,
    kept_preferences,
    kept_window_parts,
)
from .stored.figures import StoredFigures, StoredVerdicts
from .stored.learning import PUZZLES, RULES, StoredExercises, StoredProgress
from .stored.safe import StoredSafe
from .stored.shelf import StoredShelf
from .table.runner import Runner
from .teacher.lessons import Lesson, lessons_in
from .thinking import (
    advise,
    is_clear_mistake,
    is_decided,
    is_slow,
    judge,
    known,
    open_line,
    player,
    prepare,
    rates,
)
from .ui.basis import theme
from .ui.basis.assets import asset
from .ui.basis.own_presets import MemoryPresets
from .ui.basis.preferences import Preferences
from .ui.basis.program import Program
from .ui.basis.runner import ThreadRunner
from .ui.basis.services import NoVoice, Services
from .ui.basis.shelf import MemoryShelf
from .ui.shell.application import Application
from .ui.shell.ending import closed_by_signals
from .ui.shell.first_sight import FirstSight
from .ui.shell.long_opening import run_visibly
from .ui.shell.window import Window
from .ui.sound.sounds import Sounds
from .ui.sound.speaker import MemorySpeaker
from .ui.sound.voice import Voice
from .ui.widgets.focus_ring import FocusRing

if TYPE_CHECKING:
    from .teacher.puzzles.shipped import AnyPuzzle

PROGRAM, DESKTOP_ID = "marjapussi", "fi.marjapussi.Marjapussi"
STYLE = ("-style", "Fusion")  # as an argument it is faster than setStyle later

log = logging.getLogger(PROGRAM)


def open_window(data_dir: Path | None = None, record: Path | None = None, new: str = "") -> int:
    """Run the window, with a record or a new match if given, and return its exit status."""
    logs = places(data_dir).logs
    with faults_to(logs), application() as app, give_way(), visibly_opened(data_dir) as store:
        runner, sounds, voice = ThreadRunner(), Sounds(), Voice()
        window = kept_window(runner, sounds, store, data_dir, voice)
        if not window.has_its_place:
            window.fit_into(window.screen().availableGeometry())
        sys.excepthook = reporting(logs, window.host.record_text, window.tell_crash)
        if isinstance(app, Application):
            app.to_open.connect(window.record_files.open)
        window.ways.await_table()
        if record is not None:
            window.record_files.open(record)
        if new:
            window.host.play_usual(new)
        window.ways.start_page.let_cards_wait()
        FirstSight(window, partial(_begin, window, runner, store, places(data_dir)))
        window.show()
        with closed_by_signals():
            status = app.exec()
        window.close()
        runner.close()
        sounds.close()
        voice.close()
        del window
    return status


def _begin(window: Window, runner: Runner, store: Opened, lie: Places) -> None:
    """Run start-up work that can wait until the first frame is painted."""
    window.ways.start_page.draw_cards()
    from .once_seen import begin

    runner.run(lambda _: lessons(), window.ways.show_progress)
    begin(window, runner, store, lie)


def places(data_dir: Path | None) -> Places:
    """Return the paths in a data folder, or the default ones for None."""
    return usual_places() if data_dir is None else places_in(data_dir)


@contextmanager
def opened_store(data_dir: Path | None) -> Iterator[Opened]:
    """Open the database in its folder, and close it at the end."""
    with closing_store(open_file(places(data_dir).file)) as opened:
        yield opened


@contextmanager
def visibly_opened(data_dir: Path | None) -> Iterator[Opened]:
    """Open the database in its folder, showing a window if that takes long, and close it."""
    file = places(data_dir).file
    opened = run_visibly(lambda on_repair: open_file(file, on_repair=on_repair))
    with closing_store(opened):
        yield opened


@contextmanager
def closing_store(opened: Opened) -> Iterator[Opened]:
    """Close the database at the end of the block."""
    try:
        yield opened
    finally:
        opened.database.close()


def kept_window(
    runner: Runner,
    sounds: Sounds,
    opened: Opened,
    data_dir: Path | None = None,
    voice: Voice | None = None,
) -> Window:
    """Create the main window with services that use the database."""
    choices, lie = Choices(opened.database), places(data_dir)
    backups = Backups(opened.database, lie.backups)
    troubles: list[str] = []
    shelf = StoredShelf(opened.database, troubles.append)
    safe = StoredSafe(backups, troubles.append)
    figures = StoredFigures(opened.database, backups, troubles.append)
    rules = StoredRules(opened.database, troubles.append)
    verdicts = StoredVerdicts(opened.database, troubles.append)
    progress = StoredProgress(choices, troubles.append)
    exercises = StoredExercises(opened.database, troubles.append)
    solved = StoredProgress(choices, troubles.append, PUZZLES)
    read = StoredProgress(choices, troubles.append, RULES)
    services = Services(
        runner,
        player,
        advise,
        judge,
        known,
        is_decided,
        rules,
        shelf,
        sounds,
        kept_preferences(choices),
        partial(keep_preferences, choices),
        Program(__version__, lie.data, lie.logs, partial(facts, opened), is_slow),
        safe,
        figures,
        verdicts,
        open_line,
        is_clear_mistake,
        rates,
        lessons,
        progress,
        exercises,
        puzzles,
        read,
        solved,
        voice or NoVoice(),
        prepare,
    )
    window = Window(services)
    for teller in (shelf, safe, figures, rules, verdicts, progress, exercises, read, solved):
        teller.tell = window.tell_trouble
    tell = window.troubled.emit
    opened.database.listen(tell)
    window.destroyed.connect(lambda: opened.database.forget(tell))
    window.restore(kept_window_parts(choices))
    window.closing.connect(lambda: keep_window(choices, window.state_parts()))
    window.tell_trouble(opened.how)
    return window


@contextmanager
def application() -> Iterator[QApplication]:
    """Set up the QApplication with our fonts and style."""
    app = QApplication.instance() or Application([PROGRAM, *STYLE])
    assert isinstance(app, QApplication)
    app.setApplicationName(PROGRAM)
    app.setDesktopFileName(DESKTOP_ID)
    theme.load_fonts()
    ring = FocusRing(app)
    yield app
    ring.deleteLater()


def services(runner: Runner, preferences: Preferences) -> Services:
    """Create services for the window that keep everything in memory."""
    return Services(
        program=Program(__version__),
        runner=runner,
        player=player,
        advise=advise,
        judge=judge,
        known=known,
        is_decided=is_decided,
        presets=MemoryPresets(),
        shelf=MemoryShelf(),
        sounds=Sounds(MemorySpeaker),
        preferences=preferences,
        keep=_forget,
        open_line=open_line,
        is_clear_mistake=is_clear_mistake,
        rates=rates,
        lessons=lessons,
        puzzles=puzzles,
    )


@cache
def lessons() -> tuple[Lesson, ...]:
    """Load the lessons; log what is wrong with unreadable ones."""
    found, troubles = lessons_in(asset("lessons"))
    for trouble in troubles:
        log.warning("a lesson is not offered: %s", trouble)
    return found


@cache
def puzzles() -> "tuple[AnyPuzzle, ...]":
    """Load the puzzles; log what is wrong with unreadable files."""
    from .teacher.puzzles.shipped import puzzles_in

    found, troubles = puzzles_in(asset("puzzles"), {each.key: each for each in VARIANTS})
    for trouble in troubles:
        log.warning("puzzles are not offered: %s", trouble)
    return found


def _forget(_preferences: Preferences) -> None:
    """Ignore changed preferences, as there is no database."""
