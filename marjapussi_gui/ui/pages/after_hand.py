"""What comes once a hand is over: its count, line by line, and what one made of it."""

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
    """Counts a hand up, and tells what was judged of it as soon as it is."""

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
        """When the first decision was made that was dear in the hand that is counted."""
        return self._moments[0] if self._moments else None

    def begin(self, match: int) -> None:
        """Tell of this match from now on; if it is kept under a number it is judged, too."""
        self.stop()
        self._match = match

    def stop(self) -> None:
        """Wait for no verdicts any more, and count no more lines."""
        self.watch.stop()
        self._board.story.drop_lines()

    def count(self) -> None:
        """Count the hand up, and say how the match ended."""
        self._have_judged()
        if not self._panels.count():
            return
        if self._board.story.pace.line:
            self._panels.breakdown.cover()
        self._board.story.show_lines(self._panels.breakdown.uncover, self._on_counted)

    def on_judged(self, told: Afterwards) -> None:
        """Tell what one made of the hand, and which moments were dear."""
        self._moments = told.moments
        self._panels.breakdown.tell_afterwards(told)

    def _on_counted(self) -> None:
        """Leave the count to be seen for a while."""
        self._board.gate.close(COUNT_MS)

    def _have_judged(self) -> None:
        """Wait for verdicts on what one did in the hand that is over."""
        self._moments = ()
        self._panels.breakdown.tell_afterwards(None)
        table, people, scored = self._sitting.table, self._sitting.people, self._panels.past.scored
        if table is None or people is None or scored is None or self._match <= 0:
            return
        side = table.game.seating.side(people.me)
        self.watch.begin(self._match, table.record, people.me, margin(scored.gained, side))
