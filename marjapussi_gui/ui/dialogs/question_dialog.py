"""Dialogs with questions, such as a confirmation, or what to do after a crash."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...engine.state import Seat
from ...model.remark import MAX_NOTE_LENGTH
from ...ports.match_repository import SavedDataKind
from ..text import about_text, storage_text
from ..text.commands import Command, command_label
from ..text.i18n import say
from ..text.sanitizing import sanitize
from ..text.table_players import TablePlayers
from ..widgets.fields import CheckField, ComboField
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box, create_column, fill_dialog, fit_dialog, resize_within_screen

WIDTH = 420  # pixels


class QuestionDialog(QDialog):
    """Asks for confirmation of an action that is costly or can't be undone. The default is No."""

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
        choices: Collection[SavedDataKind] = (),
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


class ReplayHandDialog(QDialog):
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


SEAT_MAX_HEIGHT = 480


class WhoseSeatDialog(QDialog):
    """Asks whose play to review, with a button per person. Enter presses the first button."""

    def __init__(
        self, people: TablePlayers, seats: Iterable[Seat], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.chosen_seat: Seat | None = None
        self.setWindowTitle(say("review-whose"))
        self.seat_buttons = [self._create_button(people.name(seat), seat) for seat in seats]
        self.seat_buttons[0].setDefault(True)
        cancel = create_button(say("button-cancel"), self.reject, "quiet")
        cancel.setAutoDefault(False)
        column = create_column(create_label(say("review-whose"), "heading"), *self.seat_buttons)
        fill_dialog(self, column, FlowLayout(cancel, align_right=True))
        fit_dialog(self, column, WIDTH, SEAT_MAX_HEIGHT)

    def _create_button(self, name: str, seat: Seat) -> QPushButton:
        return create_button(name, partial(self._choose, seat))

    def _choose(self, seat: Seat, _checked: object = None) -> None:
        self.chosen_seat = seat
        self.accept()


PEOPLE_WIDTH, PEOPLE_MAX_HEIGHT = 460, 520


class PeopleDialog(QDialog):
    """Asks which of the people at a table go on playing; at least one of them must."""

    def __init__(
        self, people: TablePlayers, is_here: Mapping[Seat, bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(command_label(Command.PEOPLE))
        self.fields = {
            seat: CheckField(people.name(seat), is_checked=here) for seat, here in is_here.items()
        }
        cancel = create_button(say("button-cancel"), self.reject)
        self.play_button = create_button(say("button-play"), self.accept, "play")
        self.play_button.setDefault(True)
        for field in self.fields.values():
            field.picked.connect(self._on_picked)
        box = create_box(
            say("people-who-plays"),
            *self.fields.values(),
            create_label(say("people-computer-plays"), "caption"),
        )
        column = create_column(box)
        fill_dialog(self, column, FlowLayout(cancel, self.play_button, align_right=True))
        fit_dialog(self, column, PEOPLE_WIDTH, PEOPLE_MAX_HEIGHT)

    @property
    def presence_by_seat(self) -> dict[Seat, bool]:
        return {seat: field.value() for seat, field in self.fields.items()}

    def _on_picked(self) -> None:
        self.play_button.setEnabled(any(self.presence_by_seat.values()))


NOTE_WIDTH, NOTE_HEIGHT = 480, 320
MAX_TYPED = 10 * MAX_NOTE_LENGTH  # the rest isn't even looked at


class NoteDialog(QDialog):
    """Asks for a note. An empty one removes the note that was there."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("note-title"))
        self.text_field = QPlainTextEdit(text)
        self.text_field.setAccessibleName(say("note-title"))
        self.text_field.setTabChangesFocus(True)
        self.message_label = create_label("", "warning")
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.save_button = create_button(say("note-save"), self.accept, "play")
        self.cancel_button.setAutoDefault(False)
        ends = FlowLayout(self.cancel_button, self.save_button, align_right=True)
        about = create_label(say("note-about"), "caption")
        fill_dialog(self, self.text_field, self.message_label, about, ends)
        resize_within_screen(self, NOTE_WIDTH, NOTE_HEIGHT)
        shortcut = QShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_Return), self)
        shortcut.activated.connect(self.save_button.click)
        self.text_field.textChanged.connect(self._check)
        self.text_field.moveCursor(self.text_field.textCursor().MoveOperation.End)
        self.text_field.setFocus()
        self._check()

    @property
    def text(self) -> str:
        """The note, without invisible characters."""
        lines = self.text_field.toPlainText()[:MAX_TYPED].splitlines()
        return "\n".join(map(sanitize, lines)).strip()

    def accept(self) -> None:
        if self.save_button.isEnabled():
            super().accept()

    def _check(self) -> None:
        typed, is_long = len(self.text_field.toPlainText()), len(self.text) > MAX_NOTE_LENGTH
        wrong = say("note-too-long", number=typed, most=MAX_NOTE_LENGTH) if is_long else ""
        self.message_label.setText(wrong)
        self.message_label.setVisible(is_long)
        self.text_field.setAccessibleDescription(wrong)
        self.save_button.setEnabled(not is_long)
