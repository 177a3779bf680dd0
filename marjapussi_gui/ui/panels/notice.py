"""A bar over the page that reports a problem until it is solved."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ...engine.frozen import frozen
from ..basis.palette import GOLD, GOLD_EDGE, INK
from ..widgets.labels import Words
from ..wording import table as words
from ..wording.tongue import Said, said

LOOK = f"""
#notice {{ background: {GOLD}; border-bottom: 1px solid {GOLD_EDGE}; }}
#notice QLabel, #notice QPushButton {{ color: {INK}; }}
#notice QPushButton:focus {{ border-color: {GOLD_EDGE}; }}
"""


@frozen
class Note:
    """A sentence, optionally with a button and its action."""

    sentence: Said
    answer: Said = ""
    do: Callable[[], object] | None = None
    passes: bool = False  # it applies only as long as the problem lasts
    is_reply: bool = False  # to the player's last action
    is_news: bool = False  # can wait until no hand is under way


class Notice(QWidget):
    """A bar with one sentence and a button to close it; further notices wait their turn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(LOOK)
        self._notes: list[Note] = []
        self._may_show_news = True
        self._label = Words(parent=self)
        self._label.setWordWrap(True)
        self.answer, self.close_button = QPushButton(self), QPushButton(self)
        self.answer.clicked.connect(self._on_answered)
        self.close_button.clicked.connect(self._on_closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 16, 6)
        row.addWidget(self._label, 1)
        for button in (self.answer, self.close_button):
            button.setProperty("look", "link")
            row.addWidget(button)
        self._show()

    @property
    def sentence(self) -> str:
        """The visible sentence, or an empty string."""
        return self._label.text() if self.isVisible() else ""

    def tell(
        self,
        sentence: Said,
        answer: Said = "",
        do: Callable[[], object] | None = None,
        *,
        passes: bool = False,
        is_urgent: bool = False,
        is_news: bool = False,
    ) -> None:
        """Add a sentence, optionally with a button. An empty one removes temporary notices.

        Urgent notices come first, and a temporary one replaces the previous temporary one.
        """
        sentences = [said(note.sentence) for note in self._notes]
        if not said(sentence):
            self._notes = [note for note in self._notes if not note.passes]
        elif said(sentence) not in sentences:
            if passes:
                self._notes = [note for note in self._notes if not note.passes]
            place = 0 if is_urgent else len(self._notes)
            self._notes.insert(place, Note(sentence, answer, do, passes, is_news=is_news))
        self._show()

    def let_news(self, may_show: bool) -> None:  # noqa: FBT001 - a slot
        """Show news now, or hold them back."""
        if may_show != self._may_show_news:
            self._may_show_news = may_show
            self._show()

    def reply(self, sentence: Said) -> None:
        """Show the result of a player's action first, in place of the last reply."""
        others = [note for note in self._notes if not note.is_reply]
        self._notes = [Note(sentence, is_reply=True), *others]
        self._show()

    def _show(self) -> None:
        """Show the first notice in the current language."""
        notes = self._readable()
        note = notes[0] if notes else Note("")
        sentence, answer = said(note.sentence), said(note.answer)
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        waiting = len(notes) - 1
        closing = words.next_notice(waiting) if waiting > 0 else words.close()
        for button, text in ((self.answer, answer), (self.close_button, closing)):
            button.setText(text)
            button.setAccessibleName(text)
        self.answer.setVisible(bool(answer))
        self.setVisible(bool(sentence))

    def _readable(self) -> list[Note]:
        """Return the notices that may be shown now."""
        return [note for note in self._notes if self._may_show_news or not note.is_news]

    def _on_closed(self) -> None:
        closed = self._readable()[:1]
        self._notes = [note for note in self._notes if note not in closed]
        self._show()

    def _on_answered(self) -> None:
        do = self._readable()[0].do
        self._on_closed()
        if do is not None:
            do()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
