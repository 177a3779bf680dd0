"""The amounts of common jumps in an auction."""

from collections.abc import Sequence

from ...engine.view import View
from ...model.usual_play import ace_promise

USUAL_JUMP = 160  # what experienced players bid to keep the others from bidding
MIN_STEPS = 2  # a jump leads at least this many steps beyond the lowest bid


def jump_amounts(amounts: Sequence[int], view: View, *, keeps_agreements: bool) -> list[int]:
    """Return the amounts to offer for a jump, given the possible amounts in ascending order.

    They are the usual jump, the sure points that the player can add up in the hand, and the bid
    that promises an ace if the partners keep to that agreement.
    """
    beyond, sure = amounts[MIN_STEPS:], view.game.scoring_phase.sure_points(view.hand)
    affordable = [amount for amount in beyond if amount <= sure]
    promise = ace_promise(view) if keeps_agreements else None
    wanted = {USUAL_JUMP, promise.amount} if promise is not None else {USUAL_JUMP}
    return sorted({*affordable[-1:], *(wanted & set(beyond))})
