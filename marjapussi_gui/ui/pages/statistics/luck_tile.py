"""The tile that shows how much luck with the cards affected the matches won."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout

from ....model.luck import LuckSummary
from ...art.berry_bags import draw_berry
from ...art.chart_colours import STITCH_SIZE, ChartColours, chart_colours, mix_colours
from ...art.chart_drawing import ChartDrawing
from ...art.embroidered_bands import (
    BandColours,
    draw_checked_band,
    draw_needle_holes,
    draw_running_seam,
)
from ...art.painter_tools import ALIGN_CENTRE, draw_text
from ...common.theme import (
    BLACK,
    BODY,
    DEMI_BOLD,
    SPACINGS,
    set_scaled_font,
    text_scale,
    text_width,
)
from ...text import profile_text as words
from ...text.i18n import localized_digits, say
from ...widgets.labels import create_label
from ...widgets.linen_tile import SHADOW_MARGIN, LinenTile
from .plot_frame import label_font

INNER_MARGIN, NUMBER_SIZE = 24, 34
SCALE_LOW, SCALE_HIGH = 20, 80  # percent; the scale is extended if a share lies outside
BERRY_RADIUS, RING_RADIUS = 12.0, 6.5
BAND_TINT = 0.35


class LuckBand(ChartDrawing):
    """A scale of win rates.

    A ring marks the actual share, and a berry the share without luck, with its uncertainty.
    """

    def __init__(self) -> None:
        super().__init__()
        self._luck = LuckSummary(0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_luck(self, luck: LuckSummary) -> None:
        self._luck = luck
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, round(60 + 32 * text_scale()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        luck = self._luck
        if luck.fair_share is None:
            number = int(box.width() / (2 * STITCH_SIZE))
            draw_needle_holes(painter, box.left(), box.center().y(), number, colours.hole_threads())
            return
        scale = _LuckScale(luck, box)
        centre = box.top() + 24 + 18 * text_scale()
        self._draw_scale(painter, scale, centre, colours)
        left, right = scale.x_at(100 * luck.low_share), scale.x_at(100 * luck.high_share)
        columns = max(round((right - left) / STITCH_SIZE), 1)
        left += (right - left - columns * STITCH_SIZE) / 2
        pale = BandColours(colours.cloth, mix_colours(colours.ours, colours.cloth, BAND_TINT))
        draw_checked_band(painter, left, centre, columns, pale)
        draw_berry(painter, QPointF(scale.x_at(100 * luck.fair_share), centre), BERRY_RADIUS, 0)
        self._draw_won(painter, QPointF(scale.x_at(100 * luck.won_share), centre), box, colours)

    def _draw_scale(
        self, painter: QPainter, scale: "_LuckScale", centre_y: float, colours: ChartColours
    ) -> None:
        start, end = (
            QPointF(scale.x_at(scale.low), centre_y),
            QPointF(scale.x_at(scale.high), centre_y),
        )
        draw_running_seam(painter, start, end, colours.seam, 1.6)
        for percent in range(scale.low, scale.high + 1, 10):
            x = scale.x_at(percent)
            painter.setPen(QPen(colours.seam, 1.4))
            painter.drawLine(QPointF(x, centre_y - 5), QPointF(x, centre_y + 5))
            below = QRectF(x - 24, centre_y + 16, 48, 20 * text_scale())
            draw_text(
                painter, below, localized_digits(percent), label_font(), colours.quiet, ALIGN_CENTRE
            )

    def _draw_won(
        self, painter: QPainter, centre: QPointF, box: QRectF, colours: ChartColours
    ) -> None:
        painter.setPen(QPen(colours.text, 2))
        painter.setBrush(colours.background)
        painter.drawEllipse(centre, RING_RADIUS, RING_RADIUS)
        text, height = words.win_rate_label(self._luck.won_share), 18 * text_scale()
        width = text_width(text, label_font()) + 4
        left = min(max(centre.x() - width / 2, box.left()), box.right() - width)
        over = QRectF(left, centre.y() - 18 - height, width, height)
        draw_text(painter, over, text, label_font(), colours.quiet, ALIGN_CENTRE)


class _LuckScale:
    """Maps win rates to x coordinates in a box."""

    def __init__(self, luck: LuckSummary, box: QRectF) -> None:
        lowest, highest = min(luck.low_share, luck.won_share), max(luck.high_share, luck.won_share)
        self.low = min(SCALE_LOW, int(10 * lowest) * 10)
        self.high = max(SCALE_HIGH, -int(-10 * highest // 1) * 10)
        self._left, self._width = box.left() + 16, box.width() - 32

    def x_at(self, percent: float) -> float:
        return self._left + (percent - self.low) / (self.high - self.low) * self._width


class LuckTile(LinenTile):
    """Shows the effect of luck as two numbers, a sentence and a scale."""

    def __init__(self) -> None:
        super().__init__()
        self.band = LuckBand()
        self._grid = QGridLayout()
        self._title = create_label("", "heading")
        self._won_label, self._fair_label = create_label(""), create_label("")
        self._matches_label, self._without_luck_label, self._interval_label = (
            create_label("", "caption") for _ in range(3)
        )
        self._sentence_label = create_label("")
        for number in (self._won_label, self._fair_label):
            number.setWordWrap(False)
            set_scaled_font(number, NUMBER_SIZE, BLACK)
        set_scaled_font(self._sentence_label, BODY, DEMI_BOLD)
        self._lay_out()

    def show_luck(self, luck: LuckSummary) -> None:
        """Show the effect of luck or, with too few matches, how many more are needed."""
        is_told = luck.fair_share is not None
        self._title.setText(say("luck"))
        self._won_label.setText(words.share_text(luck.won_share) if is_told else "")
        self._matches_label.setText(say("won-share", number=luck.match_count) if is_told else "")
        self._fair_label.setText(
            "" if luck.fair_share is None else words.share_text(luck.fair_share)
        )
        self._fair_label.setStyleSheet(f"color: {chart_colours(self.palette()).ours.name()}")
        self._without_luck_label.setText(say("without-luck") if is_told else "")
        self._sentence_label.setText(
            words.luck_text(luck.matches_from_luck) if is_told else _missing_reason(luck)
        )
        self._interval_label.setText(
            words.confidence_interval_text(luck.low_share, luck.high_share) if is_told else ""
        )
        for text in (
            self._won_label,
            self._matches_label,
            self._fair_label,
            self._without_luck_label,
            self._interval_label,
        ):
            text.setVisible(bool(text.text()))
        self._grid.removeWidget(self._sentence_label)
        self._grid.addWidget(self._sentence_label, 0, *((2, 2, 1) if is_told else (0, 1, 3)))
        self.band.show_luck(luck)
        self.band.set_accessible_text(say("luck"), self.spoken_text)

    @property
    def spoken_text(self) -> str:
        """All texts of the tile, for screen readers."""
        texts = (
            self._won_label,
            self._matches_label,
            self._fair_label,
            self._without_luck_label,
            self._sentence_label,
            self._interval_label,
        )
        return " ".join(text.text() for text in texts if text.text())

    def _lay_out(self) -> None:
        inner = SHADOW_MARGIN + INNER_MARGIN
        column, grid = QVBoxLayout(self), self._grid
        column.setContentsMargins(
            inner, SHADOW_MARGIN + SPACINGS[3], inner, SHADOW_MARGIN + SPACINGS[3]
        )
        column.setSpacing(SPACINGS[0])
        grid.setHorizontalSpacing(SPACINGS[4])
        grid.setVerticalSpacing(0)
        grid.addWidget(self._won_label, 0, 0)
        grid.addWidget(self._matches_label, 1, 0)
        grid.addWidget(self._fair_label, 0, 1)
        grid.addWidget(self._without_luck_label, 1, 1)
        grid.addWidget(self._sentence_label, 0, 2, 2, 1)
        for place, stretch in enumerate((4, 4, 3)):
            grid.setColumnStretch(place, stretch)
        column.addWidget(self._title)
        column.addLayout(grid)
        column.addStretch(1)
        column.addWidget(self.band)
        column.addWidget(self._interval_label)
        column.addStretch(2)


def _missing_reason(luck: LuckSummary) -> str:
    """Return a text that says why there is no result yet."""
    if luck.missing_matches:
        return say("luck-missing", number=luck.missing_matches)
    return say("luck-pending", number=luck.waiting_matches)
