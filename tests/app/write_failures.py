"""Run the program while its database cannot be written, and list what was saved."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, Protocol

import pytest
from PySide6.QtWidgets import QFileDialog

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.main import open_store
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.exercise import PracticeResult
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.settings import (
    LESSONS_KEY,
    PUZZLES_KEY,
    KeyValueStore,
    PresetTable,
)
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.dialogs.question_dialog import UnsavedDialog
from marjapussi_gui.ui.text.commands import Command
from tests import faulty_folder
from tests.app_runner import RunningApp
from tests.storage.played_matches import store_random_match
from tests.ui.window_driver import Mouse, answer_unsaved_dialog, choose_action, start_match

FILE = "marjapussi.db"
CLOSE, SAVE, STAY = "close", "save", "stay"
PREFERENCE, PRESET, PUZZLE, LESSON, EXERCISE = "name", "preset", "puzzle", "lesson", "exercise"


def run_quietly(*command: str) -> bool:
    """Run a system command; return whether it succeeded."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


class FullDisk:
    """Fill the small disk that holds the database."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._ballast = folder, folder.parent / "ballast"

    @staticmethod
    def is_possible(folder: Path) -> bool:
        return os.path.ismount(folder.parent)

    def begin(self) -> None:
        with self._ballast.open("wb", buffering=0) as file:
            for size in (4096, 1):
                with suppress(OSError):
                    while True:
                        file.write(b"x" * size)

    def end(self) -> None:
        self._ballast.unlink()


class ImmutableFiles:
    """Make the files immutable, including open ones."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @staticmethod
    def is_possible(folder: Path) -> bool:
        probe = folder.parent / "probe"
        probe.touch()
        with suppress(OSError):
            if run_quietly("chattr", "+i", str(probe)):
                return run_quietly("chattr", "-i", str(probe))
        return False

    def begin(self) -> None:
        self._set("+i")

    def end(self) -> None:
        self._set("-i")

    def _set(self, flag: str) -> None:
        files = [str(each) for each in self._folder.iterdir() if each.name.startswith(FILE)]
        assert run_quietly("chattr", flag, *files)


class LockedDatabase:
    """Hold the write lock from another connection."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._other: sqlite3.Connection | None = None

    @staticmethod
    def is_possible(_folder: Path) -> bool:
        return True

    def begin(self) -> None:
        self._other = sqlite3.connect(self._folder / FILE, isolation_level=None)
        self._other.execute("begin immediate")

    def end(self) -> None:
        assert self._other is not None
        self._other.close()


class MissingFolder:
    """Move the folder away and put a file in its place."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._elsewhere = folder, folder.with_name("elsewhere")

    @staticmethod
    def is_possible(_folder: Path) -> bool:
        return os.name != "nt"

    def begin(self) -> None:
        self._folder.rename(self._elsewhere)
        self._folder.write_text("no folder")

    def end(self) -> None:
        self._folder.unlink()


class FullDatabase:
    """Forbid SQLite to add pages; this works on every system and for every user."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: sqlite3.Connection | None = None

    @staticmethod
    def is_possible(_folder: Path) -> bool:
        return True

    def set_database(self, database: Database) -> None:
        """Set the database whose file is to be full."""
        self._file = database._connection

    def begin(self) -> None:
        if self._file is not None:
            self._file.execute("pragma max_page_count = 1")

    def end(self) -> None:
        if self._file is not None:
            with suppress(sqlite3.ProgrammingError):  # it was closed meanwhile
                self._file.execute("pragma max_page_count = 1000000")


class FailingFolder:
    """Let the system answer with an error to all that is done in the folder."""

    fault = ""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @staticmethod
    def is_possible(_folder: Path) -> bool:
        return faulty_folder.is_loaded()

    def begin(self) -> None:
        faulty_folder.set_fault(self._folder, self.fault)

    def end(self) -> None:
        faulty_folder.set_fault(self._folder, "")


class ReplacedFolder:
    """Put another folder in the place of ours, as a mounted disk does, and take it away."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._elsewhere = folder, folder.with_name("elsewhere")

    @staticmethod
    def is_possible(_folder: Path) -> bool:
        return os.name != "nt"

    def begin(self) -> None:
        self._folder.rename(self._elsewhere)
        self._folder.mkdir()

    def end(self) -> None:
        self._folder.rename(Path(mkdtemp(dir=self._folder.parent), "intruder"))
        self._elsewhere.rename(self._folder)


class WriteFailure(Protocol):
    """Something that keeps the program from writing to its folder."""

    def __init__(self, folder: Path) -> None: ...

    @staticmethod
    def is_possible(_folder: Path, /) -> bool: ...

    def begin(self) -> None: ...

    def end(self) -> None: ...


FAILURES: tuple[type[WriteFailure], ...] = (
    FullDisk,
    ImmutableFiles,
    LockedDatabase,
    MissingFolder,
    FullDatabase,
)
FOLDER_FAULTS: tuple[type[WriteFailure], ...] = (
    *(
        type(f"{FailingFolder.__name__} {name}", (FailingFolder,), {"fault": name})
        for name in faulty_folder.FAULTS
    ),
    ReplacedFolder,
)


@dataclass
class Outcome:
    """The result of one run."""

    kind: str
    is_temporary: bool
    shown: dict[int, str] = field(default_factory=dict)  # records by the number of their match
    stored: dict[int, str] = field(default_factory=dict)
    chosen: dict[str, str] = field(default_factory=dict)  # preferences, presets and progress
    stored_choices: dict[str, str] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)  # that were noticed
    questions: list[str] = field(default_factory=list)
    saved_elsewhere: list[str] = field(default_factory=list)

    @property
    def is_saved(self) -> bool:
        """Whether the file contains every match that was shown, and everything else."""
        return (
            self.shown.items() <= self.stored.items()
            and self.chosen.items() <= self.stored_choices.items()
        )


class PlayerSession:
    """A player who keeps playing while the file fails."""

    def __init__(self, folder: Path, rng: Random, outcome: Outcome) -> None:
        self.program, self._rng, self._outcome = RunningApp(folder), rng, outcome
        self._prefer(warnings="never", level="normal")  # without searches

    def deal(self) -> None:
        self.note_shown_match()
        if self._rng.random() < 0.3:
            self.program.window.navigator.go_home()
        start_match(self.program.window, self._rng.choice(VARIANTS).key, self._rng.randrange(1000))
        self.note_shown_match()

    def play_actions(self, times: int) -> None:
        """Perform the next actions of a player, with an undo now and then."""
        page = self.program.window.pages.table_page
        for _ in range(times):
            view, table = page.table_controller.view, page.table_controller.session
            assert table is not None
            if view is not None:
                Mouse(self.program.window).do(choose_action(view, create_decider("normal", 3)))
            elif table.state.match.is_over:
                self.deal()
            elif page.panels.hand_score.isVisible():
                page.panels.hand_score.next_button.click()
            if self._rng.random() < 0.1 and "undo" in page.commands and table.can_undo:
                self.program.window.run_command(Command.UNDO)
            self.note_shown_match()

    def choose(self) -> None:
        """Change some of what is stored beside matches."""
        kinds = (PREFERENCE, PRESET, PUZZLE, LESSON, EXERCISE)
        for kind in self._rng.sample(kinds, self._rng.randrange(len(kinds) + 1)):
            value = self._rng.randrange(1, 1000)
            self._choose(kind, value)
            self._outcome.chosen[kind] = str([value] if kind == EXERCISE else value)

    def _choose(self, kind: str, value: int) -> None:
        window = self.program.window
        storage, learning = window._services.storage, window._services.learning
        if kind == PREFERENCE:
            self._prefer(name=str(value))
        elif kind == PRESET:
            storage.presets.save("bag", kind, {"target": value})
        elif kind == EXERCISE:
            now = datetime(2026, 1, 1, tzinfo=UTC)
            result = PracticeResult(now, now, value, 0, 0, "{}")
            exercises = learning.exercises
            assert isinstance(exercises, ExerciseTable)
            exercises.save_result(window.match_controller.match_id, 0, result)  # no undo reaches it
        else:
            progress = {PUZZLE: learning.puzzle_progress, LESSON: learning.lesson_progress}[kind]
            progress.save(kind, value)

    def _prefer(self, **changes: Any) -> None:
        window = self.program.window
        window.apply_preferences(replace(window.match_controller.preferences, **changes))
        window.pages.table_page.board.event_player.speed = NO_ANIMATION

    def note_shown_match(self) -> None:
        """Remember the record of the match at the table."""
        host = self.program.window.match_controller
        if host.match_id:
            self._outcome.shown[host.match_id] = host.record_text()


def play(folder: Path, trouble: WriteFailure, seed: int, *, is_healed: bool) -> Outcome:
    """Play while the file fails, temporarily or to the end; return the outcome."""
    rng, outcome = Random(seed), Outcome(type(trouble).__name__, is_healed)
    is_at_start = rng.random() < 0.3 and not isinstance(trouble, FullDatabase)
    if is_at_start:
        RunningApp(folder).end()
        trouble.begin()
    session = PlayerSession(folder, rng, outcome)
    if isinstance(trouble, FullDatabase):
        trouble.set_database(session.program.opened.database)
    session.deal()
    session.play_actions(rng.randrange(6))
    if not is_at_start:
        trouble.begin()
    if isinstance(trouble, FullDatabase):
        database = session.program.opened.database
        while not database.error_key:
            store_random_match(database, "bag", hands=1)
    session.play_actions(rng.randrange(4))
    if rng.random() < 0.7:
        session.deal()
    session.play_actions(rng.randrange(1, 8))
    session.choose()
    outcome.troubles.append(session.program.opened.database.error_key)
    if is_healed:
        trouble.end()
        end_failure(session, rng)
    answer = rng.choice((CLOSE, SAVE, STAY))
    with close_and_answer(session.program, answer, folder.parent.parent / "saved", outcome):
        if not is_healed and not isinstance(trouble, ReplacedFolder):  # there, all is saved
            trouble.end()
    outcome.stored, outcome.stored_choices = stored_content(folder)
    return outcome


def end_failure(session: PlayerSession, rng: Random) -> None:
    """Save pending changes by the timer, by the next action, or only on closing."""
    healing = rng.choice(("timer", "action", "closing"))
    if healing == "timer":
        session.program.window.save_guard.retry()
    elif healing == "action":
        session.play_actions(rng.randrange(1, 4))


@contextmanager
def close_and_answer(
    program: RunningApp, answer: str, folder: Path, outcome: Outcome
) -> Iterator[None]:
    """Close the window, answer its question, and end the program."""
    folder.mkdir(exist_ok=True)
    patch = pytest.MonkeyPatch()
    patch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(folder / "one.marja"), ""))
    patch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    try:
        with answer_unsaved_dialog(_answer(answer)) as asked:
            is_closed = program.window.close()
        outcome.questions += asked[:1]
        assert is_closed or answer == STAY
        outcome.saved_elsewhere += [each.read_text() for each in folder.iterdir()]
        program.end()
    finally:
        patch.undo()
    yield


def _answer(answer: str) -> Callable[[UnsavedDialog], object]:
    return {
        CLOSE: lambda dialog: dialog.close_button.click(),
        SAVE: lambda dialog: dialog.save_button.click(),
        STAY: lambda dialog: dialog.reject(),
    }[answer]


def stored_content(folder: Path) -> tuple[dict[int, str], dict[str, str]]:
    """Return the records by match id, and the choices by kind, as the next start reads them."""
    with open_store(folder) as opened:
        database = opened.database
        matches = MatchTable(database)
        records = {each.id: matches.export_record(each.id) for each in matches.list_summaries()}
        settings, presets = KeyValueStore(database), PresetTable(database)
        choices: dict[str, object] = {
            PREFERENCE: settings.load_preferences().name,
            **settings.read(PUZZLES_KEY),
            **settings.read(LESSONS_KEY),
            **{name: presets.load("bag", name)["target"] for name in presets.list_names("bag")},
            EXERCISE: [row["tries"] for row in database.query("select tries from practised")],
        }
    return records, {key: str(value) for key, value in choices.items()}


@contextmanager
def small_disk(place: Path) -> Iterator[Path]:
    """Yield a small disk if one can be mounted, otherwise a folder."""
    place.mkdir(parents=True, exist_ok=True)
    is_mounted = False
    if sys.platform == "linux" and os.geteuid() == 0:
        is_mounted = run_quietly("mount", "-t", "tmpfs", "-o", "size=6m", "none", str(place))
    try:
        yield place
    finally:
        if is_mounted:
            run_quietly("umount", "--lazy", str(place))


def run(place: Path, kind: type[WriteFailure], seed: int, *, is_healed: bool) -> Outcome | None:
    """Run once in its own folder; return None if the system cannot fail this way."""
    with small_disk(place) if kind is FullDisk else _folder(place):
        folder = place / "data"
        if not kind.is_possible(folder):
            return None
        trouble = kind(folder)
        try:
            return play(folder, trouble, seed, is_healed=is_healed)
        finally:
            if isinstance(trouble, FailingFolder):
                trouble.end()


@contextmanager
def _folder(place: Path) -> Iterator[Path]:
    place.mkdir(parents=True)
    yield place
