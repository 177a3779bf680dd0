"""The table talk: everything that happened, a sentence each."""

from html import escape

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ..palette import BUBBLE, BUTTON_FOOT, CHROMES, INK
from ..theme import BODY
from ..wording import table as words
from .panel import Panel

MOST_KEPT = 2000
LEAST = 200, 200  # pixels
PAPER = (
    f"QPlainTextEdit {{ color: {INK}; background: {BUBBLE}; border: 1px solid {BUTTON_FOOT};"
    " padding: 4px 2px; }"
    f"QScrollBar::handle:vertical {{ background: {CHROMES['light'].line}; }}"
)


class TalkPanel(Panel):
    """A text that follows its last sentence; the oldest are forgotten."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._text = QPlainTextEdit(self)
        self._text.setReadOnly(True)
        self._text.setMaximumBlockCount(MOST_KEPT)
        self._text.setMinimumSize(*LEAST)
        self._text.setStyleSheet(PAPER)
        self.content.addWidget(self._text)
        self._close = self.add_close()
        self.rename()

    def rename(self) -> None:
        self.entitle(words.talk_title())
        self._text.setAccessibleName(words.talk_title())
        self._close.setText(words.close())

    def fit_parts(self) -> None:
        super().fit_parts()
        self._text.setFont(self.font_of(BODY))
        self._text.setMinimumSize(*(round(each * self.scale) for each in LEAST))

    @property
    def sentences(self) -> list[str]:
        return [line for line in self._text.toPlainText().split("\n") if line]

    def begin(self) -> None:
        self._text.clear()

    def go_to_the_end(self) -> None:
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def add(self, sentence: str, *, is_heading: bool = False) -> None:
        """Add a sentence."""
        if is_heading:
            self._text.appendHtml(f"<b>{escape(sentence)}</b>")
        else:
            self._text.appendPlainText(sentence)
