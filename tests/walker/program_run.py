"""Run the program with a real window, database and threads, but its own clock."""

import logging
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from threading import Event as Flag
from traceback import format_exception
from types import TracebackType

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)

from marjapussi_gui.analysis.evaluation.decision_kinds import decision_kind
from marjapussi_gui.app import ai_services, expert_replay, main
from marjapussi_gui.app.ai_services import create_decider, evaluate
from marjapussi_gui.app.background_evaluation import BackgroundEvaluation
from marjapussi_gui.app.playing_habits_task import PlayingHabitsTask
from marjapussi_gui.bots.players.players import INCOMPLETE_ACTIONS
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.view import View
from marjapussi_gui.model import preferences
from marjapussi_gui.model.contrast import ActionContrast, PlayoutResult
from marjapussi_gui.model.playing_habits import PlayingHabits
from marjapussi_gui.model.verdict import ActionValue, Grade, Verdict
from marjapussi_gui.session.participants import DecideAction
from marjapussi_gui.storage.database import Database
from marjapussi_gui.ui.board.animator import Animator
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from marjapussi_gui.ui.sound.audio_output import RecordingSpeaker
from marjapussi_gui.ui.sound.sound_player import SoundPlayer
from tests.fake_clock import FakeClock, use_clock

MAX_EVALUATED_ACTIONS = 6  # actions
HEURISTIC_LEVEL = "normal"  # the best who needs no search
SEARCHING_LEVELS = ("strong", "expert")
FIRST_MATCHES = 1  # so that a walk gets beyond them
PATIENCE_S, STEP_MS, LONGEST_MS = 120.0, 400.0, 120_000.0
HARMLESS = (
    "propagateSizeHints",
    "This plugin does not support",
)  # what Qt says of a platform without windows


class Faults:
    """Errors that would only appear in a log."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        trace_lines = format_exception(kind, error, trace)
        self.found.append("".join(trace_lines[-4:]).strip())

    def on_thread(self, arguments: threading.ExceptHookArgs) -> None:
        self.found.append(f"on a thread: {arguments.exc_type.__name__}: {arguments.exc_value}")

    def on_unraisable(self, unraisable: "sys.UnraisableHookArgs") -> None:
        self.found.append(f"unraisable: {unraisable.exc_value} {unraisable.err_msg or ''}")

    def on_qt(self, _kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
        if not any(each in message for each in HARMLESS):
            self.found.append(f"Qt: {message}")

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(f"log: {record.getMessage()}")


class FaultHandler(logging.Handler):
    """Pass warnings of the log to the faults."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(logging.WARNING)
        self._faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        self._faults.emit(record)


@contextmanager
def record_faults(faults: Faults) -> Iterator[None]:
    """Record all errors: on any thread, in Qt, and in the log."""
    patch, heard = pytest.MonkeyPatch(), FaultHandler(faults)
    patch.setattr(sys, "excepthook", faults.on_error)
    patch.setattr(sys, "unraisablehook", faults.on_unraisable)
    patch.setattr(threading, "excepthook", faults.on_thread)
    before = qInstallMessageHandler(faults.on_qt)
    logging.getLogger().addHandler(heard)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(heard)
        qInstallMessageHandler(before)
        patch.undo()


@contextmanager
def speed_up(clock: FakeClock) -> Iterator[None]:
    patch = pytest.MonkeyPatch()
    patch.setattr(ai_services, "advise", _advise_quickly)
    patch.setattr(ai_services, "create_decider", _create_quick_decider)
    patch.setattr(ai_services, "evaluate", _evaluate_quickly)
    patch.setattr(expert_replay, "EXPERT_LEVEL", "easy")
    patch.setattr(preferences, "FIRST_MATCHES", FIRST_MATCHES)
    try:
        with use_clock(clock):
            yield
    finally:
        patch.undo()


def _create_quick_decider(level: str, seed: int, *, keeps_agreements: bool = False) -> DecideAction:
    """Return a decider that never searches, and so has no agreements to keep."""
    del keeps_agreements
    return create_decider("normal" if level in SEARCHING_LEVELS else level, seed)


def _evaluate_quickly(
    view: View, done: Action | None, stop: Flag, player: PlayingHabits | None = None
) -> Verdict:
    """Rank the legal actions in their order, the first as best."""
    named = (
        each for each in view.legal_actions if type(each) not in INCOMPLETE_ACTIONS
    )  # else it names no cards
    legal = tuple(islice(named, MAX_EVALUATED_ACTIONS))
    if len(legal) == 1:
        return evaluate(view, done, stop, player)  # nothing to think about
    chosen = legal[0] if done is None else done
    every = legal if chosen in legal else (*legal, chosen)
    worths = tuple(ActionValue(each, -float(place), 0.9**place) for place, each in enumerate(every))
    rank = Grade.BLUNDER if every.index(chosen) > 1 else Grade.FINE
    verdict = Verdict(view.seat, decision_kind(view, chosen), chosen, worths, rank)
    if done is not None or len(every) == 1 or view.game.is_rummy:
        return verdict  # reviews need no reasons, and these don't fit rummy
    reason = ActionContrast(PlayoutResult.LEAD, 0.9, 0.2, legal[0], every[-1])
    return replace(verdict, reasons=(reason,), temptation=every[-1])


def _advise_quickly(view: View, stop: Flag) -> Action:
    return _evaluate_quickly(view, None, stop).advised_action


class ProgramRun:
    """One run of the program, from start to end."""

    def __init__(self, folder: Path, clock: FakeClock) -> None:
        self.folder, self.clock = folder, clock
        self.runner = ThreadRunner()
        self._store = main.open_store(folder)
        self.opened = self._store.__enter__()
        self.sounds = SoundPlayer(RecordingSpeaker)
        self.sounds.is_on = False
        self.window = main.create_main_window(self.runner, self.sounds, self.opened, folder)
        database = self.opened.database
        self.window.idle_queue.add_tasks(
            PlayingHabitsTask(database),
            BackgroundEvaluation(database, _evaluate_quickly),
            expert_replay.ExpertReplay(database),
        )
        self.window.navigator.show_placeholder()
        self.window.show()
        self.window.navigator.prepare_table()

    @property
    def database(self) -> Database:
        return self.opened.database

    def wait_until_idle(self) -> None:
        """Process events until all searches, animations and painting are done."""
        began = time.monotonic()
        QCoreApplication.processEvents()
        while True:
            self._run_until_idle(began)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.advance_clock(STEP_MS)
            QCoreApplication.processEvents()  # a notice that goes now gives its room to the table
            if self._is_idle():
                return

    def _run_until_idle(self, began: float) -> None:
        spent = 0.0
        while not self._is_idle():
            if not self._is_thinking() and self._is_animating():
                self.advance_clock(STEP_MS)
                spent += STEP_MS
                if spent > LONGEST_MS:  # a trick that rests until somebody clicks
                    self.window.pages.table_page.board.finish_events()
                    if "lesson_page" in vars(self.window.pages):
                        self.window.pages.lesson_page.board.finish_events()
                    if "puzzle_page" in vars(self.window.pages):
                        self.window.pages.puzzle_page.board.finish_events()
            elif not self._paint_pending():
                time.sleep(0.0005)
            assert time.monotonic() - began < PATIENCE_S, "the program never comes to rest"
            QCoreApplication.processEvents()

    def advance_clock(self, ms: float) -> None:
        """Advance the clock of all boards, in milliseconds."""
        self.clock.ms += ms
        for animator in self._animators():
            if animator.is_busy:
                animator.on_frame()

    def end(self) -> None:
        self.window.close()
        self._tear_down()

    def kill(self, folder: Path) -> None:
        """Copy the files as a killed program would leave them, then tear down."""
        folder.mkdir()
        for file in self.folder.iterdir():
            if file.is_file() and not file.name.endswith(".lock"):
                shutil.copyfile(file, folder / file.name)
        self.window.pages.table_page.leave_session()
        self.window.blockSignals(True)
        self._tear_down()

    # Inside

    def _tear_down(self) -> None:
        self.window.idle_queue.set_paused(True)
        self.runner.close()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._store.__exit__(None, None, None)

    def _paint_pending(self) -> bool:
        """Paint pending pictures at once; return whether there were any."""
        board = self.window.pages.table_page.board
        if board._pixmaps.has_pending:
            board._pixmaps.paint_next()
        elif board._card_painter.is_busy:
            if board._card_painter._job is not None:
                board._card_painter._job.join()
            board._card_painter.poll()
        else:
            return False
        return True

    def _animators(self) -> list[Animator]:
        boards = [self.window.pages.table_page.board]
        if "review_page" in vars(self.window.pages):
            boards.append(self.window.pages.review_page.board)
        if "lesson_page" in vars(self.window.pages):
            boards.append(self.window.pages.lesson_page.board)
        if "practice_page" in vars(self.window.pages):
            boards.append(self.window.pages.practice_page.board)
        if "ordered_hands_page" in vars(self.window.pages):
            boards.append(self.window.pages.ordered_hands_page.board)
        if "puzzle_page" in vars(self.window.pages):
            boards.append(self.window.pages.puzzle_page.board)
        return [board.animator for board in boards]

    def _is_thinking(self) -> bool:
        return any(not job.cancel_flag.is_set() for job in self.runner._tasks)

    def _is_animating(self) -> bool:
        return any(animator.is_busy for animator in self._animators())

    def _is_idle(self) -> bool:
        page = self.window.pages.table_page
        draws = page.board._pixmaps.has_pending or page.board._card_painter.is_busy
        fits = any(
            panel.isVisible() and panel._rebuild_timer.isActive()
            for panel in page.panels.all_panels
        )
        return not (self._is_thinking() or self._is_animating() or draws or fits)
