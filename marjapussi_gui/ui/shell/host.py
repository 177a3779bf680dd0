"""Controls which match is played on the table page."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from ...engine.games import VARIANTS, variant
from ...engine.lines import Header
from ...engine.record import MatchRecord
from ...engine.state import Seat, Start
from ...engine.view import View
from ...kept.match import Match
from ...table.table import Table
from ..basis.new_game import BEST, HIGHEST_SEED, NewGame, usual_game
from ..basis.preferences import Preferences
from ..basis.services import Services
from ..basis.shelf import Kept
from ..wording import store as words
from ..wording.people import People
from .guests import names_round, others, partner_of, seated

if TYPE_CHECKING:
    from ..pages.table_page import TablePage


class Host(QObject):
    """Starts, resumes and replays matches, one at a time."""

    sat_down = Signal()
    told = Signal(object)  # a LazyText for the player

    def __init__(
        self,
        services: Services,
        page: Callable[[], "TablePage"],
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._services, self._made_page, self.preferences = services, page, preferences
        self.game = usual_game(VARIANTS[0])
        self._kept: Kept | None = None
        self._dice = SystemRandom()

    @property
    def _page(self) -> "TablePage":
        """The table page, created on first use."""
        return self._made_page()

    @property
    def _table(self) -> Table | None:
        """The session of the current match; None does not create the table page."""
        return None if self._kept is None else self._page.sitting.table

    @property
    def match(self) -> Match | None:
        """The current match with all actions so far, or None."""
        table = self._table
        if self._kept is None or table is None:
            return None
        return replace(self._kept.match, record=table.record, is_assisted=table.is_assisted)

    @property
    def number(self) -> int:
        """The id of the current match; 0 if there is none."""
        return 0 if self._kept is None else self._kept.id

    @property
    def left(self) -> tuple[Kept, View, People] | None:
        """The current match, the player's view and the players; None if the match is over."""
        table, match = self._table, self.match
        if self._kept is None or table is None or match is None or table.state.match.over:
            return None
        people = People(match.record.header.seats, match.me, table.game.seating)
        return replace(self._kept, match=match), table.view, people

    def record_text(self) -> str:
        """Return the record of the current match, or an empty string."""
        match = self.match
        return "" if match is None else match.record.text()

    def usual(self, key: str) -> NewGame:
        """Return the usual set-up of a game with the preferred level, name and player count."""
        preferences = self.preferences
        return usual_game(
            variant(key),
            level=preferences.level,
            name=preferences.name,
            players=preferences.players,
        )

    # Starting matches

    def play(self, game: NewGame) -> None:
        """Start a new match."""
        chosen = variant(game.key).game(game.rules, players=game.players)
        seed = self.any_seed() if game.seed is None else game.seed
        names = names_round(game, self.preferences.name, seed)
        header = Header(chosen, names, Start(chosen.first_dealer(seed)))
        self.game = replace(game, seed=None, me=Seat(0))
        self._begin(Match(MatchRecord(header), seed, game.level, game.partner_level, game.me))

    def play_usual(self, key: str) -> None:
        """Start a new match with the usual set-up of a game."""
        self.play(self.usual(key))

    def play_again(self) -> None:
        """Start a new match with the last set-up."""
        self.play(self.game)

    def recall_game(self) -> None:
        """Make the game of the current match the last game again."""
        kept = self._kept
        if kept is not None and kept.match.record.header.game.key != self.game.key:
            self._recall(kept.match)

    def play_hand_again(self, seats_on: int = 0) -> None:
        """Replay the last hand in a new match; seat_offset moves the player to another seat.

        Scores and dealer are those at the beginning of the hand.
        """
        match = self.match
        if match is None:
            return
        record = match.record.at_last_deal()
        header = record.header
        me = Seat((match.me + seats_on) % header.game.seating.players)
        if me != match.me:
            names = list(header.seats)
            names[me], names[match.me] = names[match.me], names[me]
            record = replace(record, header=replace(header, seats=tuple(names)))
        self._begin(replace(match, record=record, me=me, is_assisted=True))

    def play_from(self, match: Match, ply: int) -> None:
        """Start a new match that continues another one after ply actions."""
        record = replace(match.record, entries=match.record.entries[:ply])
        self._recall(match)
        self._begin(replace(match, record=record, is_assisted=True))

    def play_moment(self, record: MatchRecord, me: Seat) -> None:
        """Start a new match from the end of a record, with the levels of the last game."""
        levels = self.game.level, self.game.partner_level
        self.play_from(Match(record, self.any_seed(), *levels, me), len(record.entries))

    def resume(self, kept: Kept) -> None:
        """Continue a stored match."""
        self._services.shelf.sit_down(kept)
        self._recall(kept.match)
        self._sit(kept)

    def any_seed(self) -> int:
        return self._dice.randrange(HIGHEST_SEED)

    # During a match

    def on_scored(self) -> None:
        """Store the score of the hand."""
        match = self.match
        if match is not None and self._kept is not None:
            self._services.shelf.hand_over(self._kept, match.record)

    def change_level(self, level: str) -> None:
        """Replace the opponents by players of another level."""
        match, table = self.match, self._table
        if match is None or table is None:
            return
        assert self._kept is not None
        self.game = replace(self.game, level=level)
        self._kept = replace(self._kept, match=replace(self._kept.match, level=level))
        self._services.shelf.change_level(self._kept, level)
        partner = partner_of(match.me, table.game.seating)
        for seat, player in others(replace(match, level=level), self._services).items():
            if seat != partner:
                table.seat_player(seat, player)

    def audit(self) -> None:
        """Show the fingerprint of the deal; after the hand, show the seed that proves it."""
        table = self._table
        if table is None:
            return
        if not (table.is_between_hands or table.state.match.over):
            self.told.emit(partial(words.promised, table.fingerprint))
        elif table.follows_from_seed:
            self.told.emit(partial(words.audited, table.fingerprint, table.seed))
        else:
            self.told.emit(words.audit_failed)

    def copy_deal(self) -> None:
        """Copy the seed of the current match to the clipboard."""
        if (match := self.match) is not None:
            QGuiApplication.clipboard().setText(str(match.seed))
            self.told.emit(partial(words.deal_copied, match.seed))

    # Private

    def _recall(self, match: Match) -> None:
        """Make the set-up of a match the last game."""
        header = match.record.header
        self.game = NewGame(
            header.game.key,
            header.game.seating.players,
            header.game.options,
            match.level or self.preferences.level,
            match.partner_level or BEST,
            header.seats[match.me :] + header.seats[: match.me],
        )

    def _begin(self, match: Match) -> None:
        self._sit(self._services.shelf.begin(match))

    def _sit(self, kept: Kept) -> None:
        """Create the session of a stored match and show it."""
        self._kept = kept
        table, person = seated(self._with_levels(kept), self._services, self._page.board.story.add)
        header = kept.match.record.header
        self.sat_down.emit()  # first: the board gets its size when the page is shown
        people = People(header.seats, kept.match.me, header.game.seating)
        self._page.sit(table, person, people, kept.id)

    def _with_levels(self, kept: Kept) -> Kept:
        """Return a match with all levels set; imported records have none."""
        match = kept.match
        level = match.level or self.game.level
        partner_level = match.partner_level or self.game.partner_level
        return replace(kept, match=replace(match, level=level, partner_level=partner_level))
