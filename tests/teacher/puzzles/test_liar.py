"""While the cards lie, only the sure line wins."""

from random import Random

import pytest

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.teacher.puzzles.liar import heard, lie, may_err
from marjapussi_gui.teacher.puzzles.proof import Moment, Proof
from tests.teacher.puzzles.shelf import KEYS, proof_of, puzzles_of


def played_on(proof: Proof, moment: Moment, rng: Random, *, well: bool) -> bool:
    """Return whether the aim is reached by someone who plays on, well or as luck has it."""
    while not proof.is_over(moment):
        if moment.state.turn != proof.seat:
            moment = lie(proof, moment)[1]
            continue
        options = proof.answers(moment) if well else proof.options(moment)
        moment = heard(proof, moment, rng.choice(options))
    return proof.is_reached(moment)


def wrong(proof: Proof) -> list[Action]:
    sure = proof.answers(proof.start)
    return [each for each in proof.options(proof.start) if each not in sure]


@pytest.mark.parametrize("key", KEYS)
def test_who_begins_with_anything_else_is_beaten_whatever_follows(key: str) -> None:
    proof = proof_of(puzzles_of(key)[0])

    for action in wrong(proof):
        for luck in range(10):
            moment = heard(proof, proof.start, action)
            assert not played_on(proof, moment, Random(luck), well=False)


@pytest.mark.parametrize("key", KEYS)
def test_sure_line_wins_whatever_lies(key: str) -> None:
    proof = proof_of(puzzles_of(key)[0])

    for luck in range(10):
        assert played_on(proof, proof.start, Random(luck), well=True)


@pytest.mark.parametrize("key", KEYS)
def test_more_than_one_decision_is_needed(key: str) -> None:
    for puzzle in puzzles_of(key)[:2]:
        proof = proof_of(puzzle)

        assert any(may_err(proof, later) for later in proof.after(proof.start, puzzle.answer))


@pytest.mark.parametrize("key", KEYS)
def test_what_others_do_may_be_done_where_the_cards_lie_so(key: str) -> None:
    proof = proof_of(puzzles_of(key)[0])
    moment = heard(proof, proof.start, puzzles_of(key)[0].answer)
    while not proof.is_over(moment):
        if moment.state.turn == proof.seat:
            moment = heard(proof, moment, proof.answers(moment)[0])
            continue
        action, later = lie(proof, moment)
        hands = tuple(held & ~moment.gone for held in proof.deals.first_of(later.known))
        assert action in proof.game.legal(moment.state.but(hands=hands))
        moment = later
