"""What is proven is what comes out where every deal and every play is tried."""

from random import Random

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.players import HabitPlayer
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.teacher.puzzles.aims import Aim, aims
from marjapussi_gui.teacher.puzzles.deals import possible_deals
from marjapussi_gui.teacher.puzzles.finding import is_own_decision, with_scores
from marjapussi_gui.teacher.puzzles.played import Played, hand
from marjapussi_gui.teacher.puzzles.proof import Proof, TooLongError, is_fit
from tests.teacher.puzzles import naive

FEW = 30  # deals that the plain way can try
ALL = [
    "marjapussi",
    "bag",
    "avomarjapussi",
    "bondtolva",
    "bondtolva-two",
    "huutopussi",
    "huutopussi-three",
    "huutopussi-two",
    "pfadfinder",
    "tuppi",
]


def endings(key: str, seeds: range) -> list[Played]:
    """Return positions near the end of hands in which few deals are possible."""
    game, found = variant(key).game(), list[Played]()
    for seed in seeds:
        for played in hand(game, seed):
            state = played.state
            if not is_own_decision(game, state, 2, 3) or not is_fit(game, state):
                continue
            if possible_deals(game.look(state, state.turn), FEW) is not None:
                found.append(played)
    return found


@pytest.mark.parametrize("key", ALL)
def test_what_is_sure_is_sure_where_everything_is_tried(key: str) -> None:
    game, compared = variant(key).game(), 0
    for played in endings(key, range(12))[:4]:
        state = played.state
        worlds = naive.worlds(MatchRecord(played.header, played.entries))
        deals = possible_deals(game.look(state, state.turn), FEW)
        assert deals is not None
        held = set(deals.hands)
        assert held <= {world.hands for world in worlds}
        if state.auction.calls:  # what was bid and given tells more than cards do
            worlds = [world for world in worlds if world.hands in held]
        assert len(worlds) == len(held)
        for aim in aims(game, state):
            proof = Proof(game, state, aim, deals, 30_000)

            assert naive.answers(game, worlds, aim) == proof.answers(proof.start)
            compared += 1
    assert compared


@pytest.mark.parametrize("key", ["marjapussi", "avomarjapussi"])
def test_exactly_enough_is_sure_where_everything_is_tried(key: str) -> None:
    game, compared = variant(key).game(), 0
    for played in endings(key, range(20))[:4]:
        worlds = naive.worlds(MatchRecord(played.header, played.entries))
        deals = possible_deals(game.look(played.state, played.state.turn), FEW)
        assert deals is not None
        for amount in range(1, 6):
            scores = [0, 0]
            scores[played.state.turn % 2] = game.rules.target - amount
            state = with_scores(played.state, tuple(scores))
            near = [with_scores(world, tuple(scores)) for world in worlds]
            aim = Aim(game.seating.side(state.turn), amount)
            proof = Proof(game, state, aim, deals, 30_000)

            assert naive.answers(game, near, aim) == proof.answers(proof.start)
            compared += 1
    assert compared


@pytest.mark.parametrize("key", ["marjapussi", "bondtolva", "huutopussi", "tuppi"])
def test_partner_does_what_rules_of_thumb_tell_him_with_his_cards(key: str) -> None:
    game, asked = variant(key).game(), 0
    for played in endings(key, range(12))[:12]:
        state = played.state
        deals = possible_deals(game.look(state, state.turn), FEW)
        assert deals is not None
        proof = Proof(game, state, next(iter(aims(game, state))), deals, 30_000)
        moment = proof.start
        while not proof.is_over(moment):
            if moment.state.turn == game.seating.partner(proof.seat):
                for action, later in proof.replies(moment):
                    mine = [
                        deals.hands[at] for at in range(len(deals.hands)) if later.known >> at & 1
                    ]
                    for hands in mine:
                        lying = moment.state.but(hands=tuple(h & ~moment.gone for h in hands))
                        view = game.look(lying, lying.turn)
                        habit = HabitPlayer().consider(view, Think(Random(0))).action
                        assert action == habit
                        asked += 1
            if moment.state.turn == proof.seat:
                moment = proof.after(moment, proof.options(moment)[0])[0]
            else:
                moment = next(iter(proof.replies(moment)))[1]
    assert asked


def test_proof_that_takes_too_long_says_so() -> None:
    game = variant("tuppi").game()
    state = next(p.state for p in hand(game, 1) if is_own_decision(game, p.state, 3, 3))
    deals = possible_deals(game.look(state, state.turn), 3000)
    assert deals is not None
    proof = Proof(game, state, next(iter(aims(game, state))), deals, 2)

    with pytest.raises(TooLongError):
        proof.answers(proof.start)
