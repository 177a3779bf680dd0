"""A widget that picks the number of players of a game."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ...art.painter_tools import draw_text, fill_rounded_rect, round_pen, stroke_rounded_rect
from ...common.palette import GOLD, GOLD_EDGE, LINGONBERRY
from ...common.theme import BOLD, LABEL, create_font
from ...text.i18n import localized_digits, say
from ...widgets.tiles import ENTER_KEYS

DISC_SIZE, DISC_PITCH, MARGIN = 44, 52, 3
OUTLINE_COLOUR, CHOSEN_TEXT_COLOUR = "#BBAA84", "#FFFDF7"


class PlayerCountPicker(QWidget):
    """Shows a disc for each possible number of players. A click chooses; Enter starts the game."""

    count_chosen = Signal(int)
    entered = Signal()

    def __init__(self, counts: Sequence[int]) -> None:
        super().__init__()
        self._counts = tuple(counts)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleDescription(say("start-player-count"))
        self.set_player_count(self._counts[0])

    @property
    def player_count(self) -> int:
        return self._count

    def set_player_count(self, count: int) -> None:
        self._count = count
        self.setAccessibleName(say("player-count-label", number=count))
        self.update()

    def _choose(self, count: int) -> None:
        if count in self._counts and count != self._count:
            self.set_player_count(count)
            self.count_chosen.emit(count)

    def _disc_rect(self, index: int) -> QRectF:
        return QRectF(MARGIN + index * DISC_PITCH, MARGIN, DISC_SIZE, DISC_SIZE)

    def sizeHint(self) -> QSize:
        wide = (len(self._counts) - 1) * DISC_PITCH + DISC_SIZE
        return QSize(wide + 2 * MARGIN, DISC_SIZE + 2 * MARGIN)

    def count_at(self, point: QPoint) -> int | None:
        """Return the player count of the disc at a point, or None between two discs."""
        discs = enumerate(self._counts)
        return next((count for place, count in discs if self._is_on_disc(place, point)), None)

    def _is_on_disc(self, index: int, point: QPoint) -> bool:
        off = QPointF(point) - self._disc_rect(index).center()
        return QPointF.dotProduct(off, off) <= (DISC_SIZE / 2) ** 2

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        count = self.count_at(event.position().toPoint())
        if count is not None:
            self._choose(count)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        digit = event.text()
        if event.key() in steps:
            self._choose(self._count + steps[Qt.Key(event.key())])
        elif digit.isdigit() and int(digit) in self._counts:
            self._choose(int(digit))
        elif event.key() in ENTER_KEYS:
            self.entered.emit()
        elif event.key() != Qt.Key.Key_Space:  # it would press the tile
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        for place, number in enumerate(self._counts):
            disc, is_chosen = self._disc_rect(place), number == self._count
            if is_chosen:
                fill_rounded_rect(painter, disc, DISC_SIZE / 2, LINGONBERRY)
            else:
                inner = disc.adjusted(0.7, 0.7, -0.7, -0.7)
                stroke_rounded_rect(painter, inner, DISC_SIZE / 2, round_pen(OUTLINE_COLOUR, 1.5))
            if is_chosen and self.hasFocus():
                stroke_rounded_rect(painter, disc, DISC_SIZE / 2, round_pen(GOLD_EDGE, 4))
                stroke_rounded_rect(painter, disc, DISC_SIZE / 2, round_pen(GOLD, 2.4))
            draw_text(
                painter,
                disc,
                localized_digits(number),
                create_font(LABEL, BOLD),
                CHOSEN_TEXT_COLOUR if is_chosen else ink,
            )
        painter.end()
