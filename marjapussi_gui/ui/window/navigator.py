"""Navigation between the table, the start page, stored matches and statistics."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from ...engine.games import VARIANTS
from ...model.match_state import MatchState
from ...ports.match_repository import StoredMatch
from ...ports.services import Services
from ..common import requests
from ..common.requests import MyPlaySection
from ..pages.base_page import CommandMap
from ..pages.table.empty_felt import EmptyFelt
from ..panels.notice_bar import NoticeBar
from ..text.commands import Command
from ..text.i18n import Message, say
from .dialogs import Dialogs
from .learning_navigator import load_progress, suggested_lesson
from .match_controller import MatchController
from .page_stack import PageStack
from .pages import Pages
from .record_files import RecordFiles
from .resumable_match import ResumableMatch

SHOWN_WEEKS = 16  # on the start page


class Navigator(QObject):
    """Opens pages, and handles their requests, such as to resume a match."""

    def __init__(
        self,
        services: Services,
        pages: Pages,
        page_stack: PageStack,
        match_controller: MatchController,
        dialogs: Dialogs,
        record_files: RecordFiles,
        notice_bar: NoticeBar,
    ) -> None:
        super().__init__(page_stack)
        self._services, self._storage = services, services.storage
        self._pages, self._page_stack = pages, page_stack
        self._match_controller, self._dialogs = match_controller, dialogs
        self._record_files, self._notice_bar = record_files, notice_bar
        self._resumable_match = ResumableMatch(services.storage.matches, services.storage.presets)
        record_files.match_imported.connect(match_controller.resume)
        match_controller.message_posted.connect(notice_bar.show_reply)
        match_controller.session_started.connect(self._show_table)
        dialogs.restored.connect(self.start_over)

    @property
    def commands(self) -> CommandMap:
        return {
            Command.HOME: self.go_home,
            Command.MATCHES: self.show_matches,
            Command.STATISTICS: partial(self.show_my_play, MyPlaySection.STATISTICS),
            Command.MY_PLAY: self.show_my_play,
        }

    @property
    def page_commands(self) -> CommandMap:
        """The commands that only pages request."""
        return {
            Command.REVIEW: self.review_current_match,
            Command.MOMENT: self.review_first_mistake,
            Command.PLAY_FOR_ME: self.confirm_autoplay,
            Command.OPEN_HANDS: self.confirm_open_cards,
        }

    @property
    def handlers(self) -> Mapping[type, Callable[[Any], object]]:
        return {
            requests.ResumeLastMatch: lambda _: self.resume_last_match(),
            requests.ResumeMatch: lambda it: self.resume_match(it.match_id),
            requests.ReviewMatch: lambda it: self.review_match(it.match_id, it.ply),
            requests.ReviewChoice: lambda it: self.review_choice(it.match_id, it.ply),
            requests.LeaveDeletedMatch: lambda it: self._leave_deleted_match(it.match_id),
            requests.ShowMyPlay: lambda it: self.show_my_play(it.part, it.game),
        }

    # Table

    def show_placeholder(self) -> None:
        """Show an empty table while the table page is created, if a match will be resumed.

        Otherwise complete the start page, so that nothing on it moves after the first frame.
        """
        if self._storage.matches.last_open_match() is not None:
            self._pages.show(self._pages.add(EmptyFelt(self._services.system.preferences.felt)))
        else:
            self.update_lessons(at_start=True)

    def prepare_table(self) -> None:
        """Create the table page ahead of its first use."""
        if not self._pages.has_table_page:
            self._pages.table_page.board.prepaint(self._page_stack.size())
        if isinstance(self._page_stack.current_page, EmptyFelt):
            self.start_over()

    def start_over(self) -> None:
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
        if self._dialogs.confirm(say("confirmation-play-for-me"), say("play-for-me-label")):
            self._pages.table_page.autoplay_hand()

    def _show_table(self) -> None:
        self._pages.show(self._pages.table_page).restore_focus()

    def _leave_table(self) -> None:
        if self._pages.has_table_page:
            self._pages.table_page.leave_session()
        self._storage.matches.save_pending()

    # Other pages

    def go_home(self) -> None:
        self._resumable_match.remember(self._match_controller.unfinished_match)
        self._leave_table()
        self.show_start_page()
        self.update_progress()

    def show_start_page(self) -> None:
        """Show the start page, without figures that take time to compute."""
        self._pages.show(self._pages.start_page).show_games(
            self._storage.matches.recent_games(),
            self._resumable_match.create_preview(),
            next(iter(self._storage.people.tables()), None),
        )

    def update_progress(self, _: object = None) -> None:
        """Update lesson progress, hands played and exercises due on the start page."""
        self.update_lessons()
        self._pages.start_page.show_play(
            self._storage.statistics.weekly_hands(SHOWN_WEEKS),
            self._services.learning.exercises.count_due(),
        )

    def resume_last_match(self) -> None:
        match = self._resumable_match.find_match_or_id()
        if isinstance(match, int):
            self.resume_match(match)
        elif match is not None:
            self._match_controller.resume(match)

    def show_matches(self) -> None:
        self._pages.show(self._pages.matches_page).show_matches()

    def review_first_mistake(self) -> None:
        ply = self._pages.table_page.hand_summary.first_mistake_ply
        self.review_current_match(ply)
        if ply is not None:
            self._pages.review_page.controller.go_to_question(ply)

    def review_current_match(self, ply: int | None = None) -> None:
        """Review the current match from a ply on, or from its last moment."""
        table, match = self._pages.table_page.table_controller.session, self._match_controller.match
        if table is not None and match is not None:
            self._show_review(
                match,
                len(match.record.entries) if ply is None else ply,
                self._match_controller.match_id,
                table.mark_assisted,
                is_choice=ply is not None,
            )

    def review_match(self, match_id: int, ply: int = 1, *, is_choice: bool = False) -> bool:
        """Review a stored match from a ply on. Return False if it isn't shown."""
        if (kept := self._load_match(match_id)) is None:
            return False
        on_help = kept.journal.mark_assisted
        return self._show_review(kept.state, ply, match_id, on_help, is_choice=is_choice)

    def review_choice(self, match_id: int, ply: int) -> None:
        """Review the choice after `ply` actions of a stored match, with the answer hidden."""
        if self.review_match(match_id, ply, is_choice=True):
            self._pages.review_page.controller.go_to_question(ply)

    def confirm_open_cards(self) -> None:
        """Ask for confirmation, and turn all cards face up in the review of an unfinished hand."""
        if self._dialogs.confirm(say("confirmation-open-hands"), say("open-hands-label")):
            self._pages.review_page.open_all_cards()

    def show_my_play(
        self, part: MyPlaySection = MyPlaySection.OVERVIEW, game_key: str | None = None
    ) -> None:
        """Show how the player plays a game or all games (""), or the game at the table."""
        self._pages.show(self._pages.my_play_page).show_play(
            self._game_key_at_table if game_key is None else game_key, part
        )

    def update_lessons(self, *, at_start: bool = False) -> None:
        game_key = next(iter(self._storage.matches.recent_games()), VARIANTS[0].key)
        lessons = load_progress(self._services.learning, game_key if at_start else "")
        suggested = suggested_lesson(lessons, game_key, self._storage.statistics)
        self._pages.start_page.show_lessons(lessons, suggested)

    # Private

    @property
    def _game_key_at_table(self) -> str:
        """The key of the game at the table, or "" without a match."""
        return "" if self._match_controller.match is None else self._match_controller.last_game.game

    def _show_review(
        self,
        match: MatchState,
        ply: int,
        match_id: int,
        on_help: Callable[[], object],
        *,
        is_choice: bool,
    ) -> bool:
        """Review a match from the seat that made the choice at a ply, or else from one picked."""
        match = match.without_hidden_hands()
        seen = self._dialogs.choose_reviewed_seat(match, ply if is_choice else None)
        if seen is not None:
            page, last_ply = self._pages.show(self._pages.review_page), len(seen.record.entries)
            page.show_match(seen, min(ply, last_ply), match_id=match_id, on_help=on_help)
        return seen is not None

    def _leave_deleted_match(self, match_id: int) -> None:
        """Leave the current match if it is the one that was deleted."""
        if match_id == self._match_controller.match_id:
            self._leave_table()

    def _load_match(self, match_id: int) -> StoredMatch | None:
        """Return a stored match. If it is damaged, offer to save its record and return None."""
        kept = self._storage.matches.load(match_id)
        if kept is None:
            save = partial(self._record_files.save_match, match_id)
            self._notice_bar.add_notice(Message("unplayable"), Message("storage-save-record"), save)
        return kept
