"""The main window: a stack of pages, a notice bar, a menu, and the commands."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from ..basis.preferences import Preferences
from ..basis.services import Services
from ..pages.page import Deeds
from ..panels.notice import Notice
from ..wording import store, window
from .asking import Asking
from .dressing import chrome_of, dress, set_text, speak
from .host import Host
from .menu import made_actions, popped
from .pages import Pages
from .placing import (
    LEAST_SIZE,
    OLD_PLACE,
    PLACE,
    USUAL_SIZE,
    fit_usual,
    place_parts,
    put_back,
)
from .record_files import RecordFiles, dropped
from .saving import Saving
from .voicing import Voicing
from .ways import Ways


class Window(QMainWindow):
    """Shows the pages, and runs the commands of menu, keyboard and pages."""

    closing = Signal()
    troubled = Signal(str)  # the key of a storage error, empty when it is over; from any thread

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        set_text(services.preferences)  # before any widget takes its font from the application
        super().__init__(parent)
        self._services, self._preferences = services, services.preferences
        self.has_its_place = False  # the placement of the last run is restored
        speak(self._preferences)
        self.notice = Notice(self)
        self.pages = Pages(self._preferences)
        self._lay_out()
        self.host = Host(services, lambda: self.ways.table_page, self._preferences, self)
        self.asking = Asking(self, services, self.host)
        self.record_files = RecordFiles(self, services.shelf, self.notice)
        self.saving = Saving(self, services.shelf, self.host, self.record_files)
        self.saving.saved.connect(partial(self.tell_trouble, ""))
        self.troubled.connect(self.tell_trouble)
        self.ways = Ways(
            services, self.pages, self.host, self.asking, self.record_files, self.notice
        )
        self.voicing = Voicing(services.voice, self.pages, self.notice)
        self.actions_by_name = made_actions(self, self.command)
        self.asking.preferred.connect(self.prefer)
        self.pages.asked.connect(self.answer)
        self.pages.turned.connect(self._on_turned)
        self.pages.turn_to(self.ways.start_page)
        self._on_turned()
        # After all widgets are placed: Qt styles a widget again when it is reparented.
        dress(self._preferences)
        self.prefer(self._preferences)

    @property
    def deeds(self) -> Deeds:
        """The commands that are available on every page."""
        navigator, dialogs = self.ways, self.asking
        return {
            "new": dialogs.new_game,
            "deal": dialogs.new_game,
            "keys": partial(navigator.show_keys, self.actions_by_name),
            "rules": navigator.show_rules,
            "guide": navigator.show_guide,
            "about": dialogs.about,
            "backups": dialogs.backups,
            "statistics": navigator.show_statistics,
            "profile": navigator.show_profile,
            "practice": navigator.practise,
            "puzzles": navigator.show_puzzles,
            "preferences": dialogs.preferences,
            "full": self.toggle_full_screen,
            "home": navigator.go_home,
            "open": self.record_files.ask,
            "matches": navigator.show_matches,
            "quit": self.close,
            "escape": self.on_escape,
        }

    @property
    def answers(self) -> Deeds:
        """The further commands that pages can request."""
        matches, navigator = self.host, self.ways
        return {
            "again": matches.play_hand_again,
            "other_seat": partial(matches.play_hand_again, 1),
            "copy_deal": matches.copy_deal,
            "audit": matches.audit,
            "play_again": matches.play_again,
            "review": navigator.review,
            "moment": navigator.review_moment,
            "play_for_me": navigator.play_for_me,
            "open_hands": navigator.open_hands,
            "menu": self.show_menu,
            "back": self.pages.go_back,
        }

    # Commands

    def command(self, name: str) -> None:
        """Run a command of the window or of the current page, if it is available."""
        run = self.deeds.get(name) or self.pages.current.deeds.get(name)
        if run is not None:
            run()

    def answer(self, name: str) -> None:
        """Run a command that a page requests."""
        (self.answers.get(name) or self.deeds[name])()

    def show_menu(self) -> None:
        if (button := self.pages.current.menu_button) is not None:
            level = self.host.game.level
            popped(self, self.actions_by_name, level, self.host.change_level, button)

    def on_escape(self) -> None:
        """Dismiss what is open, else leave the page, full screen, or the selection."""
        page = self.pages.current
        if page.close_open():
            return
        if page.BACK:
            page.ask_back()
        elif self.isFullScreen():
            self.showNormal()
        else:
            page.let_go()

    def prefer(self, preferences: Preferences) -> None:
        """Apply the player's preferences and store them."""
        before, self._preferences = self._preferences, preferences
        self.host.preferences = preferences
        if (chrome_of(before), before.text) != (chrome_of(preferences), preferences.text):
            dress(preferences)
        if before.language != preferences.language:
            speak(preferences)
        self.pages.prefer(preferences)
        sounds = self._services.sounds
        sounds.is_on, sounds.volume = preferences.sound, preferences.volume / 100
        self.voicing.prefer(preferences)
        if before.volume != preferences.volume:
            sounds.play("card")
        self._services.keep(preferences)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def tell_crash(self, text: str, report: Path | None) -> None:
        """Show that an error happened, and where its report is."""
        self.notice.tell(partial(store.crashed, "" if report is None else str(report)))
        self.asking.crash(text, report, self.save_record)

    def save_record(self) -> None:
        """Ask for a file name and write the record of the current match."""
        self.record_files.save_text(self.host.record_text())

    def state_parts(self) -> dict[str, bytes]:
        """Return the placement of the window as values to store."""
        return place_parts(self)

    def fit_into(self, free: QRect) -> None:
        """Give the window its default size within the available area, and centre it."""
        fit_usual(self, free)

    def restore(self, parts: Mapping[str, bytes]) -> None:
        """Restore the placement of the window within the screen."""
        place, old_place = parts.get(PLACE, b""), parts.get(OLD_PLACE, b"")
        self.has_its_place = put_back(self, place, old_place)

    def tell_trouble(self, key: str) -> None:
        """Show a storage error by its key, or that it is over if the key is empty."""
        backups = partial(window.action, "backups"), self.asking.backups
        offer = backups if key == "recovered" else ()
        is_urgent = store.is_trouble(key)
        self.notice.tell(
            partial(store.trouble, key), *offer, passes=store.passes(key), is_urgent=is_urgent
        )
        if is_urgent and store.passes(key):
            self.saving.timer.start()

    def tell_if_troubled(self, key: str) -> None:
        if key:
            self.tell_trouble(key)

    def tell_if_slow(self, is_news: bool) -> None:  # noqa: FBT001 - a result callback
        """Show once that the compiled kernel is missing, so that bots are slow."""
        if is_news:
            self.notice.tell(store.slow_players, is_news=True)

    def tell_if_updated(self, is_news: bool) -> None:  # noqa: FBT001 - a result callback
        """Show once what is new in this version."""
        if is_news:
            self.notice.tell(
                window.whats_new,
                partial(window.action, "guide"),
                self.ways.show_guide,
                is_news=True,
            )

    # Private

    def _lay_out(self) -> None:
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

    def _on_turned(self) -> None:
        """Enable the commands of the page, and show its title."""
        page = self.pages.current
        self.notice.let_news(not page.IS_FELT)
        self.setWindowTitle(window.title(page.title))
        for name, action in self.actions_by_name.items():
            action.setEnabled(name in self.deeds or name in page.deeds)

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "actions_by_name"):
            for name, action in self.actions_by_name.items():
                action.setText(window.action(name))
            self._on_turned()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in dropped(event)[:1]:
            event.acceptProposedAction()
            self.record_files.open(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.saving.may_close():
            event.ignore()
            return
        self.closing.emit()
        for page in self.pages.made:
            page.end()
        super().closeEvent(event)
