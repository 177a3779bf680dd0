"""The window: a page in its middle, news above it, a menu, and what is done by name."""

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
    """Knows of a page what every page promises, and asks the ways for another one."""

    closing = Signal()
    troubled = Signal(str)  # from any thread: the key of a trouble, or nothing when it is over

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        set_text(services.preferences)  # before any widget takes its type from the application
        super().__init__(parent)
        self._services, self._preferences = services, services.preferences
        self.has_its_place = False  # as it stood when it was closed
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
        dress(self._preferences)  # all at once: each would be dressed again wherever it is put
        self.prefer(self._preferences)

    @property
    def deeds(self) -> Deeds:
        """What may be done on every page."""
        ways, asking = self.ways, self.asking
        return {
            "new": asking.new_game,
            "deal": asking.new_game,
            "keys": partial(ways.show_keys, self.actions_by_name),
            "rules": ways.show_rules,
            "guide": ways.show_guide,
            "about": asking.about,
            "backups": asking.backups,
            "statistics": ways.show_statistics,
            "profile": ways.show_profile,
            "practice": ways.practise,
            "puzzles": ways.show_puzzles,
            "preferences": asking.preferences,
            "full": self.toggle_full_screen,
            "home": ways.go_home,
            "open": self.record_files.ask,
            "matches": ways.show_matches,
            "quit": self.close,
            "escape": self.on_escape,
        }

    @property
    def answers(self) -> Deeds:
        """What is done where a page asks for it."""
        host, ways = self.host, self.ways
        return {
            "again": host.play_hand_again,
            "other_seat": partial(host.play_hand_again, 1),
            "copy_deal": host.copy_deal,
            "audit": host.audit,
            "play_again": host.play_again,
            "review": ways.review,
            "moment": ways.review_moment,
            "play_for_me": ways.play_for_me,
            "open_hands": ways.open_hands,
            "menu": self.show_menu,
            "back": self.pages.go_back,
        }

    # What is done

    def command(self, name: str) -> None:
        """Do what has a key, on every page or on the one that is seen."""
        deed = self.deeds.get(name) or self.pages.current.deeds.get(name)
        if deed is not None:
            deed()

    def answer(self, name: str) -> None:
        """Do what a page asks for."""
        (self.answers.get(name) or self.deeds[name])()

    def show_menu(self) -> None:
        """Show the menu below its button."""
        if (button := self.pages.current.menu_button) is not None:
            level = self.host.game.level
            popped(self, self.actions_by_name, level, self.host.change_level, button)

    def on_escape(self) -> None:
        """Close what lies open; leave a page that is read, or the full screen."""
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
        """Look and play as the player wishes."""
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
        """Show that something went wrong, and where the report of it lies."""
        self.notice.tell(partial(store.crashed, "" if report is None else str(report)))
        self.asking.crash(text, report, self.save_record)

    def save_record(self) -> None:
        """Ask where the record of the match at the table is to be written, and write it."""
        self.record_files.save_text(self.host.record_text())

    def state_parts(self) -> dict[str, bytes]:
        """Return where the window stands, to be kept."""
        return place_parts(self)

    def fit_into(self, free: QRect) -> None:
        """Be as large as usual where the screen has that much free, else smaller; in its middle."""
        fit_usual(self, free)

    def restore(self, parts: Mapping[str, bytes]) -> None:
        """Stand where the window stood, as far as the screen has room there."""
        place, old_place = parts.get(PLACE, b""), parts.get(OLD_PLACE, b"")
        self.has_its_place = put_back(self, place, old_place)

    def tell_trouble(self, key: str) -> None:
        """Tell what is wrong with the place where matches are kept, or that all is well again."""
        backups = partial(window.action, "backups"), self.asking.backups
        offer = backups if key == "recovered" else ()
        is_urgent = store.is_trouble(key)
        self.notice.tell(
            partial(store.trouble, key), *offer, passes=store.passes(key), is_urgent=is_urgent
        )
        if is_urgent and store.passes(key):
            self.saving.timer.start()

    def tell_if_troubled(self, key: str) -> None:
        """Tell a trouble, if there is one."""
        if key:
            self.tell_trouble(key)

    def tell_if_slow(self, is_news: bool) -> None:  # noqa: FBT001 - an answer that is delivered
        """Tell once that computer players take longer than they have to."""
        if is_news:
            self.notice.tell(store.slow_players, is_news=True)

    def tell_if_updated(self, is_news: bool) -> None:  # noqa: FBT001 - an answer that is delivered
        """Tell once what is new."""
        if is_news:
            self.notice.tell(
                window.whats_new,
                partial(window.action, "guide"),
                self.ways.show_guide,
                is_news=True,
            )

    # Inside

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
        """Offer what may be done on this page, and name it in the title."""
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
