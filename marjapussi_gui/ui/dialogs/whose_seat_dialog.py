"""The dialog that asks whose play to review after a match of several people."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from ...engine.state import Seat
from ..text.i18n import say
from ..text.table_players import TablePlayers
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_column, fill_dialog, fit_dialog

WIDTH, MAX_HEIGHT = 420, 480


class WhoseSeatDialog(QDialog):
    """Offers a button for each of the people. Enter presses the first one's."""

    def __init__(
        self, people: TablePlayers, seats: Iterable[Seat], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.chosen_seat: Seat | None = None
        self.setWindowTitle(say("review-whose"))
        self.seat_buttons = [self._create_button(people.name(seat), seat) for seat in seats]
        self.seat_buttons[0].setDefault(True)
        cancel = create_button(say("button-cancel"), self.reject, "quiet")
        cancel.setAutoDefault(False)
        column = create_column(create_label(say("review-whose"), "heading"), *self.seat_buttons)
        fill_dialog(self, column, FlowLayout(cancel, align_right=True))
        fit_dialog(self, column, WIDTH, MAX_HEIGHT)

    def _create_button(self, name: str, seat: Seat) -> QPushButton:
        return create_button(name, partial(self._choose, seat))

    def _choose(self, seat: Seat, _checked: object = None) -> None:
        self.chosen_seat = seat
        self.accept()
