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

from ....ports.repositories import ProgressRepository
from ...art.painter_tools import ALIGN_LEFT, draw_text, fill_rounded_rect
from ...art.stitch_row import draw_stitch_row
from ...common.theme import BODY, BOLD, LABEL, MEDIUM, create_font, elide_text
from ...text.i18n import say
from ...widgets.rich_text_view import RichTextView

CURRENT_MARGIN = 60  # pixels from the top; a heading above that makes its chapter the current one


class ReadingProgress:
    """Finds the current chapter, and stores which chapters have been read to the end.

    The stored value of a game is a number with one bit per chapter.
    """

    def __init__(self, text_view: RichTextView, progress: ProgressRepository) -> None:
        self._text_view, self._progress = text_view, progress
        self._read_bits: dict[str, int] = {}  # by game key
        self._last_value = 0  # the last value of the scroll bar

    @property
    def current_chapter(self) -> int:
        value = self._text_view.verticalScrollBar().value()
        above = [
            place
            for place, top in enumerate(self._text_view.heading_positions())
            if top <= value + CURRENT_MARGIN
        ]
        return above[-1] if above else 0

    def read_chapters(self, game_key: str) -> frozenset[int]:
        if game_key not in self._read_bits:
            self._read_bits[game_key] = max(self._progress.load().get(game_key, 0), 0)
        bits = self._read_bits[game_key]
        return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)

    def mark_visible_as_read(self, game_key: str) -> None:
        """Mark the chapters whose end is visible as read, but not before the player has scrolled.

        Chapters that have just left the view count, too, unless it moved by a page or more.
        """
        bar, high = self._text_view.verticalScrollBar(), self._text_view.viewport().height()
        value, before = bar.value(), self._last_value
        self._last_value = value
        if value > 0:
            ends = [*self._text_view.heading_positions()[1:], bar.maximum() + high]
            top = before if 0 <= value - before < high else value
            start, low = top + CURRENT_MARGIN, value + high
            seen = {number for number, end in enumerate(ends) if start < end <= low}
            if new := seen - self.read_chapters(game_key):
                self._read_bits[game_key] += sum(1 << place for place in new)
                self._progress.save(game_key, self._read_bits[game_key])


ROW_HEIGHT, STITCH_SIZE, STITCH_LEFT, TEXT_LEFT, RADIUS = 38, 12, 10, 34, 10  # pixels


class ChapterButton(QPushButton):
    """The button of a chapter, with a stitched cross if the chapter has been read."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.is_current = self.is_read = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setStyleSheet(f"min-height: {ROW_HEIGHT}px; border: none; padding: 0;")

    def set_state(self, *, is_current: bool, is_read: bool) -> None:
        self.is_current, self.is_read = is_current, is_read
        self.setAccessibleName(say("read-chapter", chapter=self.text()) if is_read else self.text())
        self.update()

    def sizeHint(self) -> QSize:
        wide = QFontMetrics(create_font(LABEL, BOLD)).horizontalAdvance(self.text())
        return QSize(
            wide + TEXT_LEFT + STITCH_LEFT,
            max(ROW_HEIGHT, QFontMetrics(create_font(LABEL)).height() + 12),
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, role = QPainter(self), QPalette.ColorRole
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, palette = (
            QRectF(self.rect()),
            QApplication.palette(),
        )  # its own palette is changed by the style sheet
        if self.is_current or self.underMouse():
            ground = QColor(palette.color(role.AlternateBase))
            ground.setAlphaF(1.0 if self.is_current else 0.5)
            fill_rounded_rect(painter, box.adjusted(0, 1, 0, -1), RADIUS, ground)
        middle = QPointF(STITCH_LEFT, box.center().y())
        draw_stitch_row(painter, middle, STITCH_SIZE, 0, int(self.is_read or self.is_current), 1)
        face = create_font(LABEL, BOLD) if self.is_current else create_font(BODY, MEDIUM)
        colour = palette.color(role.Link if self.is_current else role.WindowText)
        room = box.adjusted(TEXT_LEFT, 0, -4, 0)
        draw_text(
            painter, room, elide_text(self.text(), face, room.width()), face, colour, ALIGN_LEFT
        )
        painter.end()


class RulesContents(QScrollArea):
    """A column of chapter buttons that scrolls."""

    chapter_chosen = Signal(int)

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
        if [each.text() for each in self.buttons] == list(titles):
            return
        for old in self.buttons:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = [ChapterButton(title) for title in titles]
        for place, each in enumerate(self.buttons):
            each.clicked.connect(partial(self._on_button_clicked, place))
            self._column.insertWidget(place, each)
        if self._column.count() == len(self.buttons):
            self._column.addStretch(1)

    def set_state(self, current: int, read_chapters: frozenset[int]) -> None:
        for place, each in enumerate(self.buttons):
            each.set_state(is_current=place == current, is_read=place in read_chapters)
        if 0 <= current < len(self.buttons):
            self.ensureWidgetVisible(self.buttons[current], 0, 0)

    def _on_button_clicked(self, index: int, _checked: object = None) -> None:
        self.chapter_chosen.emit(index)
