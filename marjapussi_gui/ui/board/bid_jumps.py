"""The amounts to which players often jump in an auction."""

from collections.abc import Sequence

from ...engine.view import View

USUAL_JUMP = 160  # what experienced players bid to keep the others from bidding
MIN_STEPS = 2  # a jump leads at least this many steps beyond the lowest bid


def jump_amounts(amounts: Sequence[int], view: View) -> list[int]:
    """Return the amounts to offer for a jump, given the possible amounts in ascending order.

    They are the usual jump, and the sure points that the player can add up in the hand.
    """
    beyond, sure = amounts[MIN_STEPS:], view.game.scoring_phase.sure_points(view.hand)
    affordable = [amount for amount in beyond if amount <= sure]
    return sorted({*affordable[-1:], *({USUAL_JUMP} & set(beyond))})
