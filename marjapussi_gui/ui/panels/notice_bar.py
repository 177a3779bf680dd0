"""A bar over the page that shows notices, such as a problem with saving."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ...engine.frozen import frozen
from ..common.palette import GOLD, GOLD_EDGE, INK
from ..text.i18n import LazyText, resolve, say
from ..widgets.labels import TextLabel

STYLE_SHEET = f"""
#notice {{ background: {GOLD}; border-bottom: 1px solid {GOLD_EDGE}; }}
#notice QLabel, #notice QPushButton {{ color: {INK}; }}
#notice QPushButton:focus {{ border-color: {GOLD_EDGE}; }}
"""


@frozen
class Notice:
    """A sentence, which may have a button with an action."""

    sentence: LazyText
    button_text: LazyText = ""
    action: Callable[[], object] | None = None
    is_temporary: bool = False  # removed when the problem is over
    is_reply: bool = False  # the result of the player's last action
    is_news: bool = False  # has to wait while a hand is being played
    close_text: LazyText = ""  # label of the button that closes it, if not "Close"


class NoticeBar(QWidget):
    """Shows one notice at a time, with a button that closes it. Further ones wait in a queue."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(STYLE_SHEET)
        self._notices: list[Notice] = []
        self._may_show_news = True
        self._label = TextLabel(parent=self)
        self._label.setWordWrap(True)
        self.answer_button, self.close_button = QPushButton(self), QPushButton(self)
        self.answer_button.clicked.connect(self._on_answered)
        self.close_button.clicked.connect(self._on_closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 16, 6)
        row.addWidget(self._label, 1)
        for button in (self.answer_button, self.close_button):
            button.setProperty("look", "link")
            row.addWidget(button)
        self._show_first()

    @property
    def sentence(self) -> str:
        """The sentence that is visible, or an empty string."""
        return self._label.text() if self.isVisible() else ""

    def add_notice(
        self,
        sentence: LazyText,
        button_text: LazyText = "",
        action: Callable[[], object] | None = None,
        *,
        is_temporary: bool = False,
        is_urgent: bool = False,
        is_news: bool = False,
        close_text: LazyText = "",
    ) -> None:
        """Add a notice, with a button if button_text isn't empty.

        An urgent notice goes first in the queue. A temporary one replaces the previous temporary
        one; an empty sentence only removes that. News wait until allow_news(True) is called.
        """
        sentences = [resolve(note.sentence) for note in self._notices]
        if not resolve(sentence):
            self._notices = [note for note in self._notices if not note.is_temporary]
        elif resolve(sentence) not in sentences:
            if is_temporary:
                self._notices = [note for note in self._notices if not note.is_temporary]
            place = 0 if is_urgent else len(self._notices)
            notice = Notice(
                sentence, button_text, action, is_temporary, is_news=is_news, close_text=close_text
            )
            self._notices.insert(place, notice)
        self._show_first()

    def remove_notice(self, sentence: LazyText) -> None:
        """Remove a notice that was answered elsewhere or is no longer true."""
        text = resolve(sentence)
        self._notices = [note for note in self._notices if resolve(note.sentence) != text]
        self._show_first()

    def allow_news(self, is_allowed: bool) -> None:  # noqa: FBT001 - a slot
        """Allow notices marked is_news to be shown, or hold them back."""
        if is_allowed != self._may_show_news:
            self._may_show_news = is_allowed
            self._show_first()

    def show_reply(self, sentence: LazyText) -> None:
        others = [note for note in self._notices if not note.is_reply]
        self._notices = [Notice(sentence, is_reply=True), *others]
        self._show_first()

    def _show_first(self) -> None:
        notes = self._current_notices()
        note = notes[0] if notes else Notice("")
        sentence, answer = resolve(note.sentence), resolve(note.button_text)
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        waiting = len(notes) - 1
        usual = say("next-notice", number=waiting) if waiting > 0 else say("table-close")
        closing = resolve(note.close_text) or usual
        for button, text in ((self.answer_button, answer), (self.close_button, closing)):
            button.setText(text)
        self.answer_button.setVisible(bool(answer))
        self.setVisible(bool(sentence))

    def _current_notices(self) -> list[Notice]:
        return [note for note in self._notices if self._may_show_news or not note.is_news]

    def _on_closed(self) -> None:
        closed = self._current_notices()[:1]
        self._notices = [note for note in self._notices if note not in closed]
        self._show_first()

    def _on_answered(self) -> None:
        do = self._current_notices()[0].action
        self._on_closed()
        if do is not None:
            do()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show_first()
