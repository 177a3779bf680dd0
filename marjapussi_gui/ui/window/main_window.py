"""The main window."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from ...model.preferences import Preferences
from ...model.score_sheet import ScoreSheet
from ...ports.services import Services
from ..common import requests
from ..common.idle_queue import IdleQueue
from ..common.requests import ChangePreference, Request, WriteNote
from ..common.user_files import openable_files
from ..pages.base_page import CommandMap
from ..panels.notice_bar import NoticeBar
from ..text import about_text, storage_text
from ..text.commands import Command, command_label
from ..text.i18n import Message, say
from .appearance import apply_language, apply_text_size, apply_theme, resolve_scheme
from .code_sharing import CodeSharing
from .dialogs import Dialogs
from .learning_navigator import LearningNavigator
from .match_controller import MatchController
from .menu import create_actions, set_shortcuts, show_menu
from .navigator import Navigator
from .page_stack import PageStack
from .pages import Pages
from .record_files import RecordFiles
from .shared_files import SharedFiles
from .speech_controller import SpeechController
from .unsaved_data_guard import UnsavedDataGuard
from .window_placement import (
    DEFAULT_SIZE,
    MIN_SIZE,
    PLACEMENT_KEY,
    QT_GEOMETRY_KEY,
    apply_default_size,
    restore_placement,
    save_placement,
)


class MainWindow(QMainWindow):
    """Shows one page at a time, and runs commands from the menu, the keyboard and pages."""

    closing = Signal()

    def __init__(self, services: Services) -> None:
        system, storage = services.system, services.storage
        apply_text_size(system.preferences)  # first, because widgets take their font from it
        super().__init__()
        self._services, self._preferences = services, system.preferences
        self.has_saved_placement = False  # whether the last run's placement was restored
        apply_language(self._preferences)
        self.notice_bar = NoticeBar(self)
        self.idle_queue = IdleQueue(system.task_runner, self)
        self.page_stack = PageStack(self._preferences, self.idle_queue)
        self._build_layout()
        self.match_controller = MatchController(
            storage.matches,
            services.bots,
            system.task_runner,
            lambda: self.pages.table_page,
            self._preferences,
            self,
        )
        self._create_controllers()
        self.speech_controller = SpeechController(system.speech, self.page_stack, self.notice_bar)
        self.actions_by_command = create_actions(self, self.run_command)
        set_shortcuts(self.actions_by_command, alt_letters=self._preferences.alt_letters)
        self.dialogs.preferences_changed.connect(self.apply_preferences)
        self.dialogs.request.connect(self.do_request)
        self.page_stack.request.connect(self.do_request)
        self.page_stack.page_changed.connect(self._on_page_changed)
        self.navigator.show_start_page()
        self._on_page_changed()
        # After all widgets have a parent, because Qt styles them again when they get another one
        apply_theme(self._preferences)
        self.apply_preferences(self._preferences)

    def _create_controllers(self) -> None:
        services, storage = self._services, self._services.storage
        self.dialogs = Dialogs(self, services, self.match_controller)
        self.record_files = RecordFiles(self, storage.matches, self.notice_bar)
        self.shared_files = SharedFiles(self, storage.verdicts, self.notice_bar)
        self.record_files.page_requested.connect(self.shared_files.write_match_page)
        self.save_guard = UnsavedDataGuard(
            self,
            storage.matches,
            self.match_controller,
            self.record_files,
            services.system.program_info.log_folder,
        )
        self.save_guard.saved.connect(partial(self.show_storage_error, ""))
        self.pages = Pages(
            services,
            self.page_stack,
            self.idle_queue,
            self.match_controller,
            self.dialogs,
            self.notice_bar,
        )
        self.navigator = Navigator(
            services,
            self.pages,
            self.page_stack,
            self.match_controller,
            self.dialogs,
            self.record_files,
            self.notice_bar,
        )
        self.shared_codes = CodeSharing(
            self,
            services,
            self.pages,
            self.match_controller,
            self.record_files,
            self.notice_bar,
        )
        self.learning = LearningNavigator(
            services.learning, self.pages, self.page_stack, self.match_controller
        )

    @property
    def commands(self) -> CommandMap:
        dialogs = self.dialogs
        return {
            **self.navigator.commands,
            **self.learning.commands,
            Command.NEW: dialogs.open_new_game,
            Command.DEAL: dialogs.open_numbered_deal,
            Command.HOUSE_RULES: dialogs.open_rules_of_last_game,
            Command.ABOUT: dialogs.open_about,
            Command.BACKUPS: dialogs.open_backups,
            Command.PERSON_LIST: dialogs.open_person_list,
            Command.SCORE_SHEET: lambda: self.open_sheet(dialogs.new_sheet()),
            Command.PREFERENCES: dialogs.open_preferences,
            Command.FULL: self.toggle_full_screen,
            Command.OPEN: self.shared_codes.open_dialog,
            Command.QUIT: self.close,
            Command.ESCAPE: self.on_escape,
        }

    @property
    def page_commands(self) -> CommandMap:
        """The functions of the commands that only pages request."""
        matches = self.match_controller
        return {
            **self.navigator.page_commands,
            Command.AGAIN: matches.replay_hand,
            Command.THIS_HAND: self.dialogs.open_replay_dialog,
            Command.PEOPLE: self.dialogs.open_people,
            Command.UNDO_TOGETHER: self.confirm_undo_together,
            Command.OTHER_SEAT: partial(matches.replay_hand, 1),
            Command.COPY_CODE: partial(self.run_command, Command.COPY_CODE),
            Command.COPY_DEAL: matches.copy_deal_number,
            Command.AUDIT: matches.show_deal_fairness_proof,
            Command.PLAY_AGAIN: matches.start_same_game,
            Command.MENU: self.show_menu,
            Command.BACK: self.page_stack.go_back,
        }

    @cached_property
    def handlers(self) -> Mapping[type, Callable[[Any], object]]:
        """The handler of each type of request that isn't a command."""
        matches, codes = self.match_controller, self.shared_codes
        sheets = self._services.storage.sheets
        return {
            **self.navigator.handlers,
            **self.learning.handlers,
            requests.NewSheet: lambda it: self.open_sheet(self.dialogs.new_sheet(it.game)),
            requests.OpenSheet: lambda it: self.open_sheet(sheets.load(it.sheet_id)),
            requests.SaveSheetPage: lambda it: self.shared_files.save_sheet(
                sheets.load(it.sheet_id)
            ),
            requests.StartMatchAtTable: lambda it: self.dialogs.start_table(it.table),
            requests.StartDeal: lambda it: matches.start_deal(it.game, it.seed),
            requests.PlayFrom: lambda it: matches.play_from(it.match, it.ply),
            requests.ContinueFromRecord: lambda it: matches.play_from_record(
                it.record, it.own_seat
            ),
            requests.OpenHouseRules: lambda it: self.dialogs.open_house_rules(it.game),
            requests.CopyCode: lambda it: codes.copy_code(
                it.match, it.ply, is_hand_over=it.is_hand_over
            ),
            requests.CopyResult: lambda it: codes.copy_result(it.game, it.day, it.count),
            requests.PlayTenDailyDeals: lambda it: codes.play_ten(it.game, it.day),
            requests.KeepHand: lambda it: codes.keep(it.match, it.ply),
            requests.CopyPosition: lambda it: codes.copy_position(it.code),
            requests.OpenCodeInText: lambda it: codes.open_text(it.text),
            requests.WriteNote: self._write_note,
            requests.SaveNotes: lambda it: self.shared_files.save_notes(it.match),
            requests.SaveMatch: lambda it: self.record_files.save_match(it.match_id),
            requests.SaveWebPage: self.shared_files.save_page,
            requests.SavePbnBoard: self.shared_files.save_board,
            requests.SharePicture: self.shared_files.share_picture,
            requests.ChangePreference: self._change_preference,
        }

    def open_sheet(self, sheet: ScoreSheet | None) -> None:
        if sheet is not None:
            self.pages.show(self.pages.score_sheet_page).show_sheet(sheet)

    # Commands

    def run_command(self, command: Command) -> None:
        """Run a command of the window or the current page. Do nothing if neither has it."""
        run = self.commands.get(command) or self.page_stack.current_page.commands.get(command)
        if run is not None:
            run()

    def confirm_undo_together(self) -> None:
        question = say("confirmation-undo-together", names=self.match_controller.people_names_text)
        if self.dialogs.confirm(question, say("command-undo")):
            self.pages.table_page.undo_together()

    def do_request(self, request: Command | Request) -> None:
        if isinstance(request, Command):
            (self.page_commands.get(request) or self.commands[request])()
        else:
            self.handlers[type(request)](request)

    def show_menu(self) -> None:
        page = self.page_stack.current_page
        if page.menu_button is not None:
            page.set_menu_open(is_open=True)
            on_close = partial(page.set_menu_open, is_open=False)
            menu = show_menu(self, self.actions_by_command, page.menu_button, on_close)
            menu.hovered.connect(self.speech_controller.on_row_hovered)

    def on_escape(self) -> None:
        """Close what is open, else leave the page or full screen, else clear the selection."""
        page = self.page_stack.current_page
        if page.dismiss():
            return
        if page.BACK_COMMAND is not None:
            page.request_back()
        elif self.isFullScreen():
            self.showNormal()
        else:
            page.clear_selection()

    def apply_preferences(self, preferences: Preferences) -> None:
        before, self._preferences = self._preferences, preferences
        self.match_controller.apply_preferences(preferences)
        set_shortcuts(self.actions_by_command, alt_letters=preferences.alt_letters)
        if before.level != preferences.level:
            self.match_controller.change_level(preferences.level)
        if (resolve_scheme(before), before.text) != (resolve_scheme(preferences), preferences.text):
            apply_theme(preferences)
        if before.language != preferences.language:
            apply_language(preferences)
            self.pages.remake_pages()
        self.page_stack.apply_preferences(preferences)
        sounds = self._services.system.sounds
        sounds.is_on, sounds.volume = preferences.sound, preferences.volume / 100
        self.speech_controller.apply_preferences(preferences)
        if before.volume != preferences.volume:
            sounds.play("card")
        self._services.system.save_preferences(preferences)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_crash(self, text: str, report_file: Path | None) -> None:
        """Show that the program has crashed, and where the report is."""
        is_saved = self.save_guard.is_saved(self.match_controller.match_id)
        file = "" if report_file is None else str(report_file)
        self.notice_bar.add_notice(partial(storage_text.crash_text, file, is_saved=is_saved))
        self.dialogs.show_crash(text, report_file, self.save_record, is_saved=is_saved)

    def offer_emergency_records(self, paths: Sequence[Path]) -> None:
        """Offer matches that couldn't be saved when the system ended the program."""
        if paths:
            self.notice_bar.add_notice(
                partial(storage_text.emergency_records_text, len(paths)),
                Message("storage-continue"),
                partial(self._open_emergency_records, paths),
            )

    def _open_emergency_records(self, paths: Sequence[Path]) -> None:
        for path in paths:
            if self.record_files.open_file(path) and self.save_guard.is_saved(
                self.match_controller.match_id
            ):
                path.unlink(missing_ok=True)

    def save_record(self) -> None:
        self.record_files.save_text(
            self.match_controller.record_text(), self.match_controller.match_id
        )

    def save_placement(self) -> dict[str, bytes]:
        """Return the position and size of the window as values to store."""
        return save_placement(self)

    def fit_into(self, available: QRect) -> None:
        """Give the window its default size, or less if that is too large, and centre it."""
        apply_default_size(self, available)

    def restore_placement(self, stored: Mapping[str, bytes]) -> None:
        """Restore the position and size of the window, moved into the screen if necessary."""
        place, old_place = stored.get(PLACEMENT_KEY, b""), stored.get(QT_GEOMETRY_KEY, b"")
        self.has_saved_placement = restore_placement(self, place, old_place)

    def show_storage_error(self, error_key: str) -> None:
        backups = partial(command_label, Command.BACKUPS), self.dialogs.open_backups
        offer = backups if error_key == "recovered" else ()
        is_urgent = storage_text.is_saving_failure(error_key)
        self.notice_bar.add_notice(
            partial(storage_text.storage_error_text, error_key),
            *offer,
            is_temporary=storage_text.is_temporary(error_key),
            is_urgent=is_urgent,
        )
        if is_urgent and storage_text.is_temporary(error_key):
            self.save_guard.retry_timer.start()

    def show_storage_error_if_any(self, error_key: str) -> None:
        if error_key:
            self.show_storage_error(error_key)

    def show_slow_players_notice(self, is_unseen: bool) -> None:  # noqa: FBT001 - a result callback
        """Show that bots are slow without the compiled kernel, unless the player has seen it."""
        if is_unseen:
            self.notice_bar.add_notice(storage_text.kernel_not_compiled_text, is_news=True)

    def show_update_notice(self, is_unseen: bool) -> None:  # noqa: FBT001 - a result callback
        """Show what is new in this version, unless the player has seen it."""
        if is_unseen:
            self.notice_bar.add_notice(
                about_text.whats_new_text,
                partial(command_label, Command.GUIDE),
                self.learning.show_guide,
                is_news=True,
            )

    # Private

    def _write_note(self, request: WriteNote) -> None:
        note = self.dialogs.edit_note(request.note)
        if note is not None:
            self.match_controller.write_note(request.match_id, note)
            self.page_stack.current_page.show_note(note)

    def _change_preference(self, change: ChangePreference) -> None:
        self.apply_preferences(replace(self._preferences, **{change.key: change.value}))

    def _build_layout(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice_bar)
        column.addWidget(self.page_stack, 1)
        self.setCentralWidget(middle)
        self.setAcceptDrops(True)
        self.setMinimumSize(*MIN_SIZE)
        self.resize(*DEFAULT_SIZE)

    def _on_page_changed(self) -> None:
        """Enable the commands of the current page, and show its title."""
        page = self.page_stack.current_page
        self.notice_bar.allow_news(not page.IS_CARD_TABLE)
        self.setWindowTitle(about_text.window_title(page.title))
        for command, action in self.actions_by_command.items():
            action.setEnabled(command in self.commands or command in page.commands)

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "actions_by_command"):
            for command, action in self.actions_by_command.items():
                action.setText(command_label(command))
            self._on_page_changed()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        is_content = (data.hasText() or data.hasImage()) and not data.hasUrls()
        if openable_files(data) or is_content:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.shared_codes.open_dropped(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.save_guard.can_close():
            event.ignore()
            return
        self.closing.emit()
        for page in self.page_stack.created_pages:
            page.shut_down()
        super().closeEvent(event)
