"""Remembers the player's manual order of a hand while another page is shown."""

from ....engine.frozen import frozen
from ....engine.state import NOBODY, Seat
from ...board.hand_order import HandGroup
from ...board.table_board import TableBoard


@frozen
class ArrangedHand:
    """A hand of a match, and the groups in which the player arranged it."""

    match_id: int
    deal_count: int
    groups: tuple[HandGroup, ...]


class HandArrangement:
    """Remembers the arrangement of the hand at the table, and restores it in the same hand."""

    def __init__(self, board: TableBoard) -> None:
        self._board, self._match_id = board, 0
        self._arranged_hands: dict[Seat, ArrangedHand] = {}

    def begin_match(self, match_id: int) -> None:
        """Watch the hands of a stored match, or none if match_id is 0."""
        self._match_id = match_id

    def remember(self) -> None:
        """Remember the order of the hand at the table, if the player arranged it manually."""
        view, order = self._board.event_player.view, self._board.card_layer.hand_order
        if view is not None and view.seat != NOBODY and order.keeps_places and self._match_id:
            groups = tuple(list(group) for group in order.groups)
            self._arranged_hands[view.seat] = ArrangedHand(
                self._match_id, view.match.deal_count, groups
            )

    def restore(self) -> None:
        """Arrange the hand as remembered, if it is still the same hand."""
        view = self._board.event_player.view
        if view is None or not view.hand:
            return
        arranged = self._arranged_hands.pop(view.seat, None)
        if arranged is None or arranged.match_id != self._match_id:
            return
        if arranged.deal_count != view.match.deal_count:
            return
        cards = self._board.card_layer
        cards.hand_order.groups = [*arranged.groups]
        cards.hand_order.is_manual = True
        cards.sort_hand()
        cards.animate_home()
        self._board.update_set_trays()
