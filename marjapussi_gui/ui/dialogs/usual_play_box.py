"""The box in the preferences that says what is learned about the player, and forgets it."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...ports.usual_play_repository import UsualPlayRepository
from ..text import preference_labels as words
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box


class UsualPlayBox(QWidget):
    """Says what the program remembers of the player's play, with a button that deletes it."""

    def __init__(self, usual_play: UsualPlayRepository) -> None:
        super().__init__()
        self._usual_play = usual_play
        self.text_label = create_label(words.usual_play_text())
        self.forget_button = create_button(words.forget_usual_play_label(), self._forget)
        self.forget_button.setAutoDefault(False)
        self.forget_button.setEnabled(bool(usual_play.count_matches()))
        self.forget_button.setAccessibleDescription(words.usual_play_text())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(create_box(words.usual_play_title(), self.text_label, self.forget_button))

    def _forget(self) -> None:
        self._usual_play.forget()
        self.text_label.setText(words.usual_play_forgotten_text())
        self.forget_button.setEnabled(False)
