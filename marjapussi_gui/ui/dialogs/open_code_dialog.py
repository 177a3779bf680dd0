"""The dialog that opens a code, which is pasted, typed or dropped, or a file."""

from collections.abc import Callable
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from ...engine.codes.code_alphabet import GROUP_LENGTH, CodeError, CodeProblem
from ...engine.codes.pbn import PbnError
from ...learning.received_hands import (
    DailyDealResult,
    ReceivedHand,
    ReceivedMoment,
    read_answer,
    read_received_hand,
    read_received_moment,
)
from ..common.palette import LINGONBERRY
from ..common.theme import DEMI_BOLD, LABEL, create_font
from ..common.user_files import openable_files
from ..text import code_text as words
from ..text import games
from ..text.commands import Command, command_label
from ..text.i18n import say
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import TextLabel, create_button, create_label
from .dialog_layout import create_column, fill_dialog, resize_within_screen

WIDTH, HEIGHT, SPELLED_HEIGHT = 620, 470, 560
FIELD_HEIGHT = 96
MAX_SHOWN_GROUPS = 60  # of what was typed; the longest hand of a game with tricks has 23
WRONG_STYLE = f"border: none; border-bottom: 2px solid {LINGONBERRY};"


class CodeField(QPlainTextEdit):
    """A field for a code, which Enter submits."""

    submitted = Signal()

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAccessibleName(say("code-field"))
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)  # the dialog takes them
        self.setFixedHeight(FIELD_HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.submitted.emit()
        else:
            super().keyPressEvent(event)


class OpenDialog(QDialog):
    """Shows a code in groups as it is typed, and says in which group a mistake is.

    If the text is an answer to a day's deal, it is compared with the player's own.
    """

    def __init__(
        self,
        find_own_answer: Callable[[DailyDealResult], DailyDealResult | None],
        spell: Callable[[list[str]], object],
        parent: QWidget | None = None,
        *,
        text: str = "",
    ) -> None:
        super().__init__(parent)
        self._find_own_answer, self._spell = find_own_answer, spell
        self._length = 0  # of the text when it was last checked
        self.received: ReceivedHand | None = None  # what to open
        self.seen: ReceivedMoment | None = None  # what can only be looked at
        self.answer_to_play: DailyDealResult | None = None  # an answer to a deal, to play it first
        self.file: Path | None = None
        self.asks_for_file = False
        self.setWindowTitle(command_label(Command.OPEN))
        self.setAcceptDrops(True)
        self.code_field = CodeField(text)
        self.message_label = create_label("")
        self.group_labels: list[TextLabel] = []
        self.groups_row, self.groups_layout = (
            QWidget(),
            FlowLayout(spacing=4, horizontal_spacing=12),
        )
        self.groups_row.setLayout(self.groups_layout)
        self.paste_button = create_button(say("button-paste"), self._paste, "quiet")
        self.spell_button = create_button(say("spell-code"), self._on_spell, "quiet")
        self.file_button = create_button(say("choose-file"), self._ask_for_file, "quiet")
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.open_button = create_button(say("button-open"), self._open, "play")
        self.play_button = create_button(say("play-this-deal"), self._play, "play")
        self.cancel_button.setAutoDefault(False)
        self.open_button.setDefault(True)
        column = create_column(
            create_label(say("open-code-text"), balanced=True),
            self.code_field,
            self.groups_row,
            self.message_label,
        )
        tools = FlowLayout(self.paste_button, self.spell_button, self.file_button)
        ends = FlowLayout(self.cancel_button, self.play_button, self.open_button, align_right=True)
        fill_dialog(self, column, tools, ends)
        resize_within_screen(self, WIDTH, HEIGHT)
        self.code_field.textChanged.connect(self._on_text_changed)
        self.code_field.submitted.connect(self._open)
        self.code_field.setFocus()
        self._check(is_complete=bool(text))

    @property
    def message(self) -> str:
        return self.message_label.text()

    @property
    def text(self) -> str:
        return self.code_field.toPlainText()

    def _paste(self, _checked: object = None) -> None:
        from ..sharing.picture_reader import PictureError, read_picture

        data = QGuiApplication.clipboard().mimeData()
        text, message = data.text(), ""
        if not text and data.hasImage():
            try:
                text = read_picture(QGuiApplication.clipboard().image())
            except PictureError as error:
                message = say(f"picture-fault-{error.fault}")
        self.code_field.setPlainText(text)
        if message:
            self._show_message(message, is_wrong=True)
        self.code_field.setFocus()

    def _on_text_changed(self) -> None:
        """Check the text, treating it as complete if so much was added that it was pasted."""
        self._check(is_complete=len(self.text) - self._length > GROUP_LENGTH)

    def _check(self, *, is_complete: bool) -> None:
        """Read the text, and show what it is or what is wrong with it."""
        self._length, text = len(self.text), self.text
        self.received = self.answer_to_play = self.seen = None
        message, wrong_group, is_wrong = "", None, False
        try:
            answer = read_answer(text)
            if answer is not None:
                message = self._compare(answer)
            self.seen = read_received_moment(text) if answer is None else None
            if self.seen is not None:
                message = words.moment_label(self.seen)
            elif answer is None or self.answer_to_play is None:
                self.received = read_received_hand(text, SystemRandom())
                message = message or self._description(self.received)
        except (CodeError, PbnError) as error:
            is_letter = isinstance(error, CodeError) and error.fault is CodeProblem.LETTER
            is_wrong = bool(text.strip()) and (is_complete or is_letter)
            if is_wrong or (is_complete and not text.strip()):
                message = words.fault_text(error, text)
            wrong_group = error.group if is_wrong and isinstance(error, CodeError) else None
        self._show_groups(wrong_group)
        self._show_message(message, is_wrong=is_wrong)
        self.play_button.setVisible(self.answer_to_play is not None)
        self.open_button.setVisible(self.answer_to_play is None)

    def _compare(self, answer: DailyDealResult) -> str:
        own = self._find_own_answer(answer)
        if own is None:
            self.answer_to_play = answer
            return say("answer-unplayed" if answer.count == 1 else "answer-unplayed-ten")
        return "\n".join(words.comparison_lines(answer, own))

    def _description(self, shared: ReceivedHand) -> str:
        match = shared.match
        game = games.game_name(match.record.header.game.key)
        return f"{say(f'shared-{match.shared}')}: {game}"

    def _show_groups(self, wrong_group: int | None) -> None:
        """Show the groups of a code, the wrong one (counted from 1) underlined."""
        groups = words.split_groups(self.text)
        is_code = len(groups) <= MAX_SHOWN_GROUPS and "".join(groups).isalnum()
        shown = groups if is_code else []
        for label in self.group_labels:
            label.hide()
            label.deleteLater()
        self.group_labels = [TextLabel(group, self.groups_row) for group in shown]
        for number, label in enumerate(self.group_labels, 1):
            label.setFont(create_font(LABEL, DEMI_BOLD))
            if number == wrong_group:
                label.setProperty("look", "warning")
                label.setStyleSheet(WRONG_STYLE)
            self.groups_layout.addWidget(label)
        self.groups_row.setAccessibleName(" ".join(shown))
        self.groups_row.setVisible(bool(shown))
        self.spell_button.setEnabled(bool(shown))

    def _show_message(self, message: str, *, is_wrong: bool) -> None:
        label = self.message_label
        label.setProperty("look", "warning" if is_wrong else "")
        label.style().polish(label)
        label.setText(message)
        label.setVisible(bool(message))
        self.code_field.setAccessibleDescription(message)

    def _on_spell(self, _checked: object = None) -> None:
        sentences = words.spelled(self.text)
        resize_within_screen(self, self.width(), max(self.height(), SPELLED_HEIGHT))
        self._show_message("\n".join(sentences), is_wrong=False)
        self._spell(sentences)

    def _open(self, _checked: object = None) -> None:
        if self.answer_to_play is None:
            self._check(is_complete=True)
            if self.received is not None or self.seen is not None:
                self.accept()

    def _play(self, _checked: object = None) -> None:
        self.accept()

    def _ask_for_file(self, _checked: object = None) -> None:
        self.asks_for_file = True
        self.accept()

    # Qt

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasText() or openable_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        files = openable_files(event.mimeData())
        if files:
            self.file = files[0]
            self.accept()
        else:
            self.code_field.setPlainText(event.mimeData().text())
