"""The tile on the start page that offers a lesson."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ....ports.progress_repository import LessonProgress
from ...art.animal_portraits import GAZE_AHEAD, animal_portrait, draw_animal_portrait
from ...art.stitch_row import draw_stitch_row
from ...text import games, lessons
from ...text import lesson_page_text as words
from ...widgets.labels import create_button, create_label
from .tile_background import TILE_MARGIN, draw_tile_background

PORTRAIT_SIZE, PADDING = 72, 14  # pixels
STITCH_SIZE, STITCH_GAP, MIN_STITCH_SIZE = 12, 8, 5


class LessonTile(QWidget):
    """Offers to continue a lesson or, for new players, to start the first one."""

    lesson_requested = Signal(str)  # the key of a game

    def __init__(self) -> None:
        super().__init__()
        self._offered_lesson: LessonProgress | None = None
        self._has_room = True
        self._heading_label, self._subject_label = create_label("", "heading"), create_label("")
        self._game_label, self._step_label = create_label("", "strong"), create_label("", "caption")
        self.start_button = create_button("", self._on_start_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        above, below, words = QVBoxLayout(), QHBoxLayout(), QVBoxLayout()
        above.setSpacing(2)
        above.setContentsMargins(PORTRAIT_SIZE + PADDING, 0, 0, STITCH_SIZE + STITCH_GAP)
        for line in (self._heading_label, self._subject_label):
            above.addWidget(line)
        words.setSpacing(0)
        for line in (self._game_label, self._step_label):
            line.setWordWrap(False)
            words.addWidget(line)
        below.addLayout(words, 1)
        below.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[TILE_MARGIN + PADDING - 2] * 4)
        column.addLayout(above)
        column.addStretch(1)
        column.addLayout(below)
        self.hide()

    @property
    def offered_lesson(self) -> LessonProgress | None:
        """The lesson that is offered, or None."""
        return self._offered_lesson

    def set_lesson(self, lesson: LessonProgress | None) -> None:
        """Offer to start or continue a lesson, or hide the tile if it is None."""
        self._offered_lesson = lesson
        self.setVisible(lesson is not None and self._has_room)
        self.retranslate()

    def fit(self, width: int, height: int, *, has_room: bool) -> None:
        """Set the width and the minimum height, or hide the tile if the page has no space."""
        self._has_room = has_room
        self.setFixedWidth(width)
        self.setMinimumHeight(height)
        self.setVisible(self._offered_lesson is not None and has_room)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        offered = self._offered_lesson
        if offered is None:
            return
        lesson = offered.lesson
        game = games.game_name(lesson.game)
        if offered.is_started:
            step = words.step_number_text(offered.next_step + 1, len(lesson.steps))
            texts = (
                words.lesson_number_text(lesson.number),
                words.lesson_subject(lesson),
                game,
                step,
            )
        else:
            texts = words.new_here_title(), words.learn_by_playing_label(), game, ""
        for line, text in zip(self._labels, texts, strict=True):
            line.setText(text)
        self.start_button.setText(
            words.continue_label() if offered.is_started else words.begin_label()
        )
        self.start_button.setAccessibleName(f"{game}, {texts[0]}: {self.start_button.text()}")
        self.update()

    @property
    def _labels(self) -> tuple[QLabel, ...]:
        return self._heading_label, self._subject_label, self._game_label, self._step_label

    def _on_start_clicked(self) -> None:
        if self._offered_lesson is not None:
            self.lesson_requested.emit(self._offered_lesson.lesson.game)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._offered_lesson is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        draw_tile_background(painter, self.size(), colour.name())
        face = QRectF(
            TILE_MARGIN + PADDING, TILE_MARGIN + PADDING - 2, PORTRAIT_SIZE, PORTRAIT_SIZE
        )
        lesson = self._offered_lesson.lesson
        draw_animal_portrait(
            painter, face, animal_portrait(lessons.teacher_name(lesson.game)), GAZE_AHEAD
        )
        left, number = face.right() + PADDING - 2, len(lesson.steps)
        room = self.width() - TILE_MARGIN - PADDING - left
        size = max(
            min(STITCH_SIZE, (room + STITCH_GAP) / number - STITCH_GAP * 0.7), MIN_STITCH_SIZE
        )
        gap = min(STITCH_GAP, (room - number * size) / max(number - 1, 1))
        start = QPointF(
            left, self._subject_label.geometry().bottom() + STITCH_GAP + STITCH_SIZE / 2
        )
        now = self._offered_lesson.next_step
        draw_stitch_row(painter, start, size, gap, now, number, now)
        painter.end()
