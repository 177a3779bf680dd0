"""The teacher's comments in a guided first hand."""

from functools import partial

from PySide6.QtCore import QObject

from ....learning.guided_hands import MAX_COMMENTS, GuidedHand, hand_progress_key
from ....ports.repositories import ProgressRepository
from ...board.accessible_board import AccessibleBoard
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...panels.hint_panel import HintText
from ...panels.panel_manager import PanelManager
from ...text.hint_text import comment_sentences


class GuideController(QObject):
    """Shows a comment at the player's decisions, as long as there is something new to say.

    If the deal was chosen for the comments, the match is marked as assisted.
    """

    def __init__(
        self,
        progress: ProgressRepository,
        board: TableBoard,
        panels: PanelManager,
        table_controller: TableController,
        accessible_board: AccessibleBoard,
    ) -> None:
        super().__init__(board)
        self._progress, self._board, self._panels = progress, board, panels
        self._table_controller, self._accessible_board = table_controller, accessible_board
        self._hand: GuidedHand | None = None
        self._prepared_hand: GuidedHand | None = None
        self._is_deal_chosen = False  # for the guided hand
        table_controller.action_taken.connect(self._hide_comment)
        table_controller.hand_finished.connect(self._on_hand_finished)

    @property
    def hand(self) -> GuidedHand | None:
        """The guided hand in progress, or None."""
        return self._hand

    def prepare_first_hand(
        self, game_key: str, max_comments: int = MAX_COMMENTS, *, is_deal_chosen: bool = False
    ) -> None:
        """Prepare to comment on the first hand of the match that will start next."""
        self._prepared_hand = GuidedHand(game_key, max_comments)
        self._is_deal_chosen = is_deal_chosen

    def start_session(self) -> None:
        """Start commenting if the new match was prepared for it; otherwise stop."""
        self._hide_comment()
        self._hand, self._prepared_hand = self._prepared_hand, None

    def stop(self) -> None:
        self._hide_comment()
        self._hand = None

    def on_turn_offered(self) -> None:
        """Show a comment on the player's decision, if it is about something new."""
        hand, view = self._hand, self._table_controller.view
        session = self._table_controller.session
        topic = None if hand is None or view is None else hand.next_topic(view)
        if hand is None or session is None or topic is None:
            self._hide_comment()
            return
        session.mark_assisted()
        comment = partial(comment_sentences, hand.game_key, topic)
        self._panels.guide.show_hint(lambda: HintText(comment()), self._board.card_pictures)
        self._panels.guide.show()
        self._panels.guide.raise_()
        self._panels.place_panels()
        self._accessible_board.announce(comment().text)

    # Private

    def _hide_comment(self) -> None:
        self._panels.guide.hide()

    def _on_hand_finished(self) -> None:
        """Save that the guided hand is finished, and stop commenting."""
        if self._hand is not None and self._is_deal_chosen:
            self._progress.save(hand_progress_key(self._hand.game_key), 1)
        self.stop()
