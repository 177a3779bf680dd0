"""What the table shows after a hand: its score, and later a review of the player's decisions."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from ....engine.seating import margin
from ....model.decisions import DecisionPoint, last_hand_decisions
from ....model.hand_review import review_hand
from ....ports.repositories import VerdictRepository
from ....ports.services import SlipRisk
from ....session.task_runner import LatestTask, TaskRunner
from ...board.press_filter import HAND_COUNT_MS
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...panels.panel_manager import PanelManager


class HandSummaryController(QObject):
    """Shows the score of a hand line by line, and a review once all decisions are evaluated."""

    def __init__(
        self,
        runner: TaskRunner,
        verdicts: VerdictRepository,
        slip_risk: SlipRisk,
        board: TableBoard,
        panels: PanelManager,
        table_controller: TableController,
    ) -> None:
        super().__init__(board)
        self._board, self._panels, self._table_controller = board, panels, table_controller
        self._task, self._verdicts = LatestTask(runner), verdicts
        self._slip_risk = slip_risk
        self._match_id, self._own_points, self._game_key = 0, 0, ""
        self._unreviewed: Sequence[DecisionPoint] | None = None  # while some aren't evaluated
        self._mistake_plies: tuple[int, ...] = ()
        panels.hand_score.skip_requested.connect(board.skip_on_press)

    @property
    def first_mistake_ply(self) -> int | None:
        """The number of actions before the first costly decision in the hand, or None."""
        return self._mistake_plies[0] if self._mistake_plies else None

    def start(self, match_id: int) -> None:
        """Watch another match. Its hands are reviewed only if it is stored (match_id above 0)."""
        self.stop()
        self._match_id = match_id

    def stop(self) -> None:
        self._task.cancel()
        self._unreviewed = None
        self._board.event_player.stop_showing_lines()

    def show_score(self) -> None:
        """Show the score of the hand and, if the match is over, its result."""
        self._request_review()
        if not self._panels.show_hand_score():
            return
        if self._board.event_player.speed.count_line:
            self._panels.hand_score.hide_rows()
        self._board.event_player.show_lines(
            self._panels.hand_score.reveal_next_row, self._on_score_shown
        )

    def check_review(self) -> None:
        """Show the review of the hand if all its decisions have been evaluated by now."""
        decisions = self._unreviewed
        if decisions is None:
            return
        first_ply = decisions[0].ply if decisions else 0
        verdicts = self._verdicts.for_match(self._match_id, first_ply) if decisions else {}
        risk = partial(self._slip_risk, self._game_key)
        review = review_hand(decisions, verdicts, self._own_points, risk)
        if review is not None:
            self._unreviewed, self._mistake_plies = None, review.mistake_plies
            self._panels.hand_score.show_hand_review(review)

    def _on_score_shown(self) -> None:
        """Ignore presses for a moment, so that the score can be seen."""
        self._board.press_filter.block_for(HAND_COUNT_MS)

    def _request_review(self) -> None:
        self._mistake_plies = ()
        self._panels.hand_score.show_hand_review(None)
        table, people, scored = (
            self._table_controller.session,
            self._table_controller.people,
            self._panels.history.hand_score,
        )
        if table is None or people is None or scored is None or self._match_id <= 0:
            return
        record, own_seat = table.record, people.own_seat
        self._game_key = table.game.key
        self._own_points = margin(scored.score_changes, table.game.seating.side_of(own_seat))
        self._task.start(lambda _: last_hand_decisions(record, own_seat), self._on_decisions_found)

    def _on_decisions_found(self, decisions: Sequence[DecisionPoint]) -> None:
        self._unreviewed = decisions
        self.check_review()
