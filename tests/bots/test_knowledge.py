"""What a seat proves is so: the cards as they truly lie satisfy it, in every position."""

from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi_gui.bots.kernel.constants import REST
from marjapussi_gui.bots.knowledge import Knowledge, Limit
from marjapussi_gui.bots.lanes import Lanes
from marjapussi_gui.bots.proven import proven
from marjapussi_gui.bots.setting import setting
from marjapussi_gui.bots.worlds import dealer
from marjapussi_gui.engine.cards import PAIRS, CardSet, card_set
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.state import NOBODY, State
from tests.bots.test_table import TRICK_GAMES
from tests.walks import walks

ALL_PAIRS = sum(PAIRS)


def check(known: Knowledge, state: State) -> None:
    """Hold what is proven against the cards as they lie."""
    for seat in known.view.game.seating.seats:
        if seat == known.view.seat:
            continue
        up = card_set(c for c in state.rows.up[seat] if c >= 0) if state.rows.up else 0
        hand = state.hands[seat] & ~up
        assert hand & ~known.hidden == 0
        assert hand.bit_count() == known.sizes[seat]
        assert known.held[seat] & ~hand == 0
        assert known.barred[seat] & hand == 0
        for limit in known.limits:
            if limit.seat == seat and is_of_a_pair(limit):
                assert limit.least <= (hand & limit.cards).bit_count() <= limit.most
    assert known.hidden.bit_count() == sum(known.sizes) + known.rest + known.dead
    check_out_of_play(known, state)


def is_of_a_pair(limit: Limit) -> bool:
    """Tell what marriages prove from a new deal that nobody demands: random players need not."""
    return limit.most <= 2 and not limit.cards & ~ALL_PAIRS


def check_out_of_play(known: Knowledge, state: State) -> None:
    if known.dead:
        nobodys = card_set(state.stock[-known.dead :])
        assert nobodys & ~known.hidden == 0
        assert nobodys & known.not_dead == 0
        assert card_set(state.stock[: -known.dead]) & known.not_rest == 0
    assert card_set(state.exchange.away) & known.hidden & known.not_rest == 0


def check_world(known: Knowledge, world: "array[int]", numbers: Lanes) -> None:
    """Hold a deal that is held possible against what is known."""
    players = known.view.game.seating.players
    cards = [numbers.card_set(word) for word in world]
    assert sum(cards) == known.hidden | known.state.hands[known.view.seat] | all_up(known)
    for seat in set(range(players)) - {known.view.seat}:
        hand = cards[seat] & ~known.state.hands[seat]
        assert hand.bit_count() == known.sizes[seat]
        assert known.held[seat] & ~hand == 0
        assert known.barred[seat] & hand == 0
    if known.dead:
        assert cards[players].bit_count() == known.dead
        assert cards[players] & known.not_dead == 0
    assert cards[REST].bit_count() == known.rest
    assert cards[REST] & known.not_rest == 0


def all_up(known: Knowledge) -> CardSet:
    return sum(known.state.hands) & ~known.state.hands[known.view.seat]


@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_what_is_proven_is_so(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(walks(variant))

    for step in walk.steps(hands=2):
        state, game = step.before, walk.game
        if state.turn == NOBODY:
            continue
        view = game.look(state, state.turn)
        known = proven(view)
        check(known, state)
        numbers = setting(game, state).lanes
        deals = dealer(known, numbers)
        assert deals.total() >= 1
        world = deals.deal(1, state.match.dealt + len(state.tricks))
        check_world(known, world, numbers)
