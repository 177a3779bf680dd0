"""The field for the level of the computer players."""

from PySide6.QtWidgets import QGridLayout, QRadioButton, QWidget

from ..basis.new_game import LEVELS
from ..widgets.labels import label
from ..wording import pages


class LevelChoice(QWidget):
    """Radio buttons for all levels, each with a description."""

    def __init__(self, level: str) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        self.buttons = {key: self._button(key) for key in LEVELS}
        for row, (key, button) in enumerate(self.buttons.items()):
            grid.addWidget(button, row, 0)
            grid.addWidget(label(pages.level_meaning(key), "caption", even=True), row, 1)
        self.put(level)

    def value(self) -> str:
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def put(self, level: str) -> None:
        self.buttons[level].setChecked(True)

    def _button(self, key: str) -> QRadioButton:
        button = QRadioButton(pages.level(key))
        button.setAccessibleName(pages.level(key))
        button.setAccessibleDescription(pages.level_meaning(key))
        return button
