"""A score line: a text, the points, and the cards that are worth them."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ...engine.events import ScoredCardGroup
from ..art.card_pictures import CardPictures
from ..art.painter_tools import (
    NO_PEN,
    create_canvas,
    draw_chevron,
    open_painter,
    round_pen,
    stroke_rounded_rect,
)
from ..art.suit_drawing import fit_path, suit_colour, suit_path
from ..common.palette import CHROME_SCHEMES, GOLD, GOLD_EDGE
from ..widgets.labels import TextLabel
from ..widgets.tiles import ENTER_KEYS
from .card_trays import INDENT, CardTrays

LINE_HEIGHT, CHEVRON_SIZE, SUIT_SIZE, CORNER_RADIUS = 32, 4.2, 15, 8
WRAPPED_LINE_GAP = 6  # pixels: a text of two lines must stand apart from the next line
UNROLL_MS = 160
SPACER_INDEX = 2  # in the row of a line with a suit symbol, before its points
CHEVRON_POSITION = 0.42  # fraction of the indent
QUIET = CHROME_SCHEMES["light"].quiet


class LedgerLine(QWidget):
    """A score line. If it has cards, it can be opened to show them."""

    toggle_requested = Signal(object)  # this line

    def __init__(
        self,
        text_label: QLabel,
        value_label: QLabel,
        scale: float,
        *,
        suit: QPixmap | None = None,
        indent: float = INDENT,
    ) -> None:
        super().__init__()
        self.scale = scale
        self.head = LedgerLineButton(text_label, value_label, scale, suit, indent)
        self._trays: CardTrays | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.head)

    def attach_cards(
        self, trays: Sequence[ScoredCardGroup], deck: CardPictures, notes: Sequence[str] = ()
    ) -> None:
        """Give the line groups of cards, which are shown when it is opened.

        notes are the texts for the groups; without them, each group shows its points.
        """
        self._trays = CardTrays(trays, deck, self.scale, notes)
        self._trays.setParent(self)
        self._trays.hide()
        self.head.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.head.setCursor(Qt.CursorShape.PointingHandCursor)
        self.head.is_expandable = True
        self.head.clicked.connect(self._on_clicked)
        spoken = (shelf.accessibleName() for shelf in self._trays.tray_views)
        self.head.setAccessibleDescription("; ".join(spoken))

    @property
    def trays(self) -> CardTrays | None:
        return self._trays

    @property
    def is_open(self) -> bool:
        return self.head.is_open

    def set_open(self, *, is_open: bool) -> None:
        """Mark the line as open or closed. The panel decides where the cards are shown."""
        if self._trays is None:
            return
        self.head.is_open = is_open
        self.head.update()
        if not is_open:
            self._trays.setParent(self)
            self._trays.hide()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.head.heightForWidth(width)

    def _on_clicked(self) -> None:
        self.toggle_requested.emit(self)


class LedgerLineButton(QAbstractButton):
    """The text and points of a score line as a button, with a chevron if it can be opened."""

    def __init__(
        self,
        text_label: QLabel,
        value_label: QLabel,
        scale: float,
        suit: QPixmap | None,
        indent: float,
    ) -> None:
        super().__init__()
        self._indent = indent
        self.is_expandable = self.is_open = False
        self._scale = scale
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(round(LINE_HEIGHT * scale))
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(round(indent * scale), 0, 0, 0)
        row.setSpacing(round(8 * scale))
        self._text_label, self._value_label = text_label, value_label
        self._suit_label = suit_label = TextLabel()
        text_label.setWordWrap(suit is None)
        row.addWidget(text_label, int(suit is None))
        row.addWidget(suit_label)
        suit_label.setVisible(suit is not None)
        if suit is not None:
            suit_label.setPixmap(suit)
            row.addStretch(1)
        row.addWidget(value_label)
        value_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(f"{text_label.accessibleName()}: {value_label.text()}")

    def sizeHint(self) -> QSize:
        hint = self._row.totalSizeHint()
        return QSize(hint.width(), max(hint.height(), round(LINE_HEIGHT * self._scale)))

    def minimumSizeHint(self) -> QSize:
        hint = self._row.totalMinimumSize()
        return QSize(hint.width(), max(hint.height(), round(LINE_HEIGHT * self._scale)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self._fit_suit(width)
        self._row.invalidate()  # its cached height may be older than the style of its texts
        height = self._row.totalHeightForWidth(width)
        gap = round(WRAPPED_LINE_GAP * self._scale)
        return max(height + gap, round(LINE_HEIGHT * self._scale))

    def _fit_suit(self, width: int) -> None:
        """Hide the suit symbol at a width that has no room for it; the text names the suit too."""
        if self._suit_label.pixmap().isNull():
            return
        labels = self._text_label, self._suit_label, self._value_label
        self._text_label.setWordWrap(False)
        widths = (label.sizeHint().width() + self._row.spacing() for label in labels)
        has_room = self._row.contentsMargins().left() + sum(widths) <= width
        self._suit_label.setVisible(has_room)
        self._text_label.setWordWrap(not has_room)
        self._row.setStretch(0, int(not has_room))
        self._row.setStretch(SPACER_INDEX, int(has_room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_suit(event.size().width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in ENTER_KEYS or key == (Qt.Key.Key_Left if self.is_open else Qt.Key.Key_Right):
            self.click()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            inner = QRectF(self.rect()).adjusted(2, 1, -2, -1)
            stroke_rounded_rect(painter, inner, CORNER_RADIUS, round_pen(GOLD_EDGE, 4))
            stroke_rounded_rect(painter, inner, CORNER_RADIUS, round_pen(GOLD, 2.4))
        if self.is_expandable:
            centre = QPointF(CHEVRON_POSITION * self._indent * self._scale, self.height() / 2)
            draw_chevron(painter, centre, CHEVRON_SIZE * self._scale, QUIET, is_open=self.is_open)
        painter.end()


def suit_picture(suit: int, colours: str, size: float, pixel_ratio: float) -> QPixmap:
    picture = create_canvas(size, size, pixel_ratio)
    with open_painter(picture) as painter:
        painter.setPen(NO_PEN)
        painter.fillPath(
            fit_path(suit_path(suit), QRectF(0, 0, size, size)), suit_colour(suit, colours)
        )
    return picture
