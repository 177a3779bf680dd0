"""One's own decisions are judged while nobody plays, one after another, and kept."""

import logging
from dataclasses import dataclass
from threading import Event as Flag

from .engine.state import Seat
from .kept.decisions import Decision, decisions, missing
from .kept.verdict import Verdict
from .store.database import Database
from .store.matches import Loaded, Matches
from .store.trouble import StoreError
from .store.verdicts import Verdicts
from .table.runner import Job, Runner
from .teacher.newest import newest_judge
from .ui.basis.services import Judge

log = logging.getLogger("marjapussi")


@dataclass(slots=True)
class Pile:
    """What is left to be judged of one match, and how many actions that has."""

    match: int
    actions: int
    left: list[Decision]


class NotJudged(Exception):
    """A match with a decision at which the judge failed."""

    def __init__(self, match: int) -> None:
        super().__init__(f"match {match}")
        self.match = match


Found = tuple[Pile, Verdict | None]  # of the first that was left; None where nothing was


class Judging:
    """Has the decisions of all matches judged, the newest match first, whenever there is time."""

    def __init__(self, database: Database, runner: Runner, judge: Judge) -> None:
        self._verdicts, self._matches = Verdicts(database), Matches(database)
        self._runner, self._judge = runner, judge
        self._job: Job | None = None
        self._pile: Pile | None = None
        self._given_up: set[int] = set()  # matches that cannot be replayed, or not be judged

    def go_on(self) -> None:
        """Judge in the background until every decision was, or pause() is called."""
        if self._job is None:
            pile = self._pile
            self._job = self._runner.run(
                lambda stop: self._found(pile, stop), self._note, failed=self._on_failed
            )

    def go_on_if(self, is_idle: bool) -> None:  # noqa: FBT001 - it is a signal's
        """Go on while nobody plays, and pause as soon as somebody does."""
        if is_idle:
            self.go_on()
        else:
            self.pause()

    def pause(self) -> None:
        """Leave the processor to the match; what is left of it then is found out later."""
        self._pile = None
        if self._job is not None:
            self._job.stop()
            self._job = None

    # Inside

    def _found(self, pile: Pile | None, stop: Flag) -> Found | None:
        """Return what is still to be judged of a match, and a verdict on the first of it."""
        pile = pile or self._next_pile()
        if pile is None or not pile.left:
            return None if pile is None else (pile, None)
        try:
            return pile, self._judge(pile.left[0].view, pile.left[0].done, stop)
        except Exception as error:
            raise NotJudged(pile.match) from error

    def _next_pile(self) -> Pile | None:
        try:
            waiting = self._verdicts.waiting(newest_judge())
        except StoreError:
            return None  # it is told when somebody looks at them
        piles = (self._pile_of(match) for match in waiting if match not in self._given_up)
        return next((pile for pile in piles if pile is not None), None)

    def _pile_of(self, match: int) -> Pile | None:
        """Return what is left of a match; None where it cannot be read."""
        try:
            loaded, judged = self._matches.load(match), self._verdicts.of(match)
        except (StoreError, KeyError):
            loaded, judged = None, {}
        if not isinstance(loaded, Loaded):
            self._given_up.add(match)
            return None
        decided = decisions(loaded.record, Seat(loaded.listed.me))
        return Pile(match, loaded.listed.actions, missing(decided, judged, newest_judge()))

    def _note(self, found: Found | None) -> None:
        self._job = None
        if found is None:
            return
        pile, verdict = found
        try:
            self._keep(pile, verdict)
        except StoreError:
            return  # it was told when an action could not be kept
        self._pile = pile if pile.left else None
        self.go_on()

    def _keep(self, pile: Pile, verdict: Verdict | None) -> None:
        if verdict is not None:
            self._verdicts.note(pile.match, pile.left.pop(0).ply, verdict, newest_judge())
        if not pile.left:
            self._verdicts.settle(pile.match, newest_judge(), pile.actions)

    def _on_failed(self, error: BaseException) -> None:
        """Give up a match whose decisions the judge cannot follow; the others are judged."""
        self._job = self._pile = None
        if not isinstance(error, NotJudged):
            raise error
        log.error("a match is not judged", exc_info=error.__cause__)
        self._given_up.add(error.match)
        self.go_on()
