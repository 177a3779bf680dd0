"""All pages of the window. Each is created and its module imported on first use."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from ...ports.repositories import rules_by_name
from ...ports.services import Services
from ..art.deck_style import deck_style
from ..common.idle_queue import IdleQueue
from ..pages.base_page import Page
from ..pages.start.start_page import StartPage
from ..panels.notice_bar import NoticeBar
from ..text.i18n import Message
from .dialogs import Dialogs
from .match_controller import MatchController
from .page_stack import PageStack, ScrollAndFocus

if TYPE_CHECKING:
    from ..pages.lessons.lesson_list_page import LessonListPage
    from ..pages.lessons.lesson_page import LessonPage
    from ..pages.matches.matches_page import MatchesPage
    from ..pages.my_play.my_play_page import MyPlayPage
    from ..pages.practice.hand_request_page import HandRequestPage
    from ..pages.practice.position_page import PositionPage
    from ..pages.practice.practice_page import PracticePage
    from ..pages.practice.requested_hands_page import RequestedHandsPage
    from ..pages.puzzles.puzzle_list_page import PuzzleListPage
    from ..pages.puzzles.puzzle_page import PuzzlePage
    from ..pages.review.page import ReviewPage
    from ..pages.rules.rules_page import RulesPage
    from ..pages.score_sheet.score_sheet_page import ScoreSheetPage
    from ..pages.table.table_page import TablePage
    from ..pages.text_page import TextPage


def connect_questions(page: "TablePage", notice_bar: NoticeBar) -> None:
    """Show the table page's questions in the notice bar."""
    for asker, question, answer, on_answer in (
        (
            page.assistance,
            Message("warnings-end"),
            Message("keep-warnings"),
            page.assistance.keep_warnings,
        ),
        (
            page.pace_adviser,
            Message("confirmation-play-faster"),
            Message("play-faster-label"),
            page.pace_adviser.play_faster,
        ),
    ):
        asker.question_changed.connect(partial(_ask, notice_bar, question, answer, on_answer))


def _ask(
    notice_bar: NoticeBar,
    question: Message,
    answer: Message,
    on_answer: Callable[[], object],
    is_due: bool,  # noqa: FBT001 - a slot
) -> None:
    notice_bar.remove_notice(question)
    if is_due:
        notice_bar.add_notice(question, answer, on_answer, close_text=Message("end-warnings"))


P = TypeVar("P", bound=Page)


class Pages(QObject):
    """Creates each page with its dependencies. Requests of pages go through the page stack."""

    def __init__(
        self,
        services: Services,
        page_stack: PageStack,
        idle_queue: IdleQueue,
        match_controller: MatchController,
        dialogs: Dialogs,
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
        self._notice_bar = notice_bar

    @cached_property
    def start_page(self) -> StartPage:
        ratio = self._page_stack.devicePixelRatioF()
        return self.add(StartPage(deck_style(self._system.preferences), ratio, self._page_stack))

    @cached_property
    def text_page(self) -> "TextPage":
        from ..pages.text_page import TextPage

        return self.add(TextPage())

    @cached_property
    def rules_page(self) -> "RulesPage":
        from ..pages.rules.rules_page import RulesPage

        return self.add(RulesPage(self._system.task_runner, self._learning.rules_progress))

    @cached_property
    def matches_page(self) -> "MatchesPage":
        from ..pages.matches.matches_page import MatchesPage

        own_rules = partial(rules_by_name, self._storage.presets)
        return self.add(
            MatchesPage(self._storage.matches, self._storage.sheets, own_rules=own_rules)
        )

    @cached_property
    def score_sheet_page(self) -> "ScoreSheetPage":
        from ..pages.score_sheet.score_sheet_page import ScoreSheetPage

        return self.add(ScoreSheetPage(self._storage.sheets))

    @cached_property
    def table_page(self) -> "TablePage":
        from ..pages.table.table_page import TablePage

        page = TablePage(self._services)
        page.table_controller.hand_finished.connect(self._match_controller.on_hand_scored)
        page.page_shown.connect(self._match_controller.restore_last_game)
        page.preferences_changed.connect(self._dialogs.preferences_changed)
        page.pace_adviser.preferences_changed.connect(self._dialogs.preferences_changed)
        connect_questions(page, self._notice_bar)
        self._idle_queue.step_saved.connect(page.hand_summary.check_review)
        return self.add(page)

    @cached_property
    def lesson_page(self) -> "LessonPage":
        from ..pages.lessons.lesson_page import LessonPage

        return self.add(LessonPage(self._learning, self._system.sounds))

    @cached_property
    def lesson_list_page(self) -> "LessonListPage":
        from ..pages.lessons.lesson_list_page import LessonListPage

        return self.add(LessonListPage(self._learning))

    @cached_property
    def review_page(self) -> "ReviewPage":
        from ..pages.review.page import ReviewPage
        from ..pages.review.review_controller import ReviewController
        from ..pages.review.verdict_loader import DoubleDummyLoader, VerdictLoader

        runner, analysis = self._system.task_runner, self._services.analysis
        page = ReviewPage(
            ReviewController(
                VerdictLoader(
                    runner, analysis.evaluate, self._storage.verdicts, analysis.slip_risk
                ),
                DoubleDummyLoader(runner, analysis.find_double_dummy_line, analysis.open_values),
            ),
            self._services,
        )
        return self.add(page)

    @cached_property
    def my_play_page(self) -> "MyPlayPage":
        from ..pages.my_play.my_play_page import MyPlayPage

        page = MyPlayPage(self._services)
        page.pause_toggled.connect(self._idle_queue.set_paused)
        self._idle_queue.step_saved.connect(page.refresh_soon)
        return self.add(page)

    @cached_property
    def puzzle_list_page(self) -> "PuzzleListPage":
        from ..pages.puzzles.puzzle_list_page import PuzzleListPage

        learning = self._learning
        return self.add(
            PuzzleListPage(learning.puzzles, learning.puzzle_progress, self._system.task_runner)
        )

    @cached_property
    def puzzle_page(self) -> "PuzzlePage":
        from ..pages.puzzles.puzzle_page import PuzzlePage

        return self.add(
            PuzzlePage(
                self._system, self._learning.puzzle_progress, self._services.bots.proven_cards
            )
        )

    @cached_property
    def practice_page(self) -> "PracticePage":
        from ..pages.practice.practice_page import PracticePage

        return self.add(PracticePage(self._learning.exercises, self._system.task_runner))

    @cached_property
    def order_page(self) -> "HandRequestPage":
        from ..pages.practice.hand_request_page import HandRequestPage

        return self.add(
            HandRequestPage(
                self._match_controller.settings_of_game, self._learning, self._system.task_runner
            )
        )

    @cached_property
    def position_page(self) -> "PositionPage":
        from ..pages.practice.position_page import PositionPage

        return self.add(
            PositionPage(self._match_controller.settings_of_game, self._system.preferences)
        )

    @cached_property
    def ordered_hands_page(self) -> "RequestedHandsPage":
        from ..pages.practice.requested_hands_page import RequestedHandsPage

        return self.add(
            RequestedHandsPage(
                self._learning, self._services.analysis.evaluate, self._system.task_runner
            )
        )

    @property
    def has_table_page(self) -> bool:
        """Whether the table page exists yet; creating it is slow."""
        return "table_page" in vars(self)

    def remake_pages(self) -> None:
        """Create the pages again in the new language, except those that translate themselves."""
        pages = {name: page for name, page in vars(self).items() if isinstance(page, Page)}
        place = ScrollAndFocus(self._page_stack.current_page)
        for name, page in pages.items():
            if page.STAYS:
                page.retranslate()
            else:
                del vars(self)[name]
                self._page_stack.replace_page(page, getattr(self, name))
        place.restore(self._page_stack.current_page)

    def show(self, page: P) -> P:
        self._page_stack.show_page(page)
        return page

    def add(self, page: P) -> P:
        self._page_stack.add_page(page)
        return page
