"""The table of contents of the rules page."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..art.brushes import LEFT, rounded, write
from ..art.stitch_row import draw_stitches
from ..basis.theme import BODY, BOLD, LABEL, MEDIUM, elided, font
from ..wording import reading as words

PITCH, STITCH, AT, TEXT_AT, RADIUS = 38, 12, 10, 34, 10  # pixels


class ChapterButton(QPushButton):
    """Goes to a chapter; a stitch marks a chapter that was read."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.is_here = self.was_read = False
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setStyleSheet(f"min-height: {PITCH}px; border: none; padding: 0;")

    def tell(self, *, is_here: bool, was_read: bool) -> None:
        """Show whether the chapter is the current one, and whether it was read."""
        self.is_here, self.was_read = is_here, was_read
        self.setAccessibleName(words.is_read(self.text()) if was_read else self.text())
        self.update()

    def sizeHint(self) -> QSize:
        wide = QFontMetrics(font(LABEL, BOLD)).horizontalAdvance(self.text())
        return QSize(wide + TEXT_AT + AT, max(PITCH, QFontMetrics(font(LABEL)).height() + 12))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, role = QPainter(self), QPalette.ColorRole
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, palette = (
            QRectF(self.rect()),
            QApplication.palette(),
        )  # the style sheet changes the widget's own palette
        if self.is_here or self.underMouse():
            ground = QColor(palette.color(role.AlternateBase))
            ground.setAlphaF(1.0 if self.is_here else 0.5)
            rounded(painter, box.adjusted(0, 1, 0, -1), RADIUS, ground)
        middle = QPointF(AT, box.center().y())
        draw_stitches(painter, middle, STITCH, 0, int(self.was_read or self.is_here), 1)
        face = font(LABEL, BOLD) if self.is_here else font(BODY, MEDIUM)
        colour = palette.color(role.Link if self.is_here else role.WindowText)
        room = box.adjusted(TEXT_AT, 0, -4, 0)
        write(painter, room, elided(self.text(), face, room.width()), face, colour, LEFT)
        painter.end()


class RulesContents(QScrollArea):
    """A scrolling column of chapter buttons."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[ChapterButton] = []
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        sheet = QWidget()
        sheet.setLayout(self._column)
        self.setWidget(sheet)
        for ground in (sheet, self.viewport()):
            ground.setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_titles(self, titles: Sequence[str]) -> None:
        """List chapters with these titles."""
        if [each.text() for each in self.buttons] == list(titles):
            return
        for old in self.buttons:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = [ChapterButton(title) for title in titles]
        for place, each in enumerate(self.buttons):
            each.clicked.connect(partial(self._on_chosen, place))
            self._column.insertWidget(place, each)
        if self._column.count() == len(self.buttons):
            self._column.addStretch(1)

    def tell(self, here: int, read: frozenset[int]) -> None:
        """Show the current chapter and those that were read, by index."""
        for place, each in enumerate(self.buttons):
            each.tell(is_here=place == here, was_read=place in read)
        if 0 <= here < len(self.buttons):
            self.ensureWidgetVisible(self.buttons[here], 0, 0)

    def _on_chosen(self, place: int, _checked: object = None) -> None:
        self.chosen.emit(place)
