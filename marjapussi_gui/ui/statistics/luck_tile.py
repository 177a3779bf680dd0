"""The effect of luck on the matches won, and its uncertainty."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout

from ...kept.luck import Luck
from ..art.bags import draw_berry
from ..art.brushes import CENTRE, write
from ..art.cloth import Threads, draw_holes, draw_seam, draw_weave
from ..basis.theme import BLACK, BODY, SPACE, STRONG, set_type, text_scale, width_of
from ..widgets.labels import label
from ..wording import profile as words
from ..wording.tongue import digits
from .colours import CELL, Inks, inks, mixed
from .drawing import Drawing
from .plot import label_font
from .tile import EDGE, Tile

INSIDE, LARGE = 24, 34
LOW, HIGH = 20, 80  # per cent; the scale grows if a share is outside
BERRY, RING = 12.0, 6.5
PALER = 0.35


class LuckBand(Drawing):
    """A scale of win shares: a ring for the actual share, a berry for the share without luck."""

    def __init__(self) -> None:
        super().__init__()
        self._luck = Luck(0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_luck(self, luck: Luck) -> None:
        self._luck = luck
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, round(60 + 32 * text_scale()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, box: QRectF, inks: Inks) -> None:
        luck = self._luck
        if luck.fair is None:
            number = int(box.width() / (2 * CELL))
            draw_holes(painter, box.left(), box.center().y(), number, inks.holes())
            return
        scale = _Scale(luck, box)
        centre = box.top() + 24 + 18 * text_scale()
        self._draw_scale(painter, scale, centre, inks)
        left, right = scale.x(100 * luck.low), scale.x(100 * luck.high)
        columns = max(round((right - left) / CELL), 1)
        left += (right - left - columns * CELL) / 2
        pale = Threads(inks.cloth, mixed(inks.ours, inks.cloth, PALER))
        draw_weave(painter, left, centre, columns, pale)
        draw_berry(painter, QPointF(scale.x(100 * luck.fair), centre), BERRY, 0)
        self._draw_won(painter, QPointF(scale.x(100 * luck.won), centre), box, inks)

    def _draw_scale(self, painter: QPainter, scale: "_Scale", middle: float, inks: Inks) -> None:
        start, end = QPointF(scale.x(scale.low), middle), QPointF(scale.x(scale.high), middle)
        draw_seam(painter, start, end, inks.seam, 1.6)
        for percent in range(scale.low, scale.high + 1, 10):
            x = scale.x(percent)
            painter.setPen(QPen(inks.seam, 1.4))
            painter.drawLine(QPointF(x, middle - 5), QPointF(x, middle + 5))
            below = QRectF(x - 24, middle + 16, 48, 20 * text_scale())
            write(painter, below, digits(percent), label_font(), inks.quiet, CENTRE)

    def _draw_won(self, painter: QPainter, at: QPointF, box: QRectF, inks: Inks) -> None:
        painter.setPen(QPen(inks.text, 2))
        painter.setBrush(inks.ground)
        painter.drawEllipse(at, RING, RING)
        text, height = words.won_at(self._luck.won), 18 * text_scale()
        width = width_of(text, label_font()) + 4
        left = min(max(at.x() - width / 2, box.left()), box.right() - width)
        over = QRectF(left, at.y() - 18 - height, width, height)
        write(painter, over, text, label_font(), inks.quiet, CENTRE)


class _Scale:
    """The x coordinates of shares in a box."""

    def __init__(self, luck: Luck, box: QRectF) -> None:
        lowest, highest = min(luck.low, luck.won), max(luck.high, luck.won)
        self.low = min(LOW, int(10 * lowest) * 10)
        self.high = max(HIGH, -int(-10 * highest // 1) * 10)
        self._left, self._wide = box.left() + 16, box.width() - 32

    def x(self, percent: float) -> float:
        return self._left + (percent - self.low) / (self.high - self.low) * self._wide


class LuckTile(Tile):
    """Two numbers, a sentence and the scale."""

    def __init__(self) -> None:
        super().__init__()
        self.band = LuckBand()
        self._grid = QGridLayout()
        self._title = label("", "heading")
        self._won, self._fair = label(""), label("")
        self._of, self._without, self._sure = (label("", "caption") for _ in range(3))
        self._sentence = label("")
        for number in (self._won, self._fair):
            number.setWordWrap(False)
            set_type(number, LARGE, BLACK)
        set_type(self._sentence, BODY, STRONG)
        self._lay_out()

    def show_luck(self, luck: Luck) -> None:
        """Show the effect of luck, or how much data is missing."""
        is_told = luck.fair is not None
        self._title.setText(words.luck())
        self._won.setText(words.share(luck.won) if is_told else "")
        self._of.setText(words.of_matches_won(luck.matches) if is_told else "")
        self._fair.setText("" if luck.fair is None else words.share(luck.fair))
        self._fair.setStyleSheet(f"color: {inks(self.palette()).ours.name()}")
        self._without.setText(words.without_luck() if is_told else "")
        self._sentence.setText(words.cards_gave(luck.given) if is_told else _why_not(luck))
        self._sure.setText(words.interval(luck.low, luck.high) if is_told else "")
        for text in (self._won, self._of, self._fair, self._without, self._sure):
            text.setVisible(bool(text.text()))
        self._grid.removeWidget(self._sentence)
        self._grid.addWidget(self._sentence, 0, *((2, 2, 1) if is_told else (0, 1, 3)))
        self.band.show_luck(luck)
        self.band.say(words.luck(), self.sentence)

    @property
    def sentence(self) -> str:
        """All texts of the tile, as a screen reader reads them."""
        texts = self._won, self._of, self._fair, self._without, self._sentence, self._sure
        return " ".join(text.text() for text in texts if text.text())

    def _lay_out(self) -> None:
        inner = EDGE + INSIDE
        column, grid = QVBoxLayout(self), self._grid
        column.setContentsMargins(inner, EDGE + SPACE[3], inner, EDGE + SPACE[3])
        column.setSpacing(SPACE[0])
        grid.setHorizontalSpacing(SPACE[4])
        grid.setVerticalSpacing(0)
        grid.addWidget(self._won, 0, 0)
        grid.addWidget(self._of, 1, 0)
        grid.addWidget(self._fair, 0, 1)
        grid.addWidget(self._without, 1, 1)
        grid.addWidget(self._sentence, 0, 2, 2, 1)
        for place, stretch in enumerate((4, 4, 3)):
            grid.setColumnStretch(place, stretch)
        column.addWidget(self._title)
        column.addLayout(grid)
        column.addStretch(1)
        column.addWidget(self.band)
        column.addWidget(self._sure)
        column.addStretch(2)


def _why_not(luck: Luck) -> str:
    """Return why there is no result yet."""
    if luck.missing:
        return words.luck_missing(luck.missing)
    return words.luck_waiting(luck.waiting)
