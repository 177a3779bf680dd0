"""The panel of a lesson: teacher, text, progress, and buttons to go on and back.

A step is a moment of a lesson at which it waits for the player.
"""

from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..art.animal_portraits import GAZE_AHEAD, GazeDirection, animal_portrait, draw_animal_portrait
from ..art.painter_tools import draw_soft_shadow, fill_rounded_rect
from ..art.stitch_row import draw_stitch_row, stitch_row_width
from ..board.table_layout import REFERENCE_SIZE, SMALL_TABLE_UNIT, TableLayout
from ..common.palette import BUBBLE, INK, QUIET_INK
from ..common.theme import BUBBLE_RADIUS, MEDIUM, create_font, text_scale
from ..text.i18n import Message, say
from ..widgets.labels import TextLabel, create_button, create_label

LEFT, WIDTH, BOTTOM = 340, 716, 570  # table units on a table of the reference size
SETS_EXTRA_WIDTH = 150  # table units, on the left, so that it's low enough for the stock above
# fractions of a small table, on which the player's plate lies below the panel
SMALL_BOTTOM, SMALL_SETS_BOTTOM = 0.7, 0.74
THREE_PLAYERS, THIRD_SCORE_RISE = 3, 0.05  # a third score moves the player's plate up
ROWS_BOTTOM, SETS_BOTTOM = 0.54, 0.722  # fractions of the table
ROWS_GAP, TITLE_GAP = 16, 8  # table units, beside open rows; pixels, below the title
MIN_FACE_SIZE, RING_WIDTH = 48, 6  # pixels; a suggested button has a ring
FACE_SIZE, FACE_LEFT, FACE_OVERHANG = 110, 12, 26
SMALL_FACE_SCALE = 0.66  # factor, in small windows
TEXT_SIZE, STITCH_SIZE, STITCH_GAP, SHADOW_MARGIN = 19, 15, 7, 20
BUTTON_GAP, STITCHES_GAP, PAPER_PADDING, NAME_HEIGHT = 8, 4, 16, 18  # pixels
SIDE_MARGIN = 10  # pixels, in a narrow window


class LessonProgressRow(TextLabel):
    """Shows the progress of a lesson as a row of stitches, one per step."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._step_index, self._step_count = 0, 1

    def show_progress(self, step_index: int, step_count: int) -> None:
        self._step_index, self._step_count = step_index, step_count
        self.setFixedSize(
            round(stitch_row_width(step_count, STITCH_SIZE, STITCH_GAP)) + 6, STITCH_SIZE + 6
        )
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        start = QPointF(3, self.height() / 2)
        draw_stitch_row(
            painter,
            start,
            STITCH_SIZE,
            STITCH_GAP,
            self._step_index,
            self._step_count,
            self._step_index,
        )
        painter.end()


class LessonPanel(QWidget):
    """The panel of a lesson, which also holds the table's prompts."""

    next_requested = Signal()
    back_requested = Signal()
    follow_up_chosen = Signal(str)  # "lesson" or "play", after the last step

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._teacher, self._gaze, self._face_size = "", GAZE_AHEAD, float(FACE_SIZE)
        self._prompt_bar: QWidget | None = None
        self._is_last = False
        self.text_label = create_label("")
        self.progress_label = create_label("")
        self.stitches = LessonProgressRow(self)
        self.back_button = create_button(
            Message("lesson-page-back"), self.back_requested.emit, "quiet"
        )
        self.next_button = create_button(Message("lesson-page-next"), self.next_requested.emit)
        self.next_lesson_button = create_button(
            Message("next-lesson"), partial(self.follow_up_chosen.emit, "lesson")
        )
        self.play_button = create_button(
            Message("lesson-page-play-hand"), partial(self.follow_up_chosen.emit, "play"), "play"
        )
        self.name_label = create_label("")
        self._lay_out()

    def embed_prompt_bar(self, prompt_bar: QWidget) -> None:
        """Embed the table's button bar, so that prompts appear in the panel."""
        self._prompt_bar = prompt_bar
        self._column.insertWidget(1, prompt_bar)

    def set_teacher(self, teacher: str) -> None:
        self._teacher = teacher
        self.name_label.setText(teacher)
        self.update()

    def show_text(self, text: str) -> None:
        self.text_label.setText(text)
        self.text_label.setAccessibleName(say("teacher", teacher=self._teacher, sentence=text))

    def show_progress(
        self, step_index: int, step_count: int, *, is_last: bool, has_next_lesson: bool
    ) -> None:
        """Show the progress of the lesson, and the buttons that make sense at this step."""
        self._is_last = is_last
        self.stitches.show_progress(step_index, step_count)
        self.stitches.setAccessibleName(say("step-number", number=step_index + 1, all=step_count))
        self.progress_label.setText(say("step-number", number=step_index + 1, all=step_count))
        self.back_button.setEnabled(step_index > 0)
        self.next_button.setVisible(not is_last)
        self.next_lesson_button.setVisible(is_last and has_next_lesson)
        self.play_button.setVisible(is_last)

    @property
    def paper(self) -> QRect:
        """The rectangle of the panel without its shadow and the face above it."""
        return self.geometry().adjusted(
            SHADOW_MARGIN, SHADOW_MARGIN + FACE_OVERHANG, -SHADOW_MARGIN, -SHADOW_MARGIN
        )

    def look_at(self, gaze: GazeDirection) -> None:
        self._gaze = gaze
        self.update()

    def place_on(
        self, layout: TableLayout, min_left: float, max_right: float, min_top: int
    ) -> None:
        """Place the panel on a table. It is as high as its text needs.

        min_left and min_top are the coordinates in pixels at which it may start, and max_right
        is where it must end in a window that is wide enough.
        """
        u, narrow, in_rows = (
            layout.unit,
            layout.unit < SMALL_TABLE_UNIT,
            self._is_among_rows(layout),
        )
        self._face_size = FACE_SIZE * (
            SMALL_FACE_SCALE if narrow or in_rows else min(max(u, 1.0), 1.4)
        )
        if in_rows and narrow:
            self._face_size = MIN_FACE_SIZE
        pixels = round(TEXT_SIZE * (min(u, 1.4) if u > 1 else 1.0)) - 3 * (narrow or in_rows)
        for each, size in (
            (self.text_label, pixels),
            (self.progress_label, 13),
            (self.name_label, 13),
        ):
            each.setFont(create_font(size, MEDIUM))
        self._set_margins()
        left, width = self._left_edge_and_width(layout, min_left, max_right, is_narrow=narrow)
        if self._min_width() > width:
            self._set_margins(is_below_face=True)
        self._fit_progress(width, has_stitches=not in_rows)
        height = max(
            self._fit_height(width), round(self._face_size) + 2 * SHADOW_MARGIN + FACE_OVERHANG
        )
        top = max(self._top(layout, height), min_top + TITLE_GAP - SHADOW_MARGIN)
        self.setGeometry(left, top, width, height)
        self.raise_()

    # Private

    def _is_among_rows(self, layout: TableLayout) -> bool:
        return layout.has_open_rows and not self._is_last

    @property
    def _visible_buttons(self) -> list[QPushButton]:
        """The buttons that this step needs."""
        every = self.back_button, self.next_button, self.next_lesson_button, self.play_button
        return [way for way in every if not way.isHidden()]

    def _min_width(self) -> int:
        margins = self._outer_column.contentsMargins()
        width = sum(way.sizeHint().width() + BUTTON_GAP for way in self._visible_buttons)
        return width + STITCHES_GAP + margins.left() + margins.right()

    def _fit_progress(self, width: int, *, has_stitches: bool) -> None:
        """Show as much of the progress as fits beside the buttons at a width in pixels."""
        room = width - self._min_width()
        count = self.progress_label.sizeHint().width() + BUTTON_GAP
        stitches = self.stitches.width() + BUTTON_GAP
        self.progress_label.setVisible(count <= room)
        self.stitches.setVisible(has_stitches and count + stitches <= room)

    def _fit_height(self, width: int) -> int:
        margins, inner = self._outer_column.contentsMargins(), self._column.contentsMargins()
        room = width - margins.left() - margins.right()
        height = margins.top() + margins.bottom() + inner.top() + inner.bottom()
        self.text_label.setMinimumHeight(0)  # otherwise a label never gets lower again
        self.text_label.setFixedHeight(max(self.text_label.heightForWidth(room), 0))
        rows = [
            self.text_label.height(),
            max(self.next_button.sizeHint().height(), self.play_button.sizeHint().height()),
        ]
        buttons = (
            None
            if self._prompt_bar is None or self._prompt_bar.isHidden()
            else self._prompt_bar.layout()
        )
        if self._prompt_bar is not None and buttons is not None and buttons.count():
            self._prompt_bar.setFixedHeight(buttons.heightForWidth(room) + RING_WIDTH)
            rows.append(self._prompt_bar.height())
        return height + sum(rows) + (len(rows) - 1) * self._column.spacing()

    def _left_edge_and_width(
        self, layout: TableLayout, min_left: float, max_right: float, *, is_narrow: bool
    ) -> tuple[int, int]:
        """Return the left edge and the width in pixels of the panel without its shadow."""
        if self._is_among_rows(layout):
            left = layout.open_rows_right + ROWS_GAP * layout.unit
            return round(left) - SHADOW_MARGIN, round(
                layout.width * 0.985 - left
            ) + 2 * SHADOW_MARGIN
        if is_narrow:
            return SIDE_MARGIN - SHADOW_MARGIN, round(
                layout.width
            ) - 2 * SIDE_MARGIN + 2 * SHADOW_MARGIN
        scale = min(layout.unit, 1.4) * text_scale()
        wider = SETS_EXTRA_WIDTH * layout.is_rummy
        width = max((WIDTH + wider) * scale, self._min_width() - 2 * SHADOW_MARGIN)
        right = min(layout.width - SIDE_MARGIN, max_right)
        left = max(layout.width / 2 - (640 - LEFT + wider) * layout.unit, min_left)
        left = max(min(left, right - width), min_left)
        width = min(width, right - left)
        return round(left) - SHADOW_MARGIN, round(width) + 2 * SHADOW_MARGIN

    def _top(self, layout: TableLayout, height: int) -> int:
        if self._is_among_rows(layout):
            bottom = ROWS_BOTTOM
        elif layout.unit < SMALL_TABLE_UNIT:
            bottom = SMALL_SETS_BOTTOM if layout.is_rummy else SMALL_BOTTOM
            bottom -= THIRD_SCORE_RISE * (layout.player_count == THREE_PLAYERS)
        else:
            bottom = SETS_BOTTOM if layout.is_rummy else BOTTOM / REFERENCE_SIZE[1]
        return round(bottom * layout.height) + SHADOW_MARGIN - height

    def _set_margins(self, *, is_below_face: bool = False) -> None:
        """Leave space for the face on the left, or above if the buttons need the whole width."""
        side = PAPER_PADDING if is_below_face else round(self._face_size + 2 * FACE_LEFT)
        top = round(self._face_size) + NAME_HEIGHT if is_below_face else FACE_OVERHANG
        self._outer_column.setContentsMargins(
            SHADOW_MARGIN + side, SHADOW_MARGIN + top, SHADOW_MARGIN + PAPER_PADDING, SHADOW_MARGIN
        )
        self._column.setContentsMargins(0, 9, 0, 8)

    def _lay_out(self) -> None:
        self._outer_column = QVBoxLayout(self)
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self.text_label.setStyleSheet(f"color: {INK};")
        for each in (self.progress_label, self.name_label):
            each.setStyleSheet(f"color: {QUIET_INK};")
            each.setWordWrap(False)
        self.name_label.hide()
        row = QHBoxLayout()
        row.setSpacing(BUTTON_GAP)
        row.addWidget(self.stitches)
        row.addSpacing(STITCHES_GAP)
        row.addWidget(self.progress_label)
        row.addStretch(1)
        for way in (self.back_button, self.next_button, self.next_lesson_button, self.play_button):
            row.addWidget(way)
        self.back_button.setStyleSheet(f"color: {INK};")
        self._column.addWidget(self.text_label)
        self._column.addStretch(1)
        self._column.addLayout(row)
        self._outer_column.addLayout(self._column)

    # Qt

    def sizeHint(self) -> QSize:
        return self._outer_column.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(
            SHADOW_MARGIN, SHADOW_MARGIN + FACE_OVERHANG, -SHADOW_MARGIN, -SHADOW_MARGIN
        )
        draw_soft_shadow(painter, box, BUBBLE_RADIUS, 16, 5, 150)
        fill_rounded_rect(painter, box, BUBBLE_RADIUS, BUBBLE)
        face = QRectF(
            box.left() + FACE_LEFT, box.top() - FACE_OVERHANG, self._face_size, self._face_size
        )
        draw_soft_shadow(
            painter, face, self._face_size / 2, self._face_size * 0.1, self._face_size * 0.03, 120
        )
        draw_animal_portrait(painter, face, animal_portrait(self._teacher), self._gaze)
        if box.bottom() - face.bottom() > NAME_HEIGHT:
            painter.setFont(create_font(13, MEDIUM))
            painter.setPen(self.name_label.palette().color(self.name_label.foregroundRole()))
            width = self._face_size + 2 * FACE_LEFT
            under = QRectF(box.left(), face.bottom() + 1, width, NAME_HEIGHT)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, self._teacher)
        painter.end()
