"""Two lines under a count: what an expert would have made of it, and which moments were dear."""

from math import ceil

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ...kept.afterwards import Afterwards
from ..basis.theme import width_of
from ..widgets.labels import tip
from ..wording import afterwards as words

# What the lines have room for from the beginning, so that nothing moves once they are told
LONGEST = Afterwards(-188, 9, (1, 2), 188), Afterwards(0, 9), Afterwards(0, 0), None


class AfterwardsLines(QWidget):
    """What is told as soon as it is judged; it is as high and wide before."""

    asked = Signal()  # to look back on the first of the moments

    def __init__(self, beside: QLabel, cost: QLabel, button: QPushButton) -> None:
        super().__init__()
        self.beside, self.cost, self.button = beside, cost, button
        self.button.setProperty("look", "link")
        self.button.clicked.connect(self.asked)
        for line in (beside, cost):
            line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.addWidget(beside, 0, 0, 1, 2)
        grid.addWidget(cost, 1, 0)
        grid.addWidget(button, 1, 1)
        grid.setColumnStretch(0, 1)
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)

    def tell(self, told: Afterwards | None) -> None:
        """Tell what was judged, or that it is being judged."""
        self.setMinimumWidth(self._widest())
        beside, cost, button = words.lines(told)
        for part, text in ((self.beside, beside), (self.cost, cost), (self.button, button)):
            part.setText(text)
            part.setAccessibleName(text)
        self.button.setVisible(bool(button))
        meaning = words.what_is_counted() if cost else ""
        self.beside.setToolTip(tip(meaning))
        self.beside.setAccessibleDescription(meaning)

    def _widest(self) -> int:
        """Return how wide the longest of the usual sentences is."""
        widest = 0.0
        for each in LONGEST:
            beside, cost, button = words.lines(each)
            second = width_of(cost, self.cost.font()) + width_of(button, self.button.font()) + 40
            widest = max(widest, width_of(beside, self.beside.font()), second if cost else 0)
        return ceil(widest)
