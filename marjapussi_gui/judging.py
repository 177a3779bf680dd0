"""Background evaluation of the player's decisions while no match is going on."""

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
    """A match with decisions that are still to be evaluated."""

    match: int
    actions: int
    left: list[Decision]


class NotJudged(Exception):
    """Raised when the evaluator fails at a decision of a match."""

    def __init__(self, match: int) -> None:
        super().__init__(f"match {match}")
        self.match = match


Found = tuple[
    Pile, Verdict | None
]  # the verdict on its first pending decision, or None if there was none


class Judging:
    """The background evaluation of decisions in all matches, the newest match first."""

    def __init__(self, database: Database, runner: Runner, judge: Judge) -> None:
        self._verdicts, self._matches = Verdicts(database), Matches(database)
        self._runner, self._judge = runner, judge
        self._job: Job | None = None
        self._pile: Pile | None = None
        self._given_up: set[int] = set()  # matches that cannot be replayed or evaluated

    def go_on(self) -> None:
        """Evaluate in the background until every decision is done or pause() is called."""
        if self._job is None:
            pile = self._pile
            self._job = self._runner.run(
                lambda stop: self._found(pile, stop), self._note, failed=self._on_failed
            )

    def go_on_if(self, is_idle: bool) -> None:  # noqa: FBT001 - it is a signal's
        """Resume while the program is idle, and pause as soon as a match goes on."""
        if is_idle:
            self.go_on()
        else:
            self.pause()

    def pause(self) -> None:
        """Stop the evaluation in progress, so that the match has the processor."""
        self._pile = None
        if self._job is not None:
            self._job.stop()
            self._job = None

    # Inside

    def _found(self, pile: Pile | None, stop: Flag) -> Found | None:
        """Return a match and the verdict on its first pending decision, or None if all is done."""
        pile = pile or self._next_pile()
        if pile is None or not pile.left:
            return None if pile is None else (pile, None)
        try:
            return pile, self._judge(pile.left[0].view, pile.left[0].done, stop)
        except Exception as error:
            raise NotJudged(pile.match) from error

    def _next_pile(self) -> Pile | None:
        try:
            unfinished = self._verdicts.waiting(newest_judge())
        except StoreError:
            return None  # the statistics page reports it when it is opened
        matches = (self._pile_of(match) for match in unfinished if match not in self._given_up)
        return next((pile for pile in matches if pile is not None), None)

    def _pile_of(self, match: int) -> Pile | None:
        """Return the pending decisions of a match, or None if it cannot be read."""
        try:
            loaded, verdicts = self._matches.load(match), self._verdicts.of(match)
        except (StoreError, KeyError):
            loaded, verdicts = None, {}
        if not isinstance(loaded, Loaded):
            self._given_up.add(match)
            return None
        points = decisions(loaded.record, Seat(loaded.listed.me))
        return Pile(match, loaded.listed.actions, missing(points, verdicts, newest_judge()))

    def _note(self, found: Found | None) -> None:
        self._job = None
        if found is None:
            return
        current, verdict = found
        try:
            self._keep(current, verdict)
        except StoreError:
            return  # the match in progress has reported the failing store
        self._pile = current if current.left else None
        self.go_on()

    def _keep(self, pile: Pile, verdict: Verdict | None) -> None:
        if verdict is not None:
            self._verdicts.note(pile.match, pile.left.pop(0).ply, verdict, newest_judge())
        if not pile.left:
            self._verdicts.settle(pile.match, newest_judge(), pile.actions)

    def _on_failed(self, error: BaseException) -> None:
        """Skip a match whose decisions the evaluator cannot handle, and go on with the others."""
        self._job = self._pile = None
        if not isinstance(error, NotJudged):
            raise error
        log.error("a match is not judged", exc_info=error.__cause__)
        self._given_up.add(error.match)
        self.go_on()
