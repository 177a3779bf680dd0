"""Errors that the expert once made, checked by the values of all actions.

The values were found by playing the positions out with players who search, in 96 deals and more.
"""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.record import replay
from marjapussi_gui.engine.record_lines import parse_entry
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view

CERTAIN = Path(__file__).with_name("certain_contract.marja")
LOST = Path(__file__).with_name("lost_against_the_best.marja")
DEAL = (
    '{"deal": ["AC TC AH KH JH 6H AD KD 6S", "KC 9C TH 9H QD TD 9D AS JS", '
    '"QC JC QH 8H JD 8D KS QS TS", "8C 7C 6C 7H 7D 6D 9S 8S 7S"]}'
)
PLAYED = ["AC", "9C", "JC", "6C", "TC", "KC", "QC", "7C"]
every_luck = pytest.mark.parametrize("luck", range(6))


def chosen_action(view: View, luck: int) -> tuple[str, dict[str, float]]:
    choice: BotDecision = LEVELS["expert"]().decide(view, SearchContext(Random(luck)))
    return action_text(choice.action), {action_text(a): value for a, value in choice.values}


def view_at(file: Path) -> View:
    replayed = replay(file.read_bytes(), {each.key: each for each in VARIANTS})
    game, state = replayed.record.header.game, replayed.state
    return create_view(game, state, state.turn)


@every_luck
def test_a_trump_that_makes_a_contract_certain_is_led_first(luck: int) -> None:
    best, values = chosen_action(view_at(CERTAIN), luck)

    assert best == "play AS"
    assert values["play AS"] == pytest.approx(0.535, abs=0.02)  # +-0.007 when played out
    assert values["play AS"] > max(values["play KC"], values["play QC"]) + 0.005


@every_luck
def test_expert_that_can_ask_again_leads_an_ace_not_a_king_into_the_ten(luck: int) -> None:
    game = find_variant("marjapussi").create_game()
    state = game.step(
        game.initial_state(MatchStart(Seat(3))), parse_entry(DEAL.encode(), game).action
    )
    for card in PLAYED:
        state, _ = game.apply_action(state, parse_action(f"play {card}"))
    state, _ = game.apply_action(state, parse_action("half? D"))  # which the partner has not

    best, values = chosen_action(create_view(game, state, state.turn), luck)

    assert best in {"play AH", "play AD", "play 6S"}
    assert values["play AH"] > values["play KD"]


def test_where_all_is_lost_against_the_best_it_is_made_hard_for_them() -> None:
    view = view_at(LOST)  # in two of three deals 8H wins, played out; AC in one, 6S in none

    found = Counter(chosen_action(view, luck)[0] for luck in range(12))

    assert found["play 8H"] >= 8
