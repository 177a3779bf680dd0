"""The scores on the ledger: before the hand and after it, and what is missing."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ..art.brushes import rounded
from ..basis.palette import CHROMES, SIDES
from ..basis.theme import BOLD, CAPTION, LABEL, MEDIUM, SPEECH, STRONG, TITLE
from ..wording import after_hand as words
from ..wording.ledger import Score
from ..wording.tongue import plain
from .leaf import BERRY, MakeLabel, Rule, berry
from .ledger_line import CHEVRON, draw_chevron
from .trays import LINEN, RADIUS

QUIET = CHROMES["light"].quiet
FEW = 2  # sides that have room for large figures
COUNT_MS = 400
PADDING = 14


class ScoreTray(QWidget):
    """A row for each side; the figures may count up."""

    def __init__(
        self, scores: Sequence[Score], make_label: MakeLabel, scale: float, ratio: float
    ) -> None:
        super().__init__()
        self._scores, self._label, self._scale, self._ratio = scores, make_label, scale, ratio
        self.after: list[QLabel] = []
        self._motion: QVariantAnimation | None = None
        self.setAccessibleName(words.scores(scores))
        grid = QGridLayout(self)
        pad = round(PADDING * scale)
        grid.setContentsMargins(pad, pad - 4, pad, pad - 4)
        grid.setHorizontalSpacing(round(8 * scale))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for row, score in enumerate(scores):
            self._add(grid, 3 * row, score)
            if row and len(scores) <= FEW:
                grid.addWidget(Rule(scale), 3 * row - 1, 0, 1, 5)

    def count_up(self) -> None:
        """Let the figures run from what they were to what they are."""
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(COUNT_MS)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._on_part)
        self._motion.start()

    def _on_part(self, part: float) -> None:
        for label, score in zip(self.after, self._scores, strict=True):
            label.setText(plain(round(score.before + (score.after - score.before) * part)))

    def _add(self, grid: QGridLayout, row: int, score: Score) -> None:
        is_large = len(self._scores) <= FEW
        quiet = f"color: {QUIET}"
        name = self._label(score.name, LABEL, STRONG, 150)
        to_go = self._label(score.to_go, CAPTION, MEDIUM)
        before = self._label(plain(score.before), LABEL, MEDIUM)
        after = self._label(plain(score.after), TITLE if is_large else SPEECH, BOLD)
        for label in (to_go, before):
            label.setStyleSheet(quiet)
        after.setStyleSheet(f"color: {SIDES[score.place]}")
        for label in (before, after):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.after.append(after)
        spans = 2 if score.to_go else 1
        grid.addWidget(berry(score.place, BERRY * self._scale, self._ratio), row, 0, spans, 1)
        grid.addWidget(name, row, 1)
        if score.to_go:
            grid.addWidget(to_go, row + 1, 1)
        grid.addWidget(before, row, 2, spans, 1)
        grid.addWidget(_Arrow(self._scale), row, 3, spans, 1)
        grid.addWidget(after, row, 4, spans, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rounded(painter, QRectF(self.rect()), RADIUS * self._scale, LINEN)
        painter.end()


class _Arrow(QWidget):
    """Points from what a score was to what it is."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self._scale = scale
        self.setFixedSize(round(22 * scale), round(18 * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        draw_chevron(painter, middle, CHEVRON * self._scale)
        painter.end()
