"""The dialog for playing the last hand again, and for other commands about its deal."""

from functools import partial

from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from ..text.commands import Command, command_label
from ..text.i18n import say
from ..text.table_players import TablePlayers
from ..widgets.fields import ComboField
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box, create_column, fill_dialog, fit_dialog

WIDTH, MAX_HEIGHT = 480, 620
DEAL_COMMANDS = Command.COPY_CODE, Command.COPY_DEAL, Command.AUDIT
REST_COMMANDS = Command.PLAY_FOR_ME, Command.REVIEW


class HandAgainDialog(QDialog):
    """Asks from which seat to replay the hand; also offers commands for the hand and its deal."""

    def __init__(self, people: TablePlayers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen_command: Command | None = None  # None: play the hand again
        self.setWindowTitle(command_label(Command.THIS_HAND))
        players = people.seating.players
        names = [
            (offset, people.name(people.seating.seats[(people.own_seat + offset) % players]))
            for offset in range(1, players)
        ]
        seats = [(0, say("own-cards")), *names]
        self.seat_field: ComboField[int] = ComboField(say("whose-cards"), seats)
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.play_button = create_button(say("button-play"), self.accept, "play")
        self.cancel_button.setAutoDefault(False)
        self.play_button.setDefault(True)
        column = create_column(
            create_box(
                say("whose-cards"),
                self.seat_field,
                create_label(say("same-hand"), balanced=True),
            ),
            create_box(say("section-rest"), *map(self._create_button, REST_COMMANDS)),
            create_box(say("section-this-deal"), *map(self._create_button, DEAL_COMMANDS)),
        )
        fill_dialog(
            self, column, FlowLayout(self.cancel_button, self.play_button, align_right=True)
        )
        fit_dialog(self, column, WIDTH, MAX_HEIGHT)
        self.seat_field.setFocus()

    @property
    def seat_offset(self) -> int:
        return self.seat_field.value()

    def _create_button(self, command: Command) -> QPushButton:
        button = create_button(command_label(command), partial(self._choose, command))
        button.setAutoDefault(False)
        return button

    def _choose(self, command: Command, _checked: object = None) -> None:
        self.chosen_command = command
        self.accept()
