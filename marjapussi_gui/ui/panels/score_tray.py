"""The match scores on the ledger: before and after the hand, and what is left to win."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ..art.brushes import rounded, seam_pen
from ..basis.palette import CHROMES, SEAM, SIDES
from ..basis.theme import BODY, BOLD, CAPTION, LABEL, MEDIUM, SPEECH, STRONG, TITLE
from ..wording import after_hand as words
from ..wording import ledger as ledger_words
from ..wording.ledger import Score
from ..wording.tongue import plain
from .leaf import BERRY, MakeLabel, Rule, berry
from .ledger_line import CHEVRON, draw_chevron
from .ledger_shape import Shape
from .trays import LINEN, RADIUS

QUIET = CHROMES["light"].quiet
FEW = 2  # more sides have smaller figures
COUNT_MS = 400
PADDING = 14


class ScoreTray(QWidget):
    """The scores of all sides, below the leaves or in rows; the figures can count up."""

    def __init__(
        self,
        scores: Sequence[Score],
        make_label: MakeLabel,
        scale: float,
        ratio: float,
        *,
        columns: Shape | None = None,
    ) -> None:
        super().__init__()
        self._scores, self._label, self._scale, self._ratio = scores, make_label, scale, ratio
        self.after: list[QLabel] = []
        self._motion: QVariantAnimation | None = None
        self._columns, self._cells = columns, list[QWidget]()
        self.setAccessibleName(words.scores(scores))
        if columns is None:
            self._lay_rows()
        else:
            self._cells = [self._cell(score) for score in scores]

    def _lay_rows(self) -> None:
        """Put the sides below each other."""
        grid = QGridLayout(self)
        pad = round(PADDING * self._scale)
        grid.setContentsMargins(pad, pad - 4, pad, pad - 4)
        grid.setHorizontalSpacing(round(8 * self._scale))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for row, score in enumerate(self._scores):
            self._add(grid, 3 * row, score)
            if row:
                grid.addWidget(Rule(self._scale), 3 * row - 1, 0, 1, 5)

    def _cell(self, score: Score) -> QWidget:
        """Create the scores below the leaf of one side."""
        cell = QWidget(self)
        grid = QGridLayout(cell)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(round((8 if self._is_pair else 2) * self._scale))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        self._add(grid, 0, score)
        return cell

    @property
    def _is_pair(self) -> bool:
        return len(self._scores) <= FEW

    @property
    def _is_narrow(self) -> bool:
        return self._columns is not None and not self._is_pair and self._columns.is_narrow

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns is None:
            return
        pad = round(PADDING * self._scale) if self._is_pair else self._columns.pad
        columns = self._columns.places(self.width())
        for cell, (left, width) in zip(self._cells, columns, strict=True):
            first, last = cell is self._cells[0], cell is self._cells[-1]
            start = pad if first or not self._is_pair else 0
            end = pad if last or not self._is_pair else 0
            cell.setGeometry(left + start, 0, width - start - end, self.height())

    def sizeHint(self) -> QSize:
        if self._columns is None:
            return super().sizeHint()
        pad = round((PADDING if self._is_pair else 10) * self._scale)
        height = max(cell.sizeHint().height() for cell in self._cells)
        return QSize(0, height + 2 * (pad - 2))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() if self._columns is not None else super().minimumSizeHint()

    def count_up(self) -> None:
        """Animate the figures from the old score to the new one."""
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
        quiet = f"color: {QUIET}"
        before = self._label(plain(score.before), BODY if self._is_narrow else LABEL, MEDIUM)
        after = self._label(plain(score.after), SPEECH if self._is_narrow else TITLE, BOLD)
        before.setStyleSheet(quiet)
        after.setStyleSheet(f"color: {SIDES[score.place]}")
        for label in (before, after):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.after.append(after)
        spans = 2 if score.to_go and not self._is_narrow else 1
        if self._is_pair or self._columns is None:
            grid.addWidget(berry(score.place, BERRY * self._scale, self._ratio), row, 0, spans, 1)
            name = self._label(score.name, LABEL, STRONG, 150)
            side = Qt.AlignmentFlag.AlignBottom if spans > 1 else Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(name, row, 1, side)
        elif not self._is_narrow:
            grid.addWidget(self._label(ledger_words.score(), BODY, STRONG), row, 1)
        if score.to_go and not self._is_narrow:
            to_go = self._label(score.to_go, CAPTION, MEDIUM)
            to_go.setStyleSheet(quiet)
            grid.addWidget(to_go, row + 1, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(before, row, 2, spans, 1)
        grid.addWidget(_Arrow(self._scale), row, 3, spans, 1)
        grid.addWidget(after, row, 4, spans, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rounded(painter, QRectF(self.rect()), RADIUS * self._scale, LINEN)
        if self._columns is not None and self._is_pair:
            x = (self._cells[0].geometry().right() + self._cells[1].geometry().left()) / 2
            painter.setPen(seam_pen(SEAM, 1.6, 3, 3))
            painter.drawLine(QPointF(x, PADDING), QPointF(x, self.height() - PADDING))
        painter.end()


class _Arrow(QWidget):
    """An arrow from the old score to the new one."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self._scale = scale
        self.setFixedSize(round(22 * scale), round(18 * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QPointF(self.width() / 2, self.height() / 2)
        draw_chevron(painter, centre, CHEVRON * self._scale)
        painter.end()
