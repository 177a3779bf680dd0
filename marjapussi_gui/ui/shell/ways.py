"""Creates pages on first use, and leads from page to page."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from ...engine.games import variant
from ..art.design import design_of
from ..basis.figures import skill_in
from ..basis.progress import Learned
from ..basis.services import Services
from ..basis.shelf import Kept
from ..pages.bare import BareFelt
from ..pages.page import Page
from ..pages.start import StartPage
from ..panels.notice import Notice
from ..wording import about, questions, store, window
from ..wording.tongue import Said
from .asking import Asking
from .dressing import language_of_now
from .host import Host
from .left_match import LeftMatch
from .menu import keys_html
from .next_lesson import every_lesson, following, offered, to_learn
from .pages import Pages
from .record_files import RecordFiles

if TYPE_CHECKING:
    from ..pages.lesson import LessonPage
    from ..pages.matches import MatchesPage
    from ..pages.practice import PracticePage
    from ..pages.profile import ProfilePage
    from ..pages.puzzle import PuzzlePage
    from ..pages.puzzles import PuzzlesPage
    from ..pages.reading import ReadingPage
    from ..pages.review import ReviewPage
    from ..pages.rules import RulesPage
    from ..pages.statistics import StatisticsPage
    from ..pages.table_page import TablePage

P = TypeVar("P", bound=Page)


class Ways(QObject):
    """Opens pages, and starts matches from what is chosen there."""

    def __init__(
        self,
        services: Services,
        pages: Pages,
        host: Host,
        asking: Asking,
        record_files: RecordFiles,
        notice: Notice,
    ) -> None:
        super().__init__(pages)
        self._services, self._pages = services, pages
        self._host, self._asking = host, asking
        self._record_files, self._notice = record_files, notice
        self._left = LeftMatch(services.shelf, services.presets)
        record_files.opened.connect(host.resume)
        host.told.connect(notice.reply)
        host.sat_down.connect(self._sit_down)
        asking.restored.connect(self.start_over)

    # Pages

    @cached_property
    def start_page(self) -> StartPage:
        ratio = self._pages.devicePixelRatioF()
        page = StartPage(design_of(self._services.preferences), ratio, self._pages)
        page.play_asked.connect(self._host.play_usual)
        page.learn_asked.connect(self.learn)
        page.rules_asked.connect(self.show_rules_of)
        page.resume_asked.connect(self.resume_waiting)
        page.language_asked.connect(self._choose_language)
        page.players_asked.connect(self._choose_players)
        return self._taken_in(page)

    @cached_property
    def reading_page(self) -> "ReadingPage":
        from ..pages.reading import ReadingPage

        return self._taken_in(ReadingPage())

    @cached_property
    def rules_page(self) -> "RulesPage":
        from ..pages.rules import RulesPage

        page = RulesPage(self._services.runner, self._services.read)
        page.play_asked.connect(self.play_by_rules)
        page.learn_asked.connect(self.learn)
        page.house_rules_asked.connect(self._asking.rules)
        return self._taken_in(page)

    @cached_property
    def matches_page(self) -> "MatchesPage":
        from ..pages.matches import MatchesPage

        page = MatchesPage(self._services.shelf)
        page.resume_asked.connect(self.resume_match)
        page.save_asked.connect(self._record_files.save)
        page.review_asked.connect(self.review_match)
        page.deleted.connect(self._on_deleted)
        return self._taken_in(page)

    @cached_property
    def table_page(self) -> "TablePage":
        from ..pages.table_page import TablePage

        page = TablePage(self._services)
        page.sitting.rested.connect(self._host.on_scored)
        page.seen.connect(self._host.recall_game)
        return self._taken_in(page)

    @cached_property
    def lesson_page(self) -> "LessonPage":
        from ..pages.lesson import LessonPage

        page = LessonPage(self._services)
        page.play_asked.connect(self._host.play_usual)
        page.lesson_asked.connect(self.learn_on)
        return self._taken_in(page)

    @cached_property
    def review_page(self) -> "ReviewPage":
        from ..pages.review import ReviewPage
        from ..review.guide import Guide
        from ..review.imagined import Imagining
        from ..review.verdicts import Verdicts

        services = self._services
        verdicts = Verdicts(services.runner, services.judge, services.verdicts)
        page = ReviewPage(Guide(verdicts, Imagining(services.runner, services.open_line)))
        page.play_from_asked.connect(self._host.play_from)
        return self._taken_in(page)

    @cached_property
    def statistics_page(self) -> "StatisticsPage":
        from ..pages.statistics import StatisticsPage

        return self._taken_in(StatisticsPage())

    @cached_property
    def profile_page(self) -> "ProfilePage":
        from ..pages.profile import ProfilePage

        services = self._services
        page = ProfilePage(services.rates, services.runner, services.exercises)
        page.left.rested.connect(self._pages.rest)
        page.practice_asked.connect(self.practise)
        return self._taken_in(page)

    @cached_property
    def puzzles_page(self) -> "PuzzlesPage":
        from ..pages.puzzles import PuzzlesPage

        services = self._services
        page = PuzzlesPage(services.puzzles, services.solved, services.runner)
        page.chosen.connect(self.try_puzzle)
        return self._taken_in(page)

    @cached_property
    def puzzle_page(self) -> "PuzzlePage":
        from ..pages.puzzle import PuzzlePage

        page = PuzzlePage(self._services)
        page.next_asked.connect(self.try_next_puzzle)
        return self._taken_in(page)

    @cached_property
    def practice_page(self) -> "PracticePage":
        from ..pages.practice import PracticePage

        page = PracticePage(self._services.exercises, self._services.runner)
        page.play_from_asked.connect(self._host.play_moment)
        return self._taken_in(page)

    def _taken_in(self, page: P) -> P:
        self._pages.add(page)
        return page

    # Table

    def await_table(self) -> None:
        """Show an empty table while the table page is created, if a match is resumed."""
        if self._services.shelf.last_open() is not None:
            self._pages.turn_to(self._taken_in(BareFelt(self._services.preferences.felt)))

    def set_table(self, _: object = None) -> None:
        """Create the table page ahead of its first use."""
        if not self._has_table:
            self.table_page.board.draw_ahead(self._pages.size())
        if isinstance(self._pages.current, BareFelt):
            self.start_over()

    def start_over(self) -> None:
        """Resume the last open match, or go to the start page."""
        self._get_up()
        match_id = self._services.shelf.last_open()
        if match_id is None or not self.resume_match(match_id):
            self.go_home()

    def resume_match(self, number: int) -> bool:
        """Resume a stored match; return whether it could be read."""
        if (kept := self._taken(number)) is not None:
            self._host.resume(kept)
        return kept is not None

    def play_for_me(self) -> None:
        """Let the computer play the rest of the hand, after a confirmation."""
        if self._asking.agreed(questions.play_for_me(), questions.yes_play_for_me()):
            self.table_page.play_for_me()

    def _sit_down(self) -> None:
        self._pages.turn_to(self.table_page)
        self.table_page.take_focus()

    @property
    def _has_table(self) -> bool:
        """Whether the table page exists: creating it takes long."""
        return "table_page" in vars(self)

    def _get_up(self) -> None:
        """Leave the current match and save it."""
        if self._has_table:
            self.table_page.leave()
        self._services.shelf.save()

    # Other pages

    def go_home(self) -> None:
        """Show the start page; the current match can be resumed there."""
        self._left.leave(self._host.left)
        self._get_up()
        self._pages.turn_to(self.start_page)
        self.start_page.show_games(self._host.game.key, self._left.shown())
        if (figures := self._services.figures) is not None:
            from ...kept.figures import Scope

            self.start_page.show_skill(skill_in(figures, Scope(self._host.game.key)))
        self.start_page.moments.offer(self._services.exercises.number_due())
        self.show_progress()

    def resume_waiting(self) -> None:
        """Resume the match that the start page offers."""
        match = self._left.match()
        if isinstance(match, int):
            self.resume_match(match)
        elif match is not None:
            self._host.resume(match)

    def _choose_language(self, language: str) -> None:
        self._asking.preferred.emit(replace(self._host.preferences, language=language))

    def _choose_players(self, players: int) -> None:
        self._asking.preferred.emit(replace(self._host.preferences, players=players))

    def show_matches(self) -> None:
        """Show all stored matches."""
        self._pages.turn_to(self.matches_page)
        self.matches_page.show_matches()

    def review_moment(self) -> None:
        """Review the first costly mistake of the hand that was scored."""
        self.review(self.table_page.after_hand.first_moment)

    def review(self, moment: int | None = None) -> None:
        """Review the current match, from its last moment or from a ply."""
        table, match = self.table_page.sitting.table, self._host.match
        if table is not None and match is not None:
            self._pages.turn_to(self.review_page)
            ply = len(match.record.entries) if moment is None else moment
            match_id = self._host.number
            self.review_page.show_match(match, ply, number=match_id, note_help=table.assist)

    def review_match(self, number: int) -> None:
        """Review a stored match."""
        if (kept := self._taken(number)) is not None:
            self._pages.turn_to(self.review_page)
            note_help = kept.journal.assisted
            self.review_page.show_match(kept.match, number=number, note_help=note_help)

    def open_hands(self) -> None:
        """Show all cards of an unfinished hand in the review, after a confirmation."""
        if self._asking.agreed(questions.open_hands(), questions.yes_open_hands()):
            self.review_page.open_hands()

    def show_statistics(self) -> None:
        """Show the statistics of all hands."""
        self._pages.turn_to(self.statistics_page)
        game = "" if self._host.match is None else self._host.game.key
        self.statistics_page.show_figures(self._services.figures, game)

    def show_profile(self) -> None:
        """Show the player's skill and luck."""
        self._pages.turn_to(self.profile_page)
        self.profile_page.show_figures(self._services.figures, self._host.game.key)

    def practise(self, kind: str = "", game: str = "") -> None:
        """Start practice with the exercises that are due, or with those of one kind."""
        self._pages.turn_to(self.practice_page)
        self.practice_page.show_round(kind, game)

    def show_puzzles(self) -> None:
        """Show the list of puzzles."""
        # First: showing the page allows background work, which would delay the loading.
        self.puzzles_page.load(self._host.game.key)
        self._pages.turn_to(self.puzzles_page)
        self.puzzles_page.show_puzzles(self._host.game.key)

    def try_puzzle(self, number: int) -> None:
        """Show the puzzle at an index."""
        entry = self.puzzles_page.listed(number)
        self._pages.turn_to(self.puzzle_page)
        self.puzzle_page.show_puzzle(entry)

    def try_next_puzzle(self) -> None:
        """Show the next unsolved puzzle, or the list if all are solved."""
        index = self.puzzles_page.next_after(self.puzzle_page.number)
        if index is None:
            self._pages.go_back()
        else:
            self.try_puzzle(index)

    def learn(self, key: str) -> None:
        """Start or continue a lesson of a game; show its rules if it has no lesson."""
        self._host.game = self._host.usual(key)
        lesson = to_learn(self._services, key)
        if lesson is None:
            self.show_rules()  # the rules begin with a summary
        else:
            self._teach(lesson)

    def learn_on(self, _key: str) -> None:
        """Start the lesson after the current one."""
        current = self.lesson_page.course
        after = following(self._services, current.lesson) if current is not None else None
        if after is not None:
            self._teach(after)

    def show_progress(self, _: object = None) -> None:
        """Show the progress in all lessons on the start page, and suggest one."""
        lessons = every_lesson(self._services)
        self.start_page.show_progress(
            lessons, offered(self._services, lessons, self._host.game.key)
        )

    def _teach(self, lesson: Learned) -> None:
        self._pages.turn_to(self.lesson_page)
        self.lesson_page.show_lesson(lesson.lesson, lesson.stop)

    def show_keys(self, actions: Mapping[str, QAction]) -> None:
        """Show all keyboard shortcuts."""
        self._read(about.keys, partial(keys_html, actions))

    def show_guide(self) -> None:
        """Show the user's guide in the current language."""
        from .guide import guide_html

        self._read(partial(window.action, "guide"), lambda: guide_html(language_of_now()))

    def show_rules(self) -> None:
        """Show the rules of the last game."""
        last = self._host.game
        game = variant(last.key).game(last.rules, players=last.players)
        self._pages.turn_to(self.rules_page)
        self.rules_page.show_rules(game)

    def show_rules_of(self, key: str) -> None:
        """Show the rules of another game."""
        if key != self._host.game.key:
            self._host.game = self._host.usual(key)
        self.show_rules()

    def play_by_rules(self, _key: str) -> None:
        """Return to the current match, or start one of the game whose rules are shown."""
        if self._has_table and self.table_page.sitting.table is not None:
            self._sit_down()
        else:
            self._host.play_again()

    # Private

    def _on_deleted(self, match: int) -> None:
        """Leave the current match if it was deleted."""
        if match == self._host.number:
            self._get_up()

    def _taken(self, number: int) -> Kept | None:
        """Return a stored match; if it is damaged, offer to save its record and return None."""
        kept = self._services.shelf.take(number)
        if kept is None:
            save = partial(self._record_files.save, number)
            self._notice.tell(store.cannot_go_on, store.save_record, save)
        return kept

    def _read(self, title: Said, html: Said) -> None:
        self._pages.turn_to(self.reading_page)
        self.reading_page.show_text(title, html, can_play=False)
