"""Run slow start-up work on a thread, with a progress dialog if it takes long."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QDialog, QProgressBar, QVBoxLayout

from ..basis.preferences import Preferences
from ..widgets.labels import label
from ..wording import store as words
from .dressing import dress, set_text, speak

T = TypeVar("T")
Progress = Callable[[float], object]

UNSEEN_S = 1.0  # seconds: any longer, and it seems that the program does not start
LOOK_MS = 50
WIDTH, PARTS = 420, 1000


class OpeningDialog(QDialog):
    """Shows the progress of start-up work; it cannot be closed."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Marjapussi")
        self.setMinimumWidth(WIDTH)
        self.words = label(words.opening(), parent=self)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 24)
        column.setSpacing(16)
        column.addWidget(self.words)
        column.addWidget(self.bar)

    def show_progress(self, done: float) -> None:
        """Show that a file is being repaired, and the fraction that is done."""
        self.words.setText(words.repairing())
        self.bar.setAccessibleName(words.repairing())
        self.bar.setRange(0, PARTS)
        self.bar.setValue(round(PARTS * done))

    def reject(self) -> None:
        """Ignore Escape: the work goes on."""


class _Work(Thread, Generic[T]):
    """A thread that stores the progress and the result of its work."""

    def __init__(self, work: Callable[[Progress], T]) -> None:
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

    def _on_progress(self, done: float) -> None:
        self.progress = done


def run_visibly(work: Callable[[Progress], T], unseen: float = UNSEEN_S) -> T:
    """Run work on a thread and return its result; show a dialog after some seconds."""
    thread = _Work(work)
    thread.start()
    thread.join(unseen)
    if thread.is_alive():
        _show(thread)
    if thread.error is not None:
        raise thread.error
    return thread.results[0]


def _show(thread: _Work[T]) -> None:
    preferences = Preferences()
    set_text(preferences)
    speak(preferences)
    dress(preferences)
    dialog, loop, timer = OpeningDialog(), QEventLoop(), QTimer()

    def on_timeout() -> None:
        if thread.progress is not None:
            dialog.show_progress(thread.progress)
        if not thread.is_alive():
            loop.quit()

    timer.timeout.connect(on_timeout)
    timer.start(LOOK_MS)
    dialog.show()
    loop.exec()
    timer.stop()
    dialog.hide()
    dialog.deleteLater()
