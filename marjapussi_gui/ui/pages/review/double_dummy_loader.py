"""Computation of double-dummy lines and values in the background.

A double-dummy line is the best play of all seats if everybody could see all cards.
"""

import logging
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from ....engine.actions import Action
from ....engine.record import MatchRecord
from ....engine.state import Seat
from ....ports.services import FindDoubleDummyLine, OpenValues
from ....session.task_runner import LatestTask, TaskRunner
from ...panels.question.playback import Playback

log = logging.getLogger("marjapussi")


class DoubleDummyLoader(QObject):
    """Computes the double-dummy line, and the values of the moment, that were asked for last."""

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
        """Report that there is no line, because the computation failed."""
        if not isinstance(error, Exception):
            raise error
        log.error("no line was found", exc_info=error)
        self.line_found.emit(None)
