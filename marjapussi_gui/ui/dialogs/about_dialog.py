"""The About dialog."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from ...ports.program_info import ProgramInfo
from ..text import about_text, storage_text
from ..text import about_text as words
from ..text.i18n import say
from ..text.sanitizing import sanitize
from ..widgets.flow_layout import FlowLayout
from ..widgets.inline_message import InlineMessage
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box, create_column, fill_dialog, fit_dialog

WIDTH, MAX_HEIGHT = 620, 640


class AboutDialog(QDialog):
    """Shows the program's version, its licences and its folders; can copy diagnostics."""

    def __init__(self, program: ProgramInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self.setWindowTitle(say("about"))
        self.message = InlineMessage()
        self.copy_button = create_button(say("copy-diagnostics"), self._copy_diagnostics, "quiet")
        self.close_button = create_button(say("about-close"), self.accept, "play")
        column = create_column(
            create_label(f"{about_text.PROGRAM_NAME} {program.version}", "title"),
            create_label(words.description_text(), balanced=True),
            *(
                [create_label(storage_text.kernel_not_compiled_text(), balanced=True)]
                if program.is_search_slow()
                else []
            ),
            create_box(say("components"), *map(create_label, words.component_labels())),
            create_box(say("file-locations"), *self._create_folder_widgets()),
            self.message,
        )
        fill_dialog(self, column, FlowLayout(self.copy_button, self.close_button, align_right=True))
        self.close_button.setDefault(True)
        fit_dialog(self, column, WIDTH, MAX_HEIGHT)

    def _create_folder_widgets(self) -> list[QWidget]:
        widgets: list[QWidget] = []
        folders = {
            say("data-folder"): self._program.data_folder,
            say("log-folder"): self._program.log_folder,
        }
        for what, folder in folders.items():
            if folder is not None:
                widgets.append(create_label(what, "caption"))
                widgets.append(create_label(sanitize(str(folder))))
                widgets.append(
                    create_button(
                        say("open-folder", what=what), partial(_open_folder, folder), "link"
                    )
                )
        return widgets or [create_label(say("about-no-storage"))]

    def _copy_diagnostics(self, _checked: object = None) -> None:
        lines = [f"{name}: {value}" for name, value in self._program.diagnostics().items()]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.message.show_info(say("diagnostics-copied"))


def _open_folder(folder: Path, _checked: object = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
