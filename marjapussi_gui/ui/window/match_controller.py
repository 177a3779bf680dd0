"""Controls which match is played on the table page."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from ...engine.games import VARIANTS, find_variant
from ...engine.record import MatchRecord
from ...engine.record_lines import RecordHeader
from ...engine.seating import Seating
from ...engine.state import NOBODY, MatchStart, Seat
from ...engine.view import View, create_view
from ...model.match_state import MatchState
from ...model.new_game import BEST_LEVEL, MAX_SEED, NewGame, default_game
from ...model.preferences import NO_PERSON, Preferences
from ...model.remark import Note
from ...ports.match_repository import MatchRepository, StoredMatch
from ...ports.services import BotServices
from ...session.match_session import MatchSession, OnEvents
from ...session.participants import BotPlayer, DecideAction, HumanPlayer, Participant
from ...session.task_runner import TaskRunner
from ..text import storage_text as words
from ..text.card_names import join_with_and
from ..text.i18n import Message
from ..text.table_players import TablePlayers, random_bot_names

if TYPE_CHECKING:
    from ..pages.table.table_page import TablePage
T = TypeVar("T")
FALLBACK_LEVELS = ("normal", "random")  # tried in this order if a bot fails


class MatchController(QObject):
    """Starts, resumes and replays matches, one at a time."""

    session_started = Signal()
    message_posted = Signal(object)  # a LazyText for the player

    def __init__(
        self,
        matches: MatchRepository,
        bots: BotServices,
        runner: TaskRunner,
        get_table_page: Callable[[], "TablePage"],
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._matches, self._bots, self._runner = matches, bots, runner
        self._get_table_page, self._preferences = get_table_page, preferences
        self.last_game = default_game(VARIANTS[0])
        self._stored_match: StoredMatch | None = None
        self._random = SystemRandom()

    @property
    def _table_page(self) -> "TablePage":
        """The table page, created on first use."""
        return self._get_table_page()

    @property
    def _session(self) -> MatchSession | None:
        """The session of the current match, or None. This doesn't create the table page."""
        return None if self._stored_match is None else self._table_page.table_controller.session

    @property
    def match(self) -> MatchState | None:
        """The current match with all its actions so far, or None."""
        table = self._session
        if self._stored_match is None or table is None:
            return None
        return replace(
            self._stored_match.state,
            record=table.record,
            is_assisted=table.is_assisted,
            notes=table.notes,
        )

    @property
    def match_id(self) -> int:
        """The current match's id, or 0 if none."""
        return 0 if self._stored_match is None else self._stored_match.id

    @property
    def unfinished_match(self) -> tuple[StoredMatch, View, TablePlayers] | None:
        """The current match, the player's view of it and the players, or None if it is over."""
        table, match = self._session, self.match
        if (
            self._stored_match is None
            or table is None
            or match is None
            or table.state.match.is_over
        ):
            return None
        people, view = self._players_at(table), table.view
        if table.has_several_people:
            people, view = people.for_spectator(), create_view(table.game, table.state, NOBODY)
        return replace(self._stored_match, state=match), view, people

    @property
    def table_players(self) -> TablePlayers | None:
        """The players of the current match as seen from the player's seat, or None."""
        return None if self._session is None else self._players_at(self._session)

    @property
    def people_names_text(self) -> str:
        """The names of those who play at this screen, such as "Liisa and Onni"."""
        table = self._session
        if table is None:
            return ""
        players = self._players_at(table)
        return join_with_and([players.name(seat) for seat in sorted(table.people)])

    def record_text(self) -> str:
        """Return the record of the current match as text; empty without a match."""
        match = self.match
        return "" if match is None else match.record.text()

    def default_game(self, game_key: str) -> NewGame:
        preferences = self.preferences
        return default_game(
            find_variant(game_key),
            level=preferences.level,
            name=preferences.name,
            player_count=preferences.players,
        )

    def settings_of_game(self, game_key: str) -> NewGame:
        """Return the settings of the last match if it was this game, else the usual ones.

        All seats have names.
        """
        settings = (
            self.last_game if self.last_game.game == game_key else self.default_game(game_key)
        )
        names = player_names(settings, self.preferences.name, self.random_seed())
        return replace(settings, names=names)

    @property
    def preferences(self) -> Preferences:
        return self._preferences

    def apply_preferences(self, preferences: Preferences) -> None:
        self._preferences = preferences

    # Starting matches

    def start_match(self, game: NewGame) -> None:
        chosen = find_variant(game.game).create_game(game.rules, players=game.player_count)
        seed = self.random_seed() if game.seed is None else game.seed
        names = player_names(game, self.preferences.name, seed)
        people = values_by_seat(game.people, game.own_seat)
        header = RecordHeader(chosen, names, MatchStart(chosen.first_dealer(seed)))
        self.last_game = replace(game, seed=None, own_seat=Seat(0))
        self._store_and_start(
            MatchState(
                MatchRecord(header),
                seed,
                game.level,
                game.partner_level,
                game.own_seat,
                people=people,
                seated=people,
                curtain=game.curtain,
            )
        )

    def is_new(self, game_key: str) -> bool:
        """Return whether the player has never played a game."""
        return game_key not in self._matches.recent_games()

    def start_default_match(self, game_key: str) -> None:
        self.start_match(self.default_game(game_key))

    def start_deal(self, game_key: str, seed: int) -> None:
        """Start a match of a game with its usual rules, from a deal number."""
        self.start_match(replace(self.default_game(game_key), seed=seed))

    def start_same_game(self) -> None:
        self.start_match(self.last_game)

    def restore_last_game(self) -> None:
        kept = self._stored_match
        if kept is not None and kept.state.record.header.game.key != self.last_game.game:
            self._remember_game(kept.state)

    def replay_hand(self, seat_offset: int = 0) -> None:
        """Start a new match with the last hand, its scores and its dealer.

        seat_offset moves the player to another seat.
        """
        match = self.match
        if match is None:
            return
        record = match.record.up_to_last_deal()
        header = record.header
        me = Seat((match.own_seat + seat_offset) % header.game.seating.players)
        if me != match.own_seat:
            names = list(header.player_names)
            names[me], names[match.own_seat] = names[match.own_seat], names[me]
            record = replace(record, header=replace(header, player_names=tuple(names)))
        self._store_and_start(
            replace(match, record=record, own_seat=me, is_assisted=True, remarks=(), notes=())
        )

    def play_from(self, match: MatchState, ply: int) -> None:
        record = replace(match.record, entries=match.record.entries[:ply])
        self._remember_game(match)
        notes = tuple(each for each in match.notes if each.ply <= ply)
        self._store_and_start(
            replace(match, record=record, is_assisted=True, remarks=(), notes=notes)
        )

    def play_from_record(self, record: MatchRecord, own_seat: Seat) -> None:
        """Start a new match that continues a record, with the levels of the last game."""
        levels = self.last_game.level, self.last_game.partner_level
        self.play_from(
            MatchState(record, self.random_seed(), *levels, own_seat), len(record.entries)
        )

    def resume(self, stored_match: StoredMatch) -> None:
        """Continue a stored match, which is marked as assisted if somebody sent its hand."""
        if stored_match.state.shared:
            stored_match.journal.mark_assisted()
            state = replace(stored_match.state, is_assisted=True)
            stored_match = replace(stored_match, state=state)
        self._matches.set_current(stored_match)
        self._remember_game(stored_match.state)
        self._start_session(stored_match)

    def random_seed(self) -> int:
        return self._random.randrange(MAX_SEED)

    # During a match

    def on_hand_scored(self) -> None:
        match = self.match
        if match is not None and self._stored_match is not None:
            self._matches.update_score(self._stored_match, match.record)

    def write_note(self, match_id: int, note: Note) -> None:
        """Store a note, and show it if its match is the current one."""
        self._matches.save_note(match_id, note)
        if match_id == self.match_id and self._session is not None:
            self._session.write_note(note)

    def change_level(self, level: str) -> None:
        match, table = self.match, self._session
        if match is None or table is None:
            return
        assert self._stored_match is not None
        self.last_game = replace(self.last_game, level=level)
        self._stored_match = replace(
            self._stored_match, state=replace(self._stored_match.state, level=level)
        )
        self._matches.change_level(self._stored_match, level)
        partner = find_partner(match.own_seat, table.game.seating)
        changed = replace(match, level=level)
        self._table_page.trick_questions.match = changed
        bots = create_bots(
            changed,
            self._bots,
            self._runner,
            keeps_agreements=self.preferences.agreements,
        )
        for seat, player in bots.items():
            if seat != partner:
                table.replace_player(seat, player)

    def change_people(self, is_here: Mapping[Seat, bool]) -> None:
        match, stored, table = self.match, self._stored_match, self._session
        if match is None or stored is None or table is None:
            return
        people = list(match.people)
        for seat, here in is_here.items():
            person = match.seated[seat] if here else NO_PERSON
            if people[seat] != person:
                people[seat] = person
                self._matches.change_person(stored, seat, len(match.record.entries), person)
        said = replace(match, remarks=table.remarks, notes=table.notes)
        self._start_session(replace(stored, state=replace(said, people=tuple(people))))

    def show_deal_fairness_proof(self) -> None:
        """Show the fingerprint of the deal or, after the hand, the number that it was made from."""
        table = self._session
        if table is None:
            return
        if not (table.is_between_hands or table.state.match.is_over):
            self.message_posted.emit(partial(words.deal_fingerprint_text, table.deal_fingerprint))
        elif table.is_dealt_from_seed:
            self.message_posted.emit(
                partial(words.audit_passed_text, table.deal_fingerprint, table.seed)
            )
        else:
            self.message_posted.emit(Message("audit-failed"))

    def copy_deal_number(self) -> None:
        if (match := self.match) is not None:
            QGuiApplication.clipboard().setText(str(match.seed))
            self.message_posted.emit(partial(words.deal_copied_text, match.seed))

    # Private

    def _remember_game(self, match: MatchState) -> None:
        header = match.record.header
        self.last_game = NewGame(
            header.game.key,
            header.game.seating.players,
            header.game.option_values,
            match.level or self.preferences.level,
            match.partner_level or BEST_LEVEL,
            header.player_names[match.own_seat :] + header.player_names[: match.own_seat],
            people=match.seated[match.own_seat :] + match.seated[: match.own_seat],
            curtain=match.curtain,
        )

    def _store_and_start(self, match: MatchState) -> None:
        self._start_session(self._matches.create(match))

    def _start_session(self, stored_match: StoredMatch) -> None:
        self._stored_match = stored_match
        page = self._table_page
        with_levels = self._with_computer_levels(stored_match)
        session, player = create_session(
            with_levels,
            self._bots,
            self._runner,
            on_events=page.curtain.on_events,
            on_request=page.table_controller.on_turn_requested,
            keeps_agreements=self.preferences.agreements,
        )
        self.session_started.emit()  # first, because the board gets its size when the page is shown
        people = self._players_at(session)
        page.show_session(session, player, people, stored_match.id, with_levels.state)

    def _players_at(self, table: MatchSession) -> TablePlayers:
        """Return the players as seen by the person at the screen."""
        names, several = table.header.player_names, table.has_several_people
        return TablePlayers(names, table.own_seat, table.game.seating, several)

    def _with_computer_levels(self, stored_match: StoredMatch) -> StoredMatch:
        """Return a match in which all computer players have levels; imported records have none."""
        match = stored_match.state
        level = match.level or self.last_game.level
        partner_level = match.partner_level or self.last_game.partner_level
        return replace(stored_match, state=replace(match, level=level, partner_level=partner_level))


def create_session(
    stored_match: StoredMatch,
    bots: BotServices,
    runner: TaskRunner,
    *,
    on_events: OnEvents,
    on_request: Callable[[], None],
    keeps_agreements: bool,
) -> tuple[MatchSession, HumanPlayer]:
    match, person = stored_match.state, HumanPlayer(on_request)
    seats = match.record.header.game.seating.seats
    players_by_seat: dict[Seat, Participant] = {
        **dict.fromkeys(filter(match.is_person, seats), person),
        **create_bots(match, bots, runner, keeps_agreements=keeps_agreements),
    }
    players = [players_by_seat[seat] for seat in seats]
    return MatchSession(match, players, stored_match.journal, on_events), person


def create_bots(
    match: MatchState, bots: BotServices, runner: TaskRunner, *, keeps_agreements: bool
) -> dict[Seat, Participant]:
    """Return a computer player for every seat except the human player's."""
    seats = match.record.header.game.seating.seats
    players = {seat: match.computer_player(seat) for seat in seats}
    create_player = partial(bots.create_player, keeps_agreements=keeps_agreements)
    return {
        seat: _create_bot(player.level, player.seed, create_player, runner)
        for seat, player in players.items()
        if player is not None
    }


def _create_bot(
    level: str, seed: int, create_player: Callable[[str, int], DecideAction], runner: TaskRunner
) -> BotPlayer:
    """Return a computer player. If it fails, players of simpler levels decide for it."""
    decide, *fallbacks = (create_player(each, seed) for each in (level, *FALLBACK_LEVELS))
    return BotPlayer(decide, runner, tuple(fallbacks))


def find_partner(seat: Seat, seating: Seating) -> Seat | None:
    return seating.partner_of(seat) if seating.has_partners else None


def player_names(game: NewGame, own_name: str, seed: int) -> tuple[str, ...]:
    """Return the names by seat, with unused bot names for empty ones."""
    given = game.names or (own_name,)
    spare = iter(random_bot_names(game.player_count, seed, given[: game.player_count]))
    other_names = [
        (given[place] if place < len(given) else "") or next(spare)
        for place in range(1, game.player_count)
    ]
    names = (given[0], *other_names)  # in order of seats, the player's own first
    return values_by_seat(names, game.own_seat)


def values_by_seat(from_own_seat: tuple[T, ...], own_seat: Seat) -> tuple[T, ...]:
    """Return values in the order of seats, given those in order of play from own_seat on."""
    return from_own_seat[-own_seat:] + from_own_seat[:-own_seat] if own_seat else from_own_seat
