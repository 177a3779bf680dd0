"""The panel of a lesson: the teacher, the text, the progress, and buttons to move on and back."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..art.brushes import rounded, soft_shadow
from ..art.companions import AHEAD, Gaze, companion_of, draw_companion
from ..art.stitch_row import draw_stitches, row_width
from ..basis.palette import BUBBLE, INK, QUIET
from ..basis.theme import BUBBLE_RADIUS, MEDIUM, font, text_scale
from ..board.layout import Layout
from ..widgets.labels import Words, button, label
from ..wording import teaching as words

LEFT, WIDE, BOTTOM = 340, 716, 570  # in table units, at the reference size
ROWS_LEFT, ROWS_BOTTOM, SETS_BOTTOM = 0.6, 0.545, 0.722  # in table widths and heights
LEAST_FACE, RING = 48, 6  # pixels; a suggested button has a ring
FACE, FACE_LEFT, OUT = 110, 12, 26
SMALL = 0.66  # in face sizes, for small windows
TEXT, STITCH, GAP, SHADOW = 19, 15, 7, 20
ROW_GAP, AFTER_STITCHES = 8, 4  # pixels
SIDE = 10  # pixels, in a narrow window


class Stitches(Words):
    """The progress of a lesson as a row of stitches; its accessible name says the same."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._now, self._number = 0, 1

    def show_stop(self, now: int, number: int) -> None:
        self._now, self._number = now, number
        self.setFixedSize(round(row_width(number, STITCH, GAP)) + 6, STITCH + 6)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        start = QPointF(3, self.height() / 2)
        draw_stitches(painter, start, STITCH, GAP, self._now, self._number, self._now)
        painter.end()


class LessonPanel(QWidget):
    """The panel of a lesson, in the place where the table shows its prompts."""

    went_on = Signal()
    went_back = Signal()
    chose = Signal(str)  # "lesson" or "play", after the last stop

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._teacher, self._gaze, self._face = "", AHEAD, float(FACE)
        self._bar: QWidget | None = None
        self._is_last = False
        self.text = label("")
        self.count = label("")
        self.stitches = Stitches(self)
        self.back = button("", self.went_back.emit, "quiet")
        self.on = button("", self.went_on.emit)
        self.further = button("", self._choose("lesson"))
        self.play = button("", self._choose("play"), "play")
        self.name = label("")
        self._lay_out()

    def _choose(self, how: str) -> Callable[[], None]:
        return lambda: self.chose.emit(how)

    def take_in(self, bar: QWidget) -> None:
        """Show the buttons of the table inside the panel."""
        self._bar = bar
        self._column.insertWidget(1, bar)

    def introduce(self, teacher: str) -> None:
        """Set the name of the companion who teaches."""
        self._teacher = teacher
        self.name.setText(teacher)
        self.update()

    def retranslate(self) -> None:
        for each, text in (
            (self.back, words.back()),
            (self.on, words.on()),
            (self.further, words.next_lesson()),
            (self.play, words.play_a_hand()),
        ):
            each.setText(text)
            each.setAccessibleName(text)

    def tell(self, text: str) -> None:
        """Show a text of the teacher."""
        self.text.setText(text)
        self.text.setAccessibleName(words.says(self._teacher, text))

    def show_stop(self, now: int, number: int, *, is_last: bool, leads_on: bool) -> None:
        """Show the progress of the lesson and the buttons that apply at this stop."""
        self._is_last = is_last
        self.stitches.show_stop(now, number)
        self.stitches.setAccessibleName(words.stop(now + 1, number))
        self.count.setText(words.stop(now + 1, number))
        self.back.setEnabled(now > 0)
        self.on.setVisible(not is_last)
        self.further.setVisible(is_last and leads_on)
        self.play.setVisible(is_last)

    def look_at(self, gaze: Gaze) -> None:
        """Turn the teacher's eyes."""
        self._gaze = gaze
        self.update()

    def fit(self, layout: Layout, plate_right: float) -> None:
        """Place the panel on this table, as high as its text needs, right of min_left in pixels."""
        u, narrow, in_rows = layout.u, layout.u < 0.8, self._is_among_rows(layout)
        self._face = FACE * (SMALL if narrow or in_rows else min(max(u, 1.0), 1.4))
        if in_rows and narrow:
            self._face = LEAST_FACE
        pixels = round(TEXT * (min(u, 1.4) if u > 1 else 1.0)) - 3 * (narrow or in_rows)
        for each, size in ((self.text, pixels), (self.count, 13), (self.name, 13)):
            each.setFont(font(size, MEDIUM))
        self._margins(narrow=narrow or in_rows)
        left, width = self._place(layout, plate_right, narrow=narrow)
        self._fill_row(width, has_stitches=not in_rows)
        height = max(self._height(width), round(self._face) + 2 * SHADOW + OUT)
        self.setGeometry(left, self._top(layout, height), width, height)
        self.raise_()

    # Private

    def _is_among_rows(self, layout: Layout) -> bool:
        """Return whether cards lie in rows; after the last stop the whole table is free."""
        return layout.has_rows and not self._is_last

    @property
    def _ways(self) -> list[QPushButton]:
        """The buttons that lead back and on from this stop."""
        every = self.back, self.on, self.further, self.play
        return [way for way in every if not way.isHidden()]

    def _least(self) -> int:
        """Return the width in pixels that the buttons need."""
        margins = self._outer.contentsMargins()
        width = sum(way.sizeHint().width() + ROW_GAP for way in self._ways)
        return width + AFTER_STITCHES + margins.left() + margins.right()

    def _fill_row(self, wide: int, *, has_stitches: bool) -> None:
        """Show as much of the progress beside the buttons as fits."""
        room = wide - self._least()
        count = self.count.sizeHint().width() + ROW_GAP
        stitches = self.stitches.width() + ROW_GAP
        self.count.setVisible(count <= room)
        self.stitches.setVisible(has_stitches and count + stitches <= room)

    def _height(self, wide: int) -> int:
        """Set the heights of the text and the buttons, and return the total height in pixels."""
        margins, inner = self._outer.contentsMargins(), self._column.contentsMargins()
        room = wide - margins.left() - margins.right()
        height = margins.top() + margins.bottom() + inner.top() + inner.bottom()
        self.text.setFixedHeight(max(self.text.heightForWidth(room), 0))
        rows = [self.text.height(), max(self.on.sizeHint().height(), self.play.sizeHint().height())]
        buttons = None if self._bar is None or self._bar.isHidden() else self._bar.layout()
        if self._bar is not None and buttons is not None and buttons.count():
            self._bar.setFixedHeight(buttons.heightForWidth(room) + RING)
            rows.append(self._bar.height())
        return height + sum(rows) + (len(rows) - 1) * self._column.spacing()

    def _place(self, layout: Layout, plate_right: float, *, narrow: bool) -> tuple[int, int]:
        """Return the left edge and the width of the painted panel, in pixels."""
        if self._is_among_rows(layout):
            left = ROWS_LEFT * layout.width
            return round(left) - SHADOW, round(layout.width * 0.985 - left) + 2 * SHADOW
        if narrow:
            return SIDE - SHADOW, round(layout.width) - 2 * SIDE + 2 * SHADOW
        scale = min(layout.u, 1.4) * text_scale()
        width = max(WIDE * scale, self._least() - 2 * SHADOW)
        width = min(width, layout.width - 2 * SIDE)
        left = max(layout.width / 2 - (640 - LEFT) * layout.u, plate_right)
        left = min(left, layout.width - width - SIDE)
        return round(left) - SHADOW, round(width) + 2 * SHADOW

    def _top(self, layout: Layout, high: int) -> int:
        bottom = SETS_BOTTOM if layout.lays_sets else BOTTOM / 800
        return (
            round((ROWS_BOTTOM if self._is_among_rows(layout) else bottom) * layout.height)
            + SHADOW
            - high
        )

    def _margins(self, *, narrow: bool) -> None:
        side = round(self._face + 2 * FACE_LEFT) + SHADOW
        self._outer.setContentsMargins(side, SHADOW + OUT, SHADOW + 16, SHADOW)
        self._column.setContentsMargins(0, 9, 0, 8)

    def _lay_out(self) -> None:
        self._outer = QVBoxLayout(self)
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self.text.setStyleSheet(f"color: {INK};")
        for each in (self.count, self.name):
            each.setStyleSheet(f"color: {QUIET};")
            each.setWordWrap(False)
        self.name.hide()
        row = QHBoxLayout()
        row.setSpacing(ROW_GAP)
        row.addWidget(self.stitches)
        row.addSpacing(AFTER_STITCHES)
        row.addWidget(self.count)
        row.addStretch(1)
        for way in (self.back, self.on, self.further, self.play):
            row.addWidget(way)
        self.back.setStyleSheet(f"color: {INK};")
        self._column.addWidget(self.text)
        self._column.addStretch(1)
        self._column.addLayout(row)
        self._outer.addLayout(self._column)
        self.retranslate()

    # Qt

    def sizeHint(self) -> QSize:
        return self._outer.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(SHADOW, SHADOW + OUT, -SHADOW, -SHADOW)
        soft_shadow(painter, box, BUBBLE_RADIUS, 16, 5, 150)
        rounded(painter, box, BUBBLE_RADIUS, BUBBLE)
        face = QRectF(box.left() + FACE_LEFT, box.top() - OUT, self._face, self._face)
        soft_shadow(painter, face, self._face / 2, self._face * 0.1, self._face * 0.03, 120)
        draw_companion(painter, face, companion_of(self._teacher), self._gaze)
        if box.bottom() - face.bottom() > 18:
            painter.setFont(font(13, MEDIUM))
            painter.setPen(self.name.palette().color(self.name.foregroundRole()))
            under = QRectF(box.left(), face.bottom() + 1, self._face + 2 * FACE_LEFT, 18)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, self._teacher)
        painter.end()
