"""While the cards lie, only the sure line wins."""

from random import Random

import pytest

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.learning.puzzles.proof_search import InformationSet, ProofSearch
from marjapussi_gui.learning.puzzles.puzzle_session import can_go_wrong, worst_answer, worst_reply
from tests.learning.puzzles.shipped_puzzles import KEYS, proof_search, trick_puzzles


def reaches_aim(proof: ProofSearch, moment: InformationSet, rng: Random, *, well: bool) -> bool:
    """Return whether a player reaches the aim, playing well or at random."""
    while not proof.is_over(moment):
        if moment.state.turn != proof.seat:
            moment = worst_reply(proof, moment)[1]
            continue
        options = proof.solutions(moment) if well else proof.useful_actions(moment)
        moment = worst_answer(proof, moment, rng.choice(options))
    return proof.is_aim_reached(moment)


def wrong(proof: ProofSearch) -> list[Action]:
    sure = proof.solutions(proof.start)
    return [each for each in proof.useful_actions(proof.start) if each not in sure]


@pytest.mark.parametrize("key", KEYS)
def test_any_other_first_action_fails_against_the_adversary(key: str) -> None:
    proof = proof_search(trick_puzzles(key)[0])

    for action in wrong(proof):
        for luck in range(10):
            moment = worst_answer(proof, proof.start, action)
            assert not reaches_aim(proof, moment, Random(luck), well=False)


@pytest.mark.parametrize("key", KEYS)
def test_sure_line_wins_whatever_lies(key: str) -> None:
    proof = proof_search(trick_puzzles(key)[0])

    for luck in range(10):
        assert reaches_aim(proof, proof.start, Random(luck), well=True)


@pytest.mark.parametrize("key", KEYS)
def test_more_than_one_decision_is_needed(key: str) -> None:
    for puzzle in trick_puzzles(key)[:2]:
        proof = proof_search(puzzle)

        assert any(
            can_go_wrong(proof, later) for later in proof.outcomes_of(proof.start, puzzle.answer)
        )


@pytest.mark.parametrize("key", KEYS)
def test_what_others_do_may_be_done_where_the_cards_lie_so(key: str) -> None:
    proof = proof_search(trick_puzzles(key)[0])
    moment = worst_answer(proof, proof.start, trick_puzzles(key)[0].answer)
    while not proof.is_over(moment):
        if moment.state.turn == proof.seat:
            moment = worst_answer(proof, moment, proof.solutions(moment)[0])
            continue
        action, later = worst_reply(proof, moment)
        hands = tuple(
            held & ~moment.played_cards
            for held in proof.deals_of(moment).first_deal_in_mask(later.deals_mask)
        )
        assert action in proof.game.legal_actions(moment.state.replace(hands=hands))
        moment = later
