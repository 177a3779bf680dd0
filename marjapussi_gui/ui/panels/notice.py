"""A line over the page that tells of something that is wrong, and goes away when it is not."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

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
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        close = QPushButton(words.close(), self)
        close.setProperty("look", "link")
        close.clicked.connect(self.hide)
        row.addWidget(self._label, 1)
        row.addWidget(close)
        self.hide()

    @property
    def sentence(self) -> str:
        """What is told just now."""
        return self._label.text() if self.isVisible() else ""

    def tell(self, sentence: str) -> None:
        """Show a sentence; nothing hides the line."""
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
