"""What a seat proves is so: the cards as they truly lie satisfy it, in every position."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi_gui.bots.knowledge import Knowledge, knowledge
from marjapussi_gui.bots.setting import setting
from marjapussi_gui.bots.worlds import dealer
from marjapussi_gui.engine.cards import PAIRS, card_set
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
        for limit in known.limits:  # a new deal need not be demanded, and random players do not
            if limit.seat == seat and not limit.cards & ~ALL_PAIRS:
                assert limit.least <= (hand & limit.cards).bit_count() <= limit.most
    assert known.hidden.bit_count() == sum(known.sizes) + known.rest


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
        known = knowledge(view)
        check(known, state)
        assert dealer(known, setting(game, state).lanes).total() >= 1
