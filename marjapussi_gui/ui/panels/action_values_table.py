"""The values of all legal actions: their table, and the button that shows it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QPushButton, QWidget

from ...engine.frozen import frozen
from ..art.icons import icon_picture
from ..common.palette import INK, QUIET_INK
from ..common.theme import (
    BOLD,
    CAPTION,
    DEMI_BOLD,
    LABEL,
    MIN_TOUCH_SIZE,
    REGULAR,
    elide_text,
    text_width,
)
from ..text.i18n import to_sentences
from ..widgets.flow_layout import FlowLayout
from .linen_panel import LinenPanel

MAX_TABLE_ROWS = 3  # more rows are shown side by side without headings
CHEVRON_SIZE, CHEVRON_SPACE = 14, 30  # pixels; the space includes its gaps
FOLD_WIDTH = 172  # pixels; it expands


@frozen
class ActionValuesTable:
    """The values of all legal actions, the best first, with their headings."""

    title: str
    deals_text: str  # the number of sampled deals
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]  # a name, and a value for each heading
    spoken_names: tuple[str, ...]  # full names of the rows for screen readers

    @property
    def is_crowded(self) -> bool:
        return len(self.rows) > MAX_TABLE_ROWS


class ValuesFold(QPushButton):
    """The button that shows the values: a chevron, a title and the number of sampled deals.

    While values without headings are open, it names the first value instead of the deals.
    """

    def __init__(
        self,
        values: ActionValuesTable,
        panel: LinenPanel,
        text_size: int,
        *,
        is_open: bool,
        has_headings: bool,
    ) -> None:
        super().__init__(panel)
        self.setObjectName("fold")
        self._is_open = is_open
        self.setProperty("look", "fold")
        self.setAccessibleName(to_sentences((values.title, values.deals_text)))
        self.setStyleSheet(
            "QPushButton { background: transparent; border: 2px solid transparent; padding: 0;"
            f" min-height: {MIN_TOUCH_SIZE - 2}px; }}"
            "QPushButton:focus { border: 2px solid #F0BE4B; border-radius: 6px; }"
        )
        self._scale = panel.scale
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addSpacing(round(18 * panel.scale))
        title = panel.create_label(values.title, text_size, DEMI_BOLD)
        title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(title, 1)
        beside = values.headings[0] if is_open and not has_headings else values.deals_text
        deals = panel.create_label(beside, CAPTION)
        deals.setStyleSheet(f"color: {QUIET_INK}; background: transparent;")
        deals.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(deals)
        self._title_label, self._deals_label, self._title = title, deals, values.title
        self._height = max(
            round(MIN_TOUCH_SIZE * panel.scale),
            title.sizeHint().height(),
            deals.sizeHint().height(),
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
        """Hide the number of deals if it doesn't fit, and elide the title."""
        super().resizeEvent(event)
        room = self.width() - round(CHEVRON_SPACE * self._scale)
        face = self._title_label.font()
        wanted = text_width(self._title, face) + self._deals_label.sizeHint().width()
        self._deals_label.setVisible(wanted <= room)
        self._title_label.setText(elide_text(self._title, face, room))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = round(CHEVRON_SIZE * self._scale)
        picture = icon_picture("to_after", INK, side, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.translate(side / 2, self.height() / 2)
        painter.rotate(90 if self._is_open else 0)
        box = QRectF(-side / 2, -side / 2, side, side)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.end()


def create_values_layout(
    values: ActionValuesTable, panel: LinenPanel, text_size: int, *, has_headings: bool
) -> QLayout:
    """Create a layout with all actions and their values, the best first.

    With headings it is a table of all values, else cells with the first value only.
    """
    make = _create_table if has_headings else _create_cells
    return make(values, panel, text_size)


def _create_cells(values: ActionValuesTable, panel: LinenPanel, text_size: int) -> FlowLayout:
    cells = []
    for number, row in enumerate(values.rows):
        cell = QWidget(panel)
        line = QHBoxLayout(cell)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(panel.spacing(0))
        labels = _create_row_labels(row[:2], panel, text_size, is_best=number == 0)
        labels[0].setAccessibleName(values.spoken_names[number])
        line.addWidget(labels[0], 1)
        line.addWidget(labels[1])
        cells.append(cell)
    widest = max(cell.sizeHint().width() for cell in cells)
    for cell in cells:
        cell.setFixedWidth(widest)
    return FlowLayout(*cells, spacing=round(3 * panel.scale), horizontal_spacing=panel.spacing(2))


def _create_table(values: ActionValuesTable, panel: LinenPanel, text_size: int) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(panel.spacing(2))
    grid.setVerticalSpacing(round(3 * panel.scale))
    grid.setColumnStretch(0, 1)
    for place, head in enumerate(values.headings, 1):
        label = panel.create_label(head, CAPTION)
        label.setWordWrap(True)
        label.setStyleSheet(f"color: {QUIET_INK}; background: transparent;")
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(label, 0, place)
    for number, row in enumerate(values.rows):
        labels = _create_row_labels(row, panel, text_size, is_best=number == 0)
        labels[0].setAccessibleName(values.spoken_names[number])
        for place, label in enumerate(labels):
            grid.addWidget(label, 1 + number, place)
    return grid


def _create_row_labels(
    row: Sequence[str], panel: LinenPanel, text_size: int, *, is_best: bool
) -> list[QLabel]:
    """Create the labels of a row; those of the best action are bold."""
    weight = BOLD if is_best else REGULAR
    labels = [
        panel.create_label(text, LABEL if place else text_size, weight)
        for place, text in enumerate(row)
    ]
    for label in labels[1:]:
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return labels
