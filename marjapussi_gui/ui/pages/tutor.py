"""A teacher who looks on, and asks before a clear mistake; nothing ever waits for him."""

from PySide6.QtCore import QObject

from ...engine.actions import Action
from ...engine.view import View
from ...kept.verdict import Verdict
from ...table.runner import Job
from ..basis.services import Services
from ..board.board import Board
from ..panels.over_felt import OverFelt
from .advising import Advising
from .sitting import Sitting


class Tutor(QObject):
    """Judges while the player thinks; has what is done held back once, and notes that as help."""

    def __init__(
        self,
        services: Services,
        board: Board,
        panels: OverFelt,
        sitting: Sitting,
        advising: Advising,
    ) -> None:
        super().__init__(board)
        self._services, self._board = services, board
        self._panels, self._sitting, self._advising = panels, sitting, advising
        self._job: Job | None = None
        self._verdict: Verdict | None = None
        self._held: Action | None = None  # what was asked about
        self.has_spoken = False  # in this sitting
        sitting.lets = self.lets
        panels.tutor.closed.connect(board.touch.cancel)
        panels.tutor.anyway.connect(self.on_anyway)
        panels.tutor.why.connect(self.on_why)

    def watch(self, view: View | None) -> None:
        """Look at what the player may do now, in the background."""
        self.forget()
        if view is None or len(view.legal) < 2:
            return
        self._job = Job()  # in case that the answer comes at once
        asked = self._services.runner.run(
            lambda stop: self._services.judge(view, None, stop), self.on_judged
        )
        if self._job is not None:
            self._job = asked

    def forget(self) -> None:
        """Look no more, and ask nothing."""
        if self._job is not None:
            self._job.stop()
        self._job = self._verdict = self._held = None
        self._panels.tutor.hide()

    def on_judged(self, verdict: Verdict) -> None:
        self._job, self._verdict = None, verdict

    def lets(self, action: Action) -> bool:
        """Return whether this may be done at once; else ask, but never twice about the same."""
        verdict, table = self._verdict, self._sitting.table
        if verdict is None or table is None or action == self._held:
            return True
        if not self._services.is_clear_mistake(table.game.key, verdict, action):
            return True
        self._held, self.has_spoken = action, True
        table.assist()
        self._board.touch.hesitate(action)
        self._panels.tutor.ask()
        self._panels.place()
        return False

    def on_anyway(self) -> None:
        held = self._held
        self.forget()
        if held is not None:
            self._sitting.act(held)

    def on_why(self) -> None:
        """Have it explained, what was going to be done held against what is best."""
        held = self._held
        self._panels.tutor.hide()
        self._advising.show(held)
