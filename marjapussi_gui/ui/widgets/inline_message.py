"""A one-line message within a dialog or page."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..text.i18n import say
from .labels import create_button, create_label


class InlineMessage(QWidget):
    """Shows a message, which may have a button. It is hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._text = create_label("")
        self.action_button, self.decline_button = (
            create_button("", self._run_action),
            create_button("", self.clear),
        )
        self._on_action: Callable[[], object] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._text, 1)
        for control in (self.action_button, self.decline_button):
            control.setProperty("look", "link")
            row.addWidget(control)
        self.clear()

    @property
    def text(self) -> str:
        return self._text.text()

    def show_warning(self, text: str) -> None:
        """Show what went wrong, and what to do about it."""
        self._show_text(text, "warning")

    def show_info(
        self, text: str, button_text: str = "", on_action: Callable[[], object] | None = None
    ) -> None:
        """Show what has been done, perhaps with a button such as Undo."""
        self._show_text(text, "caption")
        self._on_action = on_action
        _set_button_label(self.action_button, button_text if on_action is not None else "")

    def show_question(self, text: str, button_text: str, on_action: Callable[[], object]) -> None:
        """Ask for confirmation before an action that cannot be undone."""
        self.show_info(text, button_text, on_action)
        _set_button_label(self.decline_button, say("storage-no"))
        self.action_button.setFocus()

    def clear(self) -> None:
        self._on_action = None
        self._text.clear()
        self.hide()

    def _show_text(self, text: str, style: str) -> None:
        self._on_action = None
        _set_button_label(self.action_button, "")
        _set_button_label(self.decline_button, "")
        self._text.setProperty("look", style)
        self._text.style().unpolish(self._text)
        self._text.style().polish(self._text)
        self._text.setText(text)
        self.show()

    def _run_action(self) -> None:
        action = self._on_action
        self.clear()
        if action is not None:
            action()


def _set_button_label(button: QPushButton, text: str) -> None:
    """Set a button's text, and hide the button if the text is empty."""
    button.setText(text)
    button.setVisible(bool(text))
