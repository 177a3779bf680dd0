"""Opens all dialogs. Each is imported only when it is opened for the first time."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from ...engine.games import find_variant
from ...engine.state import NOBODY
from ...model.match_state import MatchState
from ...model.new_game import NewGame, RememberedTable
from ...model.preferences import Preferences
from ...model.remark import Note
from ...model.score_sheet import ScoreSheet
from ...ports.services import Services
from ...ports.statistics_service import results_by_level
from ..text.commands import Command
from ..text.table_players import TablePlayers
from .match_controller import MatchController


class Dialogs(QObject):
    """Opens dialogs over the window, and acts on what the player chooses in them."""

    restored = Signal()
    preferences_changed = Signal(Preferences)
    request = Signal(object)  # a Command that was chosen in a dialog

    def __init__(
        self,
        owner: QWidget,
        services: Services,
        match_controller: MatchController,
    ) -> None:
        super().__init__(owner)
        self._owner, self._system, self._storage = owner, services.system, services.storage
        self._playing_habits = services.learning.playing_habits
        self._match_controller = match_controller

    def open_new_game(self) -> None:
        self._ask_for_new_game(asks_for_deal=False)

    def open_numbered_deal(self) -> None:
        self._ask_for_new_game(asks_for_deal=True)

    def open_replay_dialog(self) -> None:
        """Ask from which seat to replay the last hand, or for another command about its deal."""
        from ..dialogs.question_dialog import ReplayHandDialog

        people = self._match_controller.table_players
        if people is None:
            return
        dialog = ReplayHandDialog(people, self._owner)
        if run_dialog(dialog):
            self._run_command_or_replay(dialog.chosen_command, dialog.seat_offset)

    def open_people(self) -> None:
        from ..dialogs.question_dialog import PeopleDialog

        people, match = self._match_controller.table_players, self._match_controller.match
        if people is None or match is None:
            return
        is_here = {seat: match.is_person(seat) for seat in match.human_seats}
        dialog = PeopleDialog(people, is_here, self._owner)
        if run_dialog(dialog) and dialog.presence_by_seat != is_here:
            self._match_controller.change_people(dialog.presence_by_seat)

    def _run_command_or_replay(self, command: Command | None, seat_offset: int) -> None:
        if command is None:
            self._match_controller.replay_hand(seat_offset)
        else:
            self.request.emit(command)

    def open_rules_of_last_game(self) -> None:
        self.open_house_rules(self._match_controller.last_game.game)

    def _ask_for_new_game(self, *, asks_for_deal: bool) -> None:
        from ..dialogs.new_game_dialog import NewGameDialog

        dialog = NewGameDialog(
            self._match_controller.last_game,
            self._storage.presets,
            self._storage.people,
            self._owner,
            load_results=self._results_by_level,
            asks_for_deal=asks_for_deal,
        )
        if run_dialog(dialog):
            chosen = dialog.chosen_settings()
            if chosen.people:
                self._remember_table(chosen)
            self._match_controller.start_match(chosen)

    def open_person_list(self) -> None:
        """Show the people at this screen, and start a match with a table if one was chosen."""
        from ..dialogs.person_list_dialog import PersonListDialog

        dialog = PersonListDialog(self._storage.people, self._owner)
        is_table_chosen = run_dialog(dialog)
        self.preferences_changed.emit(self._match_controller.preferences)  # somebody's at the table
        if is_table_chosen and dialog.chosen_table is not None:
            self.start_table(dialog.chosen_table)

    def start_table(self, table: RememberedTable) -> None:
        self._storage.people.save_table(table)
        self._match_controller.start_match(table.game)

    def _remember_table(self, game: NewGame) -> None:
        people = self._storage.people
        same = [each for each in people.tables() if set(each.game.people) == set(game.people)]
        names = [each.name for each in people.people() if each.id in game.people]
        name = same[0].name if same else ", ".join(names)
        people.save_table(RememberedTable(name, replace(game, seed=None)))

    def _results_by_level(self, game: str) -> Mapping[str, tuple[int, int]]:
        return results_by_level(self._storage.statistics, game)

    def open_house_rules(self, game_key: str) -> None:
        from ..dialogs.house_rules_dialog import HouseRulesDialog

        default, last = (
            self._match_controller.default_game(game_key),
            self._match_controller.last_game,
        )
        rules = last.rules if last.game == game_key else default.rules
        dialog = HouseRulesDialog(
            find_variant(game_key), rules, self._storage.presets, self._owner, starts_match=True
        )
        if run_dialog(dialog):
            self._match_controller.start_match(replace(default, rules=dialog.chosen_rules()))

    def new_sheet(self, game_key: str = "") -> ScoreSheet | None:
        """Ask for the game and players of a new score sheet. Return it, or None if cancelled."""
        from ..dialogs.score_sheet_dialog import ScoreSheetDialog

        game_key = game_key or self._match_controller.last_game.game
        names = [each.name for each in self._storage.people.people()]
        earlier = next(iter(self._storage.sheets.search(game_key)), None)
        presets = self._storage.presets
        dialog = ScoreSheetDialog(game_key, presets, names, self._owner, earlier=earlier)
        return self._storage.sheets.save(dialog.new_sheet()) if run_dialog(dialog) else None

    def open_preferences(self) -> None:
        """Open the preferences. Changes are emitted while the dialog is open."""
        from ..dialogs.preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(
            self._match_controller.preferences,
            self._owner,
            has_voice=self._system.speech.is_available,
            playing_habits=self._playing_habits,
        )
        dialog.changed.connect(self.preferences_changed)
        if run_dialog(dialog) and dialog.chosen_command is not None:
            self.request.emit(dialog.chosen_command)

    def open_about(self) -> None:
        from ..dialogs.about_dialog import AboutDialog

        run_dialog(AboutDialog(self._system.program_info, self._owner))

    def choose_reviewed_seat(self, match: MatchState, ply: int | None) -> MatchState | None:
        """Return a match as seen by the person whose play to review, or None if the player cancels.

        Ask if several people played, unless one of them made the choice at a ply.
        """
        seats = sorted(match.human_seats, key=lambda seat: seat != match.own_seat)
        choices = [] if ply is None else [each.seat for each in match.record.entries[ply : ply + 1]]
        known = [seat for seat in choices if seat in seats] or seats
        if len(known) == 1:
            return replace(match, own_seat=known[0])
        from ..dialogs.question_dialog import WhoseSeatDialog

        header = match.record.header
        people = TablePlayers(header.player_names, NOBODY, header.game.seating)
        dialog = WhoseSeatDialog(people, seats, self._owner)
        run_dialog(dialog)
        seat = dialog.chosen_seat
        return None if seat is None else replace(match, own_seat=seat)

    def edit_note(self, note: Note) -> Note | None:
        """Let the player edit a note, and return the new one, or None if the player cancels."""
        from ..dialogs.question_dialog import NoteDialog

        dialog = NoteDialog(note.text, self._owner)
        return replace(note, text=dialog.text) if run_dialog(dialog) else None

    def confirm(self, question: str, yes_label: str) -> bool:
        from ..dialogs.question_dialog import QuestionDialog

        return run_dialog(QuestionDialog(question, yes_label, self._owner))

    def open_backups(self) -> None:
        from ..dialogs.backups_dialog import BackupsDialog

        dialog = BackupsDialog(self._storage.backups, self._owner)
        dialog.restored.connect(self.restored)
        run_dialog(dialog)

    def show_crash(
        self,
        text: str,
        report_file: Path | None,
        save_record: Callable[[], object],
        *,
        is_saved: bool = True,
    ) -> None:
        """Show a crash report, unless one is already visible."""
        from ..dialogs.question_dialog import CrashDialog

        if not self._owner.findChildren(CrashDialog):
            dialog = CrashDialog(text, report_file, save_record, self._owner, is_saved=is_saved)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()


def run_dialog(dialog: QDialog) -> bool:
    """Run a dialog, and delete it afterwards. Return whether it was accepted."""
    is_accepted = bool(dialog.exec())
    dialog.deleteLater()
    return is_accepted
