"""What a seat proves is so: the cards as they truly lie satisfy it, in every position."""

from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi_gui.bots.belief.belief import Belief, CountConstraint
from marjapussi_gui.bots.belief.belief_inference import infer_belief
from marjapussi_gui.bots.belief.card_codes import CardCodes
from marjapussi_gui.bots.belief.determinization import create_world_dealer
from marjapussi_gui.bots.belief.kernel_adapter import create_kernel_adapter
from marjapussi_gui.bots.kernel.constants import OUT_OF_PLAY_SLOT
from marjapussi_gui.engine.cards import MARRIAGE_PAIRS, CardSet, card_set
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.state import NOBODY, GameState
from marjapussi_gui.engine.view import create_view
from tests.bots.test_trick_table import TRICK_GAMES
from tests.random_matches import random_matches

ALL_PAIRS = sum(MARRIAGE_PAIRS)


def check(known: Belief, state: GameState) -> None:
    """Hold what is proven against the cards as they lie."""
    for seat in known.view.game.seating.seats:
        if seat == known.view.seat:
            continue
        up = card_set(c for c in state.rows.face_up[seat] if c >= 0) if state.rows.face_up else 0
        hand = state.hands[seat] & ~up
        assert hand & ~known.hidden_cards == 0
        assert hand.bit_count() == known.hidden_counts[seat]
        assert known.held[seat] & ~hand == 0
        assert known.excluded[seat] & hand == 0
        for limit in known.constraints:
            if limit.seat == seat and is_of_a_pair(limit):
                assert limit.min_count <= (hand & limit.cards).bit_count() <= limit.max_count
    assert (
        known.hidden_cards.bit_count()
        == sum(known.hidden_counts) + known.out_of_play_count + known.dead_hand_size
    )
    check_out_of_play(known, state)


def is_of_a_pair(limit: CountConstraint) -> bool:
    """Tell what marriages prove from a new deal that nobody demands: random players need not."""
    return limit.max_count <= 2 and not limit.cards & ~ALL_PAIRS


def check_out_of_play(known: Belief, state: GameState) -> None:
    if known.dead_hand_size:
        nobodys = card_set(state.stock[-known.dead_hand_size :])
        assert nobodys & ~known.hidden_cards == 0
        assert nobodys & known.not_in_dead_hand == 0
        assert card_set(state.stock[: -known.dead_hand_size]) & known.not_out_of_play == 0
    assert card_set(state.exchange.discards) & known.hidden_cards & known.not_out_of_play == 0


def check_world(known: Belief, world: "array[int]", numbers: CardCodes) -> None:
    """Hold a deal that is held possible against what is known."""
    players = known.view.game.seating.players
    cards = [numbers.decode(word) for word in world]
    assert sum(cards) == known.hidden_cards | known.state.hands[known.view.seat] | others_cards(
        known
    )
    for seat in set(range(players)) - {known.view.seat}:
        hand = cards[seat] & ~known.state.hands[seat]
        assert hand.bit_count() == known.hidden_counts[seat]
        assert known.held[seat] & ~hand == 0
        assert known.excluded[seat] & hand == 0
    if known.dead_hand_size:
        assert cards[players].bit_count() == known.dead_hand_size
        assert cards[players] & known.not_in_dead_hand == 0
    assert cards[OUT_OF_PLAY_SLOT].bit_count() == known.out_of_play_count
    assert cards[OUT_OF_PLAY_SLOT] & known.not_out_of_play == 0


def others_cards(known: Belief) -> CardSet:
    return sum(known.state.hands) & ~known.state.hands[known.view.seat]


@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_what_is_proven_is_so(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))

    for step in walk.steps(hands=2):
        state, game = step.before, walk.game
        if state.turn == NOBODY:
            continue
        view = create_view(game, state, state.turn)
        known = infer_belief(view)
        check(known, state)
        numbers = create_kernel_adapter(game, state).codes
        deals = create_world_dealer(known)
        assert deals.count_worlds() >= 1
        world = deals.deal(1, state.match.deal_count + len(state.tricks))
        check_world(known, world, numbers)
