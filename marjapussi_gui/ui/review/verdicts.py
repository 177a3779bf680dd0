"""What one's decisions cost, held against what the strongest player would have done."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event as Flag

from PySide6.QtCore import QObject, Signal

from ...engine.actions import Action
from ...engine.view import View
from ...table.runner import Job, Runner
from ..basis.services import Advice
from .playback import Playback

LEAST_CHANCE, LEAST_POINTS = 0.01, 1.0  # what costs less is a matter of taste

Advise = Callable[[View, Flag], Advice]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision, the best one in its place, and what is lost between them."""

    ply: int  # so many actions were done before
    view: View
    done: Action
    best: Action
    cost: float

    @property
    def is_mistake(self) -> bool:
        return self.cost >= (LEAST_POINTS if self.view.game.lays_sets else LEAST_CHANCE)


class Verdicts(QObject):
    """Judges one decision after another in the background."""

    changed = Signal()

    def __init__(self, runner: Runner, advise: Advise) -> None:
        super().__init__()
        self._runner, self._advise = runner, advise
        self._job: Job | None = None
        self.forget()

    @property
    def is_over(self) -> bool:
        """Whether every decision was judged."""
        return self.judged == self.decisions > 0

    @property
    def is_judging(self) -> bool:
        return self._job is not None

    @property
    def mistakes(self) -> list[Verdict]:
        """The decisions that cost something, the dearest first."""
        mistakes = [each for each in self.by_ply.values() if each.is_mistake]
        return sorted(mistakes, key=lambda each: (-each.cost, each.ply))

    def forget(self) -> None:
        """Judge no more, and know nothing."""
        self.stop()
        self.by_ply: dict[int, Verdict] = {}
        self.judged = self.decisions = 0
        self._left: list[tuple[int, View, Action]] = []

    def begin(self, playback: Playback) -> None:
        """Judge all decisions of a match that were any."""
        self.forget()
        self._left = playback.decisions()
        self.decisions = len(self._left)
        self._go_on()

    def stop(self) -> None:
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _go_on(self) -> None:
        self._job = None
        self.changed.emit()
        if self._left:
            ply, view, done = self._left.pop(0)
            self._job = Job()  # in case that the answer comes at once
            asked = self._runner.run(
                lambda stop: self._advise(view, stop),
                lambda advice: self._on_advised(ply, view, done, advice),
            )
            if self._job is not None:
                self._job = asked

    def _on_advised(self, ply: int, view: View, done: Action, advice: Advice) -> None:
        values = dict(advice.values)
        if done in values and advice.action in values:
            cost = values[advice.action] - values[done]
            self.by_ply[ply] = Verdict(ply, view, done, advice.action, cost)
        self.judged += 1
        self._go_on()
