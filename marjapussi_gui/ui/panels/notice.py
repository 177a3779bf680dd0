"""A line over the page that tells of something that is wrong, and goes away when it is not."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..pages.labels import Words
from ..palette import GOLD, INK
from ..wording import table as words


class Notice(QWidget):
    """One sentence with a button to close it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setStyleSheet(f"#notice {{ background: {GOLD}; }} QLabel {{ color: {INK}; }}")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 16, 6)
        self._label = Words(parent=self)
        self._label.setWordWrap(True)
        self.answer = QPushButton(self)
        self.answer.setProperty("look", "link")
        self.answer.clicked.connect(self._on_answered)
        self._do: Callable[[], object] | None = None
        close = QPushButton(words.close(), self)
        close.setProperty("look", "link")
        close.clicked.connect(self.hide)
        row.addWidget(self._label, 1)
        row.addWidget(self.answer)
        row.addWidget(close)
        self.hide()

    @property
    def sentence(self) -> str:
        """What is told just now."""
        return self._label.text() if self.isVisible() else ""

    def tell(self, sentence: str, answer: str = "", do: Callable[[], object] | None = None) -> None:
        """Show a sentence, with an answer to it where there is one; nothing hides the line."""
        self._do = do
        self.answer.setText(answer)
        self.answer.setAccessibleName(answer)
        self.answer.setVisible(bool(answer))
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))

    def _on_answered(self) -> None:
        self.hide()
        if self._do is not None:
            self._do()
