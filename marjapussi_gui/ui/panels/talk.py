"""The table talk: everything that happened, a sentence each."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from ..theme import BODY, BOLD, font
from ..wording import table as words
from .panel import Panel

MOST_KEPT = 2000


class TalkPanel(Panel):
    """A list that follows the last sentence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(words.talk_title(), parent)
        self._list = QListWidget(self)
        self._list.setAccessibleName(words.talk_title())
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setMinimumSize(300, 200)
        self.content.addWidget(self._list)
        self.add_close()

    @property
    def sentences(self) -> list[str]:
        return [self._list.item(row).text() for row in range(self._list.count())]

    def begin(self) -> None:
        self._list.clear()

    def add(self, sentence: str, *, is_heading: bool = False) -> None:
        """Add a sentence; the oldest are forgotten."""
        item = QListWidgetItem(sentence)
        if is_heading:
            item.setFont(font(BODY, BOLD))
        self._list.addItem(item)
        if self._list.count() > MOST_KEPT:
            self._list.takeItem(0)
        if self.isVisible():
            self._list.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list.scrollToBottom()
