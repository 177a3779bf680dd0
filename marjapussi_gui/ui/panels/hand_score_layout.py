"""The layout of the score panel: its size, and the positions of columns, scores and buttons."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QMargins,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..art.painter_tools import NO_BRUSH, draw_soft_shadow, round_pen, seam_pen, stroke_rounded_rect
from ..common.palette import RULE_LINE, SEAM_COLOUR, TILE
from ..common.theme import text_scale
from ..text.hand_score_ledger import Ledger
from ..text.match_end_text import MatchEnd
from .card_trays import CORNER_RADIUS, CardTrays
from .hand_review_lines import HandReviewLines
from .ledger_column import LedgerColumn
from .ledger_columns import LedgerColumns
from .ledger_line import LedgerLine
from .ledger_metrics import (
    LEFT_COLUMN_WIDTH,
    RIGHT_COLUMN_WIDTH,
    TWO_SIDES,
    WIDE_COLUMN_GAP,
    LedgerMetrics,
)
from .match_result_view import RESULT_SIDE_MARGIN, RESULT_WIDTH
from .match_scores_view import MatchScoresView
from .table_panel import SHADOW_MARGIN, TablePanel

PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NextButton(QPushButton):
    """A button that ignores presses that began while accepts_press() returned False."""

    def __init__(self, text: str, parent: QWidget, accepts_press: Callable[[], bool]) -> None:
        super().__init__(text, parent)
        self._accepts_press = accepts_press

    def click(self) -> None:
        """Click, if presses are accepted now. Called for Enter and by screen readers."""
        if self._accepts_press():
            super().click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._accepts_press():
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESS_KEYS and (event.isAutoRepeat() or not self._accepts_press()):
            event.accept()
            return
        super().keyPressEvent(event)


MIN_HEIGHT = 482  # pixels, between the open hands
SIDE_MARGIN, TOP_MARGIN = 32, 20  # pixels
CARDS_SHADOW, CARDS_PADDING, MIN_CARDS_WIDTH = 8, 8, 396  # pixels, of unrolled cards


class HandScoreLayout(TablePanel):
    """A panel with the parts of a score, surrounded by the open hands if there is enough room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._ledger: Ledger | None = None
        self._column_views: list[LedgerColumn] = []
        self._match_scores: MatchScoresView | None = None
        self._review_lines: HandReviewLines | None = None
        self._match_end: MatchEnd | None = None
        self._prefers_score = False  # of the last hand, instead of the match result
        self._next_button: NextButton | None = None
        self._column_areas: list[LedgerColumns] = []
        self._is_between_hands = self._tries_between_hands = False
        self._built_layout_key: tuple[
            bool, ...
        ] = ()  # the layout key for which the parts were built
        self._fitted_for: tuple[
            object, ...
        ] = ()  # the arguments of the last call of fit_between_hands
        self._column_pair: tuple[QWidget, QWidget] | None = None
        self._open_line_cards = LineCardsPopup(self)

    @property
    def next_button(self) -> NextButton:
        assert self._next_button is not None
        return self._next_button

    @property
    def open_line(self) -> LedgerLine | None:
        """The line whose cards are visible, or None."""
        raise NotImplementedError

    @property
    def shows_match_result(self) -> bool:
        """Whether the panel shows the result of the match, and not the score of a hand."""
        return self._match_end is not None and not self._prefers_score

    @property
    def is_between_hands(self) -> bool:
        """Whether the panel leaves room for the open hands around it."""
        return self._is_between_hands

    @property
    def _metrics(self) -> LedgerMetrics:
        sides = len(self._ledger.leaves) if self._ledger is not None else TWO_SIDES
        return LedgerMetrics(sides, self.scale, text_scale(), self._available_rect().width())

    def fit_between_hands(self, available: tuple[int, int] | None) -> None:
        """Fit between the open hands if all lines are visible at this size in pixels.

        None means that there are no hands to show around the panel.
        """
        tried = available, self._ledger, self._metrics, self._review_lines is not None
        if tried == self._fitted_for:
            return
        self._fitted_for, fits = tried, False
        if (
            available is not None
            and self._metrics.has_two_sides
            and available[0] >= self._metrics.width_between_hands
        ):
            self._set_between_hands(is_between_hands=True)
            fits = self._preferred_size(available[0])[1] <= available[1]
        if not fits:
            self._set_between_hands(is_between_hands=False)
        if (
            self._built_layout_key != self._metrics.layout_key
            and self._build_content is not None
            and self.is_open
        ):
            self.show_content(self._build_content)

    def _set_between_hands(self, *, is_between_hands: bool) -> None:
        if is_between_hands != self._is_between_hands:
            self._tries_between_hands = is_between_hands
            if self._build_content is not None and self.is_open:
                self.show_content(self._build_content)

    def _lay_out_between_hands(
        self, heading: QWidget, remarks: list[QLabel], buttons: QWidget
    ) -> None:
        """Put the review below the left column, and the scores and buttons below the right one."""
        left, right = QWidget(), QWidget()
        self._column_pair = left, right
        own, others = QVBoxLayout(left), QVBoxLayout(right)
        for column, sheet in ((own, left), (others, right)):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(self.spacing(1))
            sheet.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for part in (heading, *remarks):
            own.addWidget(part)
        own.addWidget(self._create_columns(self._column_views[:1]), 1)
        others.addWidget(self._create_columns(self._column_views[1:]), 1)
        if self._review_lines is not None:
            own.addWidget(self._review_lines)
        for part_of_foot in filter(None, (self._match_scores, buttons)):
            others.addWidget(part_of_foot)
        row = QHBoxLayout()
        row.setSpacing(round(WIDE_COLUMN_GAP * self.scale))
        row.addWidget(left, LEFT_COLUMN_WIDTH)
        row.addWidget(right, RIGHT_COLUMN_WIDTH)
        self.content.addLayout(row)

    def _lay_out_stacked(self, heading: QWidget, remarks: list[QLabel], buttons: QWidget) -> None:
        self._column_pair = None
        in_order = sorted(self._column_views, key=lambda view: view.leaf.offset)
        views = self._column_views if self._metrics.has_two_sides else in_order
        for part in (heading, *remarks):
            self.content.addWidget(part)
        self.content.addWidget(self._create_columns(views), 1)
        assert self._match_scores is not None
        self.content.addWidget(self._match_scores)
        if self._metrics.has_buttons_in_row:
            row = QHBoxLayout()
            row.setSpacing(self.spacing(4))
            row.addWidget(self._review_lines or QWidget(), 1)
            row.addWidget(buttons)
            self.content.addLayout(row)
            return
        for below in filter(None, (self._review_lines, buttons)):
            self.content.addWidget(below)

    def _create_columns(self, views: Sequence[LedgerColumn]) -> LedgerColumns:
        area = LedgerColumns(views, self._metrics, self)
        area.scrolled.connect(self._place_open_line_cards)
        self._column_areas.append(area)
        return area

    def _place_open_line_cards(self, duration_ms: int = 0) -> None:
        line = self.open_line
        if line is None or line.trays is None:
            return
        margins = self._column.contentsMargins()
        room = self.rect().marginsRemoved(margins - QMargins(8, 8, 8, 8))
        buttons = self.next_button.mapTo(self, QPoint()).y() - self.spacing(1)
        if buttons - room.top() > line.trays.sizeHint().height() + 2 * self.spacing(3):
            room.setBottom(buttons)
        place = QRect(line.mapTo(self, QPoint()), line.size())
        self._open_line_cards.unroll(line.trays, place, room, self.scale, duration_ms)

    def _scaled_width(self, pixels: int) -> int:
        """Return a width in pixels, scaled like the panel's text."""
        return round(pixels * self.scale * text_scale())

    def place_at(
        self,
        centre_x: int,
        centre_y: int,
        max_width: int,
        max_height: int,
        *,
        between: tuple[int, int] | None = None,
    ) -> None:
        """Place the panel, and with it the cards of its open line."""
        super().place_at(centre_x, centre_y, max_width, max_height, between=between)
        self._column.activate()
        for layout in self.findChildren(QLayout):
            layout.activate()
        self._place_open_line_cards()

    def _preferred_size(self, max_width: int) -> tuple[int, int]:
        """Return the preferred size, which doesn't change when a line opens."""
        shape = self._metrics
        width = min(shape.width_between_hands if self._column_pair else shape.width, max_width)
        if self.shows_match_result:
            width = min(self._scaled_width(RESULT_WIDTH) + 2 * SHADOW_MARGIN, max_width)
        inside = width - 2 * (
            SHADOW_MARGIN
            + round(SIDE_MARGIN * self.scale if self._column_pair else shape.side_margin)
        )
        if self._column_pair:
            inside -= round(WIDE_COLUMN_GAP * self.scale)
            for area, part in zip(
                self._column_areas, (LEFT_COLUMN_WIDTH, RIGHT_COLUMN_WIDTH), strict=True
            ):
                area.set_expected_width(inside * part // (LEFT_COLUMN_WIDTH + RIGHT_COLUMN_WIDTH))
        for area in () if self._column_pair else self._column_areas:
            area.set_expected_width(inside)
        for layout in self.findChildren(QLayout):  # buttons got their style after the layout
            layout.invalidate()
            if (owner := layout.parentWidget()) is not None:
                owner.updateGeometry()
        self._column.invalidate()
        self._column.activate()
        wanted = self._column.totalHeightForWidth(width)
        if self._column.totalHeightForWidth(width) < 0:
            wanted = self._column.totalSizeHint().height()
        return width, max(
            wanted, round(MIN_HEIGHT * self.scale) + 2 * SHADOW_MARGIN if self._column_pair else 0
        )

    def apply_scale(self) -> None:
        super().apply_scale()
        beside = round(SIDE_MARGIN * self.scale) if self._column_pair else self._metrics.side_margin
        if self.shows_match_result:
            beside = round(RESULT_SIDE_MARGIN * self.scale)
        beside, above = beside + SHADOW_MARGIN, round(TOP_MARGIN * self.scale) + SHADOW_MARGIN
        self._column.setContentsMargins(beside, above, beside, above)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._column_pair is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right = self._column_pair
        x = (left.geometry().right() + right.geometry().left()) / 2
        painter.setPen(seam_pen(SEAM_COLOUR, 1.6, 3, 3))
        inside = SHADOW_MARGIN + 22 * self.scale
        painter.drawLine(QPointF(x, inside), QPointF(x, self.height() - inside))
        painter.end()


class LineCardsPopup(QWidget):
    """A popup over the columns that shows the cards of a score line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._animation = QPropertyAnimation(self, b"geometry", self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.hide()

    def unroll(
        self, trays: CardTrays, line: QRect, available: QRect, scale: float, duration_ms: int
    ) -> None:
        """Unroll the popup below a score line, within an area; a duration of 0 means at once."""
        trays.setParent(self)
        inside = CARDS_SHADOW + round(CARDS_PADDING * scale)
        width = min(
            max(line.width(), round(MIN_CARDS_WIDTH * scale)) + 2 * inside, available.width()
        )
        height = min(trays.sizeHint().height() + 2 * inside, available.height())
        left = min(max(line.left() - inside, available.left()), available.right() + 1 - width)
        top = min(
            max(line.bottom() - CARDS_SHADOW, available.top()), available.bottom() + 1 - height
        )
        whole = QRect(left, top, width, height)
        trays.setGeometry(inside, inside, width - 2 * inside, height - 2 * inside)
        trays.show()
        self._animation.stop()
        if duration_ms:
            self._animation.setDuration(duration_ms)
            self._animation.setStartValue(QRect(left, top, width, 2 * CARDS_SHADOW))
            self._animation.setEndValue(whole)
            self._animation.start()
        else:
            self.setGeometry(whole)
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(CARDS_SHADOW, CARDS_SHADOW, -CARDS_SHADOW, -CARDS_SHADOW)
        draw_soft_shadow(painter, box, CORNER_RADIUS, CARDS_SHADOW, 3, 110)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TILE))
        painter.drawRoundedRect(box, CORNER_RADIUS, CORNER_RADIUS)
        painter.setBrush(NO_BRUSH)
        stroke_rounded_rect(painter, box, CORNER_RADIUS, round_pen(RULE_LINE, 1.2))
        painter.end()
