"""A row of the list of lessons: what a lesson teaches, its progress, and a button to start it."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from ....ports.progress_repository import LessonProgress
from ...common.theme import SPACINGS
from ...text import lesson_page_text as lessons
from ...text import lesson_page_text as words
from ...text.i18n import say
from ...widgets.labels import create_button, create_label
from ...widgets.lesson_progress_bar import LessonProgressBar


class LessonRow(QFrame):
    """Shows a lesson or the guided hand, and whether the player has finished it."""

    def __init__(self) -> None:
        super().__init__()
        self.is_done = False
        self._on_start: Callable[[], object] = lambda: None
        self.setProperty("look", "row")
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
        inside.setSpacing(SPACINGS[2])
        inside.addLayout(texts, 1)
        inside.addWidget(self.start_button)

    def show_lesson(self, progress: LessonProgress, on_start: Callable[[], object]) -> None:
        lesson, self._on_start, self.is_done = progress.lesson, on_start, progress.is_done
        self.title_label.setText(words.lesson_title(lesson.game, lesson.number, lesson.title_key))
        self.summary_label.setText(lessons.lesson_text(lesson.game, lesson.summary_key))
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
