"""The form with the names of all players."""

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from ..widgets.labels import label
from ..wording import pages
from ..wording.others import cleaned

LONGEST = 20


class Names(QWidget):
    """A text field for each seat, the player's own first."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)

    def show_seats(self, players: int, *, partners: bool) -> None:
        """Show a field for each seat and keep the names already entered."""
        while len(self.lines) < players:
            self._add_line()
        for number, line in enumerate(self.lines):
            is_used = number < players
            line.setVisible(is_used)
            self._labels[number].setVisible(is_used)
            if is_used:
                who = pages.seat(number, players, partners=partners)
                self._labels[number].setText(who)
                line.setAccessibleName(pages.name_of(who))

    def put(self, names: tuple[str, ...]) -> None:
        for line, name in zip(self.lines, names, strict=False):
            line.setText(cleaned(name))
            line.setCursorPosition(0)

    def value(self) -> tuple[str, ...]:
        """Return the names; an empty one stands for any name."""
        return tuple(" ".join(line.text().split()) for line in self.lines if not line.isHidden())

    def _add_line(self) -> None:
        row, line, who = len(self.lines), QLineEdit(), label("")
        line.setMaxLength(LONGEST)
        line.setPlaceholderText(pages.any_name())
        who.setWordWrap(False)
        who.setBuddy(line)
        self._grid.addWidget(who, row, 0)
        self._grid.addWidget(line, row, 1)
        self._labels.append(who)
        self.lines.append(line)
