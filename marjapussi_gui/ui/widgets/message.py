"""One sentence inside a dialog about what just happened, with a way back where there is one."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..wording import store as words
from .labels import button, label


class Message(QWidget):
    """A line that is empty until there is something to say."""

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
        """Say what went wrong and what to do."""
        self._show(text, "warning")

    def tell(self, text: str, answer: str = "", do: Callable[[], object] | None = None) -> None:
        """Say what was done, and offer an answer to it."""
        self._show(text, "caption")
        self._do = do
        _offer(self.answer, answer if do is not None else "")

    def ask(self, text: str, yes: str, do: Callable[[], object]) -> None:
        """Ask before something is done that cannot be taken back."""
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
        answer = self._do
        self.clear()
        if answer is not None:
            answer()


def _offer(button: QPushButton, text: str) -> None:
    """Let a button say this, or be gone where it is nothing."""
    button.setText(text)
    button.setAccessibleName(text)
    button.setVisible(bool(text))
