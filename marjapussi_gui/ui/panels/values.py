"""What everything that may be done is worth: its table, and the row that opens it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QPushButton, QWidget

from ...engine.frozen import frozen
from ..art.icons import icon
from ..basis.palette import INK, QUIET
from ..basis.theme import BOLD, CAPTION, LABEL, REGULAR, STRONG, TOUCH, elided, width_of
from ..widgets.flow import Flow
from ..wording.tongue import sentences
from .panel import Panel

FEW = 3  # rows: more of them stand side by side
CHEVRON, ASIDE = 14, 30  # pixels: the mark before the row's words, and what it takes with gaps
FOLD_WIDTH = 172  # pixels; it takes whatever room there is


@frozen
class Values:
    """What everything that may be done is worth, the best first, and of what that is told."""

    title: str
    deals: str  # over which it was tried
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # a name, and a value under each head
    names: tuple[str, ...]  # of the rows, in full, for those who hear them

    @property
    def is_crowded(self) -> bool:
        return len(self.rows) > FEW


class Fold(QPushButton):
    """The row that opens the values: a chevron, what they are of, and how many deals were tried.

    While values without a head are open, it says what they are of instead.
    """

    def __init__(
        self, values: Values, panel: Panel, type_size: int, *, is_open: bool, has_heads: bool
    ) -> None:
        super().__init__(panel)
        self.setObjectName("fold")
        self._is_open = is_open
        self.setProperty("look", "fold")
        self.setAccessibleName(sentences((values.title, values.deals)))
        self.setStyleSheet(
            "QPushButton { background: transparent; border: 2px solid transparent; padding: 0;"
            f" min-height: {TOUCH - 2}px; }}"
            "QPushButton:focus { border: 2px solid #F0BE4B; border-radius: 6px; }"
        )
        self._scale = panel.scale
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addSpacing(round(18 * panel.scale))
        title = panel.label(values.title, type_size, STRONG)
        title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(title, 1)
        beside = values.heads[0] if is_open and not has_heads else values.deals
        deals = panel.label(beside, CAPTION)
        deals.setStyleSheet(f"color: {QUIET}; background: transparent;")
        deals.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(deals)
        self._words, self._deals, self._title = title, deals, values.title
        self._height = max(
            round(TOUCH * panel.scale), title.sizeHint().height(), deals.sizeHint().height()
        )

    def sizeHint(self) -> QSize:
        return QSize(FOLD_WIDTH, self._height)

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


def worths(values: Values, panel: Panel, type_size: int, *, has_heads: bool) -> QLayout:
    """Return all that may be done with what it is worth, the best first.

    A few stand in a table with every value; more stand side by side with the first value alone.
    """
    make = _table if has_heads else _cells
    return make(values, panel, type_size)


def _cells(values: Values, panel: Panel, type_size: int) -> Flow:
    cells = []
    for number, row in enumerate(values.rows):
        cell = QWidget(panel)
        line = QHBoxLayout(cell)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(panel.space(0))
        labels = _row(row[:2], panel, type_size, is_best=number == 0)
        labels[0].setAccessibleName(values.names[number])
        line.addWidget(labels[0], 1)
        line.addWidget(labels[1])
        cells.append(cell)
    widest = max(cell.sizeHint().width() for cell in cells)
    for cell in cells:
        cell.setFixedWidth(widest)
    return Flow(*cells, gap=round(3 * panel.scale), across=panel.space(2))


def _table(values: Values, panel: Panel, type_size: int) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(panel.space(2))
    grid.setVerticalSpacing(round(3 * panel.scale))
    grid.setColumnStretch(0, 1)
    for place, head in enumerate(values.heads, 1):
        label = panel.label(head, CAPTION)
        label.setWordWrap(True)
        label.setStyleSheet(f"color: {QUIET}; background: transparent;")
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(label, 0, place)
    for number, row in enumerate(values.rows):
        labels = _row(row, panel, type_size, is_best=number == 0)
        labels[0].setAccessibleName(values.names[number])
        for place, label in enumerate(labels):
            grid.addWidget(label, 1 + number, place)
    return grid


def _row(row: Sequence[str], panel: Panel, type_size: int, *, is_best: bool) -> list[QLabel]:
    """Return a name and its values; the best are bold."""
    weight = BOLD if is_best else REGULAR
    labels = [
        panel.label(text, LABEL if place else type_size, weight) for place, text in enumerate(row)
    ]
    for label in labels[1:]:
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return labels
