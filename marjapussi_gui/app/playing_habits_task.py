"""Learns in the background what the player usually does, from one finished match per step."""

import logging
from functools import partial
from threading import Event as Flag

from ..model.decisions import list_decisions
from ..model.playing_habits import TraitSums, add_trait_sums
from ..storage.base_repository import ignore_error
from ..storage.database import Database
from ..storage.errors import StoreError
from ..storage.match_table import MatchTable
from ..storage.playing_habits_table import PlayingHabitsTable
from ..ui.common.idle_queue import SaveResult

log = logging.getLogger("marjapussi")


class PlayingHabitsTask:
    """An idle task that learns habits from the player's own decisions, one match per step."""

    def __init__(self, database: Database) -> None:
        self._table, self._matches = (
            PlayingHabitsTable(database, ignore_error),
            MatchTable(database),
        )

    def run_step(self, stop: Flag) -> SaveResult | None:
        """Sum up the newest uncounted match, and return a function that saves its sums.

        Return None if no match is left, or if the task was stopped.
        """
        waiting = self._table.matches_to_count()
        if not waiting:
            return None
        sums = self._count(waiting[0], stop)
        return None if stop.is_set() else partial(self._save, waiting[0], sums)

    def forget(self) -> None:
        pass  # each step looks for the next match again

    def _count(self, match_id: int, stop: Flag) -> TraitSums:
        """Return the sums of all traits of play in a match, or nothing if it can't be read."""
        from ..bots.belief.seat_position import SeatPosition  # off the GUI thread, as it is slow
        from ..bots.players.likely_choices import trait_sums

        try:
            match = self._matches.read(match_id)
            decisions = () if match is None else list_decisions(match.record, match.own_seat)
            return add_trait_sums(
                trait_sums(SeatPosition(each.view), each.chosen)
                for each in decisions
                if not stop.is_set()
            )
        except Exception:
            log.exception("can't learn from a match")
            return {}

    def _save(self, match_id: int, sums: TraitSums) -> bool:
        try:
            self._table.save(match_id, sums)
        except StoreError:
            return False  # the match in progress reports that the database is failing
        return True
