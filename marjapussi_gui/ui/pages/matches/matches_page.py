"""The page that lists all stored matches."""

from array import array
from collections.abc import Callable
from functools import partial
from typing import Self

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from ....engine.games import VARIANTS
from ....model.match_state import FINISHED, OPEN, MatchSearchBatch
from ....model.score_sheet import ScoreSheet
from ....ports.match_repository import MatchRepository
from ....ports.repositories import SheetRepository
from ...common.requests import LeaveDeletedMatch, NewSheet
from ...common.theme import SPACINGS
from ...text import games
from ...text import storage_text as words
from ...text.house_rules_text import NO_OWN_PRESETS, OwnPresets
from ...text.i18n import date_time_text, say
from ...text.score_text import is_tournament, tournament_points
from ...widgets.fields import ComboField
from ...widgets.flow_layout import update_layouts
from ...widgets.inline_message import InlineMessage
from ...widgets.labels import create_button, create_label
from ...widgets.match_row import UNKNOWN_DATE, MatchRow, date_text
from ...widgets.row_list import RowList
from ..base_page import ColumnPage

SHEETS = "sheets"  # a filter: only score sheets
FIRST_SHEET_ID = 1 << 48  # in the list, ids of score sheets are higher by this than they are
SEARCH_DELAY_MS = 200  # between the last key press and the search


class MatchesPage(ColumnPage):
    """A list of matches with filters. Each can be resumed, reviewed, saved to a file or deleted."""

    MARGINS = 40, 40, 20, 20

    def __init__(
        self,
        matches: MatchRepository,
        sheets: SheetRepository,
        *,
        own_rules: Callable[[str], OwnPresets] = lambda _: NO_OWN_PRESETS,
    ) -> None:
        """Create the page; own_rules(game) returns the player's own presets of a game."""
        self.sheet_button = create_button(say("new-score-sheet"), self._begin_sheet, "quiet")
        super().__init__(say("storage-matches"), self.sheet_button)
        self._matches, self._sheets, self._own_rules = matches, sheets, own_rules
        self._sheets_to_list: list[ScoreSheet] = []  # not in the list yet, the newest one last
        # tournament points by match and action count, or None until they have been worked out
        self._tournament_points: dict[tuple[int, int], tuple[int, ...] | None] = {}
        self._found_ids = array("q")  # ids of matches that pass the filters
        self._search_position: int | None = None  # None when the search is complete
        self._count_label, self._empty_label = create_label("", "caption"), create_label("")
        named = [(each.key, games.game_name(each.key)) for each in VARIANTS]
        states = [(key, words.status_label(key)) for key in ("", OPEN, FINISHED)]
        states.append((SHEETS, say("score-sheets")))
        self.game_filter = ComboField[str](say("any-game"), [("", say("any-game")), *named])
        self.status_filter = ComboField[str](states[0][1], states)
        self.search_field = QLineEdit(placeholderText=say("search"))  # read as its description
        self.search_field.setAccessibleName(say("storage-matches"))
        self.message = InlineMessage()
        self.match_list = RowList(self._create_row, self._fill_row)
        self.match_list.setAccessibleName(say("storage-matches"))
        self._typing_timer, self._search_timer, self._points_timer = (
            QTimer(self) for _ in range(3)
        )
        for timer, wait, then in (
            (self._typing_timer, SEARCH_DELAY_MS, self.refresh_list),
            (self._search_timer, 0, self._continue_search),
            (self._points_timer, 0, self._work_out_points),
        ):
            timer.setSingleShot(True)
            timer.setInterval(wait)
            timer.timeout.connect(then)
        self._build_layout()
        self.game_filter.picked.connect(self.refresh_list)
        self.status_filter.picked.connect(self.refresh_list)
        self.search_field.textChanged.connect(self._typing_timer.start)
        self.search_field.returnPressed.connect(self.refresh_list)

    def show_matches(self) -> None:
        self.refresh_list()
        update_layouts(self)

    def restore(self, old: Self) -> None:
        self.game_filter.set_value(old.game_filter.value())
        self.status_filter.set_value(old.status_filter.value())
        self.search_field.setText(old.search_field.text())
        self.show_matches()

    def dismiss(self) -> bool:
        """Close the question that is open. Return False if there was none."""
        was_visible = self.message.isVisible()
        self.message.clear()
        return was_visible

    def on_leave(self) -> None:
        for timer in (self._typing_timer, self._search_timer, self._points_timer):
            timer.stop()

    def refresh_list(self, _changed: object = None) -> None:
        """Search for the matches that pass the filters, and list them, newest first."""
        self.on_leave()
        self.message.clear()
        self._found_ids = array("q")
        game, status, text = self._current_filters()
        found = self._sheets.search(game, "" if status == SHEETS else status, text)
        self._sheets_to_list = [*reversed(found)]
        self._search_from(None)
        self.match_list.reset_rows(len(self._found_ids))

    def _continue_search(self) -> None:
        """Search one part of the matches at a time, so that the window doesn't block."""
        before = len(self._found_ids)
        self._search_from(self._search_position)
        if len(self._found_ids) > before:
            self.match_list.extend_to(len(self._found_ids))

    def _search_from(self, position: int | None) -> None:
        if self._current_filters()[1] == SHEETS:
            found = MatchSearchBatch((), (), None)
        else:
            found = self._matches.search(*self._current_filters(), position)
        for match_id, changed_at in zip(found.match_ids, found.changed_at, strict=True):
            self._list_sheets(changed_at)
            self._found_ids.append(match_id)
        if found.next_start is None:
            self._list_sheets("")
        self._search_position = found.next_start
        if found.next_start is not None:
            self._search_timer.start()
        self._update_count()

    def _list_sheets(self, since: str) -> None:
        """List the score sheets that were changed since a time, and aren't listed yet."""
        while self._sheets_to_list and self._sheets_to_list[-1].changed_at >= since:
            self._found_ids.append(FIRST_SHEET_ID + self._sheets_to_list.pop().id)

    def _update_count(self) -> None:
        number = len(self._found_ids)
        self._count_label.setText(say("storage-match-count", number=number))
        self._count_label.setVisible(number > 0)
        nothing = say("no-results") if any(self._current_filters()) else say("storage-no-matches")
        self._empty_label.setText(nothing)
        self._empty_label.setVisible(not number and not self._search_timer.isActive())

    def _fill_row(self, row: MatchRow, index: int) -> None:
        match = self._found_ids[index]
        if match >= FIRST_SHEET_ID:
            row.show_sheet(match, self._sheets.load(match - FIRST_SHEET_ID))
            return
        summary, game = self._matches.summary(match), self._matches.game_of_match(match)
        own_rules = NO_OWN_PRESETS if game is None else self._own_rules(game.key)
        points: tuple[int, ...] = ()
        if summary is not None and game is not None and is_tournament(game):
            points = self._find_points(match, summary.action_count)
        text = self.search_field.text()
        note = self._matches.find_note(match, text) if text.strip() else None
        row.show_match(match, summary, game, own_rules, points, note)

    def _find_points(self, match: int, action_count: int) -> tuple[int, ...]:
        """Return the tournament points of a match; empty until they have been worked out."""
        key = match, action_count
        if key not in self._tournament_points:
            self._tournament_points[key] = None
        points = self._tournament_points[key]
        if points is None:
            self._points_timer.start()
        return points or ()

    def _work_out_points(self) -> None:
        """Compute the points of one match at a time, because replaying them all takes too long."""
        waiting = [key for key, points in self._tournament_points.items() if points is None]
        if not waiting:
            self.match_list.refill(self.match_list.count)
            return
        match, _ = waiting[0]
        game, standing = self._matches.game_of_match(match), self._matches.standing(match)
        self._tournament_points[waiting[0]] = (
            () if game is None or standing is None else tournament_points(standing, game)
        )
        self._points_timer.start()

    def _create_row(self) -> MatchRow:
        row = MatchRow()
        row.request.connect(self.request)
        row.delete_clicked.connect(self._confirm_delete)
        return row

    def _current_filters(self) -> tuple[str, str, str]:
        return self.game_filter.value(), self.status_filter.value(), self.search_field.text()

    def _confirm_delete(self, match_id: int) -> None:
        sheet = self._sheets.load(match_id - FIRST_SHEET_ID)
        row = self._matches.summary(match_id) if sheet is None else None
        name, day = str(match_id), UNKNOWN_DATE
        if sheet is not None:
            name, day = games.game_name(sheet.game.key), date_time_text(sheet.changed_at)
        elif row is not None:
            name, day = games.game_name(row.game), date_text(row)
        question = say("storage-confirm-delete", game=name, when=day)
        self.message.show_question(
            question, say("confirm-delete-label"), partial(self._delete, match_id)
        )

    def _delete(self, match_id: int) -> None:
        if match_id >= FIRST_SHEET_ID:
            self._sheets.delete(match_id - FIRST_SHEET_ID)
        else:
            self._matches.delete(match_id)
            self.request.emit(LeaveDeletedMatch(match_id))
        if match_id in self._found_ids:
            self._found_ids.remove(match_id)
        self._update_count()
        self.match_list.refill(len(self._found_ids))
        self.match_list.setFocus()

    def _begin_sheet(self) -> None:
        self.request.emit(NewSheet())

    def _build_layout(self) -> None:
        filters = QHBoxLayout()
        filters.addWidget(self.game_filter)
        filters.addWidget(self.status_filter)
        filters.addWidget(self.search_field, 1)
        self.column.setSpacing(SPACINGS[3])
        self.column.addLayout(filters)
        self.add_widgets(self.message, self._count_label, self._empty_label)
        self.column.addWidget(self.match_list, 1)
