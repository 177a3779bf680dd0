"""Navigation between pages, which are created when they are first needed."""

from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from ...engine.games import VARIANTS, find_variant
from ...learning.guided_hands import first_hand_match, hand_progress_key
from ...learning.lessons import Lesson
from ...model.hand_order import HandOrder
from ...model.new_game import NewGame
from ...ports.match_repository import StoredMatch
from ...ports.preset_repository import rules_by_name
from ...ports.progress_repository import LessonProgress, lesson_progress
from ...ports.services import Services
from ..art.deck_style import deck_style
from ..common.idle_queue import IdleQueue
from ..pages.base_page import Page
from ..pages.start.start_page import StartPage
from ..pages.table.empty_felt import EmptyFelt
from ..panels.notice_bar import NoticeBar
from ..text import about_text, confirmation_text, storage_text
from ..text.commands import Command, command_label
from ..text.i18n import LazyText
from .appearance import current_language
from .dialogs import Dialogs
from .lesson_choice import all_lessons, lesson_after, next_lesson, suggested_lesson
from .match_controller import MatchController
from .menu import native_keys
from .page_stack import PageStack
from .record_files import RecordFiles
from .resumable_match import ResumableMatch
from .table_questions import connect_questions

if TYPE_CHECKING:
    from ..pages.lessons.lesson_list_page import LessonListPage
    from ..pages.lessons.lesson_page import LessonPage
    from ..pages.matches.matches_page import MatchesPage
    from ..pages.my_play.my_play_page import MyPlayPage
    from ..pages.practice.order_page import OrderPage
    from ..pages.practice.ordered_hands_page import OrderedHandsPage
    from ..pages.practice.practice_page import PracticePage
    from ..pages.puzzles.puzzle_list_page import PuzzleListPage
    from ..pages.puzzles.puzzle_page import PuzzlePage
    from ..pages.review.page import ReviewPage
    from ..pages.rules.rules_page import RulesPage
    from ..pages.statistics.page import StatisticsPage
    from ..pages.statistics.profile_page import ProfilePage
    from ..pages.table.table_page import TablePage
    from ..pages.text_page import TextPage

P = TypeVar("P", bound=Page)
SHOWN_WEEKS = 16  # on the start page


class Navigator(QObject):
    """Opens pages, and does what is chosen on them, such as starting a match."""

    def __init__(
        self,
        services: Services,
        page_stack: PageStack,
        idle_queue: IdleQueue,
        match_controller: MatchController,
        dialogs: Dialogs,
        record_files: RecordFiles,
        notice_bar: NoticeBar,
    ) -> None:
        super().__init__(page_stack)
        self._services, self._system, self._storage, self._learning = (
            services,
            services.system,
            services.storage,
            services.learning,
        )
        self._page_stack, self._idle_queue = page_stack, idle_queue
        self._match_controller, self._dialogs = match_controller, dialogs
        self._record_files, self._notice_bar = record_files, notice_bar
        self._resumable_match = ResumableMatch(services.storage.matches, services.storage.presets)
        record_files.match_imported.connect(match_controller.resume)
        match_controller.message_posted.connect(notice_bar.show_reply)
        match_controller.session_started.connect(self._show_table)
        dialogs.restored.connect(self.start_over)

    # Pages

    @cached_property
    def start_page(self) -> StartPage:
        ratio = self._page_stack.devicePixelRatioF()
        page = StartPage(deck_style(self._system.preferences), ratio, self._page_stack)
        page.play_requested.connect(self._match_controller.start_default_match)
        page.learn_requested.connect(self.show_lessons)
        page.lesson_requested.connect(self.start_lesson)
        page.rules_requested.connect(self.show_rules_of)
        page.resume_requested.connect(self.resume_last_match)
        page.language_requested.connect(self._choose_language)
        page.player_count_requested.connect(self._choose_players)
        page.show_games(
            self._storage.matches.recent_games(), self._resumable_match.create_preview()
        )
        return self._register_page(page)

    @cached_property
    def text_page(self) -> "TextPage":
        from ..pages.text_page import TextPage

        return self._register_page(TextPage())

    @cached_property
    def rules_page(self) -> "RulesPage":
        from ..pages.rules.rules_page import RulesPage

        page = RulesPage(self._system.task_runner, self._learning.rules_progress)
        page.play_requested.connect(self.play_game_of_rules)
        page.learn_requested.connect(self.show_lessons)
        page.house_rules_requested.connect(self._dialogs.open_house_rules)
        return self._register_page(page)

    @cached_property
    def matches_page(self) -> "MatchesPage":
        from ..pages.matches.matches_page import MatchesPage

        own_rules = partial(rules_by_name, self._storage.presets)
        page = MatchesPage(self._storage.matches, own_rules=own_rules)
        page.resume_requested.connect(self.resume_match)
        page.save_requested.connect(self._record_files.save_match)
        page.review_requested.connect(self.review_match)
        page.deleted.connect(self._on_match_deleted)
        return self._register_page(page)

    @cached_property
    def table_page(self) -> "TablePage":
        from ..pages.table.table_page import TablePage

        page = TablePage(self._services)
        page.table_controller.hand_finished.connect(self._match_controller.on_hand_scored)
        page.page_shown.connect(self._match_controller.restore_last_game)
        page.assistance.preferences_changed.connect(self._dialogs.preferences_changed)
        page.pace_adviser.preferences_changed.connect(self._dialogs.preferences_changed)
        connect_questions(page, self._notice_bar)
        self._idle_queue.step_saved.connect(page.hand_summary.check_review)
        return self._register_page(page)

    @cached_property
    def lesson_page(self) -> "LessonPage":
        from ..pages.lessons.lesson_page import LessonPage

        page = LessonPage(self._learning, self._system.sounds)
        page.play_requested.connect(self.play_after_lesson)
        page.next_lesson_requested.connect(self.start_following_lesson)
        return self._register_page(page)

    @cached_property
    def lesson_list_page(self) -> "LessonListPage":
        from ..pages.lessons.lesson_list_page import LessonListPage

        page = LessonListPage(self._learning)
        page.lesson_chosen.connect(self.open_lesson)
        page.guided_hand_requested.connect(self.start_guided_hand)
        return self._register_page(page)

    @cached_property
    def review_page(self) -> "ReviewPage":
        from ..pages.review.double_dummy_loader import DoubleDummyLoader
        from ..pages.review.page import ReviewPage
        from ..pages.review.review_controller import ReviewController
        from ..pages.review.verdict_loader import VerdictLoader

        runner, analysis = self._system.task_runner, self._services.analysis
        page = ReviewPage(
            ReviewController(
                VerdictLoader(
                    runner, analysis.evaluate, self._storage.verdicts, analysis.slip_risk
                ),
                DoubleDummyLoader(runner, analysis.find_double_dummy_line),
            ),
            self._services,
        )
        page.play_from_requested.connect(self._match_controller.play_from)
        return self._register_page(page)

    @cached_property
    def statistics_page(self) -> "StatisticsPage":
        from ..pages.statistics.page import StatisticsPage

        return self._register_page(StatisticsPage())

    @cached_property
    def my_play_page(self) -> "MyPlayPage":
        from ..pages.my_play.my_play_page import MyPlayPage

        page = MyPlayPage(
            self._storage,
            self._learning,
            self._services.analysis,
            self._system.task_runner,
        )
        self._idle_queue.step_saved.connect(page.refresh_soon)
        page.play_requested.connect(self._match_controller.start_default_match)
        page.deal_requested.connect(self.start_deal)
        page.resume_requested.connect(self.resume_match)
        page.review_requested.connect(self.review_match)
        page.hand_requested.connect(self.review_match)
        page.choice_requested.connect(self.review_choice)
        page.practice_requested.connect(self.start_practice)
        page.puzzle_requested.connect(self.show_puzzle_of)
        page.profile_requested.connect(self.show_profile)
        page.statistics_requested.connect(self.show_statistics)
        return self._register_page(page)

    @cached_property
    def profile_page(self) -> "ProfilePage":
        from ..pages.statistics.profile_page import ProfilePage

        page = ProfilePage(
            self._services.analysis.error_rates, self._system.task_runner, self._learning.exercises
        )
        page.pending.pause_toggled.connect(self._idle_queue.set_paused)
        self._idle_queue.step_saved.connect(page.refresh_soon)
        page.practice_requested.connect(self.start_practice)
        return self._register_page(page)

    @cached_property
    def puzzle_list_page(self) -> "PuzzleListPage":
        from ..pages.puzzles.puzzle_list_page import PuzzleListPage

        learning = self._learning
        page = PuzzleListPage(learning.puzzles, learning.puzzle_progress, self._system.task_runner)
        page.puzzle_chosen.connect(self.show_puzzle)
        return self._register_page(page)

    @cached_property
    def puzzle_page(self) -> "PuzzlePage":
        from ..pages.puzzles.puzzle_page import PuzzlePage

        page = PuzzlePage(
            self._system, self._learning.puzzle_progress, self._services.bots.proven_cards
        )
        page.next_requested.connect(self.show_next_puzzle)
        return self._register_page(page)

    @cached_property
    def practice_page(self) -> "PracticePage":
        from ..pages.practice.practice_page import PracticePage

        page = PracticePage(self._learning.exercises, self._system.task_runner)
        page.play_from_requested.connect(self._match_controller.play_from_record)
        return self._register_page(page)

    @cached_property
    def order_page(self) -> "OrderPage":
        from ..pages.practice.order_page import OrderPage

        page = OrderPage(
            self._match_controller.settings_of_game, self._learning, self._system.task_runner
        )
        page.practice_requested.connect(self.practise_order)
        page.play_requested.connect(self._match_controller.play_from_record)
        return self._register_page(page)

    @cached_property
    def ordered_hands_page(self) -> "OrderedHandsPage":
        from ..pages.practice.ordered_hands_page import OrderedHandsPage

        page = OrderedHandsPage(
            self._learning, self._services.analysis.evaluate, self._system.task_runner
        )
        page.play_from_requested.connect(self._match_controller.play_from_record)
        return self._register_page(page)

    def _register_page(self, page: P) -> P:
        self._page_stack.add_page(page)
        return page

    # Table

    def show_placeholder(self) -> None:
        """Show an empty table while the table page is created, if a match will be resumed.

        Otherwise complete the start page, so that nothing on it moves after the first frame.
        """
        if self._storage.matches.last_open_match() is not None:
            self._page_stack.show_page(
                self._register_page(EmptyFelt(self._system.preferences.felt))
            )
        else:
            self.update_lessons()

    def prepare_table(self) -> None:
        """Create the table page ahead of its first use."""
        if not self._has_table_page:
            self.table_page.board.prepaint(self._page_stack.size())
        if isinstance(self._page_stack.current_page, EmptyFelt):
            self.start_over()

    def start_over(self) -> None:
        """Resume the last unfinished match, or go to the start page."""
        self._leave_table()
        match_id = self._storage.matches.last_open_match()
        if match_id is None or not self.resume_match(match_id):
            self.go_home()

    def resume_match(self, match_id: int) -> bool:
        """Resume a stored match. Return False if it can't be read."""
        if (kept := self._load_match(match_id)) is not None:
            self._match_controller.resume(kept)
        return kept is not None

    def confirm_autoplay(self) -> None:
        """Ask for confirmation, and let the computer play the rest of the hand."""
        if self._dialogs.confirm(
            confirmation_text.play_for_me_text(), confirmation_text.play_for_me_label()
        ):
            self.table_page.autoplay_hand()

    def _show_table(self) -> None:
        self._page_stack.show_page(self.table_page)
        self.table_page.restore_focus()

    @property
    def _has_table_page(self) -> bool:
        """Whether the table page exists yet; creating it is slow."""
        return "table_page" in vars(self)

    def _leave_table(self) -> None:
        """Leave the current match, and save it."""
        if self._has_table_page:
            self.table_page.leave_session()
        self._storage.matches.save_pending()

    # Other pages

    def go_home(self) -> None:
        """Show the start page, on which the current match can be resumed."""
        self._resumable_match.remember(self._match_controller.unfinished_match)
        self._leave_table()
        self._page_stack.show_page(self.start_page)
        self.start_page.show_games(
            self._storage.matches.recent_games(), self._resumable_match.create_preview()
        )
        self.update_progress()

    def update_progress(self, _: object = None) -> None:
        """Update on the start page how far lessons are, how much was played, and what is due."""
        self.update_lessons()
        figures = self._storage.statistics
        self.start_page.show_play(
            () if figures is None else figures.weekly_hands(SHOWN_WEEKS),
            self._learning.exercises.count_due(),
        )

    def resume_last_match(self) -> None:
        """Resume the match that the start page offers."""
        match = self._resumable_match.find_match()
        if isinstance(match, int):
            self.resume_match(match)
        elif match is not None:
            self._match_controller.resume(match)

    def _choose_language(self, language: str) -> None:
        self._dialogs.preferences_changed.emit(
            replace(self._match_controller.preferences, language=language)
        )

    def _choose_players(self, player_count: int) -> None:
        self._dialogs.preferences_changed.emit(
            replace(self._match_controller.preferences, players=player_count)
        )

    def show_matches(self) -> None:
        """Show all stored matches."""
        self._page_stack.show_page(self.matches_page)
        self.matches_page.show_matches()

    def review_first_mistake(self) -> None:
        """Ask about the costliest mistake in the hand whose score is shown."""
        ply = self.table_page.hand_summary.first_mistake_ply
        self.review_current_match(ply)
        if ply is not None:
            self.review_page.controller.go_to_question(ply)

    def review_current_match(self, ply: int | None = None) -> None:
        """Review the current match from a ply on, or from its last moment."""
        table, match = self.table_page.table_controller.session, self._match_controller.match
        if table is not None and match is not None:
            self._page_stack.show_page(self.review_page)
            ply = len(match.record.entries) if ply is None else ply
            match_id = self._match_controller.match_id
            self.review_page.show_match(match, ply, match_id=match_id, on_help=table.mark_assisted)

    def review_match(self, match_id: int, ply: int = 1) -> bool:
        """Review a stored match from a ply on. Return False if it can't be read."""
        if (kept := self._load_match(match_id)) is None:
            return False
        self._page_stack.show_page(self.review_page)
        note_help = kept.journal.mark_assisted
        self.review_page.show_match(kept.state, ply, match_id=match_id, on_help=note_help)
        return True

    def review_choice(self, match_id: int, ply: int) -> None:
        """Review the choice after `ply` actions of a stored match, with the answer hidden."""
        if self.review_match(match_id, ply):
            self.review_page.controller.go_to_question(ply)

    def confirm_open_cards(self) -> None:
        """Ask for confirmation, and turn all cards face up in the review of an unfinished hand."""
        if self._dialogs.confirm(
            confirmation_text.open_hands_text(), confirmation_text.open_hands_label()
        ):
            self.review_page.open_all_cards()

    def show_statistics(self, game_key: str | None = None) -> None:
        """Show the statistics of a game or all games (""), or of the game at the table."""
        self._page_stack.show_page(self.statistics_page)
        self.statistics_page.show_statistics(
            self._storage.statistics, self._game_at_table if game_key is None else game_key
        )

    def show_my_play(self) -> None:
        """Show the page about how the player plays the game at the table, or all games."""
        self._page_stack.show_page(self.my_play_page)
        self.my_play_page.show_play(self._game_at_table)

    def start_deal(self, game_key: str, seed: int) -> None:
        """Start a match of a game with its usual rules, from a deal number."""
        game = self._match_controller.default_game(game_key)
        self._match_controller.start_match(replace(game, seed=seed))

    def show_profile(self, game_key: str = "") -> None:
        """Show the player's skill and luck in a game, or in the last one."""
        self._page_stack.show_page(self.profile_page)
        self.profile_page.show_statistics(
            self._storage.statistics, game_key or self._match_controller.last_game.game
        )

    def start_practice(self, kind: str = "", game_key: str = "") -> None:
        """Start practice with the exercises that are due, or those of one kind of decision."""
        self._page_stack.show_page(self.practice_page)
        self.practice_page.start_round(kind, game_key)

    def show_order(self) -> None:
        """Show the page on which the player orders hands to practise."""
        self._page_stack.show_page(self.order_page)
        self.order_page.show_game(self._match_controller.last_game.game)

    def practise_order(self, settings: NewGame, order: HandOrder) -> None:
        """Start ten ordered hands in a row."""
        self._page_stack.show_page(self.ordered_hands_page)
        self.ordered_hands_page.start_round(settings, order)

    def show_puzzles(self, game_key: str = "") -> None:
        """Show the path of puzzles of a game, by default the last one played."""
        game_key = game_key or self._match_controller.last_game.game
        # First, because showing the page allows background work, which would delay the loading
        self.puzzle_list_page.load(game_key)
        self._page_stack.show_page(self.puzzle_list_page)
        self.puzzle_list_page.show_puzzles(game_key)

    def show_puzzle(self, index: int) -> None:
        """Show the puzzle at an index."""
        entry = self.puzzle_list_page.entry(index)
        self._page_stack.show_page(self.puzzle_page)
        self.puzzle_page.show_puzzle(entry)

    def show_puzzle_of(self, game_key: str, number: int) -> None:
        """Show a puzzle by its number in its game, as soon as it is loaded."""
        self.puzzle_list_page.when_loaded(game_key, partial(self._show_chosen_puzzle, number - 1))

    def _show_chosen_puzzle(self, index: int) -> None:
        """Show a puzzle that was chosen on the page of my play, unless that was left."""
        if self._page_stack.current_page is self.my_play_page:
            self.show_puzzle(index)

    def show_next_puzzle(self) -> None:
        """Show the next unsolved puzzle, or the list if there is none."""
        index = self.puzzle_list_page.next_unsolved(self.puzzle_page.index)
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
        """Show the lessons of a game, or of the last one. If it has none, show its rules."""
        last = self._match_controller.last_game
        if game_key and game_key != last.game:
            last = self._match_controller.last_game = self._match_controller.default_game(game_key)
        if next_lesson(self._learning, last.game) is None:
            self.show_rules()  # the rules begin with a summary
            return
        self._page_stack.show_page(self.lesson_list_page)
        self.lesson_list_page.show_lessons(last.game)

    def open_lesson(self, lesson: Lesson) -> None:
        """Start or continue a lesson."""
        self._match_controller.last_game = self._match_controller.default_game(lesson.game)
        self._show_lesson(lesson_progress(lesson, self._learning.lesson_progress.load()))

    def play_after_lesson(self, game_key: str) -> None:
        """Start the guided first hand or, once that is finished, a usual match."""
        if self._learning.lesson_progress.load().get(hand_progress_key(game_key)):
            self._match_controller.start_default_match(game_key)
        else:
            self.start_guided_hand(game_key)

    def start_guided_hand(self, game_key: str) -> None:
        """Start a match with a deal chosen for newcomers, in which the teacher comments."""
        self.table_page.guide.prepare(game_key)
        self._match_controller.start_match(
            first_hand_match(self._match_controller.default_game(game_key))
        )

    def start_following_lesson(self, _key: str) -> None:
        """Start the lesson after the current one."""
        current = self.lesson_page.session
        after = lesson_after(self._learning, current.lesson) if current is not None else None
        if after is not None:
            self._show_lesson(after)

    def update_lessons(self, _: object = None) -> None:
        """Update the progress of lessons and the suggested lesson on the start page."""
        lessons, recent = all_lessons(self._learning), self._storage.matches.recent_games()
        self.start_page.show_lessons(
            lessons,
            suggested_lesson(lessons, recent[0] if recent else VARIANTS[0].key),
        )

    def _show_lesson(self, lesson: LessonProgress) -> None:
        self._page_stack.show_page(self.lesson_page)
        self.lesson_page.show_lesson(lesson.lesson, lesson.next_step)

    def show_shortcuts(self) -> None:
        """Show all keyboard shortcuts."""
        self._show_text(about_text.keys_title, lambda: about_text.keys_html(native_keys()))

    def show_guide(self) -> None:
        """Show the user's guide in the current language."""
        from .user_guide import guide_html

        self._show_text(
            partial(command_label, Command.GUIDE), lambda: guide_html(current_language())
        )

    def show_rules(self) -> None:
        """Show the rules of the last game."""
        last = self._match_controller.last_game
        game = find_variant(last.game).create_game(last.rules, players=last.player_count)
        self._page_stack.show_page(self.rules_page)
        self.rules_page.show_rules(game)

    def show_rules_of(self, game_key: str) -> None:
        """Show the rules of another game."""
        if game_key != self._match_controller.last_game.game:
            self._match_controller.last_game = self._match_controller.default_game(game_key)
        self.show_rules()

    def play_game_of_rules(self, _key: str) -> None:
        """Return to the current match, or start one of the game whose rules are visible."""
        if self._has_table_page and self.table_page.table_controller.session is not None:
            self._show_table()
        else:
            self._match_controller.start_same_game()

    # Private

    @property
    def _game_at_table(self) -> str:
        """The key of the game at the table, or "" without a match."""
        return "" if self._match_controller.match is None else self._match_controller.last_game.game

    def _on_match_deleted(self, match_id: int) -> None:
        """Leave the current match if it is the one that was deleted."""
        if match_id == self._match_controller.match_id:
            self._leave_table()

    def _load_match(self, match_id: int) -> StoredMatch | None:
        """Return a stored match. If it is damaged, offer to save its record and return None."""
        kept = self._storage.matches.load(match_id)
        if kept is None:
            save = partial(self._record_files.save_match, match_id)
            self._notice_bar.add_notice(
                storage_text.unplayable_text, storage_text.save_record_label, save
            )
        return kept

    def _show_text(self, title: LazyText, html: LazyText) -> None:
        self._page_stack.show_page(self.text_page)
        self.text_page.show_text(title, html, can_play=False)
