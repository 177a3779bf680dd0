"""A note that hangs from the lamp: what to do and why; what all of it is worth is a click away."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..art.icons import icon
from ..basis.palette import INK, TILE
from ..basis.theme import (
    BODY,
    BOLD,
    CAPTION,
    LABEL,
    REGULAR,
    SPEECH,
    STRONG,
    TOUCH,
    elided,
    set_type,
    width_of,
)
from ..wording import table as words
from .panel import EDGE, Panel

WIDTH, PADDING, TAIL = 344, 20, 20  # pixels; how wide the tail is where it leaves the note
NARROW, NARROW_PADDING = 300, 12  # pixels: where there is less room, everything is smaller
LOW, LOWEST = 160, 120  # pixels: where there is less height, it is as wide as may be
MANY = 5  # rows: more of them stand in two columns
QUIET, RULE = "#5C5749", "#D6C9AC"
CHEVRON, ASIDE = 14, 30  # pixels: the mark before the row's words, and what it takes with gaps
LEAST_BODY = 40  # pixels that reasons have, however little room there is


@dataclass(frozen=True, slots=True)
class Values:
    """What everything that may be done is worth, the best first, and of what that is told."""

    title: str
    deals: str  # over which it was tried
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # a name, and a value under each head
    names: tuple[str, ...]  # of the rows, in full, for those who hear them
    is_short: bool = False  # the rows' names: there is room for two columns


@dataclass(frozen=True, slots=True)
class Note:
    """What stands on the note."""

    advice: str
    follows: tuple[str, ...]  # what is said first
    known: tuple[str, ...]
    values: Values | None = None


class HintPanel(Panel):
    """Advice with its reasons, under the lamp that was asked."""

    seen = Signal(object)  # whether it is: the lamp shines as long

    def __init__(self, parent: QWidget) -> None:
        super().__init__(words.hint_thinking(), parent)
        self.is_unfolded = False  # the values; remembered until the program ends
        self._note: Note | None = None
        self._area: QScrollArea | None = None
        self._lamp = 0  # where the tail points to
        self._is_narrow = self._is_low = False  # there is little room

    @property
    def texts(self) -> list[str]:
        """Everything that is told."""
        return [label.text() for label in self.findChildren(QLabel) if label.isVisible()]

    @property
    def fold(self) -> QPushButton | None:
        """What opens and closes the values, where there are any."""
        return self.findChild(QPushButton, "fold")

    def wait(self) -> None:
        self._note = self._area = None
        self.show_made(partial(self.entitle, words.hint_thinking()))

    def tell(self, note: Note) -> None:
        """Show advice and reasons."""
        self._note = note
        self.show_made(partial(self._tell, note))

    def hang(self, place: tuple[int, int, int, int], lamp: int) -> None:
        """Hang between left, top, right and lowest end, the tail to the lamp.

        It is as high as its words ask for; where that is too much, the reasons can be scrolled.
        """
        (left, top, right, bottom), self._lamp = place, lamp
        is_low = bottom - top < round(LOW * self.scale)
        self._be(is_narrow=right - left < NARROW or bottom - top < LOWEST, is_low=is_low)
        widest = right - left if is_low else round(WIDTH * self.scale)
        width = min(widest, right - left) + 2 * EDGE
        most = bottom - top + 2 * EDGE
        if self._area is not None:
            self._area.setFixedHeight(0)
            rest = self._height_of(width)
            wanted = _wanted(self._area, width - 2 * self._margin)
            self._area.setFixedHeight(max(min(wanted, most - rest), LEAST_BODY))
        self.setGeometry(right - width + EDGE, top - EDGE, width, min(self._height_of(width), most))
        self.update()

    def _be(self, *, is_narrow: bool, is_low: bool) -> None:
        """Tell everything again where there is more room than before, or less."""
        if (is_narrow, is_low) == (self._is_narrow, self._is_low):
            return
        self._is_narrow, self._is_low = is_narrow, is_low
        if self._note is not None:
            self.tell(self._note)

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
        foot = EDGE + 4 if self.fold is not None else sides - 4
        self._column.setContentsMargins(sides, sides - 4, sides, foot)
        self._column.setSpacing(self.space(0))
        self.content.setSpacing(self.space(0))
        self._foot.setSpacing(0)

    # Inside

    def _tell(self, note: Note) -> None:
        self.entitle(note.advice)
        is_unfolded = self.is_unfolded and note.values is not None
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(6 * self.scale))
        if is_unfolded and note.values is not None:
            self._add_values(column, note.values)
        else:
            self._add_reasons(column, note)
        if self._is_low and note.values is not None:
            column.addWidget(self._fold_of(note.values))
        column.addStretch()
        self._area = None
        if note.follows or note.known or is_unfolded or (self._is_low and note.values):
            self._area = _scrolling(body)
            self.content.addWidget(self._area)
        if note.values is not None and not self._is_low:
            self._add_fold(note.values)

    def _add_reasons(self, column: QVBoxLayout, note: Note) -> None:
        for texts, colour in ((note.follows, INK), (note.known, QUIET)):
            for text in texts:
                line = self.label(text, self.type_size)
                line.setWordWrap(True)
                line.setStyleSheet(f"color: {colour}; background: transparent;")
                column.addWidget(line)

    def _add_values(self, column: QVBoxLayout, values: Values) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.space(2))
        grid.setVerticalSpacing(round(3 * self.scale))
        columns = 2 if values.is_short and not self._is_narrow else 1
        high = -(-len(values.rows) // columns)
        wide = len(values.heads) + 2  # a name, its values, and a gap
        grid.setColumnMinimumWidth(wide - 1, self.space(2) * (columns - 1))
        for part in range(columns):
            for place, head in enumerate(values.heads, 1):
                label = self.label(head, CAPTION)
                label.setStyleSheet(f"color: {QUIET}; background: transparent;")
                label.setAlignment(Qt.AlignmentFlag.AlignRight)
                grid.addWidget(label, 0, part * wide + place)
            grid.setColumnStretch(part * wide, 1)
        for number, row in enumerate(values.rows):
            name = self._add_row(grid, row, 1 + number % high, number // high * wide)
            name.setAccessibleName(values.names[number])
        column.addLayout(grid)

    def _add_row(self, grid: QGridLayout, row: Sequence[str], line: int, first: int) -> QLabel:
        """Add a row, the first of all in bold; return its name."""
        weight = BOLD if (line, first) == (1, 0) else REGULAR
        labels = [
            self.label(text, LABEL if place else self.type_size, weight)
            for place, text in enumerate(row)
        ]
        for place, label in enumerate(labels):
            if place:
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(label, line, first + place)
        return labels[0]

    def _add_fold(self, values: Values) -> None:
        rule = QFrame()
        rule.setFixedHeight(1)
        rule.setStyleSheet(f"background: {RULE};")
        self.content.addWidget(rule)
        self.content.addWidget(self._fold_of(values))

    def _fold_of(self, values: Values) -> "Fold":
        fold = Fold(values, self, is_open=self.is_unfolded)
        fold.clicked.connect(self._turn)
        return fold

    def _turn(self, _checked: object = None) -> None:
        """Open the values, or close them again."""
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


class Fold(QPushButton):
    """The row that opens the values: a chevron, what they are of, and how many deals were tried."""

    def __init__(self, values: Values, panel: HintPanel, *, is_open: bool) -> None:
        super().__init__(panel)
        self.setObjectName("fold")
        self._is_open = is_open
        self.setProperty("look", "fold")
        self.setAccessibleName(f"{values.title}. {values.deals}".rstrip(" ."))
        self.setStyleSheet(
            "QPushButton { background: transparent; border: 2px solid transparent; padding: 0; }"
            "QPushButton:focus { border: 2px solid #F0BE4B; border-radius: 6px; }"
        )
        self._scale = panel.scale
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addSpacing(round(18 * panel.scale))
        title = panel.label(values.title, panel.type_size, STRONG)
        title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(title, 1)
        deals = panel.label(values.deals, CAPTION)
        deals.setStyleSheet(f"color: {QUIET}; background: transparent;")
        deals.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(deals)
        self._words, self._deals, self._title = title, deals, values.title
        self._height = max(
            round(TOUCH * panel.scale), title.sizeHint().height(), deals.sizeHint().height()
        )

    def sizeHint(self) -> QSize:
        return QSize(WIDTH // 2, self._height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell how many deals were tried where there is room, and as much of the rest as fits."""
        super().resizeEvent(event)
        room = self.width() - round(ASIDE * self._scale)
        face = self._words.font()
        wanted = width_of(self._title, face) + self._deals.sizeHint().width()
        self._deals.setVisible(wanted <= room)
        self._words.setText(elided(self._title, face, room))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = round(CHEVRON * self._scale)
        picture = icon("to_after", INK, side, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.translate(side / 2, self.height() / 2)
        painter.rotate(90 if self._is_open else 0)
        box = QRectF(-side / 2, -side / 2, side, side)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.end()


def _wanted(area: QScrollArea, width: int) -> int:
    """Return how high what is scrolled would like to be in this width."""
    body = area.widget()
    layout = body.layout() if body is not None else None
    if layout is None:
        return 0
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())


def _scrolling(body: QWidget) -> QScrollArea:
    """Return what shows a body, and lets it be scrolled where there is too little room."""
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
