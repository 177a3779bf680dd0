"""What came of everything that was played, and what it was worth."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from ..engine.state import Seat
from ..kept.decisions import Decided, Decision, Judged, decisions
from ..kept.decisions import missing as not_judged
from ..kept.figures import HandPoint, Kind, Scope, Totals
from ..kept.luck import Outcome
from ..kept.verdict import Verdict
from ..store.backups import Backups
from ..store.database import Database
from ..store.matches import Loaded, Matches
from ..store.statistics import Statistics
from ..store.trouble import StoreError
from ..store.verdicts import Verdicts
from ..teacher.newest import newest_judge
from ..ui.basis.verdicts import MemoryVerdicts
from .telling import Tell, TroubleTeller


class StoredFigures(TroubleTeller):
    """Hands in the database, counted whenever somebody looks."""

    def __init__(self, database: Database, backups: Backups, tell: Tell) -> None:
        super().__init__(tell)
        self._statistics, self._verdicts = Statistics(database, backups), Verdicts(database)
        self._matches = Matches(database)

    def kinds(self) -> Sequence[Kind]:
        return self._asked(self._statistics.kinds, [])

    def totals(self, scope: Scope) -> Totals:
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
        with suppress(StoreError):  # it is told when the page asks again
            matches = self._verdicts.unjudged(newest_judge(), scope)
            return sum(map(self._left_of, matches))
        return 0

    def _left_of(self, match: int) -> int:
        """Return how many decisions of a match are to be judged; none where it cannot be read."""
        with suppress(KeyError):  # it was deleted meanwhile
            loaded = self._matches.load(match)
            if isinstance(loaded, Loaded):
                decided = decisions(loaded.record, Seat(loaded.listed.me))
                return len(not_judged(decided, self._verdicts.of(match), newest_judge()))
        return 0

    def _unjudged(self, scope: Scope) -> Sequence[int]:
        return self._asked(lambda: self._verdicts.unjudged(newest_judge(), scope), [])

    def outcomes(self, scope: Scope) -> Sequence[Outcome]:
        return self._asked(lambda: self._statistics.outcomes(scope), [])

    def reset(self, game: str = "") -> bool:
        def done() -> bool:
            self._statistics.reset(game)
            return True

        return self._asked(done, without=False)


class StoredVerdicts(TroubleTeller):
    """Verdicts in the database; what cannot be kept there lasts as long as the program runs."""

    def __init__(self, database: Database, tell: Tell) -> None:
        super().__init__(tell)
        self._kept, self._forgotten = Verdicts(database), MemoryVerdicts()

    def of(self, match: int, since: int = 0) -> Mapping[int, Verdict]:
        kept = {ply: judged.verdict for ply, judged in self._of(match, since).items()}
        return {**kept, **self._forgotten.of(match, since)}

    def missing(self, match: int, decided: Sequence[Decision]) -> list[Decision]:
        left = not_judged(decided, self._of(match), newest_judge())
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
