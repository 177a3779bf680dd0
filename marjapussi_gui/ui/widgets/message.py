"""A one-line message inside a dialog, with an optional action."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..wording import store as words
from .labels import button, label


class Message(QWidget):
    """A message line that is hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = label("")
        self.answer, self.refusal = button("", self._on_pressed), button("", self.clear)
        self._do: Callable[[], object] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._text, 1)
        for control in (self.answer, self.refusal):
            control.setProperty("look", "link")
            row.addWidget(control)
        self.clear()

    @property
    def text(self) -> str:
        return self._text.text()

    def warn(self, text: str) -> None:
        """Show what went wrong and what to do about it."""
        self._show(text, "warning")

    def tell(self, text: str, answer: str = "", do: Callable[[], object] | None = None) -> None:
        """Show what was done, optionally with a button such as Undo."""
        self._show(text, "caption")
        self._do = do
        _offer(self.answer, answer if do is not None else "")

    def ask(self, text: str, yes: str, do: Callable[[], object]) -> None:
        """Ask for confirmation of something that cannot be undone."""
        self.tell(text, yes, do)
        _offer(self.refusal, words.no())
        self.answer.setFocus()

    def clear(self) -> None:
        self._do = None
        self._text.clear()
        self.hide()

    def _show(self, text: str, look: str) -> None:
        self._do = None
        _offer(self.answer, "")
        _offer(self.refusal, "")
        self._text.setProperty("look", look)
        self._text.style().unpolish(self._text)
        self._text.style().polish(self._text)
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.show()

    def _on_pressed(self) -> None:
        action = self._do
        self.clear()
        if action is not None:
            action()


def _offer(button: QPushButton, text: str) -> None:
    """Set a button's text; hide the button if the text is empty."""
    button.setText(text)
    button.setAccessibleName(text)
    button.setVisible(bool(text))
