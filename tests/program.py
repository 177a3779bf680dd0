"""The program on a folder of its own, without a display."""

from pathlib import Path

from marjapussi_gui.app import kept_window, opened_store
from marjapussi_gui.store.opening import Opened
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.sound.sounds import Sounds
from marjapussi_gui.ui.sound.speaker import MemorySpeaker
from tests.ui.playing import gone


def silent_window(opened: Opened) -> Window:
    """Return a window on a store, before it shows what was being played."""
    sounds = Sounds(MemorySpeaker)
    sounds.is_on = False
    return kept_window(ImmediateRunner(), sounds, opened)


class Program:
    """One run of the program on a folder."""

    def __init__(self, folder: Path) -> None:
        self._store = opened_store(folder)
        self.opened = self._store.__enter__()
        self.window = silent_window(self.opened)
        self.window.prefer(Preferences(pace="off", rest="short", sound=False))
        self.window.ways.table_page.board.story.pace = INSTANT
        self.window.ways.start_over()
        self.window.show()

    def end(self) -> None:
        gone(self.window)
        self._store.__exit__(None, None, None)
