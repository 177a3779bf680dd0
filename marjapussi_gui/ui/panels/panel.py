"""A linen sheet that lies on the felt and tells something; Escape takes it away."""

from math import ceil

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..art.brushes import soft_shadow
from ..pages.labels import EvenLabel
from ..palette import BUTTON_FOOT, INK, TILE
from ..theme import BOLD, SPACE, TILE_RADIUS, TITLE, set_type, width_of
from ..wording import table as words

EDGE = 12


class Panel(QFrame):
    """Linen with a title, room for content, and buttons at its foot."""

    closed = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setStyleSheet(f"#panel, #panel QLabel {{ color: {INK}; background: transparent; }}")
        self._title = EvenLabel(title, self)
        self._title.setWordWrap(True)
        set_type(self._title, TITLE, BOLD)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*([SPACE[4] + EDGE] * 4))
        self._column.setSpacing(SPACE[2])
        self._column.addWidget(self._title)
        self.content = QVBoxLayout()
        self.content.setSpacing(SPACE[1])
        self._column.addLayout(self.content, 1)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(SPACE[2])
        self._column.addLayout(self._foot)
        self.hide()

    def entitle(self, title: str) -> None:
        self._title.setText(title)
        self.setAccessibleName(title)

    def add_button(self, text: str, *, look: str = "") -> QPushButton:
        """Add a button at the foot, to the right of those before."""
        button = QPushButton(text, self)
        button.setProperty("look", look)
        self._foot.addWidget(button)
        return button

    def add_close(self) -> QPushButton:
        button = self.add_button(words.close())
        button.clicked.connect(self.close_panel)
        return button

    def clear(self) -> None:
        """Take out what the panel told; it is hidden until it tells something else."""
        self.hide()
        _empty(self.content)

    def clear_foot(self) -> None:
        _empty(self._foot)

    def close_panel(self) -> None:
        self.hide()
        self.closed.emit()

    def place(
        self,
        middle_x: int,
        middle_y: int,
        most_width: int,
        most_height: int,
        *,
        between: tuple[int, int] | None = None,
    ) -> None:
        """Lie about this place, as large as the content asks for and no larger than that.

        It ends above the lower of two lines, and where there is room it begins below the upper.
        """
        self._column.invalidate()
        self._column.activate()
        title = ceil(width_of(self._title.text(), self._title.font()))
        margins = self._column.contentsMargins()
        wished = title + margins.left() + margins.right()  # a title wraps only where it must
        width = min(max(self._column.totalSizeHint().width(), wished), most_width)
        wanted = self._column.totalSizeHint().height()
        if self._column.hasHeightForWidth():
            wanted = self._column.totalHeightForWidth(width)
        height = min(wanted, most_height)
        left = min(max(middle_x - width // 2, 0), max(self._room().width() - width, 0))
        upper, lower = between or (EDGE, self._room().height())
        end = min(lower + EDGE, self._room().height())
        top = min(max(middle_y - height // 2, upper - EDGE), max(end - height, 0))
        self.setGeometry(left, top, width, height)

    def _room(self) -> QRect:
        parent = self.parentWidget()
        assert parent is not None
        return parent.rect()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        soft_shadow(painter, box, TILE_RADIUS, 18, 5, 150)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BUTTON_FOOT))
        painter.drawRoundedRect(box, TILE_RADIUS, TILE_RADIUS)
        painter.setBrush(QColor(TILE))
        painter.drawRoundedRect(box.adjusted(0, 0, 0, -3), TILE_RADIUS, TILE_RADIUS)
        painter.end()


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        if inner is not None:
            _empty(inner)
