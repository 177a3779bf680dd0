"""Positions of which the right play is known."""

from random import Random

import pytest

from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.record import replay
from marjapussi_gui.engine.view import create_view

# The declarer has 70 of 130, the highest trump, and king and queen of clubs: the trump keeps the
# lead, and with it the right to declare clubs, which makes the contract for certain.
KEEPS_THE_LEAD = """\
{"marjapussi": 1, "game": "huutopussi", "rules": {}, "seats": ["", "", "", ""], "dealer": 3}
{"deal": ["7S TH KS 7H KC QS AH 8S JD", "AC KH KD QD 7D 9H JC 9S 6C",\
 "8D QC 9D 8H AS TS 6S 6H 8C", "JH AD 9C 6D JS 7C TC QH TD"]}
{"seat": 3, "do": "bid 50"}
{"seat": 0, "do": "pass"}
{"seat": 1, "do": "pass"}
{"seat": 2, "do": "bid 55"}
{"seat": 3, "do": "pass"}
{"seat": 0, "do": "give AH JD KC"}
{"seat": 2, "do": "raise 130"}
{"seat": 2, "do": "give JD 9D 8D"}
{"seat": 2, "do": "play TS"}
{"seat": 3, "do": "play JS"}
{"seat": 0, "do": "play 7S"}
{"seat": 1, "do": "play 9S"}
{"seat": 2, "do": "whole?"}
{"seat": 2, "do": "play 6S"}
{"seat": 3, "do": "play 6D"}
{"seat": 0, "do": "play 8S"}
{"seat": 1, "do": "play 6C"}
{"seat": 0, "do": "play 7H"}
{"seat": 1, "do": "play 9H"}
{"seat": 2, "do": "play AH"}
{"seat": 3, "do": "play QH"}
"""
SEEDS = range(6)
EVEN = 0.5  # the chance of a match whose hand neither gains nor loses much
FOR_CERTAIN = 0.02  # what of 130 points remains in the chance of a match up to 500, at least


@pytest.mark.parametrize("seed", SEEDS)
def test_the_expert_keeps_the_lead_to_declare(seed: int) -> None:
    replayed = replay(KEEPS_THE_LEAD.encode(), {each.key: each for each in VARIANTS})
    game, state = replayed.record.header.game, replayed.state
    view = create_view(game, state, state.turn)

    choice = LEVELS["expert"]().decide(view, SearchContext(Random(seed)))

    values = {action_text(action): value for action, value in choice.values}
    assert action_text(choice.action) == "play AS"
    assert values["play AS"] > EVEN + FOR_CERTAIN
    assert max(value for text, value in values.items() if text != "play AS") < EVEN


def test_the_known_position_replays_as_described() -> None:
    replayed = replay(KEEPS_THE_LEAD.encode(), {each.key: each for each in VARIANTS})
    game, state = replayed.record.header.game, replayed.state

    assert (2, "play") == (state.turn, game.phase_name(state))
    assert ((70, 0), 130) == (game.scoring_phase.points(state), state.auction.final_bid)
    legal = list(map(action_text, game.legal_actions(state)))
    assert legal == [f"play {card}" for card in ("AS", "8H", "6H", "KC", "QC", "8C")]
