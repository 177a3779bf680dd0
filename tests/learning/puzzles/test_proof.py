"""What is proven is what comes out where every deal and every play is tried."""

from itertools import zip_longest
from random import Random

import pytest

from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.players import HeuristicPlayer
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.puzzles.aims import Aim, possible_aims
from marjapussi_gui.learning.puzzles.generator import SampledPosition, play_hand
from marjapussi_gui.learning.puzzles.possible_deals import cards_to_come, possible_deals
from marjapussi_gui.learning.puzzles.proof_search import ProofSearch, ProofTooLongError, is_provable
from marjapussi_gui.learning.puzzles.puzzle_search import has_choice, with_match_scores
from tests.learning.puzzles import brute_force

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


def endings(key: str, seeds: range) -> list[SampledPosition]:
    game, found = find_variant(key).create_game(), list[SampledPosition]()
    for seed in seeds:
        for played in play_hand(game, seed):
            state = played.state
            if not has_choice(game, state, 2, 3) or not is_provable(game, state):
                continue
            if possible_deals(create_view(game, state, state.turn), FEW) is not None:
                found.append(played)
    return found


@pytest.mark.parametrize("key", ALL)
def test_what_is_sure_is_sure_where_everything_is_tried(key: str) -> None:
    game, compared = find_variant(key).create_game(), 0
    for played in endings(key, range(12))[:4]:
        state = played.state
        worlds = brute_force.possible_worlds(MatchRecord(played.header, played.entries))
        deals = possible_deals(create_view(game, state, state.turn), FEW)
        assert deals is not None
        held = set(zip_longest(deals.hands, deals.covered, fillvalue=()))
        listed = {(world.hands, cards_to_come(game, world)): world for world in worlds}
        assert held <= set(listed)
        if state.auction.calls:  # what was bid and given tells more than cards do
            worlds = [listed[each] for each in held]
        assert len(worlds) == len(held) == len(deals.hands)
        for aim in possible_aims(game, state):
            proof = ProofSearch(game, state, aim, deals, 30_000)

            assert brute_force.sure_answers(game, worlds, aim) == proof.solutions(proof.start)
            compared += 1
    assert compared


def test_cards_still_to_be_turned_up_are_known_to_nobody() -> None:
    game, compared = find_variant("avomarjapussi").create_game(), 0
    for played in endings(game.key, range(30)):
        state = played.state
        if not cards_to_come(game, state):
            continue
        worlds = brute_force.possible_worlds(MatchRecord(played.header, played.entries))
        deals = possible_deals(create_view(game, state, state.turn), FEW)
        assert deals is not None
        for aim in possible_aims(game, state):
            proof = ProofSearch(game, state, aim, deals, 30_000)

            assert brute_force.sure_answers(game, worlds, aim) == proof.solutions(proof.start)
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("key", ["marjapussi", "avomarjapussi"])
def test_exactly_enough_is_sure_where_everything_is_tried(key: str) -> None:
    game, compared = find_variant(key).create_game(), 0
    for played in endings(key, range(20))[:4]:
        worlds = brute_force.possible_worlds(MatchRecord(played.header, played.entries))
        deals = possible_deals(create_view(game, played.state, played.state.turn), FEW)
        assert deals is not None
        for amount in range(1, 6):
            scores = [0, 0]
            scores[played.state.turn % 2] = game.rules.target - amount
            state = with_match_scores(played.state, tuple(scores))
            near = [with_match_scores(world, tuple(scores)) for world in worlds]
            aim = Aim(game.seating.side_of(state.turn), amount)
            proof = ProofSearch(game, state, aim, deals, 30_000)

            assert brute_force.sure_answers(game, near, aim) == proof.solutions(proof.start)
            compared += 1
    assert compared


@pytest.mark.parametrize("key", ["marjapussi", "bondtolva", "huutopussi", "tuppi"])
def test_partner_follows_the_heuristic_for_his_cards(key: str) -> None:
    game, asked = find_variant(key).create_game(), 0
    for played in endings(key, range(12))[:12]:
        state = played.state
        deals = possible_deals(create_view(game, state, state.turn), FEW)
        assert deals is not None
        proof = ProofSearch(game, state, next(iter(possible_aims(game, state))), deals, 30_000)
        moment = proof.start
        while not proof.is_over(moment):
            if moment.state.turn == game.seating.partner_of(proof.seat):
                for action, later in proof.replies(moment):
                    mine = [
                        deals.hands[at]
                        for at in range(len(deals.hands))
                        if later.deals_mask >> at & 1
                    ]
                    for hands in mine:
                        lying = moment.state.replace(
                            hands=tuple(h & ~moment.played_cards for h in hands)
                        )
                        view = create_view(game, lying, lying.turn)
                        habit = HeuristicPlayer().decide(view, SearchContext(Random(0))).action
                        assert action == habit
                        asked += 1
            if moment.state.turn == proof.seat:
                moment = proof.outcomes_of(moment, proof.useful_actions(moment)[0])[0]
            else:
                moment = next(iter(proof.replies(moment)))[1]
    assert asked


def test_proof_over_its_budget_raises_an_error() -> None:
    game = find_variant("tuppi").create_game()
    state = next(p.state for p in play_hand(game, 1) if has_choice(game, p.state, 3, 3))
    deals = possible_deals(create_view(game, state, state.turn), 3000)
    assert deals is not None
    proof = ProofSearch(game, state, next(iter(possible_aims(game, state))), deals, 2)

    with pytest.raises(ProofTooLongError):
        proof.solutions(proof.start)
