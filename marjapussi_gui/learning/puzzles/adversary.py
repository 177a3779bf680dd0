"""The adversary: plays the other seats, and makes the player fail if any possible deal allows it.

An information set is a situation as the player knows it: the state, and all possible deals.
"""

from ...engine.actions import Action
from ...engine.notation import action_text
from .proof_search import InformationSet, ProofSearch


def worst_reply(proof: ProofSearch, info_set: InformationSet) -> tuple[Action, InformationSet]:
    """Return the reply of another seat that is worst for the player, and the situation after it.

    If no reply defeats the player, it is one after which a mistake is still possible or, if there
    is none, the reply that reveals least about the cards.
    """
    return max(
        proof.replies(info_set),
        key=lambda reply: (_threat_level(proof, reply[1]), action_text(reply[0])),
    )


def worst_answer(proof: ProofSearch, info_set: InformationSet, action: Action) -> InformationSet:
    """Return the situation after the player's action and the worst possible answer to it."""
    return max(proof.outcomes_of(info_set, action), key=lambda later: _threat_level(proof, later))


def can_go_wrong(proof: ProofSearch, info_set: InformationSet) -> bool:
    """Return whether a player certain of the aim can still lose it by a mistake."""
    if proof.is_over(info_set):
        return False
    if info_set.state.turn != proof.seat:
        return any(can_go_wrong(proof, later) for _, later in proof.replies(info_set))
    options = proof.useful_actions(info_set)
    if len(options) == 1:
        return any(can_go_wrong(proof, later) for later in proof.outcomes_of(info_set, options[0]))
    return not all(proof.is_solution(info_set, each) for each in options)


def _threat_level(proof: ProofSearch, info_set: InformationSet) -> tuple[bool, bool, int]:
    if not proof.is_certain(info_set):
        return True, True, info_set.deals_mask.bit_count()
    return False, can_go_wrong(proof, info_set), info_set.deals_mask.bit_count()
