"""Texts and buttons of pages and dialogs, each in one of a few looks."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget


def label(text: str, look: str = "", parent: QWidget | None = None) -> QLabel:
    """Return a text that wraps; looks are caption, heading, title and warning."""
    made = QLabel(text, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    made.setProperty("look", look)
    return made


def button(text: str, pressed: Callable[[], object], look: str = "") -> QPushButton:
    """Return a button that says its text to screen readers too."""
    made = QPushButton(text)
    made.setAccessibleName(text)
    made.setProperty("look", look)
    made.clicked.connect(pressed)
    return made
