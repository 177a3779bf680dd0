"""The hand log: everything that happened in the match, one sentence each."""

from html import escape

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ...engine.events import HandScored
from ...table.past import Past, Seen, is_deal
from ..basis.palette import BUBBLE, BUTTON_FOOT, CHROMES, INK
from ..basis.theme import BODY
from ..wording import events as event_words
from ..wording import table as words
from ..wording.people import People
from .side_panel import SidePanel

MOST_KEPT = 2000
LEAST = 80, 60  # pixels
HIGH = 420  # pixels at scale 1
PAPER = (
    f"QPlainTextEdit {{ color: {INK}; background: {BUBBLE}; border: 1px solid {BUTTON_FOOT};"
    " padding: 4px 2px; }"
    f"QScrollBar::handle:vertical {{ background: {CHROMES['light'].line}; }}"
)


class TalkPanel(SidePanel):
    """A text that follows its last sentence and forgets the oldest ones."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._actions: list[Seen] = []  # already in the log
        self._hands = 0
        self._text = QPlainTextEdit(self)
        self._text.setReadOnly(True)
        self._text.setMaximumBlockCount(MOST_KEPT)
        self._text.setMinimumSize(*LEAST)
        self._text.setStyleSheet(PAPER)
        self.content.addWidget(self._text)
        self.rename()

    def rename(self) -> None:
        super().rename()
        self.entitle(words.talk_title())
        self._text.setAccessibleName(words.talk_title())

    def fit_parts(self) -> None:
        super().fit_parts()
        self._text.setFont(self.font_of(BODY))

    def _height_of(self, _width: int, most: int) -> int:
        return min(round(HIGH * self.scale), most)

    @property
    def sentences(self) -> list[str]:
        return [line for line in self._text.toPlainText().split("\n") if line]

    def tell(self, past: Past, people: People) -> None:
        """Append what happened since the last call; start again if the history has changed."""
        actions = self._actions
        if any(one is not other for one, other in zip(actions, past.actions, strict=False)) or (
            len(actions) > len(past.actions)
        ):
            self.begin()
        for action in past.actions[len(self._actions) :]:
            self._actions.append(action)
            self._add_action(action, people)

    def begin(self) -> None:
        """Clear the log."""
        self._actions, self._hands = [], 0
        self._text.clear()

    def go_to_the_end(self) -> None:
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _add_action(self, action: Seen, people: People) -> None:
        if is_deal(action):
            self._add(words.hand_number(self._hands + 1), is_heading=True)
        for event in action:
            self._hands += isinstance(event, HandScored)
            if sentence := event_words.sentence_of(event, people):
                self._add(sentence)

    def _add(self, sentence: str, *, is_heading: bool = False) -> None:
        if is_heading:
            self._text.appendHtml(f"<b>{escape(sentence)}</b>")
        else:
            self._text.appendPlainText(sentence)
