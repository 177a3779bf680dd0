"""The page that lists a game's lessons, and the guided first hand after them."""

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ....learning.guided_hands import hand_progress_key
from ....learning.lessons import Lesson, lessons_for_game
from ....ports.progress_repository import lesson_progress
from ....ports.services import LearningServices
from ...common.requests import OpenLesson, StartGuidedHand
from ...common.theme import MIN_TOUCH_SIZE, SPACINGS
from ...text import games
from ...text import lesson_page_text as words
from ...text.i18n import say
from ...widgets.fields import ComboField
from ...widgets.flow_layout import ScrollContent, update_layouts
from ...widgets.labels import create_button, create_label
from ...widgets.scroll_area import create_scroll_area
from ..base_page import Page
from ..column_margin import column_margin
from .lesson_row import LessonRow

MAX_WIDTH = 900  # pixels


class LessonListPage(Page):
    """Shows what each lesson of a game teaches, and which ones the player has finished."""

    KEEPS_HISTORY = True

    def __init__(self, learning: LearningServices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._learning, self._game_key = learning, ""
        self._title_label, self._introduction_label = create_label("", "title"), create_label("")
        self.back_button = create_button("", self.request_back, "quiet")
        self.game_field = ComboField[str]("")
        self.rows: list[LessonRow] = []
        self._sheet = ScrollContent()
        self._scroll_area = create_scroll_area(self._sheet)
        self._column_of_rows = QVBoxLayout(self._sheet)
        self._build_layout()
        self.game_field.picked.connect(self._on_game_picked)

    @property
    def title(self) -> str:
        return words.lesson_list_title(self._game_key) if self._game_key else ""

    @property
    def has_content(self) -> bool:
        return bool(self._game_key)

    @property
    def game_key(self) -> str:
        """The key of the game whose lessons are listed, or an empty string."""
        return self._game_key

    def show_lessons(self, game_key: str) -> None:
        """Show the lessons of a game, and focus the first one that isn't finished."""
        self._game_key = game_key
        self.retranslate()
        self.title_changed.emit()
        self.restore_focus()

    def restore_focus(self) -> None:
        """Focus the button of the lesson that comes next."""
        self._update_rows()
        row = next((each for each in self.rows if not each.is_done), self.rows[0])
        for each in self.rows:
            each.set_suggested(is_suggested=each is row)
        row.start_button.setFocus()
        self._scroll_area.ensureWidgetVisible(row, 0, MIN_TOUCH_SIZE)

    def retranslate(self) -> None:
        if not self._game_key:
            return
        self._title_label.setText(words.lesson_list_title(self._game_key))
        self._introduction_label.setText(words.lesson_list_text(self._game_key))
        self.back_button.setText(say("storage-back"))
        self.back_button.setAccessibleName(say("storage-back"))
        keys = dict.fromkeys(each.game for each in self._learning.lessons())
        choices = sorted(((key, games.game_name(key)) for key in keys), key=lambda each: each[1])
        self.game_field.set_choices(choices, self._game_key)
        self.game_field.setAccessibleName(say("game-field"))
        self._update_rows()

    # Private

    def _update_rows(self) -> None:
        """Update the list of lessons with the current progress."""
        lessons = lessons_for_game(self._learning.lessons(), self._game_key)
        self._set_row_count(len(lessons) + 1)
        progress = self._learning.lesson_progress.load()
        for row, lesson in zip(self.rows, lessons, strict=False):
            row.show_lesson(lesson_progress(lesson, progress), self._create_opener(lesson))
        self.rows[-1].show_guided_hand(
            self._game_key,
            self._request_guided_hand,
            is_done=bool(progress.get(hand_progress_key(self._game_key))),
        )
        update_layouts(self)

    def _set_row_count(self, count: int) -> None:
        while len(self.rows) > count:
            row = self.rows.pop()
            row.hide()
            row.deleteLater()
        while len(self.rows) < count:
            row = LessonRow()
            self._column_of_rows.insertWidget(len(self.rows), row)
            self.rows.append(row)

    def _create_opener(self, lesson: Lesson) -> Callable[[], None]:
        return lambda: self.request.emit(OpenLesson(lesson))

    def _request_guided_hand(self) -> None:
        self.request.emit(StartGuidedHand(self._game_key))

    def _on_game_picked(self) -> None:
        self.show_lessons(self.game_field.value())
        self.game_field.setFocus()

    def _build_layout(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title_label, 1)
        head.addWidget(self.game_field)
        head.addWidget(self.back_button)
        self._column_of_rows.setContentsMargins(0, 0, SPACINGS[0], SPACINGS[3])
        self._column_of_rows.setSpacing(SPACINGS[1])
        self._column_of_rows.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SPACINGS[2])
        self._column.addLayout(head)
        self._column.addWidget(self._introduction_label)
        self._column.addWidget(self._scroll_area, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = column_margin(self.width(), MAX_WIDTH)
        self._column.setContentsMargins(side, SPACINGS[3], side, 0)
