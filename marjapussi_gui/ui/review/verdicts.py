"""The verdicts on the decisions of a match: loaded if stored, else evaluated."""

import logging

from PySide6.QtCore import QObject, Signal

from ...engine.record import MatchRecord
from ...engine.state import Seat
from ...kept.decisions import Decision, decisions
from ...kept.verdict import Verdict
from ...table.runner import Job, Runner
from ..basis.services import Judge
from ..basis.verdicts import KeptVerdicts

log = logging.getLogger("marjapussi")

Left = tuple[list[Decision], int]  # the decisions, and the number of all decisions


class Verdicts(QObject):
    """Evaluates one decision after another in the background, and saves every verdict."""

    changed = Signal()
    rested = Signal()  # all requested decisions are evaluated

    def __init__(self, runner: Runner, judge: Judge, kept: KeptVerdicts) -> None:
        super().__init__()
        self._runner, self._judge, self._kept = runner, judge, kept
        self._job: Job | None = None
        self._is_going, self._is_wished, self._match = False, False, 0
        self._left: list[Decision] | None = None  # None until loaded
        self.forget()

    @property
    def is_judging(self) -> bool:
        """Whether decisions remain that will be evaluated."""
        return self._is_wished and self._left != []

    @property
    def judged(self) -> int:
        """The number of decisions of the requested seat that are evaluated."""
        return self.decisions - len(self._left or ())

    def mistakes(self, seat: Seat) -> list[int]:
        """Return the positions of a seat's mistakes, the costliest first."""
        made = [(ply, each) for ply, each in self.by_ply.items() if each.seat == seat]
        dear = [(-each.cost, -each.cost_points, ply) for ply, each in made if each.is_mistake]
        return [ply for _, _, ply in sorted(dear)]

    def forget(self) -> None:
        """Stop evaluating and drop all verdicts."""
        self.stop()
        self.by_ply: dict[int, Verdict] = {}
        self.decisions, self._left = 0, []

    def begin(self, match: int, record: MatchRecord, seat: Seat) -> None:
        """Load the stored verdicts of a match, and evaluate the remaining decisions of a seat."""
        self.stop()
        if match != self._match:
            self.by_ply = {}
        self._match, self._left, self.decisions = match, None, 0
        self.by_ply = self._of_this(record)
        self._record, self._seat, self._is_wished = record, seat, True
        self._go_on()

    def stop(self) -> None:
        self._is_wished = False
        if self._job is not None:
            self._job.stop()
            self._job = None

    # Private

    def _of_this(self, record: MatchRecord) -> dict[int, Verdict]:
        """Return the stored verdicts that match the actions of this record."""
        done = record.entries
        known = self._kept.of(self._match)
        return {
            ply: each
            for ply, each in known.items()
            if 0 <= ply < len(done) and (done[ply].seat, done[ply].action) == (each.seat, each.done)
        }

    def _go_on(self) -> None:
        """Start the next task; a loop, because a runner may answer at once."""
        self._is_asking = True
        if self._is_going:
            return
        self._is_going = True
        while self._is_asking:
            self._is_asking = False
            self._ask()
        self._is_going = False

    def _ask(self) -> None:
        self._job = Job()  # a runner may answer before it returns
        if self._left is None:
            asked = self._runner.run(lambda _: self._looked_up(), self._on_looked_up)
        elif self._left:
            next_ = self._left[0]
            asked = self._runner.run(
                lambda stop: self._judge(next_.view, next_.done, stop),
                self._on_judged,
                failed=self._on_failed,
            )
        else:
            self.stop()
            self.changed.emit()
            self.rested.emit()
            return
        if self._job is not None:
            self._job = asked

    def _looked_up(self) -> Left:
        decided = decisions(self._record, self._seat)
        return self._kept.missing(self._match, decided), len(decided)

    def _on_looked_up(self, left: Left) -> None:
        self._job = None
        self._left, self.decisions = left
        self.changed.emit()
        self._go_on()

    def _on_judged(self, verdict: Verdict) -> None:
        self._job = None
        assert self._left
        ply = self._left.pop(0).ply
        self._kept.note(self._match, ply, verdict)
        self.by_ply[ply] = verdict
        self.changed.emit()
        self._go_on()

    def _on_failed(self, error: BaseException) -> None:
        """Skip a decision that can't be evaluated."""
        if not isinstance(error, Exception):
            raise error
        log.error("a decision is not judged", exc_info=error)
        self._job = None
        assert self._left
        self._left.pop(0)
        self._go_on()
