"""Qt's application, which hears what the system asks of it while it runs."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Tells which file is to be opened: macOS hands over so what was double-clicked."""

    to_open = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.to_open.emit(Path(event.file()))
            return True
        return super().event(event)
