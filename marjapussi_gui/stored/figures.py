"""Statistics and verdicts in the database."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from ..engine.state import Seat
from ..store.matches import Loaded, Matches
from ..store.trouble import StoreError
from ..teacher.newest import newest_judge
from ..ui.basis.verdicts import MemoryVerdicts
from .telling import Tell, TroubleTeller

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..kept.decisions import Decided, Decision, Judged
    from ..kept.figures import HandPoint, Kind, Scope, Totals
    from ..kept.luck import Outcome
    from ..kept.verdict import Verdict
    from ..store.backups import Backups
    from ..store.database import Database
    from ..store.statistics import Statistics
    from ..store.verdicts import Verdicts


class StoredFigures(TroubleTeller):
    """A statistics service that queries the database on each call."""

    def __init__(self, database: Database, backups: Backups, tell: Tell) -> None:
        super().__init__(tell)
        self._database, self._backups = database, backups
        self._matches = Matches(database)

    @cached_property
    def _statistics(self) -> Statistics:
        from ..store.statistics import Statistics

        return Statistics(self._database, self._backups)

    @cached_property
    def _verdicts(self) -> Verdicts:
        from ..store.verdicts import Verdicts

        return Verdicts(self._database)

    def kinds(self) -> Sequence[Kind]:
        return self._asked(self._statistics.kinds, [])

    def totals(self, scope: Scope) -> Totals:
        from ..kept.figures import Totals

        return self._asked(lambda: self._statistics.totals(scope), Totals())

    def series(self, scope: Scope) -> Sequence[HandPoint]:
        return self._asked(lambda: self._statistics.series(scope), [])

    def distribution(self, scope: Scope) -> Mapping[int, int]:
        return self._asked(lambda: self._statistics.distribution(scope), {})

    def decided(self, scope: Scope) -> Sequence[Decided]:
        return self._asked(lambda: self._verdicts.decided(scope), [])

    def unjudged(self, scope: Scope) -> int:
        return len(self._unjudged(scope))

    def left_to_judge(self, scope: Scope) -> int:
        with suppress(StoreError):  # reported by the next query of the page
            matches = self._verdicts.unjudged(newest_judge(), scope)
            return sum(map(self._left_of, matches))
        return 0

    def _left_of(self, match: int) -> int:
        """Return the number of decisions of a match to be evaluated; 0 if it is unreadable."""
        from ..kept.decisions import decisions, missing

        with suppress(KeyError):  # it was deleted meanwhile
            loaded = self._matches.load(match)
            if isinstance(loaded, Loaded):
                decided = decisions(loaded.record, Seat(loaded.listed.me))
                return len(missing(decided, self._verdicts.of(match), newest_judge()))
        return 0

    def _unjudged(self, scope: Scope) -> Sequence[int]:
        return self._asked(lambda: self._verdicts.unjudged(newest_judge(), scope), [])

    def outcomes(self, scope: Scope) -> Sequence[Outcome]:
        return self._asked(lambda: self._statistics.outcomes(scope), [])

    def reset(self, game: str = "") -> bool:
        def reset_counts() -> bool:
            self._statistics.reset(game)
            return True

        return self._asked(reset_counts, without=False)


class StoredVerdicts(TroubleTeller):
    """A verdict repository in the database, with memory as the fallback."""

    def __init__(self, database: Database, tell: Tell) -> None:
        super().__init__(tell)
        self._database, self._forgotten = database, MemoryVerdicts()

    @cached_property
    def _kept(self) -> Verdicts:
        from ..store.verdicts import Verdicts

        return Verdicts(self._database)

    def of(self, match: int, since: int = 0) -> Mapping[int, Verdict]:
        kept = {ply: judged.verdict for ply, judged in self._of(match, since).items()}
        return {**kept, **self._forgotten.of(match, since)}

    def missing(self, match: int, decided: Sequence[Decision]) -> list[Decision]:
        from ..kept.decisions import missing

        left = missing(decided, self._of(match), newest_judge())
        return self._forgotten.missing(match, left)

    def note(self, match: int, ply: int, verdict: Verdict) -> None:
        try:
            if match > 0:
                self._kept.note(match, ply, verdict, newest_judge())
                return
        except StoreError as trouble:
            self.tell(trouble.key)
        self._forgotten.note(match, ply, verdict)

    def _of(self, match: int, since: int = 0) -> Mapping[int, Judged]:
        nothing: Mapping[int, Judged] = {}
        return self._asked(lambda: self._kept.of(match, since), nothing)
