"""Dialogs that ask a question: about anything, unsaved matches, a crash, or the last hand."""

from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...ports.match_repository import UnsavedChoice
from ..text import about_text, storage_text
from ..text.commands import Command, command_label
from ..text.i18n import say
from ..text.table_players import TablePlayers
from ..widgets.fields import ComboField
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box, create_column, fill_dialog, fit_dialog, resize_within_screen

WIDTH = 420  # pixels


class QuestionDialog(QDialog):
    """Asks before an action that is costly or can't be undone. The other button does nothing."""

    def __init__(self, question: str, yes_text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(yes_text)
        self.setMinimumWidth(WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(20)
        column.addWidget(create_label(question, parent=self))
        buttons = QDialogButtonBox(self)
        self.yes_button = buttons.addButton(yes_text, QDialogButtonBox.ButtonRole.AcceptRole)
        self.no_button = buttons.addButton(
            say("confirmation-no"), QDialogButtonBox.ButtonRole.RejectRole
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.no_button.setDefault(True)
        self.no_button.setFocus()


MARGIN = 24  # pixels
SAVE, CLOSE = 1, 2  # dialog results; 0 keeps the program open


class UnsavedDialog(QDialog):
    """Offers to save the matches to files, to close without saving, or to cancel."""

    def __init__(
        self,
        record_count: int,
        choices: Collection[UnsavedChoice] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("close-without-saving"))
        self.setMinimumWidth(WIDTH)
        self.save_button = create_button(
            say("save-records", number=record_count), lambda: self.done(SAVE), "play"
        )
        self.close_button = create_button(
            say("close-without-saving"), lambda: self.done(CLOSE), "quiet"
        )
        self.cancel_button = create_button(say("cancel"), self.reject, "quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 20, MARGIN, 20)
        column.setSpacing(20)
        label = create_label(storage_text.unsaved_text(record_count, choices), parent=self)
        label.setMinimumHeight(label.heightForWidth(WIDTH - 2 * MARGIN))  # else Qt cuts it off
        column.addWidget(label)
        column.addLayout(
            FlowLayout(self.cancel_button, self.close_button, self.save_button, align_right=True)
        )
        self.save_button.setVisible(record_count > 0)
        first = self.save_button if record_count else self.cancel_button
        first.setDefault(True)
        first.setFocus()


class CrashDialog(QDialog):
    """Shows a crash report, with buttons that copy it and save the match."""

    def __init__(
        self,
        text: str,
        report_path: Path | None,
        on_save: Callable[[], object],
        parent: QWidget | None,
        *,
        is_saved: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("error"))
        self.report_view = QPlainTextEdit(text)
        self.report_view.setReadOnly(True)
        self.report_view.setAccessibleName(say("error"))
        self.copy_button = create_button(say("copy-report"), self._copy_report, "quiet")
        self.save_button = create_button(say("about-save-record"), on_save, "quiet")
        self.close_button = create_button(say("about-close"), self.accept, "play")
        report_file = "" if report_path is None else str(report_path)
        meaning = create_label(about_text.error_text(report_file, is_saved=is_saved))
        buttons = FlowLayout(
            self.copy_button, self.save_button, self.close_button, align_right=True
        )
        fill_dialog(self, self.report_view, buttons)
        layout = self.layout()
        assert layout is not None
        layout.insertWidget(0, meaning)  # type: ignore[attr-defined]
        self.close_button.setDefault(True)
        resize_within_screen(self, 720, 480)

    def _copy_report(self, _checked: object = None) -> None:
        QGuiApplication.clipboard().setText(self.report_view.toPlainText())


HAND_AGAIN_WIDTH, MAX_HEIGHT = 480, 620
DEAL_COMMANDS = Command.COPY_CODE, Command.COPY_DEAL, Command.AUDIT
REST_COMMANDS = Command.PLAY_FOR_ME, Command.REVIEW


class HandAgainDialog(QDialog):
    """Asks from which seat to replay the hand; also offers commands for the hand and its deal."""

    def __init__(self, people: TablePlayers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen_command: Command | None = None  # None: play the hand again
        self.setWindowTitle(command_label(Command.THIS_HAND))
        players = people.seating.players
        names = [
            (offset, people.name(people.seating.seats[(people.own_seat + offset) % players]))
            for offset in range(1, players)
        ]
        seats = [(0, say("own-cards")), *names]
        self.seat_field: ComboField[int] = ComboField(say("whose-cards"), seats)
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.play_button = create_button(say("button-play"), self.accept, "play")
        self.cancel_button.setAutoDefault(False)
        self.play_button.setDefault(True)
        column = create_column(
            create_box(
                say("whose-cards"),
                self.seat_field,
                create_label(say("same-hand"), balanced=True),
            ),
            create_box(say("section-rest"), *map(self._create_button, REST_COMMANDS)),
            create_box(say("section-this-deal"), *map(self._create_button, DEAL_COMMANDS)),
        )
        fill_dialog(
            self, column, FlowLayout(self.cancel_button, self.play_button, align_right=True)
        )
        fit_dialog(self, column, HAND_AGAIN_WIDTH, MAX_HEIGHT)
        self.seat_field.setFocus()

    @property
    def seat_offset(self) -> int:
        return self.seat_field.value()

    def _create_button(self, command: Command) -> QPushButton:
        button = create_button(command_label(command), partial(self._choose, command))
        button.setAutoDefault(False)
        return button

    def _choose(self, command: Command, _checked: object = None) -> None:
        self.chosen_command = command
        self.accept()
