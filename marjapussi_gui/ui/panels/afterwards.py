"""Two lines under the score of a hand: a comparison with the expert, and the costliest mistakes."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ...kept.afterwards import Afterwards
from ..widgets.labels import HIGHEST, WRAP, tip
from ..wording import afterwards as words

# Their sentences set the reserved height, so that nothing moves when the review arrives
LONGEST = Afterwards(-188, 9, (1, 2), 188), Afterwards(0, 9), Afterwards(0, 0), None


class AfterwardsLines(QWidget):
    """The review of a hand below its score; it reserves its space before the review is known."""

    asked = Signal()  # of the costliest mistake

    def __init__(
        self, beside: QLabel, cost: QLabel, button: QPushButton, *, in_row: bool = False
    ) -> None:
        super().__init__()
        self.beside, self.cost, self.button = beside, cost, button
        self._in_row = in_row
        self.button.clicked.connect(self.asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for line in (beside, cost):
            line.setWordWrap(True)
            line.setAlignment(Qt.AlignmentFlag.AlignTop)
            column.addWidget(line)
        if in_row:
            self._put_in_row(column)
        else:
            column.addWidget(button)
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)

    def _put_in_row(self, column: QVBoxLayout) -> None:
        """Show a single sentence with the button beside it."""
        for line in (self.beside, self.cost):
            column.removeWidget(line)
        row = QHBoxLayout()
        row.setSpacing(16)
        texts = QVBoxLayout()
        for line in (self.beside, self.cost):
            line.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            texts.addWidget(line)
        row.addLayout(texts, 1)
        row.addWidget(self.button)
        column.addLayout(row)

    def tell(self, told: Afterwards | None) -> None:
        """Show a hand review. None means that the hand is still being evaluated."""
        beside, cost, button = words.lines(told)
        for part, text in ((self.beside, beside), (self.cost, cost), (self.button, button)):
            part.setText(text)
            part.setAccessibleName(text)
        self.button.setVisible(bool(button))
        meaning = words.what_is_counted() if cost else ""
        self.beside.setVisible(not (self._in_row and cost))
        self.cost.setVisible(bool(cost) or not self._in_row)
        for line in (self.beside, self.cost):
            line.setToolTip(tip(f"{beside} {meaning}" if meaning and self._in_row else meaning))
            line.setAccessibleDescription(meaning)

    def reserve(self, width: int) -> None:
        """Reserve the height that the longest usual sentences need at this width in pixels."""
        if self._in_row:
            metrics = self.button.fontMetrics()
            longest = max(metrics.horizontalAdvance(words.lines(each)[2]) for each in LONGEST)
            width -= longest + 40
            lines = (self.beside, 0), (self.cost, 1)
            height = max(_highest(label, which, width) for label, which in lines)
            self.setMinimumHeight(max(height, self.button.sizeHint().height()))
            return
        for label, which in ((self.beside, 0), (self.cost, 1)):
            label.setMinimumHeight(_highest(label, which, width))


def _highest(label: QLabel, which: int, width: int) -> int:
    """Return the height in pixels of the longest usual sentence at this width."""
    metrics, box = label.fontMetrics(), QRect(0, 0, width, HIGHEST)
    usual = (words.lines(each)[which] for each in LONGEST)
    return max(metrics.boundingRect(box, WRAP, text).height() for text in usual)
