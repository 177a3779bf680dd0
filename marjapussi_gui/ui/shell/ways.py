"""The pages, each made when it is asked for first, and the ways that lead to them."""

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
    """Leads to a page, and from what is chosen there to a match."""

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

    # The pages

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

        kit = self._services
        verdicts = Verdicts(kit.runner, kit.judge, kit.verdicts)
        page = ReviewPage(Guide(verdicts, Imagining(kit.runner, kit.open_line)))
        page.play_from_asked.connect(self._host.play_from)
        return self._taken_in(page)

    @cached_property
    def statistics_page(self) -> "StatisticsPage":
        from ..pages.statistics import StatisticsPage

        return self._taken_in(StatisticsPage())

    @cached_property
    def profile_page(self) -> "ProfilePage":
        from ..pages.profile import ProfilePage

        kit = self._services
        page = ProfilePage(kit.rates, kit.runner, kit.exercises)
        page.left.rested.connect(self._pages.rest)
        page.practice_asked.connect(self.practise)
        return self._taken_in(page)

    @cached_property
    def puzzles_page(self) -> "PuzzlesPage":
        from ..pages.puzzles import PuzzlesPage

        kit = self._services
        page = PuzzlesPage(kit.puzzles, kit.solved, kit.runner)
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

    # At the table

    def await_table(self) -> None:
        """Show bare felt until the table is ready, if a match goes on there."""
        if self._services.shelf.last_open() is not None:
            self._pages.turn_to(self._taken_in(BareFelt(self._services.preferences.felt)))

    def set_table(self, _: object = None) -> None:
        """Have the table ready, so that nobody waits for it who sits down."""
        if not self._has_table:
            self.table_page.board.draw_ahead(self._pages.size())
        if isinstance(self._pages.current, BareFelt):
            self.start_over()

    def start_over(self) -> None:
        """Open again on the match that was played last, as when the program starts."""
        self._get_up()
        number = self._services.shelf.last_open()
        if number is None or not self.resume_match(number):
            self.go_home()

    def resume_match(self, number: int) -> bool:
        """Go on with a match that is kept; return whether it could be read."""
        if (kept := self._taken(number)) is not None:
            self._host.resume(kept)
        return kept is not None

    def play_for_me(self) -> None:
        """Have the computer play the rest of the hand, if that is really wanted."""
        if self._asking.agreed(questions.play_for_me(), questions.yes_play_for_me()):
            self.table_page.play_for_me()

    def _sit_down(self) -> None:
        self._pages.turn_to(self.table_page)
        self.table_page.take_focus()

    @property
    def _has_table(self) -> bool:
        """Tell whether the table is made: that takes a while, and is not done to leave it."""
        return "table_page" in vars(self)

    def _get_up(self) -> None:
        """Leave the match at the table; it is kept."""
        if self._has_table:
            self.table_page.leave()
        self._services.shelf.save()

    # Other pages

    def go_home(self) -> None:
        """Show all games; the match that was played is left, and waits."""
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
        """Go on with the match that waits."""
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
        """Show all matches that are kept; the one at the table waits."""
        self._pages.turn_to(self.matches_page)
        self.matches_page.show_matches()

    def review_moment(self) -> None:
        """Look back on the first moment that was dear in the hand that is counted."""
        self.review(self.table_page.after_hand.first_moment)

    def review(self, moment: int | None = None) -> None:
        """Look back on the match at the table, from its last moment or another one; it waits."""
        table, match = self.table_page.sitting.table, self._host.match
        if table is not None and match is not None:
            self._pages.turn_to(self.review_page)
            ply = len(match.record.entries) if moment is None else moment
            number = self._host.number
            self.review_page.show_match(match, ply, number=number, note_help=table.assist)

    def review_match(self, number: int) -> None:
        """Look back on a match of the list."""
        if (kept := self._taken(number)) is not None:
            self._pages.turn_to(self.review_page)
            note_help = kept.journal.assisted
            self.review_page.show_match(kept.match, number=number, note_help=note_help)

    def open_hands(self) -> None:
        """Show all cards of a hand that is still played, if that is really wanted."""
        if self._asking.agreed(questions.open_hands(), questions.yes_open_hands()):
            self.review_page.open_hands()

    def show_statistics(self) -> None:
        """Show what came of everything that was played."""
        self._pages.turn_to(self.statistics_page)
        game = "" if self._host.match is None else self._host.game.key
        self.statistics_page.show_figures(self._services.figures, game)

    def show_profile(self) -> None:
        """Show how well somebody plays, and what the cards did to it."""
        self._pages.turn_to(self.profile_page)
        self.profile_page.show_figures(self._services.figures, self._host.game.key)

    def practise(self, kind: str = "", game: str = "") -> None:
        """Ask one's own mistakes again, those that are due or those of a kind."""
        self._pages.turn_to(self.practice_page)
        self.practice_page.show_round(kind, game)

    def show_puzzles(self) -> None:
        """Show all puzzles, and which of them were solved."""
        self.puzzles_page.load(self._host.game.key)  # before what is done while nobody plays
        self._pages.turn_to(self.puzzles_page)
        self.puzzles_page.show_puzzles(self._host.game.key)

    def try_puzzle(self, number: int) -> None:
        """Sit down at a puzzle."""
        listed = self.puzzles_page.listed(number)
        self._pages.turn_to(self.puzzle_page)
        self.puzzle_page.show_puzzle(listed)

    def try_next_puzzle(self) -> None:
        """Sit down at the next puzzle that is not solved, or go back to all of them."""
        number = self.puzzles_page.next_after(self.puzzle_page.number)
        if number is None:
            self._pages.go_back()
        else:
            self.try_puzzle(number)

    def learn(self, key: str) -> None:
        """Begin or go on with the next lesson that was not done; without one, show the rules."""
        self._host.game = self._host.usual(key)
        lesson = to_learn(self._services, key)
        if lesson is None:
            self.show_rules()  # they begin with a summary
        else:
            self._teach(lesson)

    def learn_on(self, _key: str) -> None:
        """Begin the lesson that follows the one that is seen."""
        now = self.lesson_page.course
        after = following(self._services, now.lesson) if now is not None else None
        if after is not None:
            self._teach(after)

    def show_progress(self, _: object = None) -> None:
        """Show how far all lessons are, and offer one of them."""
        every = every_lesson(self._services)
        self.start_page.show_progress(every, offered(self._services, every, self._host.game.key))

    def _teach(self, lesson: Learned) -> None:
        self._pages.turn_to(self.lesson_page)
        self.lesson_page.show_lesson(lesson.lesson, lesson.stop)

    def show_keys(self, actions: Mapping[str, QAction]) -> None:
        """Show everything that has a key."""
        self._read(about.keys, partial(keys_html, actions))

    def show_guide(self) -> None:
        """Show the guide in the language of now."""
        from .guide import guide_html

        self._read(partial(window.action, "guide"), lambda: guide_html(language_of_now()))

    def show_rules(self) -> None:
        """Show the rules of the game that is played."""
        last = self._host.game
        game = variant(last.key).game(last.rules, players=last.players)
        self._pages.turn_to(self.rules_page)
        self.rules_page.show_rules(game)

    def show_rules_of(self, key: str) -> None:
        """Show the rules of a game that may be chosen."""
        if key != self._host.game.key:
            self._host.game = self._host.usual(key)
        self.show_rules()

    def play_by_rules(self, _key: str) -> None:
        """Go on at the table where one came from there, or deal what was read about."""
        if self._has_table and self.table_page.sitting.table is not None:
            self._sit_down()
        else:
            self._host.play_again()

    # Inside

    def _on_deleted(self, match: int) -> None:
        """Get up from a match that is no longer there."""
        if match == self._host.number:
            self._get_up()

    def _taken(self, number: int) -> Kept | None:
        """Return a match of the list; what cannot be read any more may be saved as it is."""
        kept = self._services.shelf.take(number)
        if kept is None:
            save = partial(self._record_files.save, number)
            self._notice.tell(store.cannot_go_on, store.save_record, save)
        return kept

    def _read(self, title: Said, html: Said) -> None:
        self._pages.turn_to(self.reading_page)
        self.reading_page.show_text(title, html, can_play=False)
