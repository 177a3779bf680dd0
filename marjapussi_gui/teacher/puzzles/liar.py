"""Who plays for the others while the cards lie: only the deals that beat the player are kept."""

from ...engine.actions import Action
from ...engine.notation import action_text
from .proof import Moment, Proof


def lie(proof: Proof, moment: Moment) -> tuple[Action, Moment]:
    """Return what another seat does and what may be then: what beats the player, if anything.

    Where nothing does, it is what he may still go wrong after; else what tells him least.
    """
    return max(
        proof.replies(moment), key=lambda reply: (_danger(proof, reply[1]), action_text(reply[0]))
    )


def heard(proof: Proof, moment: Moment, action: Action) -> Moment:
    """Return what may be after the player himself did something: an answer may lie as well."""
    return max(proof.after(moment, action), key=lambda later: _danger(proof, later))


def may_err(proof: Proof, moment: Moment) -> bool:
    """Return whether the player, for whom the aim is sure here, may go wrong at his next choice."""
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
