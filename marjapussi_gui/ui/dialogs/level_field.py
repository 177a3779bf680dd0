"""The field for the level of the computer players."""

from PySide6.QtWidgets import QGridLayout, QRadioButton, QWidget

from ...model.new_game import LEVELS
from ..text import dialog_text
from ..widgets.labels import create_label


class LevelField(QWidget):
    """Radio buttons for all levels, each with a description."""

    def __init__(self, level: str) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        self.buttons = {key: self._create_button(key) for key in LEVELS}
        for row, (key, button) in enumerate(self.buttons.items()):
            grid.addWidget(button, row, 0)
            grid.addWidget(
                create_label(dialog_text.level_text(key), "caption", balanced=True), row, 1
            )
        self.set_value(level)

    def value(self) -> str:
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def set_value(self, level: str) -> None:
        self.buttons[level].setChecked(True)

    def _create_button(self, key: str) -> QRadioButton:
        button = QRadioButton(dialog_text.level_label(key))
        button.setAccessibleName(dialog_text.level_label(key))
        button.setAccessibleDescription(dialog_text.level_text(key))
        return button
