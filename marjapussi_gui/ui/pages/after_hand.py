"""What the table shows after a hand: its score line by line, then a review of the play."""

from PySide6.QtCore import QObject

from ...engine.seating import margin
from ...kept.afterwards import Afterwards
from ..basis.services import Services
from ..board.board import Board
from ..board.press_gate import COUNT_MS
from ..panels.over_felt import OverFelt
from .hand_watch import HandWatch
from .sitting import Sitting


class AfterHand(QObject):
    """Shows the score of a finished hand, and adds the review once the hand is evaluated."""

    def __init__(
        self, services: Services, board: Board, panels: OverFelt, sitting: Sitting
    ) -> None:
        super().__init__(board)
        self._board, self._panels, self._sitting = board, panels, sitting
        self.watch = HandWatch(services.runner, services.verdicts, self)
        self._match = 0
        self._moments: tuple[int, ...] = ()
        self.watch.told.connect(self.on_judged)
        panels.breakdown.hurried.connect(board.hurry_by_press)

    @property
    def first_moment(self) -> int | None:
        """The ply of the first costly decision in the scored hand, or None."""
        return self._moments[0] if self._moments else None

    def begin(self, match: int) -> None:
        """Start with a match; its hands are evaluated if match_id is positive."""
        self.stop()
        self._match = match

    def stop(self) -> None:
        """Stop waiting for evaluations and stop revealing score lines."""
        self.watch.stop()
        self._board.story.drop_lines()

    def count(self) -> None:
        """Show the score of the hand and, if the match is over, its result."""
        self._have_judged()
        if not self._panels.count():
            return
        if self._board.story.pace.line:
            self._panels.breakdown.cover()
        self._board.story.show_lines(self._panels.breakdown.uncover, self._on_counted)

    def on_judged(self, told: Afterwards) -> None:
        """Show the review of the hand."""
        self._moments = told.moments
        self._panels.breakdown.tell_afterwards(told)

    def _on_counted(self) -> None:
        """Ignore presses for a moment so that the score can be seen."""
        self._board.gate.close(COUNT_MS)

    def _have_judged(self) -> None:
        """Request a review of the player's decisions in the hand that is over."""
        self._moments = ()
        self._panels.breakdown.tell_afterwards(None)
        table, people, scored = self._sitting.table, self._sitting.people, self._panels.past.scored
        if table is None or people is None or scored is None or self._match <= 0:
            return
        side = table.game.seating.side(people.me)
        self.watch.begin(self._match, table.record, people.me, margin(scored.gained, side))
