"""How long after the start of its process the window is painted, on an empty store.

python -m tests.bench.first_paint

It imports nothing but what the program itself imports, so that nothing else is measured.
"""

import gc
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QObject


class Painted(QObject):
    """Notes when a widget has been painted."""

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        self.is_seen = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.is_seen = self.is_seen or event.type() == QEvent.Type.Paint
        return False


def main() -> None:
    """Open the window as the program does, and print when it was painted."""
    gc.disable()  # as the program does while it imports
    from marjapussi_gui.app import application, kept_window, opened_store
    from marjapussi_gui.bots.threads import give_way
    from marjapussi_gui.ui.runner import ThreadRunner
    from marjapussi_gui.ui.sound.sounds import Sounds

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with (
        TemporaryDirectory() as folder,
        application() as app,
        give_way(),
        opened_store(Path(folder)) as store,
    ):
        runner, sounds = ThreadRunner(), Sounds()
        window = kept_window(runner, sounds, store)
        painted = Painted(window.start_page.tiles[0])
        window.show()
        while not painted.is_seen:
            app.processEvents()
        print(1000 * (time.time() - started()))
        window.close()
        runner.close()
        sounds.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        del window, painted


def started() -> float:
    """Return when this process began, as the system's clock told."""
    ticks = float(Path("/proc/self/stat").read_text("utf-8").rpartition(")")[2].split()[19])
    up = float(Path("/proc/uptime").read_text("utf-8").split()[0])
    return time.time() - up + ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
