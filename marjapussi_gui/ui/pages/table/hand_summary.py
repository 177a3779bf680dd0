"""What the table shows after a hand: its score line by line, then a review of the play."""

from PySide6.QtCore import QObject

from ....engine.seating import margin
from ....model.hand_review import HandReview
from ....ports.services import Services
from ...board.press_filter import HAND_COUNT_MS
from ...board.table_board import TableBoard
from ...panels.panel_manager import PanelManager
from .hand_review_watcher import HandReviewWatcher
from .table_controller import TableController


class HandSummaryController(QObject):
    """Shows the score of a finished hand, and adds the review once the hand is evaluated."""

    def __init__(
        self,
        services: Services,
        board: TableBoard,
        panels: PanelManager,
        table_controller: TableController,
    ) -> None:
        super().__init__(board)
        self._board, self._panels, self._table_controller = board, panels, table_controller
        self.watcher = HandReviewWatcher(services.task_runner, services.verdicts, self)
        self._match_id = 0
        self._mistake_plies: tuple[int, ...] = ()
        self.watcher.review_ready.connect(self.on_review_ready)
        panels.hand_score.skip_requested.connect(board.skip_by_press)

    @property
    def first_mistake_ply(self) -> int | None:
        """The ply of the first costly decision in the scored hand, or None."""
        return self._mistake_plies[0] if self._mistake_plies else None

    def start(self, match_id: int) -> None:
        """Start with a match; its hands are evaluated if match_id is positive."""
        self.stop()
        self._match_id = match_id

    def stop(self) -> None:
        """Stop waiting for evaluations and stop revealing score lines."""
        self.watcher.stop()
        self._board.event_player.cancel_lines()

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

    def on_review_ready(self, review: HandReview) -> None:
        """Show the review of the hand."""
        self._mistake_plies = review.mistake_plies
        self._panels.hand_score.show_hand_review(review)

    def _on_score_shown(self) -> None:
        """Ignore presses for a moment so that the score can be seen."""
        self._board.press_filter.block_for(HAND_COUNT_MS)

    def _request_review(self) -> None:
        """Request a review of the player's decisions in the hand that is over."""
        self._mistake_plies = ()
        self._panels.hand_score.show_hand_review(None)
        table, people, scored = (
            self._table_controller.session,
            self._table_controller.people,
            self._panels.history.hand_score,
        )
        if table is None or people is None or scored is None or self._match_id <= 0:
            return
        side = table.game.seating.side_of(people.own_seat)
        self.watcher.start(
            self._match_id, table.record, people.own_seat, margin(scored.score_changes, side)
        )
