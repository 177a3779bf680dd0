"""The dialog in which people leave their seats to computer players, or come back."""

from collections.abc import Mapping

from PySide6.QtWidgets import QDialog, QWidget

from ...engine.state import Seat
from ..text.commands import Command, command_label
from ..text.i18n import say
from ..text.table_players import TablePlayers
from ..widgets.fields import CheckField
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box, create_column, fill_dialog, fit_dialog

WIDTH, MAX_HEIGHT = 460, 520


class PeopleDialog(QDialog):
    """Shows who of the people at a table plays on; at least one of them must."""

    def __init__(
        self, people: TablePlayers, is_here: Mapping[Seat, bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(command_label(Command.PEOPLE))
        self.fields = {
            seat: CheckField(people.name(seat), is_checked=here) for seat, here in is_here.items()
        }
        cancel = create_button(say("button-cancel"), self.reject)
        self.play_button = create_button(say("button-play"), self.accept, "play")
        self.play_button.setDefault(True)
        for field in self.fields.values():
            field.picked.connect(self._on_picked)
        box = create_box(
            say("people-who-plays"),
            *self.fields.values(),
            create_label(say("people-computer-plays"), "caption"),
        )
        column = create_column(box)
        fill_dialog(self, column, FlowLayout(cancel, self.play_button, align_right=True))
        fit_dialog(self, column, WIDTH, MAX_HEIGHT)

    @property
    def who_is_here(self) -> dict[Seat, bool]:
        return {seat: field.value() for seat, field in self.fields.items()}

    def _on_picked(self) -> None:
        self.play_button.setEnabled(any(self.who_is_here.values()))
