"""The panel that shows how much luck with the cards affected the matches won."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout

from ....model.luck import LuckSummary
from ...art.chart_drawing import STITCH_SIZE, ChartColours, ChartDrawing, mix_colours
from ...art.embroidered_bands import (
    BandColours,
    draw_checked_band,
    draw_needle_holes,
    draw_running_seam,
)
from ...art.painter_tools import ALIGN_CENTRE, draw_text
from ...art.score_bag_pictures import draw_berry
from ...common.theme import (
    BLACK,
    BODY,
    CAPTION,
    DEMI_BOLD,
    SPACINGS,
    create_font,
    set_scaled_font,
    text_scale,
    text_width,
)
from ...text import my_play_text as words
from ...text.i18n import localized_digits, percent_text, say
from ...widgets.labels import create_label
from .section_view import MyPlayPanel

SHARE, NUMBER_SIZE = 200, 34
SCALE_LOW, SCALE_HIGH = 20, 80  # percent; the scale is extended if a share lies outside
BERRY_RADIUS, RING_RADIUS = 12.0, 6.5
BAND_TINT = 0.35


class LuckBand(ChartDrawing):
    """A scale for the share of matches won, with two marks.

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
            draw_needle_holes(
                painter, box.left(), box.center().y(), number, colours.empty_band_colours()
            )
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
                painter,
                below,
                localized_digits(percent),
                create_font(CAPTION),
                colours.quiet,
                ALIGN_CENTRE,
            )

    def _draw_won(
        self, painter: QPainter, centre: QPointF, box: QRectF, colours: ChartColours
    ) -> None:
        painter.setPen(QPen(colours.text, 2))
        painter.setBrush(colours.background)
        painter.drawEllipse(centre, RING_RADIUS, RING_RADIUS)
        text, height = (
            say("profile-win-rate", share=round(100 * self._luck.won_share)),
            18 * text_scale(),
        )
        width = text_width(text, create_font(CAPTION)) + 4
        left = min(max(centre.x() - width / 2, box.left()), box.right() - width)
        over = QRectF(left, centre.y() - 18 - height, width, height)
        draw_text(painter, over, text, create_font(CAPTION), colours.quiet, ALIGN_CENTRE)


class _LuckScale:
    """Maps win rates to x coordinates in a box."""

    def __init__(self, luck: LuckSummary, box: QRectF) -> None:
        lowest, highest = min(luck.low_share, luck.won_share), max(luck.high_share, luck.won_share)
        self.low = min(SCALE_LOW, int(10 * lowest) * 10)
        self.high = max(SCALE_HIGH, -int(-10 * highest // 1) * 10)
        self._left, self._width = box.left() + 16, box.width() - 32

    def x_at(self, percent: float) -> float:
        return self._left + (percent - self.low) / (self.high - self.low) * self._width


class LuckPanel(MyPlayPanel):
    """Shows the effect of luck as two numbers, a sentence and a scale."""

    def __init__(self) -> None:
        super().__init__(say("luck"), SHARE)
        self.band, self._grid = LuckBand(), QGridLayout()
        self._numbers = create_label(""), create_label("")
        self._captions = create_label("", "caption"), create_label("", "caption")
        self._sentence, self._interval = create_label(""), create_label("", "caption")
        for place, number in enumerate(self._numbers):
            number.setWordWrap(False)
            set_scaled_font(number, NUMBER_SIZE, BLACK)
            self._grid.addWidget(number, 0, place)
            self._grid.addWidget(self._captions[place], 1, place)
        set_scaled_font(self._sentence, BODY, DEMI_BOLD)
        self._numbers[1].setForegroundRole(QPalette.ColorRole.Link)
        self._grid.setHorizontalSpacing(SPACINGS[4])
        self._grid.setVerticalSpacing(0)
        self._grid.addWidget(self._sentence, 0, 2, 2, 1)
        for place, stretch in enumerate((4, 4, 3)):
            self._grid.setColumnStretch(place, stretch)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, SPACINGS[1])
        column.setSpacing(SPACINGS[0])
        column.addLayout(self._grid)
        column.addStretch(1)
        column.addWidget(self.band)
        column.addWidget(self._interval)
        column.addStretch(2)

    def show_luck(self, luck: LuckSummary) -> None:
        sentence = say("luck-pending", number=luck.waiting_matches)
        if luck.missing_matches:
            sentence = say("luck-missing", number=luck.missing_matches)
        texts = ["", "", "", "", sentence, ""]
        if luck.fair_share is not None:
            texts = [
                percent_text(luck.won_share),
                say("won-share", number=luck.match_count),
                percent_text(luck.fair_share),
                say("without-luck"),
                words.luck_text(luck.matches_won_by_luck),
                say(
                    "confidence-interval",
                    low=round(100 * luck.low_share),
                    high=round(100 * luck.high_share),
                ),
            ]
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        self.band.show_luck(luck)
        self.band.set_accessible_text(say("luck"), self.spoken_text)

    @property
    def _labels(self) -> tuple[QLabel, ...]:
        first, second = zip(self._numbers, self._captions, strict=True)
        return *first, *second, self._sentence, self._interval

    @property
    def spoken_text(self) -> str:
        return " ".join(text for label in self._labels if (text := label.text()))
