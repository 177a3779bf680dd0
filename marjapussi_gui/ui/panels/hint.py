"""A note below the lamp: the advised action with its reasons, and on request all action values."""

from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...engine.frozen import frozen
from ..basis.palette import INK, QUIET, TILE
from ..basis.theme import (
    BODY,
    BOLD,
    CAPTION,
    LABEL,
    SPEECH,
    set_type,
)
from ..wording import table as words
from .panel import EDGE, Panel
from .values import Fold, Values, worths

WIDTH, PADDING, TAIL = 344, 20, 20  # pixels
NARROW, NARROW_PADDING = 300, 12  # pixels: in less room, everything is smaller
LOW, LOWEST = 160, 120  # pixels: in less height, the hint takes all the width
RULE = "#D6C9AC"
ALL_SEEN = Qt.ScrollBarPolicy.ScrollBarAlwaysOff  # a bar would take the room of a word
SCROLLED = Qt.ScrollBarPolicy.ScrollBarAsNeeded
Box = tuple[int, int, int, int]  # left, top, right, bottom; in pixels

LEAST_BODY = 40  # pixels


@frozen
class Note:
    """The texts of a hint."""

    advice: str
    follows: tuple[str, ...]  # why the advised action is better
    known: tuple[str, ...]
    values: Values | None = None


class HintPanel(Panel):
    """The panel below the lamp that shows a hint and its reasons."""

    seen = Signal(object)  # bool; the lamp is lit while the hint is visible

    def __init__(self, parent: QWidget) -> None:
        super().__init__(words.hint_thinking(), parent)
        self.is_unfolded = False  # for the values; reset by the next hint
        self._note: Note | None = None
        self._area: QScrollArea | None = None
        self._places: tuple[Box, ...] = ()  # the best first
        self._tried = 0  # of the current area
        self._lamp = 0  # where the tail points
        self._is_narrow = self._is_low = False

    @property
    def texts(self) -> list[str]:
        """The texts of all visible labels."""
        return [label.text() for label in self.findChildren(QLabel) if label.isVisible()]

    @property
    def fold(self) -> QPushButton | None:
        """The button that shows and hides the values, or None if there are none."""
        return self.findChild(QPushButton, "fold")

    def wait(self) -> None:
        self._note = self._area = None
        self.is_unfolded = False
        self.show_made(partial(self.entitle, words.hint_thinking()))

    def tell(self, note: Note) -> None:
        """Show the advice and its reasons."""
        self._note, self._tried = note, 0
        self._show(note)

    def _show(self, note: Note) -> None:
        self.show_made(partial(self._tell, note))

    def hang(self, places: tuple[Box, ...], lamp: int) -> None:
        """Use the first area that has room for the whole hint, with the tail below the lamp.

        If none has enough room, the hint scrolls in the last one.
        """
        if places != self._places:
            self._places, self._tried = places, 0
        self._lamp = lamp
        while not self._hang_in(places[self._tried]) and self._tried + 1 < len(places):
            self._tried += 1

    def _hang_in(self, place: Box) -> bool:
        """Place the panel in an area and return whether the whole hint fits."""
        left, top, right, bottom = place
        is_low = bottom - top < round(LOW * self.scale)
        self._be(is_narrow=right - left < NARROW or bottom - top < LOWEST, is_low=is_low)
        usual, widest = min(round(WIDTH * self.scale), right - left), right - left
        width, most = usual + 2 * EDGE, bottom - top + 2 * EDGE
        has_room = not is_low and self._fits(width, most)
        if not has_room:
            width = widest + 2 * EDGE
            has_room = self._fits(width, most)
        self.setGeometry(right - width + EDGE, top - EDGE, width, min(self._height_of(width), most))
        self.update()
        return has_room

    def _fits(self, width: int, most: int) -> bool:
        """Fit the panel to this width and maximum height; return whether nothing scrolls."""
        if self._area is None:
            return True
        self._area.setFixedHeight(0)
        rest = self._height_of(width)
        wanted = _wanted(self._area, width - 2 * self._margin)
        height = max(min(wanted, most - rest), LEAST_BODY)
        self._area.setFixedHeight(height)
        self._area.setVerticalScrollBarPolicy(ALL_SEEN if wanted <= height else SCROLLED)
        return wanted <= height

    def _be(self, *, is_narrow: bool, is_low: bool) -> None:
        """Rebuild the hint if the available room has changed its form."""
        if (is_narrow, is_low) == (self._is_narrow, self._is_low):
            return
        self._is_narrow, self._is_low = is_narrow, is_low
        if self._note is not None:
            self._show(self._note)

    def _height_of(self, width: int) -> int:
        self._column.invalidate()
        self._column.activate()
        if self._column.hasHeightForWidth():
            return self._column.totalHeightForWidth(width)
        return self._column.totalSizeHint().height()

    @property
    def _margin(self) -> int:
        return round((NARROW_PADDING if self._is_narrow else PADDING) * self.scale) + EDGE

    @property
    def type_size(self) -> int:
        return CAPTION if self._is_narrow else BODY

    def fit_parts(self) -> None:
        super().fit_parts()
        set_type(self._title, round((LABEL if self._is_narrow else SPEECH) * self.scale), BOLD)
        sides = self._margin
        is_closed = self.fold is not None and not self.is_unfolded
        foot = EDGE + 4 if is_closed else sides - 4
        self._column.setContentsMargins(sides, sides - 4, sides, foot)
        self._column.setSpacing(self.space(0))
        self.content.setSpacing(self.space(0))

    # Private

    def _tell(self, note: Note) -> None:
        self.entitle(note.advice)
        values = note.values
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(6 * self.scale))
        self._add_reasons(column, note)
        is_inside = values is not None and (self._is_low or self.is_unfolded)
        if values is not None and is_inside:
            self._add_fold(column, values)
            if self.is_unfolded:
                has_heads = self._has_heads(values)
                column.addLayout(worths(values, self, self.type_size, has_heads=has_heads))
        column.addStretch()
        self._area = None
        if note.follows or note.known or is_inside:
            self._area = _scrolling(body)
            self.content.addWidget(self._area)
        if values is not None and not is_inside:
            self._add_fold(self.content, values)

    def _add_reasons(self, column: QVBoxLayout, note: Note) -> None:
        for texts, colour in ((note.follows, INK), (note.known, QUIET)):
            for text in texts:
                line = self.label(text, self.type_size)
                line.setWordWrap(True)
                line.setStyleSheet(f"color: {colour}; background: transparent;")
                column.addWidget(line)

    def _add_fold(self, column: QVBoxLayout, values: Values) -> None:
        rule = QFrame()
        rule.setFixedHeight(1)
        rule.setStyleSheet(f"background: {RULE};")
        column.addWidget(rule)
        is_open, has_heads = self.is_unfolded, self._has_heads(values)
        fold = Fold(values, self, self.type_size, is_open=is_open, has_heads=has_heads)
        fold.clicked.connect(self._turn)
        column.addWidget(fold)

    def _has_heads(self, values: Values) -> bool:
        """Return whether the values have column headings, which only short tables do."""
        return not self._is_narrow and not values.is_crowded

    def _turn(self, _checked: object = None) -> None:
        """Show or hide the action values."""
        self.is_unfolded = not self.is_unfolded
        if self._note is not None:
            self.tell(self._note)
            self.made_again.emit()
        if self.fold is not None:
            self.fold.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TILE))
        x = min(max(self._lamp - self.x(), EDGE + TAIL), self.width() - EDGE - TAIL)
        tail = [QPointF(x - TAIL / 2, EDGE + 1), QPointF(x, 1), QPointF(x + TAIL / 2, EDGE + 1)]
        painter.drawPolygon(QPolygonF(tail))
        painter.end()


def _wanted(area: QScrollArea, width: int) -> int:
    """Return the height that the content of a scroll area needs at this width, in pixels."""
    body = area.widget()
    layout = body.layout() if body is not None else None
    if layout is None:
        return 0
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())


def _scrolling(body: QWidget) -> QScrollArea:
    """Return a scroll area without a frame around this content."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setObjectName("reasons")
    area.setStyleSheet("#reasons, #reasons > QWidget > QWidget { background: transparent; }")
    area.setWidget(body)
    area.viewport().setAutoFillBackground(False)
    return area
