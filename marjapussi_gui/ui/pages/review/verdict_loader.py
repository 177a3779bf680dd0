"""Verdicts and double-dummy lines of a review, loaded or computed in the background."""

import logging
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from ....engine.actions import Action
from ....engine.record import MatchRecord
from ....engine.state import Seat
from ....model.decisions import DecisionPoint, list_decisions
from ....model.hand_review import choice_to_praise
from ....model.verdict import Verdict
from ....ports.repositories import VerdictRepository
from ....ports.services import (
    EvaluateDecision,
    FindDoubleDummyLine,
    OpenValues,
    SlipRisk,
)
from ....session.task_runner import LatestTask, Task, TaskRunner
from ...panels.question.playback import Playback

log = logging.getLogger("marjapussi")

PendingDecisions = tuple[list[DecisionPoint], int]  # decisions to evaluate; number of all decisions


class VerdictLoader(QObject):
    """Evaluates one decision after another in the background, and stores the verdicts."""

    changed = Signal()
    finished = Signal()  # all requested decisions have been evaluated

    def __init__(
        self,
        runner: TaskRunner,
        evaluate: EvaluateDecision,
        repository: VerdictRepository,
        slip_risk: SlipRisk = lambda _game, _verdict: 0.0,
    ) -> None:
        super().__init__()
        self._find_slip_risk = slip_risk
        self._runner, self._evaluate, self._repository = runner, evaluate, repository
        self._task: Task | None = None
        self._is_running, self._is_requested, self._match_id = False, False, 0
        self._pending: list[DecisionPoint] | None = None  # None until they have been found
        self.clear()

    @property
    def is_evaluating(self) -> bool:
        """Whether some decisions are still to be evaluated."""
        return self._is_requested and self._pending != []

    @property
    def is_reviewed(self) -> bool:
        """Whether there are decisions to review, or a running evaluation may still find some."""
        return self.is_evaluating or bool(self.decision_count)

    @property
    def evaluated_count(self) -> int:
        return self.decision_count - len(self._pending or ())

    def mistakes(self, seat: Seat) -> list[int]:
        made = [(ply, each) for ply, each in self.verdicts_by_ply.items() if each.seat == seat]
        dear = [(-each.cost, -each.cost_in_points, ply) for ply, each in made if each.is_mistake]
        return [ply for _, _, ply in sorted(dear)]

    def choice_to_praise(self, seat: Seat) -> Verdict | None:
        """Return the choice to praise among those of a seat, or None if it deserves no praise."""
        made = self.verdicts_by_ply.items()
        return choice_to_praise(
            (each, self.slip_risk(ply)) for ply, each in made if each.seat == seat
        )

    def slip_risk(self, ply: int) -> float:
        """Return how often others would have made a slip or worse at a decision."""
        return self._find_slip_risk(self._record.header.game.key, self.verdicts_by_ply[ply])

    def clear(self) -> None:
        self.stop()
        self.verdicts_by_ply: dict[int, Verdict] = {}
        self.decision_count, self._pending = 0, []

    def load(self, match_id: int, record: MatchRecord, seat: Seat) -> None:
        """Load the stored verdicts of a match, and evaluate a seat's other decisions."""
        self.stop()
        if match_id != self._match_id:
            self.verdicts_by_ply = {}
        self._match_id, self._pending, self.decision_count = match_id, None, 0
        self.verdicts_by_ply = self._stored_verdicts(record)
        self._record, self._seat, self._is_requested = record, seat, True
        self._run_next()

    def stop(self) -> None:
        self._is_requested = False
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # Private

    def _stored_verdicts(self, record: MatchRecord) -> dict[int, Verdict]:
        done = record.entries
        known = self._repository.for_match(self._match_id)
        return {
            ply: each
            for ply, each in known.items()
            if 0 <= ply < len(done)
            and (done[ply].seat, done[ply].action) == (each.seat, each.chosen)
        }

    def _run_next(self) -> None:
        """Start the next task, in a loop because a runner may answer at once."""
        self._has_next = True
        if self._is_running:
            return
        self._is_running = True
        while self._has_next:
            self._has_next = False
            self._start_task()
        self._is_running = False

    def _start_task(self) -> None:
        self._task = Task()  # before, because a runner may answer at once
        if self._pending is None:
            asked = self._runner.run(lambda _: self._find_pending(), self._on_pending_found)
        elif self._pending:
            next_ = self._pending[0]
            asked = self._runner.run(
                lambda stop: self._evaluate(next_.view, next_.chosen, stop),
                self._on_evaluated,
                on_error=self._on_failed,
            )
        else:
            self.stop()
            self.changed.emit()
            self.finished.emit()
            return
        if self._task is not None:
            self._task = asked

    def _find_pending(self) -> PendingDecisions:
        decided = list_decisions(self._record, self._seat)
        return self._repository.pending_decisions(self._match_id, decided), len(decided)

    def _on_pending_found(self, pending: PendingDecisions) -> None:
        self._task = None
        self._pending, self.decision_count = pending
        self.changed.emit()
        self._run_next()

    def _on_evaluated(self, verdict: Verdict) -> None:
        self._task = None
        assert self._pending
        ply = self._pending.pop(0).ply
        self._repository.save(self._match_id, ply, verdict)
        self.verdicts_by_ply[ply] = verdict
        self.changed.emit()
        self._run_next()

    def _on_failed(self, error: BaseException) -> None:
        if not isinstance(error, Exception):
            raise error
        log.error("can't judge a decision", exc_info=error)
        self._task = None
        assert self._pending
        self._pending.pop(0)
        self._run_next()


class DoubleDummyLoader(QObject):
    """Computes the double-dummy line and the action values that were requested last."""

    line_found = Signal(object)  # a line, or None if there is none
    values_found = Signal()

    def __init__(
        self, runner: TaskRunner, find_line: FindDoubleDummyLine, open_values: OpenValues
    ) -> None:
        super().__init__()
        self._task, self._find_line = LatestTask(runner), find_line
        self._values_task, self._open_values = LatestTask(runner), open_values
        self._values: dict[tuple[Playback, int], Mapping[Action, float]] = {}

    def load(self, record: MatchRecord, seat: Seat, ply: int) -> None:
        self._task.start(
            lambda stop: self._find_line(record, seat, ply, stop),
            self.line_found.emit,
            on_error=self._on_failed,
        )

    def values_at(self, playback: Playback, ply: int) -> Mapping[Action, float] | None:
        """Return what each action leads to with open cards, or None until that is computed."""
        key, game, state = (playback, ply), playback.game, playback.state_at(ply)
        if key not in self._values:
            self._values_task.start(
                lambda stop: self._open_values(game, state, stop), partial(self._on_values, key)
            )
        return self._values.get(key)

    def stop(self) -> None:
        self._task.cancel()
        self._values_task.cancel()

    def _on_values(self, key: tuple[Playback, int], values: Mapping[Action, float]) -> None:
        self._values[key] = values
        self.values_found.emit()

    def _on_failed(self, error: BaseException) -> None:
        """Report that the best line of play couldn't be computed."""
        if not isinstance(error, Exception):
            raise error
        log.error("no line was found", exc_info=error)
        self.line_found.emit(None)
