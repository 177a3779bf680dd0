"""The About dialog: version, licences, and the folders of the program."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from ..basis.program import Program
from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..widgets.message import Message
from ..wording import about as words
from ..wording import store, window
from ..wording.others import cleaned
from .boxes import box, fill, fit, one_column

WIDTH, HIGHEST = 620, 640


class AboutDialog(QDialog):
    """A dialog with the version, licences, folders and diagnostics."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self.setWindowTitle(words.about())
        self.message = Message()
        self.copy = button(words.copy_diagnostics(), self._copy, "quiet")
        self.close_button = button(words.close(), self.accept, "play")
        column = one_column(
            label(f"{window.PROGRAM} {program.version}", "title"),
            label(words.what_it_is(), even=True),
            *([label(store.slow_players(), even=True)] if program.is_slow() else []),
            box(words.made_of(), *map(label, words.parts())),
            box(words.places(), *self._folders()),
            self.message,
        )
        fill(self, column, Flow(self.copy, self.close_button, to_the_right=True))
        self.close_button.setDefault(True)
        fit(self, column, WIDTH, HIGHEST)

    def _folders(self) -> list[QWidget]:
        widgets: list[QWidget] = []
        folders = {words.data(): self._program.data, words.logs(): self._program.logs}
        for what, folder in folders.items():
            if folder is not None:
                widgets.append(label(what, "caption"))
                widgets.append(label(cleaned(str(folder))))
                widgets.append(button(words.open_folder(what), partial(_open, folder), "link"))
        return widgets or [label(words.nowhere())]

    def _copy(self, _checked: object = None) -> None:
        lines = [f"{name}: {value}" for name, value in self._program.facts().items()]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.message.tell(words.copied())


def _open(folder: Path, _checked: object = None) -> None:
    """Open a folder in the system's file manager."""
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
