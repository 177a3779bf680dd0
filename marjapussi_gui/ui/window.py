"""The window: one page at a time, a menu, and the way from a choice to a match."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ..engine.games import variant
from ..engine.lines import Header
from ..engine.state import Start
from .dressing import chrome_of, dress, speak
from .host import ME, names_round, others, seated
from .menu import Deed, made_actions, popped
from .new_game import BEST, HIGHEST_SEED, NewGame, usual_game
from .pages.matches import MatchesPage
from .pages.reading import ReadingPage
from .pages.start import StartPage
from .panels.notice import Notice
from .preferences import Preferences
from .records import Records, dropped
from .services import Services
from .shelf import Kept
from .table_page import TablePage
from .wording import games, store, window
from .wording.people import People

USUAL_SIZE, LEAST_SIZE = (1280, 800), (800, 600)


class Window(QMainWindow):
    """Start page, table, and pages to read."""

    sat_down = Signal()
    closing = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services, self._preferences = services, services.preferences
        self._game = NewGame("marjapussi", 4)
        self._seed = 0
        self._kept: Kept | None = None
        self._dice = SystemRandom()
        speak(self._preferences)
        dress(self._preferences)  # before any widget takes its type from the application
        self.start_page = StartPage(self._preferences.deck, self.devicePixelRatioF())
        self.table_page = TablePage(services)
        self.reading_page = ReadingPage()
        self.matches_page = MatchesPage(services.shelf)
        self.notice = Notice(self)
        self.records = Records(self, services.shelf, self.notice)
        self.records.opened.connect(self.resume)
        self._read_from: QWidget = self.start_page
        self.pages = QStackedWidget()
        for page in (self.start_page, self.table_page, self.reading_page, self.matches_page):
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
        self.actions_by_name = self._make_actions()
        self._connect()
        self.prefer(self._preferences)

    # Games

    def play(self, game: NewGame) -> None:
        """Deal a new match."""
        played = variant(game.key).game(game.rules, players=game.players)
        seed = self._dice.randrange(HIGHEST_SEED) if game.seed is None else game.seed
        names = names_round(game, self._preferences.name, seed)
        header = Header(played, names, Start(played.first_dealer(seed)))
        self._game = replace(game, seed=None)
        self._sit(self._services.shelf.begin(header, seed, game.level, game.partner_level))

    def resume(self, kept: Kept) -> None:
        """Go on with a match where it was left."""
        header = kept.record.header
        self._game = NewGame(
            header.game.key,
            header.game.seating.players,
            header.game.options,
            kept.level or self._preferences.level,
            kept.partner_level or BEST,
            header.seats,
        )
        self._sit(kept)

    def resume_last(self) -> bool:
        """Go on with the match that was being played when the program ended, if there is one."""
        kept = self._services.shelf.last()
        if kept is not None:
            self.resume(kept)
        return kept is not None

    def _sit(self, kept: Kept) -> None:
        """Sit down at the table of a match."""
        self._seed, self._kept = kept.seed, kept
        show, header = self.table_page.board.story.add, kept.record.header
        table, person = seated(kept, self._game, self._services, show)
        self.setWindowTitle(window.title(games.told(header.game.key).name))
        self.pages.setCurrentWidget(self.table_page)
        people = People(header.seats, ME, header.game.seating)
        self.table_page.sit(table, person, people)
        self.sat_down.emit()

    def on_scored(self) -> None:
        """Keep what a hand came to."""
        table = self.table_page.sitting.table
        if table is not None and self._kept is not None:
            self._services.shelf.hand_over(self._kept, table.record)

    def play_usual(self, key: str) -> None:
        """Deal at once, with sensible rules and the partner at full strength."""
        preferences = self._preferences
        self.play(usual_game(variant(key), level=preferences.level, name=preferences.name))

    def play_again(self) -> None:
        """Deal a new match of what was played last."""
        self.play(self._game)

    def play_same_deal(self) -> None:
        """Deal the same cards again."""
        if self.table_page.sitting.table is not None:
            self.play(replace(self._game, seed=self._seed))

    def ask_new_game(self) -> None:
        """Ask what to play."""
        from .dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._game, self._services.presets, self)
        if dialog.exec():
            self.play(dialog.chosen())

    def change_level(self, level: str) -> None:
        """Let opponents of another strength sit down in the middle of the match."""
        table = self.table_page.sitting.table
        if table is None:
            return
        self._game = replace(self._game, level=level)
        seating = table.game.seating
        for seat, player in others(seating, self._game, self._services, self._seed).items():
            if not (seating.partners and seat == seating.partner(ME)):
                table.seat_player(seat, player)

    # Pages

    def go_home(self) -> None:
        """Show all games; the match that was played is left."""
        self.table_page.leave()
        self.pages.setCurrentWidget(self.start_page)
        self.start_page.show_games(self._game.key)

    def show_matches(self) -> None:
        """Show all matches that are kept; the one at the table is left, and kept."""
        self.table_page.leave()
        self.pages.setCurrentWidget(self.matches_page)
        self.matches_page.show_matches()

    def resume_match(self, match: int) -> None:
        """Go on with a match of the list."""
        kept = self._services.shelf.take(match)
        if kept is None:
            self.notice.tell(store.cannot_go_on())
        else:
            self.resume(kept)

    def copy_deal(self) -> None:
        """Copy the number of the deals at the table."""
        if self.table_page.sitting.table is not None:
            QGuiApplication.clipboard().setText(str(self._seed))
            self.notice.tell(store.deal_copied(self._seed))

    def audit(self) -> None:
        """Show what was promised of the deal; once the hand is over, that it was kept."""
        table = self.table_page.sitting.table
        if table is None:
            return
        if not (table.is_between_hands or table.state.match.over):
            self.notice.tell(store.promised(table.fingerprint))
        elif table.follows_from_seed:
            self.notice.tell(store.audited(table.fingerprint, self._seed))
        else:
            self.notice.tell(store.audit_failed())

    def learn(self, key: str) -> None:
        """Show how a game goes."""
        self._game = replace(usual_game(variant(key)), level=self._preferences.level)
        self._read(games.told(key).name, games.learn(key))

    def show_rules(self) -> None:
        """Show the rules of the game at this table."""
        from .wording.rules_page import rules_html

        game = variant(self._game.key).game(self._game.rules, players=self._game.players)
        self._read(window.rules_of(games.told(self._game.key).name), rules_html(game))

    def ask_rules(self, key: str) -> None:
        """Ask for house rules, and play by them."""
        chosen = variant(key)
        usual = usual_game(chosen, level=self._preferences.level, name=self._preferences.name)
        rules = self._game.rules if self._game.key == key else usual.rules
        from .dialogs.house_rules import HouseRulesDialog

        dialog = HouseRulesDialog(chosen, rules, self._services.presets, self)
        if dialog.exec():
            self.play(replace(usual, rules=dialog.chosen()))

    def ask_preferences(self) -> None:
        """Ask how the program should look and play, and do so at once."""
        from .dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._preferences, self)
        dialog.changed.connect(self.prefer)
        dialog.exec()

    def prefer(self, preferences: Preferences) -> None:
        """Look and play as the player wishes."""
        before, self._preferences = self._preferences, preferences
        if chrome_of(before) != chrome_of(preferences):
            dress(preferences)
        if before.language != preferences.language:
            speak(preferences)
        self.table_page.prefer(preferences)
        if before.deck != preferences.deck:
            self.start_page.use_deck(preferences.deck)
        sounds = self._services.sounds
        sounds.is_on, sounds.volume = preferences.sound, preferences.volume / 100
        if before.volume != preferences.volume:
            sounds.play("card")
        self._services.keep(preferences)

    def show_menu(self) -> None:
        """Show the menu below its button."""
        button = self.table_page.tools.button("menu")
        popped(self, self.actions_by_name, self._game.level, self.change_level, button)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def on_escape(self) -> None:
        """Close what lies open; leave a page that is read, or the full screen."""
        if self.pages.currentWidget() is self.reading_page:
            self._stop_reading()
        elif self.pages.currentWidget() is self.matches_page:
            self.go_home()
        elif self.pages.currentWidget() is self.table_page and self.table_page.escape():
            return
        elif self.isFullScreen():
            self.showNormal()
        else:
            self.table_page.board.touch.cancel()

    def tell_crash(self, report: Path | None) -> None:
        """Tell that something went wrong, and where the report of it lies."""
        self.notice.tell(store.crashed("" if report is None else str(report)))

    def record_text(self) -> str:
        """Return the match at the table as a record."""
        table = self.table_page.sitting.table
        return "" if table is None else table.record.text()

    def state_parts(self) -> dict[str, bytes]:
        """Return where the window stands, to be kept."""
        return {"geometry": bytes(self.saveGeometry().data())}

    def restore(self, parts: Mapping[str, bytes]) -> None:
        """Stand where the window stood."""
        if "geometry" in parts:
            self.restoreGeometry(QByteArray(parts["geometry"]))

    def tell_trouble(self, key: str) -> None:
        """Tell what is wrong with the place where matches are kept, or that all is well again."""
        self.notice.tell(store.trouble(key))

    # Inside

    def _read(self, title: str, html: str) -> None:
        if self.pages.currentWidget() is not self.reading_page:
            current = self.pages.currentWidget()
            assert current is not None
            self._read_from = current
        self.pages.setCurrentWidget(self.reading_page)
        self.reading_page.show_text(title, html, can_play=self._read_from is self.start_page)

    def _stop_reading(self) -> None:
        self.pages.setCurrentWidget(self._read_from)
        if self._read_from is self.table_page:
            self.table_page.board.setFocus()

    def _connect(self) -> None:
        self.start_page.play_asked.connect(self.play_usual)
        self.start_page.learn_asked.connect(self.learn)
        self.start_page.rules_asked.connect(self.ask_rules)
        self.table_page.menu_asked.connect(self.show_menu)
        self.table_page.home_asked.connect(self.go_home)
        self.table_page.sitting.rested.connect(self.on_scored)
        self.table_page.new_match_asked.connect(self.play_again)
        self.matches_page.back_asked.connect(self.go_home)
        self.matches_page.resume_asked.connect(self.resume_match)
        self.matches_page.save_asked.connect(self.records.save)
        self.start_page.matches_asked.connect(self.show_matches)
        self.reading_page.back_asked.connect(self._stop_reading)
        self.reading_page.play_asked.connect(self.play_again)

    def _make_actions(self) -> dict[str, QAction]:
        """Return everything that has a key or a place in the menu."""
        page = self.table_page
        does: dict[str, Deed] = {
            "new": (self.ask_new_game, "Ctrl+N"),
            "deal": (self.ask_new_game, "Ctrl+D"),
            "again": (self.play_same_deal, "Ctrl+R"),
            "undo": (page.take_back, "Ctrl+Z"),
            "redo": (page.do_again, "Ctrl+Y"),
            "hint": (page.show_hint, "H"),
            "tricks": (page.show_tricks, "L"),
            "known": (page.show_known, "K"),
            "talk": (page.show_talk, "T"),
            "claim": (page.claim, "C"),
            "read_trick": (partial(page.read, "trick"), "R"),
            "read_score": (partial(page.read, "score"), "S"),
            "read_hand": (partial(page.read, "hand"), "A"),
            "read_legal": (partial(page.read, "legal"), "W"),
            "rules": (self.show_rules, "F1"),
            "preferences": (self.ask_preferences, "Ctrl+,"),
            "full": (self.toggle_full_screen, "F11"),
            "home": (self.go_home, "Ctrl+Home"),
            "open": (self.records.ask, "Ctrl+I"),
            "copy_deal": (self.copy_deal, "Ctrl+Shift+C"),
            "audit": (self.audit, "Ctrl+Shift+A"),
            "matches": (self.show_matches, "Ctrl+O"),
            "quit": (self.close, "Ctrl+Q"),
            "escape": (self.on_escape, "Esc"),
        }
        return made_actions(self, does)

    def _retranslate(self) -> None:
        """Say everything again, in the language of now."""
        for name, action in self.actions_by_name.items():
            action.setText(window.action(name))
        page = self.pages.currentWidget()
        if page is self.table_page:
            self.table_page.retranslate()
            self.setWindowTitle(window.title(games.told(self._game.key).name))
        elif page is self.matches_page:
            self.matches_page.show_matches()

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
        self.table_page.leave()
        self.table_page.board.animator.finish()
        super().closeEvent(event)
