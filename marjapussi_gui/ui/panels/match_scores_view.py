"""The match scores below the score of a hand: before, after, and still needed to win."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ..art.painter_tools import draw_chevron, fill_rounded_rect, open_painter, seam_pen
from ..common.palette import CHROME_SCHEMES, SEAM_COLOUR, SIDE_COLOURS
from ..common.theme import BODY, BOLD, CAPTION, DEMI_BOLD, LABEL, MEDIUM, SPEECH, TITLE
from ..text import hand_score_ledger as words
from ..text.hand_score_ledger import LedgerScore
from ..text.i18n import number_text, say
from .card_trays import CORNER_RADIUS, LINEN_COLOUR
from .ledger_column import BERRY_SIZE, LabelFactory, SumLine, create_berry_label
from .ledger_line import CHEVRON_SIZE
from .ledger_metrics import LedgerMetrics

QUIET = CHROME_SCHEMES["light"].quiet
MAX_LARGE_SIDES = 2  # more sides have smaller figures
COUNT_UP_MS = 400
PADDING = 14


class MatchScoresView(QWidget):
    """Shows the scores of all sides, below their columns or in rows. The figures can count up."""

    def __init__(
        self,
        scores: Sequence[LedgerScore],
        create_label: LabelFactory,
        scale: float,
        pixel_ratio: float,
        *,
        metrics: LedgerMetrics | None = None,
    ) -> None:
        super().__init__()
        self._scores, self._create_label, self._scale, self._pixel_ratio = (
            scores,
            create_label,
            scale,
            pixel_ratio,
        )
        self.score_labels: list[QLabel] = []
        self._animation: QVariantAnimation | None = None
        self._metrics, self._cells = metrics, list[QWidget]()
        self.setAccessibleName(words.scores_text(scores))
        if metrics is None:
            self._lay_out_rows()
        else:
            self._cells = [self._create_cell(score) for score in scores]

    def _lay_out_rows(self) -> None:
        grid = QGridLayout(self)
        pad = round(PADDING * self._scale)
        grid.setContentsMargins(pad, pad - 4, pad, pad - 4)
        grid.setHorizontalSpacing(round(8 * self._scale))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for row, score in enumerate(self._scores):
            self._add_score(grid, 3 * row, score)
            if row:
                grid.addWidget(SumLine(self._scale), 3 * row - 1, 0, 1, 5)

    def _create_cell(self, score: LedgerScore) -> QWidget:
        cell = QWidget(self)
        grid = QGridLayout(cell)
        grid.setContentsMargins(0, 0, 0, 0)
        gap = (4 if self._is_small else 8) if self._has_large_figures else 2
        grid.setHorizontalSpacing(round(gap * self._scale))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        if self._is_small:
            grid.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._add_score(grid, 0, score)
        return cell

    @property
    def _has_large_figures(self) -> bool:
        return len(self._scores) <= MAX_LARGE_SIDES

    @property
    def _is_small(self) -> bool:
        return self._metrics is not None and self._metrics.is_small

    @property
    def _is_narrow(self) -> bool:
        return self._metrics is not None and not self._has_large_figures and self._metrics.is_narrow

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._metrics is None:
            return
        pad = (
            round(PADDING * self._scale)
            if self._has_large_figures
            else self._metrics.column_padding
        )
        columns = self._metrics.column_positions(self.width())
        for cell, (left, width) in zip(self._cells, columns, strict=True):
            first, last = cell is self._cells[0], cell is self._cells[-1]
            start = pad if first or not self._has_large_figures else 0
            end = pad if last or not self._has_large_figures else 0
            cell.setGeometry(left + start, 0, width - start - end, self.height())

    def sizeHint(self) -> QSize:
        if self._metrics is None:
            return super().sizeHint()
        pad = round((PADDING if self._has_large_figures else 10) * self._scale)
        height = max(cell.sizeHint().height() for cell in self._cells)
        return QSize(0, height + 2 * (pad - 2))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() if self._metrics is not None else super().minimumSizeHint()

    def animate_scores(self) -> None:
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(COUNT_UP_MS)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._on_animation_step)
        self._on_animation_step(0.0)  # otherwise the new scores are seen for a moment
        self._animation.start()

    def _on_animation_step(self, fraction: float) -> None:
        for label, score in zip(self.score_labels, self._scores, strict=True):
            label.setText(
                number_text(round(score.before + (score.after - score.before) * fraction))
            )

    def _add_score(self, grid: QGridLayout, row: int, score: LedgerScore) -> None:
        quiet = f"color: {QUIET}"
        before = self._create_label(
            number_text(score.before), BODY if self._is_narrow else LABEL, MEDIUM
        )
        after = self._create_label(
            number_text(score.after), SPEECH if self._is_narrow else TITLE, BOLD
        )
        before.setStyleSheet(quiet)
        after.setStyleSheet(f"color: {SIDE_COLOURS[score.offset]}")
        for label in (before, after):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.score_labels.append(after)
        spans = 2 if score.missing_text and not self._is_narrow else 1
        figure_spans = 1 if self._is_small else spans
        if self._has_large_figures or self._metrics is None:
            grid.addWidget(
                create_berry_label(score.offset, BERRY_SIZE * self._scale, self._pixel_ratio),
                row,
                0,
                figure_spans,
                1,
            )
            name = self._create_label(score.name, LABEL, DEMI_BOLD, 150)
            side = (
                Qt.AlignmentFlag.AlignBottom if figure_spans > 1 else Qt.AlignmentFlag.AlignVCenter
            )
            grid.addWidget(name, row, 1, side)
        elif not self._is_narrow:
            grid.addWidget(self._create_label(say("score"), BODY, DEMI_BOLD), row, 1)
        if score.missing_text and not self._is_narrow:
            to_go = self._create_label(score.missing_text, CAPTION, MEDIUM)
            to_go.setStyleSheet(quiet)
            columns = 4 if self._is_small else 1  # below the figures, beside which it may not fit
            grid.addWidget(to_go, row + 1, 1, 1, columns, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(before, row, 2, figure_spans, 1)
        grid.addWidget(_Arrow(self._scale), row, 3, figure_spans, 1)
        grid.addWidget(after, row, 4, figure_spans, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            fill_rounded_rect(
                painter, QRectF(self.rect()), CORNER_RADIUS * self._scale, LINEN_COLOUR
            )
            if self._metrics is not None and self._has_large_figures:
                x = (self._cells[0].geometry().right() + self._cells[1].geometry().left()) / 2
                painter.setPen(seam_pen(SEAM_COLOUR, 1.6, 3, 3))
                painter.drawLine(QPointF(x, PADDING), QPointF(x, self.height() - PADDING))


class _Arrow(QWidget):
    """An arrow between the old and the new score."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self._scale = scale
        self.setFixedSize(round(22 * scale), round(18 * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            centre = QPointF(self.width() / 2, self.height() / 2)
            draw_chevron(painter, centre, CHEVRON_SIZE * self._scale, QUIET)
