"""Navigation for learning: rules, guide, lessons, exercises, requested hands and puzzles."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ...engine.games import find_variant
from ...learning.guided_hands import (
    FEW_COMMENTS,
    MAX_COMMENTS,
    first_hand_match,
    hand_progress_key,
)
from ...learning.lessons import Lesson, lessons_for_game
from ...model.hand_request import HandRequest
from ...model.match_state import MatchState
from ...model.match_totals import StatisticsScope
from ...model.new_game import NewGame
from ...model.preferences import NO_PERSON
from ...ports.repositories import LessonProgress, lesson_progress
from ...ports.services import LearningServices
from ...ports.statistics_service import StatisticsService
from ..common import requests
from ..common.languages import current_language
from ..pages.base_page import CommandMap
from ..text import about_text
from ..text.commands import Command, command_label
from ..text.i18n import LazyText, Message
from .match_controller import MatchController
from .menu import native_shortcuts
from .page_stack import PageStack
from .pages import Pages

EVERY_MATCH = StatisticsScope(is_assisted=None)


def next_lesson(learning: LearningServices, game_key: str) -> LessonProgress | None:
    """Return the first unfinished lesson of a game, or the first one if all are finished.

    Return None if the game has no lessons.
    """
    steps = learning.lesson_progress.load()
    every = [
        lesson_progress(each, steps) for each in lessons_for_game(learning.lessons(), game_key)
    ]
    unfinished = [each for each in every if not each.is_done]
    return next(iter(unfinished or every), None)


def lesson_after(learning: LearningServices, lesson: Lesson) -> LessonProgress | None:
    """Return the lesson that follows another one of the same game, or None."""
    steps = learning.lesson_progress.load()
    of_game = lessons_for_game(learning.lessons(), lesson.game)
    after = (each for each in of_game if each.number == lesson.number + 1)
    return next((lesson_progress(each, steps) for each in after), None)


def load_progress(learning: LearningServices, game_key: str = "") -> Sequence[LessonProgress]:
    """Return progress in all lessons or, to be faster, in those of this game and games begun."""
    steps = learning.lesson_progress.load()
    keys = sorted({game_key, *(key.rpartition("-")[0] for key in steps)}) if game_key else ("",)
    return [lesson_progress(each, steps) for key in keys for each in learning.lessons(key)]


def suggested_lesson(
    lessons: Sequence[LessonProgress], game_key: str, statistics: StatisticsService
) -> LessonProgress | None:
    """Return an unfinished lesson or, for a newcomer, the first one of a game; else None.

    Whoever has finished a lesson or won a match is no newcomer.
    """
    begun = [each for each in lessons if each.is_started]
    if begun or any(each.is_done for each in lessons):
        return next(iter(begun), None)
    if statistics.totals(EVERY_MATCH).matches_won:
        return None
    first = [each for each in lessons if each.lesson.game == game_key]
    return next(iter(first or lessons), None)


class LearningNavigator:
    """Opens the learning pages, and handles the requests that concern them."""

    def __init__(
        self,
        learning: LearningServices,
        pages: Pages,
        page_stack: PageStack,
        match_controller: MatchController,
    ) -> None:
        self._learning, self._pages, self._page_stack = learning, pages, page_stack
        self._match_controller = match_controller

    @property
    def commands(self) -> CommandMap:
        return {
            Command.RULES: self.show_rules,
            Command.LESSONS: self.show_lessons,
            Command.PRACTICE: self.start_practice,
            Command.ORDER: self.show_order,
            Command.POSITION: self.show_position,
            Command.PUZZLES: self.show_puzzles,
            Command.KEYS: self.show_shortcuts,
            Command.GUIDE: self.show_guide,
        }

    @property
    def handlers(self) -> Mapping[type, Callable[[Any], object]]:
        return {
            requests.EditPosition: lambda it: self.change_position(it.match, it.ply),
            requests.StartMatch: lambda it: self.start_match(it.game),
            requests.ShowRules: lambda it: self.show_rules_of(it.game),
            requests.ReturnToTable: lambda _: self.return_to_table(),
            requests.ShowLessons: lambda it: self.show_lessons(it.game),
            requests.StartLesson: lambda it: self.start_lesson(it.game),
            requests.OpenLesson: lambda it: self.open_lesson(it.lesson),
            requests.StartNextLesson: lambda _: self.start_next_lesson(),
            requests.StartGuidedHand: lambda it: self.start_guided_hand(it.game),
            requests.PlayAfterLesson: lambda it: self.play_after_lesson(it.game),
            requests.Practise: lambda it: self.start_practice(it.kind, it.game, it.person),
            requests.PractiseRequestedHands: lambda it: self.practise_requested_hands(
                it.settings, it.order
            ),
            requests.ShowPuzzle: lambda it: self.show_puzzle(it.index),
            requests.ShowPuzzleOfGame: lambda it: self.show_puzzle_of(it.game, it.number),
            requests.ShowNextPuzzle: lambda _: self.show_next_puzzle(),
        }

    def start_practice(self, kind: str = "", game_key: str = "", person: int = NO_PERSON) -> None:
        self._pages.show(self._pages.practice_page).start_round(kind, game_key, person)

    def show_order(self) -> None:
        self._pages.show(self._pages.order_page).show_game(self._match_controller.last_game.game)

    def practise_requested_hands(self, settings: NewGame, order: HandRequest) -> None:
        self._pages.show(self._pages.ordered_hands_page).start_round(settings, order)

    def show_puzzles(self, game_key: str = "") -> None:
        game_key = game_key or self._match_controller.last_game.game
        # First, because showing the page allows background work, which would delay the loading
        self._pages.puzzle_list_page.load(game_key)
        self._pages.show(self._pages.puzzle_list_page).show_puzzles(game_key)

    def show_puzzle(self, index: int) -> None:
        entry = self._pages.puzzle_list_page.entry(index)
        self._pages.show(self._pages.puzzle_page).show_puzzle(entry)

    def show_puzzle_of(self, game_key: str, number: int) -> None:
        """Show a puzzle by its number in its game, as soon as it is loaded."""
        self._pages.puzzle_list_page.call_when_loaded(
            game_key, partial(self._show_chosen_puzzle, number - 1)
        )

    def _show_chosen_puzzle(self, index: int) -> None:
        """Show a puzzle that was chosen on the My play page, unless that page was left."""
        if self._page_stack.current_page is self._pages.my_play_page:
            self.show_puzzle(index)

    def show_next_puzzle(self) -> None:
        """Show the next unsolved puzzle, or the list if there is none."""
        index = self._pages.puzzle_list_page.next_unsolved(self._pages.puzzle_page.index)
        if index is None:
            self._page_stack.go_back()
        else:
            self.show_puzzle(index)

    def start_lesson(self, game_key: str) -> None:
        """Start or continue a game's lesson, or show its rules if it has none."""
        self._match_controller.last_game = self._match_controller.default_game(game_key)
        lesson = next_lesson(self._learning, game_key)
        if lesson is None:
            self.show_rules()  # the rules begin with a summary
        else:
            self._show_lesson(lesson)

    def show_lessons(self, game_key: str = "") -> None:
        last = self._match_controller.last_game
        if game_key and game_key != last.game:
            last = self._match_controller.last_game = self._match_controller.default_game(game_key)
        if next_lesson(self._learning, last.game) is None:
            self.show_rules()  # the rules begin with a summary
            return
        self._pages.show(self._pages.lesson_list_page).show_lessons(last.game)

    def open_lesson(self, lesson: Lesson) -> None:
        self._match_controller.last_game = self._match_controller.default_game(lesson.game)
        self._show_lesson(lesson_progress(lesson, self._learning.lesson_progress.load()))

    def start_match(self, game_key: str) -> None:
        """Start a usual match, with the teacher's tips if the game is new to the player."""
        if self._match_controller.is_new(game_key) and not self._has_begun_lessons(game_key):
            self._pages.table_page.guide.prepare_first_hand(game_key)
        self._match_controller.start_default_match(game_key)

    def _has_begun_lessons(self, game_key: str) -> bool:
        steps = self._learning.lesson_progress.load()
        return any(
            steps.get(each.key) for each in lessons_for_game(self._learning.lessons(), game_key)
        )

    def play_after_lesson(self, game_key: str) -> None:
        """Start the guided first hand or, once that is finished, a usual match."""
        if self._learning.lesson_progress.load().get(hand_progress_key(game_key)):
            self._match_controller.start_default_match(game_key)
        else:
            self.start_guided_hand(game_key)

    def start_guided_hand(self, game_key: str) -> None:
        """Start a match with a deal chosen for newcomers, in which the teacher comments."""
        most = FEW_COMMENTS if self._has_begun_lessons(game_key) else MAX_COMMENTS
        self._pages.table_page.guide.prepare_first_hand(game_key, most, is_deal_chosen=True)
        self._match_controller.start_match(
            first_hand_match(self._match_controller.default_game(game_key))
        )

    def start_next_lesson(self) -> None:
        current = self._pages.lesson_page.session
        after = lesson_after(self._learning, current.lesson) if current is not None else None
        if after is not None:
            self._show_lesson(after)

    def _show_lesson(self, lesson: LessonProgress) -> None:
        self._pages.show(self._pages.lesson_page).show_lesson(lesson.lesson, lesson.next_step)

    def show_rules(self) -> None:
        last = self._match_controller.last_game
        game = find_variant(last.game).create_game(last.rules, players=last.player_count)
        self._pages.show(self._pages.rules_page).show_rules(game)

    def show_rules_of(self, game_key: str) -> None:
        if game_key != self._match_controller.last_game.game:
            self._match_controller.last_game = self._match_controller.default_game(game_key)
        self.show_rules()

    def return_to_table(self) -> None:
        """Return to the current match, or start one of the game whose rules are visible."""
        pages = self._pages
        if pages.has_table_page and pages.table_page.table_controller.session is not None:
            pages.show(pages.table_page).restore_focus()
        else:
            self._match_controller.start_same_game()

    def show_position(self) -> None:
        page = self._pages.show(self._pages.position_page)
        page.show_game(self._match_controller.last_game.game)

    def change_position(self, match: MatchState, ply: int) -> None:
        """Show all cards of a moment, to change its position."""
        from ...learning.edited_hand import hand_at

        hand = hand_at(match.record, ply)
        if hand is not None:
            page = self._pages.show(self._pages.position_page)
            page.show_hand(hand, match.record.header.player_names)

    def show_shortcuts(self) -> None:
        self._show_text(Message("keys"), self._shortcuts_html)

    def _shortcuts_html(self) -> str:
        """Return the list of shortcuts in the current language."""
        preferences = self._match_controller.preferences
        return about_text.keys_html(native_shortcuts(alt_letters=preferences.alt_letters))

    def show_guide(self) -> None:
        from .user_guide import guide_html

        self._show_text(
            partial(command_label, Command.GUIDE), lambda: guide_html(current_language())
        )

    def _show_text(self, title: LazyText, html: LazyText) -> None:
        self._pages.show(self._pages.text_page).show_text(title, html)
