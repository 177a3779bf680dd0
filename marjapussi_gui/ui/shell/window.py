"""The window: one page at a time, a menu, and the way from a choice to a match."""

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from operator import methodcaller
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ...engine.games import variant
from ..art.design import design_of
from ..basis.new_game import NewGame
from ..basis.preferences import Preferences
from ..basis.services import Services
from ..basis.shelf import Kept
from ..pages.bare import BareFelt
from ..pages.matches import MatchesPage
from ..pages.reading import ReadingPage
from ..pages.start import StartPage
from ..panels.notice import Notice
from ..wording import about, games, questions, store, window
from ..wording.tongue import Said
from .asking import Asking
from .dressing import chrome_of, dress, language_of_now, set_text, speak
from .guide import guide_html
from .host import Host
from .menu import OF_A_MATCH, deeds_of, keys_html, made_actions, popped
from .records import Records, dropped

if TYPE_CHECKING:
    from ..pages.review import ReviewPage
    from ..pages.statistics import StatisticsPage
    from ..pages.table_page import TablePage

USUAL_SIZE, LEAST_SIZE = (1280, 800), (800, 600)


class Window(QMainWindow):
    """Start page, table, and pages to read."""

    closing = Signal()
    idle = Signal(bool)  # whether nobody is to act at the table just now

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        set_text(services.preferences)  # before any widget takes its type from the application
        super().__init__(parent)
        self._services, self._preferences = services, services.preferences
        speak(self._preferences)
        self.start_page = StartPage(design_of(self._preferences), self.devicePixelRatioF())
        self.reading_page = ReadingPage()
        self.matches_page = MatchesPage(services.shelf)
        self.host = Host(services, lambda: self.table_page, self._preferences, self)
        self.notice = Notice(self)
        self.asking = Asking(self, services, self.host)
        self.records = Records(self, services.shelf, self.notice)
        self._came_from: QWidget = self.start_page
        self.pages = QStackedWidget()
        for page in (self.start_page, self.reading_page, self.matches_page):
            self.pages.addWidget(page)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self.setAcceptDrops(True)
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(*USUAL_SIZE)
        self.setWindowTitle(window.title(""))
        self.actions_by_name = made_actions(self, deeds_of(self))
        self._connect()
        self._on_page(0)
        dress(self._preferences)  # all at once: each would be dressed again wherever it is put
        self.prefer(self._preferences)

    @cached_property
    def table_page(self) -> "TablePage":
        from ..pages.table_page import TablePage

        page = TablePage(self._services)
        page.prefer(self._preferences)
        page.sitting.rested.connect(self.host.on_scored)
        page.new_match_asked.connect(self.host.play_again)
        page.menu_asked.connect(self.show_menu)
        page.home_asked.connect(self.go_home)
        page.sitting.rested.connect(partial(self.idle.emit, True))
        page.panels.breakdown.went_on.connect(partial(self.idle.emit, False))
        self.pages.addWidget(page)
        return page

    @cached_property
    def review_page(self) -> "ReviewPage":
        from ..pages.review import ReviewPage
        from ..review.verdicts import Verdicts

        page = ReviewPage(Verdicts(self._services.runner, self._services.advise))
        page.prefer(self._preferences)
        page.back_asked.connect(self.go_back)
        page.opening_asked.connect(self.open_hands)
        page.play_from_asked.connect(self.host.play_from)
        self.pages.addWidget(page)
        return page

    @cached_property
    def statistics_page(self) -> "StatisticsPage":
        from ..pages.statistics import StatisticsPage

        page = StatisticsPage()
        page.back_asked.connect(self.go_back)
        self.pages.addWidget(page)
        return page

    def _has(self, page: str) -> bool:
        """Tell whether a page was made that is only made when it is asked for."""
        return page in vars(self)

    @property
    def _is_at_table(self) -> bool:
        return self._has("table_page") and self.pages.currentWidget() is self.table_page

    def await_table(self) -> None:
        """Show bare felt until the table is ready, if a match goes on there."""
        if self._services.shelf.last_open() is not None:
            self.pages.setCurrentIndex(self.pages.addWidget(BareFelt(self._preferences.felt)))

    def set_table(self, _: object = None) -> None:
        """Have the table ready, so that nobody waits for it who sits down."""
        if not self._has("table_page"):
            self.table_page.board.draw_ahead(self.pages.size())
        if isinstance(self.pages.currentWidget(), BareFelt):
            self.start_over()

    def at_table(self, do: Callable[["TablePage"], object]) -> None:
        """Do something at the table, if anybody ever sat down at it."""
        if self._has("table_page"):
            do(self.table_page)

    # Games

    def play(self, game: NewGame) -> None:
        """Deal a new match."""
        self.host.play(game)

    def play_usual(self, key: str) -> None:
        """Deal at once, with sensible rules and the partner at full strength."""
        self.host.play(self.host.usual(key))

    def on_sat_down(self) -> None:
        """Show the table at which a match is played now."""
        self.pages.setCurrentWidget(self.table_page)
        self._entitle()
        self.table_page.board.setFocus()

    # Pages

    def go_home(self) -> None:
        """Show all games; the match that was played is left."""
        self.at_table(methodcaller("leave"))
        self.pages.setCurrentWidget(self.start_page)
        self.start_page.show_games(self.host.game.key)

    def show_matches(self) -> None:
        """Show all matches that are kept; the one at the table is left, and kept."""
        self.at_table(methodcaller("leave"))
        self.pages.setCurrentWidget(self.matches_page)
        self.matches_page.show_matches()

    def resume_match(self, number: int) -> bool:
        """Go on with a match that is kept; return whether it could be read."""
        if (kept := self._taken(number)) is not None:
            self.host.resume(kept)
        return kept is not None

    def review_match(self, number: int) -> None:
        """Look back on a match of the list."""
        if (kept := self._taken(number)) is not None:
            self._turn_to(self.review_page)
            self.review_page.show_match(kept.match, note_help=kept.journal.assisted)

    def _taken(self, number: int) -> Kept | None:
        """Return a match of the list; what cannot be read any more may be saved as it is."""
        kept = self._services.shelf.take(number)
        if kept is None:
            save = partial(self.records.save, number)
            self.notice.tell(store.cannot_go_on, store.save_record, save)
        return kept

    def review(self) -> None:
        """Look back on the match at the table; it waits."""
        table = self.table_page.sitting.table if self._is_at_table else None
        if table is not None and (match := self.host.match) is not None:
            self._turn_to(self.review_page)
            ply = len(match.record.entries)
            self.review_page.show_match(match, ply, note_help=table.assist)

    def open_hands(self) -> None:
        """Show all cards of a hand that is still played, if that is really wanted."""
        if self.asking.agreed(questions.open_hands(), questions.yes_open_hands()):
            self.review_page.open_hands()

    def play_for_me(self) -> None:
        """Have the computer play the rest of the hand, if that is really wanted."""
        if self.asking.agreed(questions.play_for_me(), questions.yes_play_for_me()):
            self.table_page.play_for_me()

    def go_back(self) -> None:
        """Go back to the page from which another one was opened."""
        self.pages.setCurrentWidget(self._came_from)
        if self._is_at_table:
            self.table_page.board.setFocus()

    def learn(self, key: str) -> None:
        """Show how a game goes."""
        self.host.game = self.host.usual(key)
        self._read(partial(games.name, key), partial(games.learn, key), can_play=True)

    def show_keys(self) -> None:
        """Show everything that has a key."""
        self._read(about.keys, partial(keys_html, self.actions_by_name))

    def show_guide(self) -> None:
        """Show the guide in the language of now."""
        self._read(partial(window.action, "guide"), lambda: guide_html(language_of_now()))

    def start_over(self) -> None:
        """Open again on the match that was played last, as when the program starts."""
        self.at_table(methodcaller("leave"))
        number = self._services.shelf.last_open()
        if number is None or not self.resume_match(number):
            self.go_home()

    def show_statistics(self) -> None:
        """Show what came of everything that was played."""
        self._turn_to(self.statistics_page)
        self.statistics_page.show_figures(self._services.figures)

    def show_rules(self) -> None:
        """Show the rules of the game at this table."""
        from ..wording.rules_page import rules_html

        last = self.host.game
        game = variant(last.key).game(last.rules, players=last.players)
        self._read(lambda: window.rules_of(games.name(last.key)), partial(rules_html, game))

    def prefer(self, preferences: Preferences) -> None:
        """Look and play as the player wishes."""
        before, self._preferences = self._preferences, preferences
        self.host.preferences = preferences
        if (chrome_of(before), before.text) != (chrome_of(preferences), preferences.text):
            dress(preferences)
        if before.language != preferences.language:
            speak(preferences)
        self.at_table(methodcaller("prefer", preferences))
        if self._has("review_page"):
            self.review_page.prefer(preferences)
        if design_of(before) != design_of(preferences):
            self.start_page.use_deck(design_of(preferences))
        sounds = self._services.sounds
        sounds.is_on, sounds.volume = preferences.sound, preferences.volume / 100
        if before.volume != preferences.volume:
            sounds.play("card")
        self._services.keep(preferences)

    def show_menu(self) -> None:
        """Show the menu below its button."""
        button = self.table_page.tools.button("menu")
        popped(self, self.actions_by_name, self.host.game.level, self.host.change_level, button)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def on_escape(self) -> None:
        """Close what lies open; leave a page that is read, or the full screen."""
        page = self.pages.currentWidget()
        if page is self.matches_page:
            self.go_home()
        elif self._has("review_page") and page is self.review_page and self.review_page.escape():
            return
        elif page is not self.start_page and not self._is_at_table:
            self.go_back()
        elif self._is_at_table and self.table_page.escape():
            return
        elif self.isFullScreen():
            self.showNormal()
        elif self._is_at_table:
            self.table_page.board.touch.cancel()

    def tell_crash(self, text: str, report: Path | None) -> None:
        """Show that something went wrong, and where the report of it lies."""
        self.notice.tell(partial(store.crashed, "" if report is None else str(report)))
        self.asking.crash(text, report, self.save_record)

    def save_record(self) -> None:
        """Ask where the record of the match at the table is to be written, and write it."""
        self.records.save_text(self.host.record_text())

    def state_parts(self) -> dict[str, bytes]:
        """Return where the window stands, to be kept."""
        return {"geometry": bytes(self.saveGeometry().data())}

    def restore(self, parts: Mapping[str, bytes]) -> None:
        """Stand where the window stood."""
        if "geometry" in parts:
            self.restoreGeometry(QByteArray(parts["geometry"]))

    def tell_trouble(self, key: str) -> None:
        """Tell what is wrong with the place where matches are kept, or that all is well again."""
        backups = partial(window.action, "backups"), self.asking.backups
        offer = backups if key == "recovered" else ()
        self.notice.tell(partial(store.trouble, key), *offer, passes=store.passes(key))

    def tell_if_slow(self, is_news: bool) -> None:  # noqa: FBT001 - an answer that is delivered
        """Tell once that computer players take longer than they have to."""
        if is_news:
            self.notice.tell(store.slow_players)

    # Inside

    def _read(self, title: Said, html: Said, *, can_play: bool = False) -> None:
        self._turn_to(self.reading_page)
        self.reading_page.show_text(title, html, can_play=can_play)

    def _entitle(self) -> None:
        """Name the game in the title as long as its table is seen."""
        name = games.name(self.host.game.key) if self._is_at_table else ""
        self.setWindowTitle(window.title(name))

    def _on_page(self, _index: int) -> None:
        self._entitle()
        for name in OF_A_MATCH:
            self.actions_by_name[name].setEnabled(self._is_at_table)
        is_reviewing = self._has("review_page") and self.pages.currentWidget() is self.review_page
        self.idle.emit(not self._is_at_table and not is_reviewing)
        if self._has("review_page") and not is_reviewing:
            self.review_page.leave()

    def _turn_to(self, page: QWidget) -> None:
        """Show a page from which one goes back to where one was."""
        current = self.pages.currentWidget()
        assert current is not None
        if current in (self.start_page, self.matches_page) or self._is_at_table:
            self._came_from = current
        self.pages.setCurrentWidget(page)

    def _connect(self) -> None:
        self.start_page.play_asked.connect(self.play_usual)
        self.start_page.learn_asked.connect(self.learn)
        self.start_page.rules_asked.connect(self.asking.rules)
        self.matches_page.back_asked.connect(self.go_home)
        self.matches_page.resume_asked.connect(self.resume_match)
        self.matches_page.save_asked.connect(self.records.save)
        self.matches_page.review_asked.connect(self.review_match)
        self.records.opened.connect(self.host.resume)
        self.host.sat_down.connect(self.on_sat_down)
        self.pages.currentChanged.connect(self._on_page)
        self.host.told.connect(self.notice.reply)
        self.asking.restored.connect(self.start_over)
        self.asking.preferred.connect(self.prefer)
        self.start_page.matches_asked.connect(self.show_matches)
        self.reading_page.back_asked.connect(self.go_back)
        self.reading_page.play_asked.connect(self.host.play_again)

    def _retranslate(self) -> None:
        """Say everything again, in the language of now."""
        for name, action in self.actions_by_name.items():
            action.setText(window.action(name))
        self.at_table(methodcaller("retranslate"))
        self._entitle()

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "actions_by_name"):
            self._retranslate()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in dropped(event)[:1]:
            event.acceptProposedAction()
            self.records.open(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        self.at_table(methodcaller("end"))
        super().closeEvent(event)
