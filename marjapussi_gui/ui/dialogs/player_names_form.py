"""The form with the names of all players."""

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from ..text import dialog_text
from ..text.sanitizing import sanitize
from ..widgets.labels import create_label

MAX_LENGTH = 20


class PlayerNamesForm(QWidget):
    """A text field for each seat, the player's own first."""

    def __init__(self) -> None:
        super().__init__()
        self.name_edits: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)

    def show_seats(self, player_count: int, *, has_partners: bool) -> None:
        """Show a field for each seat and keep the names already entered."""
        while len(self.name_edits) < player_count:
            self._add_name_edit()
        for number, line in enumerate(self.name_edits):
            is_used = number < player_count
            line.setVisible(is_used)
            self._labels[number].setVisible(is_used)
            if is_used:
                who = dialog_text.seat_label(number, player_count, has_partners=has_partners)
                self._labels[number].setText(who)
                line.setAccessibleName(dialog_text.name_field_label(who))

    def set_names(self, names: tuple[str, ...]) -> None:
        for line, name in zip(self.name_edits, names, strict=False):
            line.setText(sanitize(name))
            line.setCursorPosition(0)

    def names(self) -> tuple[str, ...]:
        """Return the names; an empty one stands for any name."""
        return tuple(
            " ".join(line.text().split()) for line in self.name_edits if not line.isHidden()
        )

    def _add_name_edit(self) -> None:
        row, line, who = len(self.name_edits), QLineEdit(), create_label("")
        line.setMaxLength(MAX_LENGTH)
        line.setPlaceholderText(dialog_text.any_name_label())
        who.setWordWrap(False)
        who.setBuddy(line)
        self._grid.addWidget(who, row, 0)
        self._grid.addWidget(line, row, 1)
        self._labels.append(who)
        self.name_edits.append(line)
