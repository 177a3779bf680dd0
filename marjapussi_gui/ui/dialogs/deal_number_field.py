"""The field that chooses the deal of a new match: a random one, or one given by its number."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QRadioButton, QWidget

from ...model.new_game import MAX_SEED
from ..text.i18n import say
from ..widgets.labels import create_label

MAX_LENGTH = 40


class DealNumberField(QWidget):
    """A choice between a random deal and a deal number, with an error message below."""

    changed = Signal()

    def __init__(self, seed: int | None) -> None:
        super().__init__()
        self.new_button = QRadioButton(say("new-deal"))
        self.number_button = QRadioButton(say("dialog-deal-number"))
        self.number_edit = QLineEdit("" if seed is None else str(seed))
        self.number_edit.setMaxLength(MAX_LENGTH)
        self._error_label = create_label("", "warning")
        self.number_edit.setAccessibleName(say("dialog-deal-number"))
        self._lay_out()
        (self.new_button if seed is None else self.number_button).setChecked(True)
        self.number_edit.textEdited.connect(self._on_edited)
        self.number_edit.textChanged.connect(self._validate)
        self.number_button.toggled.connect(self._validate)
        self._validate()

    def seed(self) -> int | None:
        """Return the deal number, or None for a random deal or an invalid number."""
        return (
            parse_deal_number(self.number_edit.text()) if self.number_button.isChecked() else None
        )

    def is_valid(self) -> bool:
        return self.new_button.isChecked() or self.seed() is not None

    @property
    def error_text(self) -> str:
        return self._error_label.text()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.new_button, 0, 0, 1, 2)
        grid.addWidget(self.number_button, 1, 0)
        grid.addWidget(self.number_edit, 1, 1)
        grid.addWidget(self._error_label, 2, 0, 1, 2)

    def _on_edited(self) -> None:
        self.number_button.setChecked(True)

    def _validate(self) -> None:
        is_wrong = not self.is_valid()
        why = say("deal-number-range", highest=MAX_SEED) if is_wrong else ""
        self._error_label.setText(why)
        # Nothing is wrong yet as long as nothing was typed
        self._error_label.setProperty("look", "warning" if self.number_edit.text() else "caption")
        self._error_label.style().polish(self._error_label)
        self._error_label.setVisible(is_wrong)
        self.number_edit.setAccessibleDescription(why)
        self.changed.emit()


def parse_deal_number(text: str) -> int | None:
    """Parse a deal number in ASCII digits. Return None if it isn't valid."""
    text = text.strip()
    if not (text.isascii() and text.isdigit()):
        return None
    number = int(text)
    return number if number <= MAX_SEED else None
