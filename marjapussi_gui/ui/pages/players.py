"""A picker for the number of players of a game."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ..art.brushes import outlined, round_pen, rounded, write
from ..basis.palette import GOLD, GOLD_EDGE, LINGONBERRY
from ..basis.theme import BOLD, CAPTION, font
from ..widgets.labels import tip
from ..wording import pages as words
from ..wording.tongue import digits
from .pressed_tile import PRESSES

DISC, PITCH, EDGE = 24, 27, 3
THREAD, PALE = "#BBAA84", "#FFFDF7"


class PlayersChoice(QWidget):
    """A disc for each possible number of players; choosing does not start a game."""

    chosen = Signal(int)

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__()
        self._numbers = tuple(numbers)
        self._number = self._numbers[0]
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.tell()

    @property
    def number(self) -> int:
        return self._number

    def show_number(self, number: int) -> None:
        self._number = number
        self.tell()
        self.update()

    def tell(self) -> None:
        """Set the accessible name and the tooltip in the current language."""
        self.setAccessibleName(words.so_many_play(self._number))
        self.setToolTip(tip(words.number_of_players()))

    def _choose(self, number: int) -> None:
        if number in self._numbers and number != self._number:
            self.show_number(number)
            self.chosen.emit(number)

    def _disc(self, place: int) -> QRectF:
        return QRectF(EDGE + place * PITCH, EDGE, DISC, DISC)

    def sizeHint(self) -> QSize:
        wide = (len(self._numbers) - 1) * PITCH + DISC
        return QSize(wide + 2 * EDGE, DISC + 2 * EDGE)

    def disc_at(self, at: QPoint) -> int:
        """Return the player count of the disc nearest to a point."""
        place = round((at.x() - EDGE - DISC / 2) / PITCH)
        return self._numbers[min(max(place, 0), len(self._numbers) - 1)]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._choose(self.disc_at(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        digit = event.text()
        if event.key() in steps:
            self._choose(self._number + steps[Qt.Key(event.key())])
        elif digit.isdigit() and int(digit) in self._numbers:
            self._choose(int(digit))
        elif event.key() not in PRESSES:  # these would start the game
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        for place, number in enumerate(self._numbers):
            disc, is_chosen = self._disc(place), number == self._number
            if is_chosen:
                rounded(painter, disc, DISC / 2, LINGONBERRY)
            else:
                inner = disc.adjusted(0.7, 0.7, -0.7, -0.7)
                outlined(painter, inner, DISC / 2, round_pen(THREAD, 1.3))
            if is_chosen and self.hasFocus():
                outlined(painter, disc, DISC / 2, round_pen(GOLD_EDGE, 4))
                outlined(painter, disc, DISC / 2, round_pen(GOLD, 2.4))
            write(painter, disc, digits(number), font(CAPTION, BOLD), PALE if is_chosen else ink)
        painter.end()
