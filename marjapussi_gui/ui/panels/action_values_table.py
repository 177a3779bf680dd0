"""The part of a hint that lists all legal actions with their values, best first."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...engine.cards import Card
from ...engine.frozen import frozen
from ..art.card_pictures import CardPictures
from ..art.vector_paths import icon_picture
from ..common.palette import INK, QUIET_INK, TRAY
from ..common.theme import (
    BODY,
    BOLD,
    CAPTION,
    DEMI_BOLD,
    LABEL,
    MIN_TOUCH_SIZE,
    REGULAR,
    text_width,
)
from ..text.i18n import join_as_sentences
from ..widgets.flow_layout import FlowLayout
from .table_panel import TablePanel

MAX_WIDE_CARDS, MAX_WIDE_WORDS = 2, 3  # with more, cells are narrow and show the first value only
WIDE_CARD, NARROW_CARD = 36, 31  # pixels
CELL_GAP, LOW_GAP, CELL_PADDING = 4, 6, 4  # pixels
CHEVRON_SIZE, CHEVRON_SPACE = 14, 18  # pixels; the space includes its gap
FOLD_GAP = 8  # pixels between the title and the text on its right
FOCUS_MARGIN = 4  # pixels between the text on the right and the focus frame
FOLD_WIDTH = 172  # pixels at least
BEST_LOOK = f"#best {{ background: {TRAY}; border-radius: 8px; }}"


@frozen
class ValueRow:
    """A legal action with its values, as texts."""

    name: str  # short
    spoken_name: str  # for screen readers
    values: tuple[str, ...]  # the chance to win the match, or the points
    card: Card | None = None  # set if the action is the play of one card
    is_best: bool = False  # whether no other action is better


@frozen
class ActionValuesTable:
    """The values of all legal actions in a position, best first."""

    title: str
    deals_text: str  # the number of sampled deals
    measure_text: str  # what the first value measures
    rows: tuple[ValueRow, ...]

    @property
    def has_cards(self) -> bool:
        return all(row.card is not None for row in self.rows)

    @property
    def is_wide(self) -> bool:
        """Whether there are few enough actions to show every value of each."""
        return len(self.rows) <= (MAX_WIDE_CARDS if self.has_cards else MAX_WIDE_WORDS)


class ValuesToggle(QPushButton):
    """A button that shows or hides the values.

    It has a chevron, a title, and on the right how the values were found or, while they are
    visible, what they measure.
    """

    def __init__(
        self, values: ActionValuesTable, panel: TablePanel, text_size: int, *, is_open: bool
    ) -> None:
        super().__init__(panel)
        self.setObjectName("fold")
        self._is_open = is_open
        self.setProperty("look", "fold")
        beside = values.measure_text if is_open else values.deals_text
        self.setAccessibleName(join_as_sentences((values.title, beside)))
        self.setStyleSheet(
            "QPushButton { background: transparent; border: 2px solid transparent; padding: 0;"
            f" min-height: {MIN_TOUCH_SIZE - 2}px; }}"
            "QPushButton:focus { border: 2px solid #F0BE4B; border-radius: 6px; }"
        )
        self._scale = panel.scale
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, FOCUS_MARGIN, 0)
        row.setSpacing(0)
        row.addSpacing(round(CHEVRON_SPACE * panel.scale))
        self._title_label = panel.create_label(values.title, text_size, DEMI_BOLD)
        self._title_label.setWordWrap(True)
        self._beside_label = panel.create_label(beside, CAPTION)
        self._beside_label.setStyleSheet(f"color: {QUIET_INK}; background: transparent;")
        for label in (self._title_label, self._beside_label):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(self._title_label, 1)
        row.addWidget(self._beside_label)

    def sizeHint(self) -> QSize:
        least = max(round(MIN_TOUCH_SIZE * self._scale), self._beside_label.sizeHint().height())
        return QSize(FOLD_WIDTH, max(least, self.heightForWidth(self.width())))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at this width: a long title wraps rather than being cut."""
        room = width - round(CHEVRON_SPACE * self._scale)
        rows = 1 if self._title_width <= room else 2
        line = self._title_label.fontMetrics().lineSpacing()
        return max(round(MIN_TOUCH_SIZE * self._scale), rows * line + 4)

    @property
    def _title_width(self) -> float:
        return text_width(self._title_label.text(), self._title_label.font())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the text on the right if it doesn't fit beside the title."""
        super().resizeEvent(event)
        room = self.width() - round((CHEVRON_SPACE + FOLD_GAP) * self._scale)
        wanted = self._title_width + FOCUS_MARGIN + self._beside_label.sizeHint().width()
        self._beside_label.setVisible(wanted <= room)

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
    values: ActionValuesTable, panel: TablePanel, deck: CardPictures, *, is_low: bool
) -> QLayout:
    """Create a layout with a cell for each action, best first.

    If is_low, little height is available, so a cell is a line with the action's name and its first
    value.
    """
    if is_low:
        cells = [_create_one_line_cell(row, panel) for row in values.rows]
    elif values.is_wide:
        return _create_wide_cells(values, panel, deck)
    else:
        cells = [_create_narrow_cell(row, panel, deck) for row in values.rows]
    _mark_best(values, cells)
    gap = round((CELL_GAP / 2 if is_low else CELL_GAP) * panel.scale)
    beside = round((LOW_GAP if is_low else CELL_GAP) * panel.scale)
    if not is_low or not values.has_cards:
        _align_widths(
            [cell for cell, row in zip(cells, values.rows, strict=True) if row.card is not None]
        )
        _align_widths(
            [cell for cell, row in zip(cells, values.rows, strict=True) if row.card is None]
        )
    return FlowLayout(*cells, spacing=gap, horizontal_spacing=beside)


def _align_widths(cells: Sequence[QFrame]) -> None:
    """Make cells as wide as the widest of them. Cards don't need the width of words."""
    widest = max((cell.sizeHint().width() for cell in cells), default=0)
    for cell in cells:
        cell.setFixedWidth(widest)


def _create_wide_cells(values: ActionValuesTable, panel: TablePanel, deck: CardPictures) -> QLayout:
    """Create cells that show all values, side by side if their names are short enough."""
    cells = [_create_wide_cell(row, panel, deck) for row in values.rows]
    _mark_best(values, cells)
    if values.has_cards:
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(CELL_GAP * panel.scale))
        for place, cell in enumerate(cells):
            grid.addWidget(cell, 0, place)
            grid.setColumnStretch(place, 1)
        return grid
    column = QVBoxLayout()
    column.setSpacing(0)
    for cell in cells:
        column.addWidget(cell)
    return column


def _create_wide_cell(row: ValueRow, panel: TablePanel, deck: CardPictures) -> QFrame:
    cell, is_card = _create_cell(row), row.card is not None
    line = QHBoxLayout(cell)
    line.setContentsMargins(*([round(CELL_PADDING * panel.scale)] * 4))
    line.setSpacing(panel.spacing(0) * 2)
    line.addWidget(_create_name(row, panel, deck, WIDE_CARD), 0 if is_card else 1)
    column = QVBoxLayout() if is_card else QHBoxLayout()
    column.setSpacing(0 if is_card else panel.spacing(1))
    first, *others = row.values
    column.addStretch()
    column.addWidget(panel.create_label(first, LABEL))
    for text in others:
        label = panel.create_label(text, CAPTION)
        label.setStyleSheet(f"color: {QUIET_INK}; background: transparent;")
        column.addWidget(label)
    if is_card:
        column.addStretch()
    line.addLayout(column, 1 if is_card else 0)
    return cell


def _create_narrow_cell(row: ValueRow, panel: TablePanel, deck: CardPictures) -> QFrame:
    cell = _create_cell(row)
    column = QVBoxLayout(cell)
    column.setContentsMargins(*([round(CELL_PADDING / 2 * panel.scale)] * 4))
    column.setSpacing(0)
    for label in (
        _create_name(row, panel, deck, NARROW_CARD),
        panel.create_label(row.values[0], CAPTION),
    ):
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(label)
    return cell


def _create_one_line_cell(row: ValueRow, panel: TablePanel) -> QFrame:
    cell, padding = _create_cell(row), round(CELL_PADDING / 2 * panel.scale)
    line = QHBoxLayout(cell)
    line.setContentsMargins(*([padding] * 4))
    line.setSpacing(panel.spacing(0))
    for text, weight in ((row.name, DEMI_BOLD), (row.values[0], REGULAR)):
        line.addWidget(panel.create_label(text, CAPTION, weight))
    return cell


def _create_cell(row: ValueRow) -> QFrame:
    cell = QFrame()
    cell.setAccessibleName(join_as_sentences((row.spoken_name, *row.values)))
    return cell


def _create_name(row: ValueRow, panel: TablePanel, deck: CardPictures, card_width: int) -> QLabel:
    if row.card is None:
        label = panel.create_label(row.name, CAPTION if card_width == NARROW_CARD else BODY)
    else:
        label = panel.create_card_label(row.card, card_width, deck)
    label.setAccessibleName(row.spoken_name)
    return label


def _mark_best(values: ActionValuesTable, cells: Sequence[QWidget]) -> None:
    for row, cell in zip(values.rows, cells, strict=True):
        if row.is_best:
            cell.setObjectName("best")
            cell.setStyleSheet(BEST_LOOK)
            for label in cell.findChildren(QLabel):
                if not label.styleSheet():
                    face = label.font()
                    face.setWeight(BOLD)
                    label.setFont(face)
