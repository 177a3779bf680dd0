"""Navigation between pages, which are created when they are first needed."""

from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from ...engine.games import find_variant
from ...ports.match_repository import StoredMatch
from ...ports.preset_repository import rules_by_name
from ...ports.progress_repository import LessonProgress
from ...ports.services import Services
from ...ports.statistics_service import compute_skill
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

if TYPE_CHECKING:
    from ..pages.lessons.lesson_page import LessonPage
    from ..pages.matches.matches_page import MatchesPage
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
        page.learn_requested.connect(self.start_lesson)
        page.rules_requested.connect(self.show_rules_of)
        page.resume_requested.connect(self.resume_last_match)
        page.language_requested.connect(self._choose_language)
        page.player_count_requested.connect(self._choose_players)
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
        page.learn_requested.connect(self.start_lesson)
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
        self._idle_queue.step_saved.connect(page.hand_summary.check_review)
        return self._register_page(page)

    @cached_property
    def lesson_page(self) -> "LessonPage":
        from ..pages.lessons.lesson_page import LessonPage

        page = LessonPage(self._learning, self._system.sounds)
        page.play_requested.connect(self._match_controller.start_default_match)
        page.next_lesson_requested.connect(self.start_following_lesson)
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
                VerdictLoader(runner, analysis.evaluate, self._storage.verdicts),
                DoubleDummyLoader(runner, analysis.find_double_dummy_line),
            )
        )
        page.play_from_requested.connect(self._match_controller.play_from)
        return self._register_page(page)

    @cached_property
    def statistics_page(self) -> "StatisticsPage":
        from ..pages.statistics.page import StatisticsPage

        return self._register_page(StatisticsPage())

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

    def _register_page(self, page: P) -> P:
        self._page_stack.add_page(page)
        return page

    # Table

    def show_placeholder(self) -> None:
        """Show an empty table while the table page is created, if a match will be resumed."""
        if self._storage.matches.last_open_match() is not None:
            self._page_stack.show_page(
                self._register_page(EmptyFelt(self._system.preferences.felt))
            )

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
            self._match_controller.last_game.game, self._resumable_match.create_preview()
        )
        if (figures := self._storage.statistics) is not None:
            from ...model.match_totals import StatisticsScope

            self.start_page.show_skill(
                compute_skill(figures, StatisticsScope(self._match_controller.last_game.game))
            )
        self.start_page.practice_tile.set_due_count(self._learning.exercises.count_due())
        self.update_lessons()

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
        """Review the first costly mistake in the hand whose score is shown."""
        self.review_current_match(self.table_page.hand_summary.first_mistake_ply)

    def review_current_match(self, ply: int | None = None) -> None:
        """Review the current match from a ply on, or from its last moment."""
        table, match = self.table_page.table_controller.session, self._match_controller.match
        if table is not None and match is not None:
            self._page_stack.show_page(self.review_page)
            ply = len(match.record.entries) if ply is None else ply
            match_id = self._match_controller.match_id
            self.review_page.show_match(match, ply, match_id=match_id, on_help=table.mark_assisted)

    def review_match(self, match_id: int) -> None:
        """Review a stored match."""
        if (kept := self._load_match(match_id)) is not None:
            self._page_stack.show_page(self.review_page)
            note_help = kept.journal.mark_assisted
            self.review_page.show_match(kept.state, match_id=match_id, on_help=note_help)

    def confirm_open_cards(self) -> None:
        """Ask for confirmation, and turn all cards face up in the review of an unfinished hand."""
        if self._dialogs.confirm(
            confirmation_text.open_hands_text(), confirmation_text.open_hands_label()
        ):
            self.review_page.open_all_cards()

    def show_statistics(self) -> None:
        """Show the statistics of all hands."""
        self._page_stack.show_page(self.statistics_page)
        game = "" if self._match_controller.match is None else self._match_controller.last_game.game
        self.statistics_page.show_statistics(self._storage.statistics, game)

    def show_profile(self) -> None:
        """Show the player's skill and luck."""
        self._page_stack.show_page(self.profile_page)
        self.profile_page.show_statistics(
            self._storage.statistics, self._match_controller.last_game.game
        )

    def start_practice(self, kind: str = "", game_key: str = "") -> None:
        """Start practice with the exercises that are due, or those of one kind of decision."""
        self._page_stack.show_page(self.practice_page)
        self.practice_page.start_round(kind, game_key)

    def show_puzzles(self) -> None:
        """Show the list of puzzles."""
        # First, because showing the page allows background work, which would delay the loading
        self.puzzle_list_page.load(self._match_controller.last_game.game)
        self._page_stack.show_page(self.puzzle_list_page)
        self.puzzle_list_page.show_puzzles(self._match_controller.last_game.game)

    def show_puzzle(self, index: int) -> None:
        """Show the puzzle at an index."""
        entry = self.puzzle_list_page.entry(index)
        self._page_stack.show_page(self.puzzle_page)
        self.puzzle_page.show_puzzle(entry)

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

    def start_following_lesson(self, _key: str) -> None:
        """Start the lesson after the current one."""
        current = self.lesson_page.session
        after = lesson_after(self._learning, current.lesson) if current is not None else None
        if after is not None:
            self._show_lesson(after)

    def update_lessons(self, _: object = None) -> None:
        """Update the progress of lessons and the suggested lesson on the start page."""
        lessons = all_lessons(self._learning)
        self.start_page.show_lessons(
            lessons,
            suggested_lesson(
                self._learning,
                self._storage.matches,
                lessons,
                self._match_controller.last_game.game,
            ),
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
