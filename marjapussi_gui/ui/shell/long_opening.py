"""Work before the window is there: it runs on a thread, and shows itself if it takes long."""

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

UNSEEN_S = 1.0  # longer than this, and the player wonders whether the program starts
LOOK_MS = 50
WIDTH, PARTS = 420, 1000


class OpeningDialog(QDialog):
    """Says what takes so long, and how much of it is done; it cannot be closed."""

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
        """Show that a file is repaired, and how much of it is done."""
        self.words.setText(words.repairing())
        self.bar.setAccessibleName(words.repairing())
        self.bar.setRange(0, PARTS)
        self.bar.setValue(round(PARTS * done))

    def reject(self) -> None:
        """Stay: the work goes on."""


class _Work(Thread, Generic[T]):
    """Work on a thread, with its progress and its result."""

    def __init__(self, work: Callable[[Progress], T]) -> None:
        super().__init__(name="opening")
        self._work = work
        self.progress: float | None = None
        self.results: list[T] = []
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            self.results.append(self._work(self._on_progress))
        except BaseException as error:  # noqa: BLE001 - it is raised again where it is waited for
            self.error = error

    def _on_progress(self, done: float) -> None:
        self.progress = done


def run_visibly(work: Callable[[Progress], T], unseen: float = UNSEEN_S) -> T:
    """Run work on a thread, and show its progress once it takes longer than some seconds."""
    thread = _Work(work)
    thread.start()
    thread.join(unseen)
    if thread.is_alive():
        _show(thread)
    if thread.error is not None:
        raise thread.error
    return thread.results[0]


def _show(thread: _Work[T]) -> None:
    usual = Preferences()
    set_text(usual)
    speak(usual)
    dress(usual)
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
