"""The box in the preferences that says what was learned about the player; can delete it."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...ports.usual_play_repository import UsualPlayRepository
from ..text.i18n import say
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box


class UsualPlayBox(QWidget):
    """Says what the program remembers of the player's play, with a button that deletes it."""

    def __init__(self, usual_play: UsualPlayRepository) -> None:
        super().__init__()
        self._usual_play = usual_play
        self.text_label = create_label(say("usual-play-text"))
        self.forget_button = create_button(say("forget-usual-play"), self._forget)
        self.forget_button.setAutoDefault(False)
        self.forget_button.setEnabled(bool(usual_play.count_matches()))
        self.forget_button.setAccessibleDescription(say("usual-play-text"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(
            create_box(say("preference-usual-play"), self.text_label, self.forget_button)
        )

    def _forget(self) -> None:
        self._usual_play.forget()
        self.text_label.setText(say("usual-play-forgotten"))
        self.forget_button.setEnabled(False)
