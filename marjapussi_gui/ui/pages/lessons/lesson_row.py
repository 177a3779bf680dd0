"""A row of the list of lessons: what a lesson teaches, its progress, and a button to start it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ....engine.cards import Card
from ....learning.lessons import Lesson
from ....ports.repositories import LessonProgress
from ...art.animal_portraits import GAZE_AHEAD, animal_portrait, draw_animal_portrait
from ...art.async_card_painter import AsyncCardPainter
from ...art.game_family_picture import draw_fan, felt_patch
from ...art.painter_tools import open_painter
from ...common.theme import PATCH_RADIUS, SPACINGS
from ...text import lesson_page_text as lessons
from ...text import lesson_page_text as words
from ...text.i18n import say
from ...widgets.labels import create_button, create_label
from ...widgets.lesson_progress_bar import LessonProgressBar
from ...widgets.tiles import SHADOW_MARGIN, LinenTile
from .lesson_board import task_cards

PICTURE_SIZE, CARD_WIDTH, FAN_TOP, MAX_CARDS, PORTRAIT_SIZE = (148, 66), 46, 9, 4, 56  # pixels


class LessonPicture(QWidget):
    """A piece of felt with the cards that a lesson is about or, without any, its teacher."""

    def __init__(self, card_painter: AsyncCardPainter) -> None:
        super().__init__()
        self._card_painter, self._teacher = card_painter, ""
        self._cards: Sequence[Card] = ()
        self.setFixedSize(*PICTURE_SIZE)

    def show_cards(self, cards: Sequence[Card], teacher: str) -> None:
        self._cards, self._teacher = cards, teacher
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        box, shape = QRectF(self.rect()), QPainterPath()
        shape.addRoundedRect(box, PATCH_RADIUS, PATCH_RADIUS)
        with open_painter(self) as painter:
            painter.setClipPath(shape)
            painter.drawImage(QPointF(), felt_patch(self.size(), self.devicePixelRatioF()))
            if self._cards:
                painter.translate(box.center().x(), FAN_TOP)
                draw_fan(painter, self._cards, self._card_painter, CARD_WIDTH)
            elif self._teacher:
                face = QRectF(0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE)
                face.moveCenter(box.center())
                draw_animal_portrait(painter, face, animal_portrait(self._teacher), GAZE_AHEAD)


class LessonRow(LinenTile):
    """Shows a lesson or the guided hand, and whether the player has finished it."""

    def __init__(self, card_painter: AsyncCardPainter) -> None:
        super().__init__()
        self.is_done = False
        self._on_start: Callable[[], object] = lambda: None
        self._picture = LessonPicture(card_painter)
        self.title_label, self.summary_label = create_label("", "heading"), create_label("")
        self.state_label = create_label("", "caption")
        self.state_label.setWordWrap(False)
        self.progress_bar = LessonProgressBar()
        self.start_button = create_button("", self._start)
        inside, texts, state = QHBoxLayout(self), QVBoxLayout(), QHBoxLayout()
        state.addWidget(self.progress_bar, 1)
        state.addWidget(self.state_label)
        state.addStretch(1)
        for label in (self.title_label, self.summary_label):
            texts.addWidget(label)
        texts.addLayout(state)
        texts.setSpacing(SPACINGS[0])
        margin = SHADOW_MARGIN + SPACINGS[1]
        inside.setContentsMargins(margin, margin, margin + SPACINGS[1], margin)
        inside.setSpacing(SPACINGS[3])
        inside.addWidget(self._picture)
        inside.addLayout(texts, 1)
        inside.addWidget(self.start_button)

    def show_lesson(self, progress: LessonProgress, on_start: Callable[[], object]) -> None:
        lesson, self._on_start, self.is_done = progress.lesson, on_start, progress.is_done
        self.title_label.setText(words.lesson_title(lesson.game, lesson.number, lesson.title_key))
        self.summary_label.setText(lessons.lesson_text(lesson.game, lesson.summary_key))
        self._picture.show_cards(_lesson_cards(lesson), lessons.teacher_name(lesson.game))
        self.progress_bar.set_groups(((progress.steps_reached, len(lesson.steps)),))
        self.progress_bar.show()
        self._show_state(
            say("lesson-page-finished") if progress.is_done else "",
            words.row_button_label(is_started=progress.is_started, is_done=progress.is_done),
        )

    def show_guided_hand(
        self, game_key: str, on_start: Callable[[], object], *, is_done: bool
    ) -> None:
        self._on_start, self.is_done = on_start, is_done
        self.title_label.setText(say("lesson-page-guided-hand"))
        self.summary_label.setText(say("guided-hand-text", teacher=lessons.teacher_name(game_key)))
        self._picture.show_cards((), lessons.teacher_name(game_key))
        self.progress_bar.hide()
        self._show_state(
            say("lesson-page-finished") if is_done else "",
            words.row_button_label(is_started=False, is_done=is_done),
        )

    def set_suggested(self, *, is_suggested: bool) -> None:
        """Emphasize the button of the lesson that comes next."""
        self.start_button.setProperty("look", "play" if is_suggested else "")
        self.start_button.style().unpolish(self.start_button)
        self.start_button.style().polish(self.start_button)

    def _show_state(self, state: str, button_text: str) -> None:
        self.state_label.setText(state)
        self.state_label.setVisible(bool(state))
        self.start_button.setText(button_text)
        title = self.title_label.text()
        self.start_button.setAccessibleName(say("row-button", title=title, button=button_text))
        details = (self.summary_label.text(), state or self.progress_bar.accessibleName())
        self.start_button.setAccessibleDescription(" ".join(filter(None, details)))

    def _start(self) -> None:
        self._on_start()


def _lesson_cards(lesson: Lesson) -> Sequence[Card]:
    tasks = (lesson.task_action(index) for index in range(len(lesson.steps)))
    done = (each.action for each in lesson.record.entries if each.seat == lesson.seat)
    played = dict.fromkeys(card for action in (*tasks, *done) for card in task_cards(action))
    return tuple(played)[:MAX_CARDS]
