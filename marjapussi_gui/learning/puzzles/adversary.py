"""The adversary: other seats reply with what beats the player in some possible deal."""

from ...engine.actions import Action
from ...engine.notation import action_text
from .proof_search import InformationSet, ProofSearch


def worst_reply(proof: ProofSearch, info_set: InformationSet) -> tuple[Action, InformationSet]:
    """Return the worst reply of another seat, and the information set after it.

    If no reply beats the player, the one after which he can still go wrong, or learns least.
    """
    return max(
        proof.replies(info_set), key=lambda reply: (_threat(proof, reply[1]), action_text(reply[0]))
    )


def worst_answer(proof: ProofSearch, info_set: InformationSet, action: Action) -> InformationSet:
    """Return the worst information set after the player's own action, with the answer to it."""
    return max(proof.outcomes_of(info_set, action), key=lambda later: _threat(proof, later))


def can_go_wrong(proof: ProofSearch, info_set: InformationSet) -> bool:
    """Return whether the player, whose aim is certain here, can lose it at his next choice."""
    if proof.is_over(info_set):
        return False
    if info_set.state.turn != proof.seat:
        return any(can_go_wrong(proof, later) for _, later in proof.replies(info_set))
    options = proof.useful_actions(info_set)
    if len(options) == 1:
        return any(can_go_wrong(proof, later) for later in proof.outcomes_of(info_set, options[0]))
    return not all(proof.is_solution(info_set, each) for each in options)


def _threat(proof: ProofSearch, info_set: InformationSet) -> tuple[bool, bool, int]:
    if not proof.is_certain(info_set):
        return True, True, info_set.deals_mask.bit_count()
    return False, can_go_wrong(proof, info_set), info_set.deals_mask.bit_count()
