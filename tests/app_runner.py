"""Run the program on its own data folder, without a display."""

from pathlib import Path

from marjapussi_gui.app.main import create_main_window, open_store
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.open_database import OpenResult
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.sound.audio_output import RecordingSpeaker
from marjapussi_gui.ui.sound.sound_player import SoundPlayer
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import close_window


def create_silent_window(opened: OpenResult, folder: Path | None = None) -> MainWindow:
    sounds = SoundPlayer(RecordingSpeaker)
    sounds.is_on = False
    return create_main_window(ImmediateTaskRunner(), sounds, opened, folder)


class RunningApp:
    """One run of the program on a folder."""

    def __init__(self, folder: Path) -> None:
        self._store = open_store(folder)
        self.opened = self._store.__enter__()
        self.window = create_silent_window(self.opened, folder)
        self.window.apply_preferences(Preferences(pace="off", rest="short", sound=False))
        self.window.pages.table_page.board.event_player.speed = NO_ANIMATION
        self.window.navigator.start_over()
        self.window.show()

    def end(self) -> None:
        close_window(self.window)
        self._store.__exit__(None, None, None)
