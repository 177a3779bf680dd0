"""The panel with today's deal, which is the same for everybody who plays it that day."""

from datetime import date

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ....engine.frozen import frozen
from ....model.new_game import TEN_DEALS, todays_seed
from ...art.cross_stitch import draw_grid
from ...art.painter_tools import (
    draw_soft_shadow,
    draw_text,
    fill_rounded_rect,
    seam_pen,
    stroke_rounded_rect,
)
from ...art.stitched_letters import can_stitch, word_grid
from ...common.palette import LINEN, LINGONBERRY, PAPER, QUIET_INK, SEAM_COLOUR
from ...common.requests import (
    CopyResult,
    PlayTenDailyDeals,
    Request,
    ResumeMatch,
    ReviewMatch,
    StartDeal,
)
from ...common.theme import (
    BODY,
    BOLD,
    CAPTION,
    SPACINGS,
    TITLE,
    create_font,
    elide_text,
    text_scale,
)
from ...text import games
from ...text import my_play_text as words
from ...text.i18n import localized_digits, say
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import create_button, create_label, tooltip_text
from .section_view import MyPlayPanel

SHARE = 164
LEAF_WIDTH, LEAF_HEIGHT, LEAF_MARGIN = 116, 122, 6  # pixels; the margin is for its shadow
MONTH_HEIGHT, LEAF_RADIUS, STITCH_SIZE = 30, 6, 3.3
PLAY_WIDTH, PLAY_HEIGHT = 96, 46


@frozen
class TodaysMatch:
    """The player's match with today's deal, its score as text, and whether it is finished."""

    match_id: int
    result: str  # "" until a hand is finished
    is_open: bool


class CalendarLeaf(QWidget):
    """A calendar sheet with a stitched day number and, below it, the player's result."""

    def __init__(self) -> None:
        super().__init__()
        self._day, self._result = date.min, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_day(self, day: date, result: str) -> None:
        self._day, self._result = day, result
        self.setAccessibleName(words.full_date_text(day))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        more = round(12 * (text_scale() - 1))
        return QSize(LEAF_WIDTH + 2 * LEAF_MARGIN, LEAF_HEIGHT + 2 * LEAF_MARGIN + more)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = LEAF_MARGIN
        box = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        draw_soft_shadow(painter, box, LEAF_RADIUS, 6, 2, 90)
        fill_rounded_rect(painter, box, LEAF_RADIUS, LINEN)
        head = QRectF(box.left(), box.top(), box.width(), MONTH_HEIGHT * text_scale())
        _fill_top(painter, head)
        seam = QRectF(box.left(), head.bottom(), box.width(), box.bottom() - head.bottom())
        stroke_rounded_rect(
            painter, seam.adjusted(5, 5, -5, -5), 4, seam_pen(SEAM_COLOUR, 1.4, 3, 3)
        )
        face = create_font(CAPTION, BOLD)
        month = elide_text(words.month_name(self._day), face, head.width() - 8)
        draw_text(painter, head, month, face, PAPER)
        self._draw_number(painter, seam)
        painter.end()

    def _draw_number(self, painter: QPainter, box: QRectF) -> None:
        middle = box.center()
        if self._result:
            face = create_font(BODY, BOLD)
            low = QRectF(box.left(), box.bottom() - 8 - 22 * text_scale(), box.width(), 24)
            draw_text(painter, low, self._result, face, QUIET_INK)
            middle.setY((box.top() + low.top()) / 2 + 2)
        number = localized_digits(self._day.day)
        if not can_stitch(number):
            room = QRectF(box.left(), middle.y() - 24, box.width(), 48)
            draw_text(painter, room, number, create_font(TITLE + 8, BOLD), LINGONBERRY)
            return
        rows = word_grid(number)
        cell = STITCH_SIZE * (0.8 if self._result else 1.0)
        stitched = QRectF(0, 0, len(rows[0]) * cell, len(rows) * cell)
        stitched.moveCenter(middle)
        draw_grid(painter, stitched, rows, {"X": QColor(LINGONBERRY)})


def _fill_top(painter: QPainter, box: QRectF) -> None:
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(0, 0, 0, LEAF_RADIUS), LEAF_RADIUS, LEAF_RADIUS)
    painter.save()
    painter.setClipRect(box)
    painter.fillPath(path, QColor(LINGONBERRY))
    painter.restore()


class TodaysDealPanel(MyPlayPanel):
    """Starts today's deal, or leads to the match in which it was played."""

    def __init__(self) -> None:
        super().__init__(share=SHARE, width=2)
        self._request: Request | None = None
        self._result = CopyResult("", date.min)
        self.leaf = CalendarLeaf()
        self.name_label, self.text_label = (
            create_label(say("my-play-todays-deal"), "name"),
            create_label(""),
        )
        self.play_button = create_button("", self._on_clicked)
        self.play_button.setMinimumSize(PLAY_WIDTH, PLAY_HEIGHT)
        self.copy_button = create_button(say("copy-result"), self._copy_result, "link")
        texts = QVBoxLayout()
        texts.setSpacing(SPACINGS[0])
        texts.addStretch(1)
        texts.addWidget(self.name_label)
        texts.addWidget(self.text_label)
        texts.addSpacing(SPACINGS[0])
        self.ten_button = create_button("", self._on_ten_deals_clicked, "link")
        buttons = QWidget()
        buttons.setLayout(FlowLayout(self.play_button, self.copy_button, self.ten_button))
        texts.addWidget(buttons)
        texts.addStretch(1)
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACINGS[3])
        row.addWidget(self.leaf)
        row.addLayout(texts, 1)
        self.hide_heading()
        margins = self.column.contentsMargins()
        margins.setLeft(margins.left() - LEAF_MARGIN - 4)
        margins.setTop(margins.top() - 2)
        margins.setBottom(margins.bottom() - 2)
        self.column.setContentsMargins(margins)

    def show_deal(
        self,
        game_key: str,
        day: date,
        match: TodaysMatch | None,
        ten_count: int,
        *,
        names_game: bool,
        is_likeliest: bool,
    ) -> None:
        """Show a day's deal, and the match in which it was played or None.

        ten_count is the number of the day's ten deals in a row that were played.
        is_likeliest makes its button red.
        """
        result = "" if match is None else match.result
        self.leaf.show_day(day, result)
        self._result = CopyResult(game_key, day)
        is_done = ten_count == TEN_DEALS
        self.ten_button.setText(
            say("copy-ten-results") if is_done else say("ten-deals", number=ten_count)
        )
        self.copy_button.setVisible(bool(result))
        game, seed = games.game_name(game_key), todays_seed(day)
        if match is None:
            label, text = say("resume-play"), say("todays-deal-text")
            if names_game:
                text = say("todays-deal-of-game", game=game)
            self._request = StartDeal(game_key, seed)
        elif match.is_open:
            label, text = say("storage-continue"), say("todays-deal-begun")
            self._request = ResumeMatch(match.match_id)
        else:
            label, text = say("storage-review"), say("todays-deal-played")
            self._request = ReviewMatch(match.match_id)
        self.text_label.setText(text)
        button, number = self.play_button, say("my-play-deal-number", number=seed)
        button.setText(label)
        score = say("todays-result", score=result) if result else ""
        parts = (self.name_label.text(), game, words.full_date_text(day), score)
        button.setAccessibleName(f"{label}: {words.match_row_text(parts)}")
        button.setToolTip(tooltip_text(number))
        button.setAccessibleDescription(number)
        look = "play" if is_likeliest else ""
        if button.property("look") != look:
            button.setProperty("look", look)
            button.style().polish(button)

    def _on_ten_deals_clicked(self) -> None:
        self.request.emit(PlayTenDailyDeals(self._result.game, self._result.day))

    def _copy_result(self) -> None:
        self.request.emit(self._result)

    def _on_clicked(self) -> None:
        self.request.emit(self._request)
