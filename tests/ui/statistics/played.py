"""Matches in a store that were never played, each hand as it is wanted."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.lines import Header
from marjapussi_gui.engine.options import Value
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Side, Start
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.backups import Backups
from marjapussi_gui.store.hands import Hands, HandSummary
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.store.opening import open_file
from marjapussi_gui.stored.figures import StoredFigures

NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)


def hand(
    number: int,
    gained: int,
    lost: int = 0,
    *,
    bidder: str = "",
    is_made: bool | None = None,
    marriages: int = 0,
    refused: int = 0,
    porvoo: int = 0,
) -> HandSummary:
    """Return a hand of a match."""
    return HandSummary(
        number=number,
        ply=40 * (number + 1),
        scores=(gained, lost),
        gained=gained,
        lost=lost,
        tricks=5,
        bid=0,
        bidder=bidder,
        bid_made=is_made,
        marriages=marriages,
        refused=refused,
        porvoo=porvoo,
        notes=(),
    )


class Played:
    """A store with matches, and what is counted in it."""

    def __init__(self, folder: Path) -> None:
        self._now = NOON
        self.folder = folder
        self.troubles: list[str] = []
        self.database = open_file(folder / "kept.db", clock=lambda: self._now).database
        backups = Backups(self.database, folder / "backups")
        self.figures = StoredFigures(self.database, backups, self.troubles.append)

    def match(
        self,
        key: str,
        hands: Sequence[HandSummary],
        *,
        winner: Side | None = None,
        rules: dict[str, Value] | None = None,
        level: str = "normal",
        partner: str = "expert",
        experts: Sequence[int | None] = (),
        day: int = 0,
        is_assisted: bool = False,
    ) -> int:
        """Keep a match, finished where it has a winner, and return its number."""
        self._now = datetime.fromtimestamp(NOON.timestamp() + 86400 * day, UTC)
        game, matches = variant(key).game(rules), Matches(self.database)
        header = Header(game, ("Aino",) * game.seating.players, Start(game.first_dealer(1)))
        record = MatchRecord(header)
        match = matches.begin(Match(record, 1, level, partner, is_assisted=is_assisted))
        Hands(self.database).note(match, *hands)
        for number, expert in enumerate(experts):
            if expert is not None:
                Hands(self.database).note_expert(match, number, expert, luck=0.0)
        if winner is not None:
            matches.finish(match, winner)
        return match
