"""What the window asks for, kept in the store: matches, copies, figures, choices."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime
from itertools import islice
from pathlib import Path
from random import Random
from typing import TypeVar

from .engine.options import Value
from .engine.record import MatchRecord
from .engine.state import Seat
from .kept.backup import Backup
from .kept.decisions import Decided, Decision, Judged, decisions
from .kept.decisions import missing as not_judged
from .kept.exercise import (
    AT_ONCE,
    MOST_A_DAY,
    Exercise,
    LearnedKinds,
    Posed,
    Reply,
    is_of,
)
from .kept.figures import HandPoint, Kind, Scope, Totals
from .kept.listed import Listed
from .kept.luck import Outcome
from .kept.match import Match
from .kept.verdict import Verdict
from .store.backups import Backups
from .store.database import Database, utc_now
from .store.exercises import Exercises
from .store.journal import MatchJournal
from .store.listing import Filters
from .store.matches import Loaded, Matches, RefusedRecord
from .store.preferences import Choices, StoredPresets
from .store.statistics import Statistics
from .store.trouble import DAMAGED, NEWER, StoreError
from .store.verdicts import Verdicts
from .teacher.newest import newest_judge
from .ui.basis.new_game import LEVELS
from .ui.basis.own_presets import MemoryPresets
from .ui.basis.preferences import Preferences, sensible
from .ui.basis.progress import MemoryProgress
from .ui.basis.shelf import PAGE, Kept, MemoryShelf, RefusedFile
from .ui.basis.verdicts import MemoryVerdicts

T = TypeVar("T")

LESSONS, PUZZLES = "lessons", "puzzles"  # where it is kept how far they are
NOT_SAID = ""  # the level of a match that tells none: whoever opens it has a usual one
Tell = Callable[[str], None]  # the key of a trouble; nothing when it is over


class TroubleTeller:
    """Something that asks the store; what goes wrong there is told, and nothing stops."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell

    def _asked(self, question: Callable[[], T], without: T) -> T:
        """Return the answer of the store, or what holds without one."""
        try:
            return question()
        except StoreError as trouble:
            self.tell(trouble.key)
            return without


class StoredShelf(TroubleTeller):
    """Matches in the database; what cannot be kept goes on as long as the program runs."""

    def __init__(self, database: Database, tell: Tell) -> None:
        super().__init__(tell)
        self._matches, self._forgotten = Matches(database), MemoryShelf()

    def begin(self, match: Match) -> Kept:
        return self._asked(lambda: self._begun(match), None) or self._forgotten.begin(match)

    def last_open(self) -> int | None:
        return self._asked(self._matches.last_open, None)

    def take(self, match: int) -> Kept | None:
        if match < 0:
            return self._forgotten.take(match)
        return self._asked(lambda: self._taken(match), None)

    def rows(
        self, game: str = "", status: str = "", text: str = "", offset: int = 0, limit: int = PAGE
    ) -> Sequence[Listed]:
        filters = Filters(game, status, text)
        return self._asked(lambda: self._matches.listed(filters, limit, offset), [])

    def count(self, game: str = "", status: str = "", text: str = "") -> int:
        return self._asked(lambda: self._matches.count(Filters(game, status, text)), 0)

    def take_in(self, data: bytes, seed: int) -> Kept:
        try:
            taken = self._matches.import_record(data, seed)
        except RefusedRecord as refused:
            raise RefusedFile(refused.line, refused.why) from None
        except StoreError as trouble:
            self.tell(trouble.key)
            return self._forgotten.take_in(data, seed)
        return self.take(taken.id) or self._forgotten.take_in(data, seed)

    def hand_over(self, kept: Kept, record: MatchRecord) -> None:
        if kept.id > 0:
            self._sum_up(kept.id, record)

    def change_level(self, kept: Kept, level: str) -> None:
        if kept.id > 0:
            self._asked(lambda: self._matches.change_level(kept.id, level), None)

    def delete(self, match: int) -> None:
        self._asked(lambda: self._matches.delete(match), None)

    def export(self, match: int) -> str:
        with suppress(KeyError):  # it was deleted meanwhile
            return self._asked(lambda: self._matches.export(match), "")
        return ""

    def _begun(self, match: Match) -> Kept:
        number = self._matches.begin(match)
        return Kept(number, match, self._journal(number))

    def _taken(self, match: int) -> Kept | None:
        """Return a match as it was left; None where it is gone, or cannot be replayed."""
        try:
            loaded = self._matches.load(match)
        except KeyError:
            return None
        if not isinstance(loaded, Loaded):
            return None
        self._sum_up(match, loaded.record)
        listed = loaded.listed
        company = _known(listed.level), _known(listed.partner_level)
        played = Match(loaded.record, listed.seed, *company, Seat(listed.me), listed.is_assisted)
        return Kept(match, played, self._journal(match))

    def _sum_up(self, match: int, record: MatchRecord) -> None:
        """Note how the match stands, and all of its hands, where anything can be noted."""
        with suppress(KeyError):  # it was deleted meanwhile
            self._asked(lambda: self._matches.sum_up(match, record), None)

    def _journal(self, match: int) -> MatchJournal:
        return self._matches.journal(match, self._on_trouble)

    def _on_trouble(self, trouble: StoreError | None) -> None:
        self.tell("" if trouble is None else trouble.key)


class StoredSafe(TroubleTeller):
    """Copies of the database."""

    def __init__(self, backups: Backups, tell: Tell) -> None:
        super().__init__(tell)
        self._backups = backups

    def copies(self) -> Sequence[Backup]:
        return self._asked(self._backups.listed, [])

    def copy_now(self) -> Path | None:
        return self._asked(self._backups.back_up_now, None)

    def restore(self, path: Path) -> bool:
        try:
            self._backups.restore(path)
        except StoreError as trouble:
            if trouble.key not in (DAMAGED, NEWER):
                self.tell(trouble.key)  # not the file is to blame
            return False
        return True


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


class StoredExercises(TroubleTeller):
    """One's own mistakes in the database, asked again in time."""

    def __init__(
        self, database: Database, tell: Tell, clock: Callable[[], datetime] = utc_now
    ) -> None:
        super().__init__(tell)
        self._kept, self._matches, self._clock = Exercises(database), Matches(database), clock

    def due(self, kind: str = "", game: str = "") -> Sequence[Exercise]:
        if kind:
            every = self._kept.every(kind, game)
            return self._asked(lambda: list(islice(every, AT_ONCE)), [])
        now = self._clock()
        return self._asked(lambda: list(islice(self._kept.due(now), self._left(now))), [])

    def number_due(self) -> int:
        now = self._clock()
        return self._asked(lambda: min(self._kept.number_due(now), self._left(now)), 0)

    def pose(self, exercise: Exercise, luck: int) -> Posed | None:
        from .teacher.trainer.anew import pose

        try:
            loaded = self._asked(lambda: self._matches.load(exercise.match), None)
        except KeyError:
            return None
        verdict = exercise.verdict
        if not isinstance(loaded, Loaded) or not is_of(loaded.record, exercise.ply, verdict):
            return None
        return pose(loaded.record, exercise.ply, verdict, Random(luck))

    def note(self, exercise: Exercise, reply: Reply) -> int:
        from .teacher.trainer.schedule import practised

        now = self._clock()
        kept = practised(exercise.practised, reply, now)
        self._asked(lambda: self._kept.note(exercise.match, exercise.ply, kept), None)
        return (kept.due - now).days

    def learned(self, scope: Scope) -> LearnedKinds:
        nothing: LearnedKinds = {}
        return self._asked(lambda: self._kept.learned(scope), nothing)

    def _left(self, now: datetime) -> int:
        """Return how many may still be asked in this round, and today."""
        today = now.astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
        return max(min(MOST_A_DAY - self._kept.done_since(today), AT_ONCE), 0)


class StoredRules(TroubleTeller):
    """House rules in the database; what cannot be kept there lasts as long as the program runs."""

    def __init__(self, database: Database, tell: Tell) -> None:
        super().__init__(tell)
        self._kept, self._forgotten = StoredPresets(database), MemoryPresets()

    def names(self, game: str) -> tuple[str, ...]:
        nothing: tuple[str, ...] = ()
        names = self._asked(lambda: self._kept.names(game), nothing)
        return tuple(sorted({*names, *self._forgotten.names(game)}, key=str.casefold))

    def read(self, game: str, name: str) -> Mapping[str, Value]:
        if name in self._forgotten.names(game):
            return self._forgotten.read(game, name)
        return self._asked(lambda: self._kept.read(game, name), {})

    def write(self, game: str, name: str, values: Mapping[str, Value]) -> None:
        try:
            self._kept.write(game, name, values)
        except StoreError as trouble:
            self.tell(trouble.key)
            self._forgotten.write(game, name, values)

    def delete(self, game: str, name: str) -> None:
        if name in self._forgotten.names(game):
            self._forgotten.delete(game, name)
        else:
            self._asked(lambda: self._kept.delete(game, name), None)


class StoredProgress(TroubleTeller):
    """How far lessons or puzzles are, in the database, or as long as the program runs."""

    def __init__(self, choices: Choices, tell: Tell, where: str = LESSONS) -> None:
        super().__init__(tell)
        self._choices, self._forgotten, self._where = choices, MemoryProgress(), where

    def stops(self) -> Mapping[str, int]:
        nothing: dict[str, Value] = {}
        kept = self._asked(lambda: self._choices.read(self._where), nothing)
        stops = {key: value for key, value in kept.items() if type(value) is int}
        return stops | dict(self._forgotten.stops())

    def keep(self, lesson: str, stops: int) -> None:
        try:
            self._choices.write(self._where, {**self.stops(), lesson: stops})
        except StoreError as trouble:
            self.tell(trouble.key)
            self._forgotten.keep(lesson, stops)


def _known(level: str) -> str:
    """Return a level, or that none is said where this version does not know it."""
    return level if level in LEVELS else NOT_SAID


def kept_preferences(choices: Choices) -> Preferences:
    """Return the preferences as they were kept, each that cannot be read at its usual value."""
    try:
        return sensible(choices.preferences())
    except StoreError:
        return Preferences()


def kept_window_parts(choices: Choices) -> Mapping[str, bytes]:
    """Return where the window stood, where that can be read."""
    try:
        return choices.window()
    except StoreError:
        return {}


def keep_preferences(choices: Choices, preferences: Preferences) -> None:
    """Keep the preferences, where anything can be kept."""
    try:
        choices.keep_preferences(asdict(preferences))
    except StoreError:
        return  # the trouble was told when the store was opened


def keep_window(choices: Choices, parts: Mapping[str, bytes]) -> None:
    """Keep where the window stood, where anything can be kept."""
    try:
        choices.keep_window(parts)
    except StoreError:
        return
