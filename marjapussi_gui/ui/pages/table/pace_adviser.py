"""The question whether to play faster, for players who often cut animations short."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from ....model.preferences import Preferences, faster_speed
from ...board.table_board import TableBoard
from ...board.table_controller import TableController

HURRIED_TRICKS = 10  # after so many tricks cut short it is time to ask


class PaceAdviser(QObject):
    """Counts hurried tricks, and asks once, at the end of a hand, whether to play faster."""

    preferences_changed = Signal(object)  # Preferences
    question_changed = Signal(bool)  # whether to ask

    def __init__(
        self, preferences: Preferences, board: TableBoard, table_controller: TableController
    ) -> None:
        super().__init__(board)
        self._preferences, self._board = preferences, board
        self._hurried_tricks, self._last_trick = 0, (0, 0)  # number of the deal, and of the trick
        board.hurried.connect(self._on_hurried)
        table_controller.hand_finished.connect(self._on_hand_finished)
        table_controller.action_taken.connect(self._withdraw)

    def apply_preferences(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def play_faster(self) -> None:
        pace = faster_speed(self._preferences.pace)
        self.preferences_changed.emit(replace(self._preferences, pace=pace))

    def _on_hurried(self) -> None:
        view = self._board.event_player.view
        if view is None or view.phase != "play":
            return
        before, self._last_trick = self._last_trick, (view.match.deal_count, len(view.tricks))
        self._hurried_tricks += before != self._last_trick

    def _on_hand_finished(self) -> None:
        """Ask whether to play faster if it is time, and remember that this was asked."""
        is_fastest = faster_speed(self._preferences.pace) == self._preferences.pace
        if self._preferences.asked_pace or is_fastest:
            return
        if self._hurried_tricks >= HURRIED_TRICKS:
            self.preferences_changed.emit(replace(self._preferences, asked_pace=True))
            self.question_changed.emit(True)

    def _withdraw(self) -> None:
        self.question_changed.emit(False)
