"""The Qt application, which the system can ask to open files."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Emits the paths of files that macOS asks the running program to open."""

    file_open_requested = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_open_requested.emit(Path(event.file()))
            return True
        return super().event(event)
