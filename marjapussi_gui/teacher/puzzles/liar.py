"""The adversary: other seats reply with what beats the player in some possible deal."""

from ...engine.actions import Action
from ...engine.notation import action_text
from .proof import Moment, Proof


def lie(proof: Proof, moment: Moment) -> tuple[Action, Moment]:
    """Return the worst reply of another seat, and the information set after it.

    If no reply beats the player, the one after which he can still go wrong, or learns least.
    """
    return max(
        proof.replies(moment), key=lambda reply: (_danger(proof, reply[1]), action_text(reply[0]))
    )


def heard(proof: Proof, moment: Moment, action: Action) -> Moment:
    """Return the worst information set after the player's own action, with the answer to it."""
    return max(proof.after(moment, action), key=lambda later: _danger(proof, later))


def may_err(proof: Proof, moment: Moment) -> bool:
    """Return whether the player, whose aim is certain here, can lose it at his next choice."""
    if proof.is_over(moment):
        return False
    if moment.state.turn != proof.seat:
        return any(may_err(proof, later) for _, later in proof.replies(moment))
    options = proof.options(moment)
    if len(options) == 1:
        return any(may_err(proof, later) for later in proof.after(moment, options[0]))
    return not all(proof.is_answer(moment, each) for each in options)


def _danger(proof: Proof, moment: Moment) -> tuple[bool, bool, int]:
    if not proof.is_sure(moment):
        return True, True, moment.known.bit_count()
    return False, may_err(proof, moment), moment.known.bit_count()
