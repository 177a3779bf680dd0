"""The whole program with a new data folder, as a bench measures it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from marjapussi_gui.app.main import app_paths, create_main_window, open_store, qt_application
from marjapussi_gui.app.startup_tasks import start_tasks
from marjapussi_gui.bots.players.thread_switch_interval import short_switch_interval
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from marjapussi_gui.ui.sound.audio_output import RecordingSpeaker
from marjapussi_gui.ui.sound.sound_player import SoundPlayer
from marjapussi_gui.ui.window.main_window import MainWindow


@contextmanager
def running_program() -> Iterator[MainWindow]:
    """Yield the window of a program that has just begun its start-up tasks."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with (
        TemporaryDirectory() as name,
        qt_application(),
        short_switch_interval(),
        open_store(Path(name)) as store,
    ):
        runner, folder = ThreadRunner(), Path(name)
        window = create_main_window(runner, SoundPlayer(RecordingSpeaker), store, folder)
        window.show()
        start_tasks(window, runner, store, app_paths(folder))
        yield window
        window.close()
        runner.close()
