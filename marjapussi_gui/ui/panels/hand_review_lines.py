"""Two sentences about how the player did, below the score of a hand.

One compares the result with that of the expert; the other tells the costliest mistakes, or praises.
"""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ...engine.actions import Play
from ...engine.cards import Card
from ...engine.state import Seat
from ...model.hand_review import HandReview
from ...model.verdict import ActionValue, DecisionKind, Grade, Verdict
from ..text import hand_review_text as words
from ..text.i18n import say
from ..widgets.labels import MAX_TEXT_HEIGHT, WRAP_FLAG, tooltip_text

# Reviews with long sentences, for which space is reserved: nothing moves when the review arrives
LED = Play(Card(13))
PRAISED = Verdict(Seat(0), DecisionKind.LEAD, LED, (ActionValue(LED, 0.0),), Grade.FINE)
LONGEST_REVIEWS = (
    HandReview(-188, 9, (1, 2), 376),
    HandReview(0, 9, praised_choice=PRAISED),
    HandReview(0, 0),
    None,
)


class HandReviewLines(QWidget):
    """Shows the two sentences of a hand's review, and reserves space until they are known."""

    review_requested = Signal()  # of the costliest mistake

    def __init__(
        self, comparison: QLabel, cost: QLabel, button: QPushButton, *, is_one_row: bool = False
    ) -> None:
        super().__init__()
        self.comparison, self.cost, self.button = comparison, cost, button
        self._is_one_row = is_one_row
        self.button.clicked.connect(self.review_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for line in (comparison, cost):
            line.setWordWrap(True)
            line.setAlignment(Qt.AlignmentFlag.AlignTop)
            column.addWidget(line)
        if is_one_row:
            self._arrange_in_row(column)
        else:
            column.addWidget(button)
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)

    def _arrange_in_row(self, column: QVBoxLayout) -> None:
        """Put a single sentence and the button side by side."""
        for line in (self.comparison, self.cost):
            column.removeWidget(line)
        row = QHBoxLayout()
        row.setSpacing(16)
        texts = QVBoxLayout()
        for line in (self.comparison, self.cost):
            line.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            texts.addWidget(line)
        row.addLayout(texts, 1)
        row.addWidget(self.button)
        column.addLayout(row)

    def show_review(self, review: HandReview | None) -> None:
        """Show a review or, if it is None, that the hand is being evaluated."""
        beside, cost, button = words.hand_review_texts(review)
        for part, text in ((self.comparison, beside), (self.cost, cost), (self.button, button)):
            part.setText(text)
        self.button.setVisible(bool(button))
        is_compared = review is not None and review.decision_count
        meaning = say("expert-comparison-tooltip") if is_compared else ""
        self.comparison.setVisible(not (self._is_one_row and cost))
        self.cost.setVisible(bool(cost) or not self._is_one_row)
        for line in (self.comparison, self.cost):
            line.setToolTip(
                tooltip_text(f"{beside} {meaning}" if meaning and self._is_one_row else meaning)
            )
            line.setAccessibleDescription(meaning)

    def reserve_height(self, width: int) -> None:
        """Reserve the height that the longest usual sentences need at a width, in pixels."""
        if self._is_one_row:
            metrics = self.button.fontMetrics()
            longest = max(
                metrics.horizontalAdvance(words.hand_review_texts(each)[2])
                for each in LONGEST_REVIEWS
            )
            width -= longest + 40
            lines = (self.comparison, 0), (self.cost, 1)
            height = max(_max_text_height(label, which, width) for label, which in lines)
            self.setMinimumHeight(max(height, self.button.sizeHint().height()))
            return
        for label, which in ((self.comparison, 0), (self.cost, 1)):
            label.setMinimumHeight(_max_text_height(label, which, width))


def _max_text_height(label: QLabel, index: int, width: int) -> int:
    """Return the height in pixels of a label's tallest usual sentence at a width."""
    metrics, box = label.fontMetrics(), QRect(0, 0, width, MAX_TEXT_HEIGHT)
    usual = (words.hand_review_texts(each)[index] for each in LONGEST_REVIEWS)
    return max(metrics.boundingRect(box, WRAP_FLAG, text).height() for text in usual)
