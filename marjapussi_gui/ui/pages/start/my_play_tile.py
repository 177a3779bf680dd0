"""The tile on the start page that leads to the page about how the player plays."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from ....engine.cards import HIDDEN
from ...art.async_card_painter import AsyncCardPainter
from ...art.chart_drawing import chart_colours
from ...art.embroidered_bands import draw_needle_holes, draw_step_chart
from ...art.game_family_picture import draw_turned_card
from ...art.painter_tools import CHEVRON_SIZE, draw_chevron, seam_pen, stroke_rounded_rect
from ...art.tile_background import TILE_MARGIN, draw_focus_ring
from ...common.theme import BODY, BOLD, CAPTION, TILE_NAME, TILE_RADIUS, create_font, text_width
from ...text import start_text as words
from ...text.commands import Command
from ...text.i18n import join_as_sentences, say
from ...widgets.labels import create_label
from ...widgets.tiles import ClickableTile

SEAM_WIDTH, PADDING, GAP = 1.6, 24, 22
STITCH_SIZE, SMALL_STITCH_SIZE, MAX_STITCHES = 8.4, 6.6, 8  # pixels; stitches of the best week
BACK_WIDTH, SMALL_BACK_WIDTH, BACK_STEP, MAX_BACKS = 42, 32, 0.6, 5
HOLE_SIZE, HOLE_COUNT, CHEVRON_ROOM = 12, 17, 26
NARROW_WIDTH = 1000  # pixels; narrower tiles leave out the words about the moments


class MyPlayTile(ClickableTile):
    """Shows how much was played in each recent week, and which exercises are due."""

    def __init__(self, card_painter: AsyncCardPainter) -> None:
        super().__init__()
        self._card_painter = card_painter
        self.weeks: tuple[int, ...] = ()
        self.due_count = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._title_label, self._text_label = create_label(""), create_label("")
        self._moments_label, self._waiting_label = (
            create_label("", "strong"),
            create_label("", "caption"),
        )
        for label in self._labels:
            label.setParent(self)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for label in (self._title_label, self._moments_label, self._waiting_label):
            label.setWordWrap(False)
        self._text_label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for label in (self._moments_label, self._waiting_label):
            label.setAlignment(right)
        self._show_texts()

    def show_play(self, weeks: Sequence[int], due_count: int) -> None:
        self.weeks, self.due_count = tuple(weeks), due_count
        self._show_texts()

    @property
    def has_play(self) -> bool:
        """Whether a hand was finished in the weeks that are shown, or an exercise is due."""
        return any(self.weeks) or bool(self.due_count)

    def _show_texts(self) -> None:
        text = say("my-play-text") if self.has_play else say("no-play-yet")
        moments, waiting = words.due_moment_texts(self.due_count) if self.due_count else ("", "")
        texts = say("start-my-play"), text, moments, waiting
        for label, line in zip(self._labels, texts, strict=True):
            label.setText(line)
        self.setAccessibleName(join_as_sentences((*texts[:2], f"{moments} {waiting}".strip())))
        self._place_labels()
        self.update()

    def on_pressed(self) -> None:
        self.request.emit(Command.MY_PLAY)

    @property
    def _labels(self) -> tuple[QLabel, ...]:
        return self._title_label, self._text_label, self._moments_label, self._waiting_label

    @property
    def _is_narrow(self) -> bool:
        return self.width() < NARROW_WIDTH

    @property
    def _stitch_size(self) -> float:
        return SMALL_STITCH_SIZE if self._is_narrow else STITCH_SIZE

    @property
    def _card_backs_width(self) -> float:
        """The width of the fan of card backs, or 0 without one."""
        if not self.due_count:
            return 0.0
        width = SMALL_BACK_WIDTH if self._is_narrow else BACK_WIDTH
        return width * (1 + BACK_STEP * (min(self.due_count, MAX_BACKS) - 1)) + GAP

    def _place_labels(self) -> None:
        inside = TILE_MARGIN + PADDING
        chart = len(self.weeks) * self._stitch_size + GAP if self.has_play else 0
        left, end = round(inside + chart), self.width() - inside - CHEVRON_ROOM
        end -= round(self._card_backs_width)
        has_words = bool(self.due_count) and not self._is_narrow
        fonts = create_font(TILE_NAME, BOLD), create_font(CAPTION)
        if has_words:
            strong = max(
                text_width(self._moments_label.text(), self._moments_label.font()),
                text_width(self._waiting_label.text(), fonts[1]),
            )
            own = round(strong * 1.08) + 6
            self._place_lines((self._moments_label, self._waiting_label), end - own, own)
            end -= own + GAP
        elif not self.has_play and not self._is_narrow:
            end -= 2 * HOLE_SIZE * HOLE_COUNT + GAP
        for label in (self._moments_label, self._waiting_label):
            label.setVisible(has_words)
        self._title_label.setFont(fonts[0])
        self._text_label.setFont(fonts[1] if self._is_narrow else create_font(BODY))
        self._place_lines((self._title_label, self._text_label), left, max(end - left, 0))

    def _place_lines(self, labels: tuple[QLabel, QLabel], left: int, width: int) -> None:
        """Place two labels below each other, in the middle of the tile's height."""
        heights = [
            label.heightForWidth(width) if label.wordWrap() else label.sizeHint().height()
            for label in labels
        ]
        top = (self.height() - sum(heights)) // 2
        for label, height in zip(labels, heights, strict=True):
            label.setGeometry(left, top, width, height)
            top += height

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(400, 80)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box = QRectF(self.rect()).adjusted(TILE_MARGIN, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN)
        colours = chart_colours(self.palette())
        seam = box.adjusted(1, 1, -1, -1)
        stroke_rounded_rect(
            painter, seam, TILE_RADIUS - 1, seam_pen(colours.seam, SEAM_WIDTH, 4, 4)
        )
        middle, right = box.center().y(), box.right() - CHEVRON_ROOM
        draw_chevron(painter, QPointF(right, middle), CHEVRON_SIZE, colours.quiet)
        if self.has_play:
            self._draw_weeks(painter, box)
        elif not self._is_narrow:
            threads = colours.empty_band_colours(HOLE_SIZE)
            left = right - GAP - 2 * HOLE_SIZE * HOLE_COUNT
            draw_needle_holes(painter, left, middle + HOLE_SIZE / 2, HOLE_COUNT, threads)
        self._draw_backs(painter, QPointF(right - GAP, middle))
        if self.hasFocus():
            draw_focus_ring(painter, self.size())
        painter.end()

    def _draw_weeks(self, painter: QPainter, box: QRectF) -> None:
        colours, size = chart_colours(self.palette()), self._stitch_size
        most = max((*self.weeks, MAX_STITCHES))
        rows = min(MAX_STITCHES, int((box.height() - 16) / size))
        height = size * rows
        left = box.left() + PADDING
        for place, hands in enumerate(self.weeks):
            column = QRectF(left + place * size, box.bottom() - 10 - height, size * 1.01, height)
            if hands:
                threads = colours.band_threads(size)
                draw_step_chart(painter, column, (hands / most,), threads, colours.hole)
            else:
                draw_needle_holes(
                    painter, column.left(), column.bottom(), 1, colours.empty_band_colours(size)
                )

    def _draw_backs(self, painter: QPainter, right_middle: QPointF) -> None:
        width = SMALL_BACK_WIDTH if self._is_narrow else BACK_WIDTH
        number = min(self.due_count, MAX_BACKS)
        picture = self._card_painter.picture(HIDDEN, width) if number else None
        for place in range(number):
            off = place - (number - 1) / 2
            x = width / 2 + (number - 1 - place) * BACK_STEP * width
            at = right_middle + QPointF(-x, abs(off) ** 1.7 * 1.2)
            if picture is not None:
                draw_turned_card(painter, at, picture, self._card_painter, width, off * 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_labels()
