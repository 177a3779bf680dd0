"""The field for the deal of a match: a new one, or one with a given number."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QRadioButton, QWidget

from ..basis.new_game import HIGHEST_SEED
from ..widgets.labels import label
from ..wording import pages

MOST_LETTERS = 40


class DealChoice(QWidget):
    """A choice between a new deal and a deal number, with an error message below."""

    changed = Signal()

    def __init__(self, seed: int | None) -> None:
        super().__init__()
        self.new = QRadioButton(pages.new_deal())
        self.numbered = QRadioButton(pages.deal_number())
        self.line = QLineEdit("" if seed is None else str(seed))
        self.line.setMaxLength(MOST_LETTERS)
        self._wrong = label("", "warning")
        for choice in (self.new, self.numbered):
            choice.setAccessibleName(choice.text())
        self.line.setAccessibleName(pages.deal_number())
        self._lay_out()
        (self.new if seed is None else self.numbered).setChecked(True)
        self.line.textEdited.connect(self._on_edited)
        self.line.textChanged.connect(self._look)
        self.numbered.toggled.connect(self._look)
        self._look()

    def seed(self) -> int | None:
        """Return the deal number; None for a new deal or an invalid number."""
        return deal_number(self.line.text()) if self.numbered.isChecked() else None

    def is_fit(self) -> bool:
        return self.new.isChecked() or self.seed() is not None

    @property
    def complaint(self) -> str:
        return self._wrong.text()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.new, 0, 0, 1, 2)
        grid.addWidget(self.numbered, 1, 0)
        grid.addWidget(self.line, 1, 1)
        grid.addWidget(self._wrong, 2, 0, 1, 2)

    def _on_edited(self) -> None:
        self.numbered.setChecked(True)

    def _look(self) -> None:
        is_wrong = not self.is_fit()
        why = pages.deal_number_does_not_fit(HIGHEST_SEED) if is_wrong else ""
        self._wrong.setText(why)
        self._wrong.setVisible(is_wrong)
        self.line.setAccessibleDescription(why)
        self.changed.emit()


def deal_number(text: str) -> int | None:
    """Return the number written in ASCII digits, or None if it isn't a valid deal number."""
    text = text.strip()
    if not (text.isascii() and text.isdigit()):
        return None
    number = int(text)
    return number if number <= HIGHEST_SEED else None
