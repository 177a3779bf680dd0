"""The hand log: what happened, what the helper said, and the player's notes, in sentences."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ...engine.events import HandScored
from ...model.remark import Note, RemarkWithView
from ...session.history import History, SeenEvents, is_deal
from ..common.palette import BUBBLE, BUTTON_FOOT, CHROME_SCHEMES, INK
from ..common.theme import BODY, text_width
from ..text import event_text as event_words
from ..text.i18n import Message, say
from ..text.table_players import TablePlayers
from ..text.verdict_text import note_sentence, remark_sentence
from ..widgets.labels import create_button
from .side_panel import SidePanel

MAX_SENTENCES = 2000
MIN_SIZE = 80, 60  # pixels
PREFERRED_HEIGHT = 420  # pixels at scale 1
TEXT_STYLE = (
    f"QPlainTextEdit {{ color: {INK}; background: {BUBBLE}; border: 1px solid {BUTTON_FOOT};"
    " padding: 4px 2px; }"
    f"QScrollBar::handle:vertical {{ background: {CHROME_SCHEMES['light'].line}; }}"
)


class HandLogPanel(SidePanel):
    """Shows the log, scrolled to the last sentence. The oldest sentences are dropped."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._written_actions: list[SeenEvents] = []  # the actions that are in the log
        self._written_remarks: list[RemarkWithView] = []
        self._written_notes: list[Note] = []
        self._hand_count = 0
        self._text = QPlainTextEdit(self)
        self._text.setReadOnly(True)
        self._text.setMaximumBlockCount(MAX_SENTENCES)
        self._text.setMinimumSize(*MIN_SIZE)
        self._text.setStyleSheet(TEXT_STYLE)
        self.note_button = create_button(Message("note-write"), None, "link")
        self._header.insertWidget(1, self.note_button, 0, Qt.AlignmentFlag.AlignTop)
        self.content.addWidget(self._text)
        self.clear_log()

    def apply_scale(self) -> None:
        super().apply_scale()
        self._text.setFont(self.scaled_font(BODY))
        self.note_button.setFont(self.close_button.font())
        buttons = (self.note_button, self.close_button)
        room = self.content_width - sum(
            each.sizeHint().width() + self._header.spacing() for each in buttons
        )
        self._title.setVisible(text_width(self._title.text(), self._title.font()) <= room)

    def _preferred_height(self, _width: int, max_height: int) -> int:
        return min(round(PREFERRED_HEIGHT * self.scale), max_height)

    @property
    def sentences(self) -> list[str]:
        return [line for line in self._text.toPlainText().split("\n") if line]

    def show_history(self, history: History, people: TablePlayers) -> None:
        """Append what has happened since the last call. Start again if actions were undone."""
        if people.has_several_people:
            people = people.for_spectator()
        actions = history.events_by_action
        if not (
            _begins_with(actions, self._written_actions)
            and _begins_with(history.remarks, self._written_remarks)
            and _begins_with(history.notes, self._written_notes)
        ):
            self.clear_log()
        for ply in range(len(self._written_actions), len(actions)):
            self._add_remarks(history, ply, people)
            self._written_actions.append(actions[ply])
            self._add_action(actions[ply], people)
        self._add_remarks(history, len(actions), people)

    def clear_log(self) -> None:
        """Clear the log, and name it in the current language."""
        self._written_actions, self._written_remarks, self._written_notes = [], [], []
        self._hand_count = 0
        self._text.clear()
        self._text.setAccessibleName(say("hand-log"))
        self.set_title(say("hand-log"))

    def scroll_to_end(self) -> None:
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _add_action(self, action: SeenEvents, people: TablePlayers) -> None:
        if is_deal(action):
            self._append(say("table-hand-number", number=self._hand_count + 1), tag="b")
        for event in action:
            self._hand_count += isinstance(event, HandScored)
            if sentence := event_words.event_sentence(event, people):
                self._append(sentence)

    def _add_remarks(self, history: History, ply: int, people: TablePlayers) -> None:
        """Append the remarks of the helper and the notes before the action at a ply."""
        for each in history.remarks[len(self._written_remarks) :]:
            if each.remark.ply <= ply:
                self._written_remarks.append(each)
                self._append(remark_sentence(each.remark, each.view, people), tag="i")
        for note in history.notes[len(self._written_notes) :]:
            if note.ply <= ply:
                self._written_notes.append(note)
                self._append(note_sentence(note), tag="b")

    def _append(self, sentence: str, *, tag: str = "") -> None:
        """Append a sentence, as the content of an HTML tag unless that is empty."""
        if tag:
            self._text.appendHtml(f"<{tag}>{escape(sentence)}</{tag}>")
        else:
            self._text.appendPlainText(sentence)


def _begins_with(items: Sequence[object], first_items: Sequence[object]) -> bool:
    """Return whether a sequence begins with the same objects as another one."""
    return len(first_items) <= len(items) and all(
        one is other for one, other in zip(items, first_items, strict=False)
    )
