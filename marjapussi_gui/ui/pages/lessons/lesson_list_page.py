"""The page that lists a game's lessons, and the guided first hand after them."""

from collections.abc import Callable
from typing import Self

from ....learning.guided_hands import hand_progress_key
from ....learning.lessons import Lesson, lessons_for_game
from ....model.preferences import Preferences
from ....ports.repositories import lesson_progress
from ....ports.services import LearningServices
from ...art.async_card_painter import AsyncCardPainter
from ...art.card_pictures import CardPictures
from ...art.deck_style import DeckStyle, deck_style
from ...common.requests import OpenLesson, StartGuidedHand
from ...common.theme import MIN_TOUCH_SIZE
from ...text import games
from ...text import lesson_page_text as words
from ...text.i18n import say
from ...widgets.fields import ComboField
from ...widgets.flow_layout import update_layouts
from ...widgets.labels import create_label
from ..base_page import ColumnPage
from .lesson_row import LessonRow


class LessonListPage(ColumnPage):
    """Shows what each lesson of a game teaches, and which ones the player has finished."""

    max_width = 900

    def __init__(self, learning: LearningServices) -> None:
        self.game_field = ComboField[str](say("game-field"))
        super().__init__("", self.game_field)
        self._learning, self._game_key = learning, ""
        self._introduction_label = create_label("")
        self.rows: list[LessonRow] = []
        self.add_widgets(self._introduction_label)
        self._column_of_rows = self.add_scroll_area(0)
        self._column_of_rows.addStretch(1)
        self.game_field.picked.connect(self._on_game_picked)
        deck = CardPictures(DeckStyle(), self.devicePixelRatioF())
        self._card_painter = AsyncCardPainter(deck, self)
        self._card_painter.pictures_ready.connect(self.sheet.update)

    def apply_preferences(self, preferences: Preferences) -> None:
        deck = CardPictures(deck_style(preferences), self.devicePixelRatioF())
        self._card_painter.card_pictures = deck

    @property
    def title(self) -> str:
        return words.lesson_list_title(self._game_key) if self._game_key else ""

    @property
    def has_content(self) -> bool:
        return bool(self._game_key)

    @property
    def game_key(self) -> str:
        return self._game_key

    def show_lessons(self, game_key: str) -> None:
        self._game_key = game_key
        self.title_label.setText(words.lesson_list_title(game_key))
        self._introduction_label.setText(words.lesson_list_text(game_key))
        keys = dict.fromkeys(each.game for each in self._learning.lessons())
        choices = sorted(((key, games.game_name(key)) for key in keys), key=lambda each: each[1])
        self.game_field.set_choices(choices, game_key)
        self.title_changed.emit()
        self.restore_focus()

    def restore_focus(self) -> None:
        self._update_rows()
        row = next((each for each in self.rows if not each.is_done), self.rows[0])
        for each in self.rows:
            each.set_suggested(is_suggested=each is row)
        row.start_button.setFocus()
        self.scroll_area.ensureWidgetVisible(row, 0, MIN_TOUCH_SIZE)

    def restore(self, old: Self) -> None:
        if old.game_key:
            self.show_lessons(old.game_key)

    # Private

    def _update_rows(self) -> None:
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
            row = LessonRow(self._card_painter)
            self._column_of_rows.insertWidget(len(self.rows), row)
            self.rows.append(row)

    def _create_opener(self, lesson: Lesson) -> Callable[[], None]:
        return lambda: self.request.emit(OpenLesson(lesson))

    def _request_guided_hand(self) -> None:
        self.request.emit(StartGuidedHand(self._game_key))

    def _on_game_picked(self) -> None:
        self.show_lessons(self.game_field.value())
        self.game_field.setFocus()
