"""Slow start-up work on a thread, with a progress dialog if it takes a while."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QDialog, QProgressBar, QVBoxLayout

from ...model.preferences import Preferences
from ..text.i18n import say
from ..widgets.labels import create_label
from .appearance import apply_language, apply_text_size, apply_theme

T = TypeVar("T")
ReportProgress = Callable[[float], object]

SHOW_AFTER_S = 1.0  # seconds; any longer, and the program seems not to start
POLL_INTERVAL_MS = 50
DIALOG_WIDTH, PROGRESS_STEPS = 420, 1000


class StartupDialog(QDialog):
    """Shows the progress of start-up work. It can't be closed."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Marjapussi")
        self.setMinimumWidth(DIALOG_WIDTH)
        self.message_label = create_label(say("opening"), parent=self)
        self.progress_bar = QProgressBar()
        self.progress_bar.setTextVisible(False)
        self.progress_bar.setRange(0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 24)
        column.setSpacing(16)
        column.addWidget(self.message_label)
        column.addWidget(self.progress_bar)

    def show_progress(self, fraction: float) -> None:
        """Show that a file is being repaired, and which fraction of the work has been done."""
        self.message_label.setText(say("repairing"))
        self.progress_bar.setAccessibleName(say("repairing"))
        self.progress_bar.setRange(0, PROGRESS_STEPS)
        self.progress_bar.setValue(round(PROGRESS_STEPS * fraction))

    def reject(self) -> None:
        """Ignore Escape, because the work goes on."""


class _WorkThread(Thread, Generic[T]):
    """A thread that runs work, and stores its progress and result."""

    def __init__(self, work: Callable[[ReportProgress], T]) -> None:
        super().__init__(name="opening")
        self._work = work
        self.progress: float | None = None
        self.results: list[T] = []
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            self.results.append(self._work(self._on_progress))
        except BaseException as error:  # noqa: BLE001 - raised again in run_with_progress
            self.error = error

    def _on_progress(self, fraction: float) -> None:
        self.progress = fraction


def run_with_progress(work: Callable[[ReportProgress], T], show_after_s: float = SHOW_AFTER_S) -> T:
    """Run work on a thread and return its result.

    A dialog is shown if it takes longer than show_after_s seconds.
    """
    thread = _WorkThread(work)
    thread.start()
    thread.join(show_after_s)
    if thread.is_alive():
        _show_dialog(thread)
    if thread.error is not None:
        raise thread.error
    return thread.results[0]


def _show_dialog(thread: _WorkThread[T]) -> None:
    preferences = Preferences()
    apply_text_size(preferences)
    apply_language(preferences)
    apply_theme(preferences)
    dialog, loop, timer = StartupDialog(), QEventLoop(), QTimer()

    def on_timeout() -> None:
        if thread.progress is not None:
            dialog.show_progress(thread.progress)
        if not thread.is_alive():
            loop.quit()

    timer.timeout.connect(on_timeout)
    timer.start(POLL_INTERVAL_MS)
    dialog.show()
    loop.exec()
    timer.stop()
    dialog.hide()
    dialog.deleteLater()
