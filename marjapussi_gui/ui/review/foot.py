"""What lies under the felt: what was done, how the match went, and the ways through it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..basis.theme import BODY, MEDIUM, SPACE, STRONG, set_type
from ..widgets.labels import Words, label
from .band import Band
from .controls import Controls

SENTENCE_LINES = 2.7  # of type: room for two, so that nothing jumps


class Foot(QWidget):
    """A sentence, the band, and a row of buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sentence, self.place, self.standing = label(""), Words(), Words()
        self.band, self.controls = Band(self), Controls(self)
        set_type(self.sentence, BODY, STRONG)
        self.sentence.setMinimumHeight(round(SENTENCE_LINES * BODY))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.place.setProperty("look", "caption")
        set_type(self.standing, BODY, MEDIUM)
        top, column = QHBoxLayout(), QVBoxLayout(self)
        top.setSpacing(SPACE[3])
        top.addWidget(self.sentence, 1)
        top.addWidget(self.place)
        top.addWidget(self.standing)
        column.setContentsMargins(SPACE[3], SPACE[0], SPACE[3], SPACE[2])
        column.setSpacing(SPACE[0])
        column.addLayout(top)
        column.addWidget(self.band)
        column.addWidget(self.controls)
