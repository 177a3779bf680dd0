"""By agreement of partners, a jump above 80 on a first bid promises an ace."""

import pytest

from marjapussi_gui.engine.actions import Bid
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.playing_habits import ace_promise, has_bid_agreement, seats_promising_ace
from tests.scripted_match import ScriptedMatch

# Seat 0 bids first. The partners 0 and 2 hold two aces each, the others none.
HANDS = (
    "AS TS KS QS JS 9S AH TH KH",
    "8S 7S 6S QH JH 9H 8H 7H 6H",
    "AC TC KC QC JC 9C AD TD KD",
    "8C 7C 6C QD JD 9D 8D 7D 6D",
)


def view_after(*calls: str, game: str = "huutopussi") -> View:
    state = ScriptedMatch(game).deal(*HANDS).do(*calls).state
    return create_view(ScriptedMatch(game).game, state, state.turn)


@pytest.mark.parametrize(
    ("calls", "seats"),
    [
        (("bid 50",), ()),
        (("bid 80",), ()),
        (("bid 85",), (0,)),
        (("bid 155",), (0,)),
        (("bid 160",), ()),
        (("bid 50", "bid 100"), (1,)),
        (("bid 80", "bid 85"), ()),  # as low as possible, so no jump
        (("bid 85", "bid 95"), (0, 1)),
        (("bid 50", "bid 55", "pass", "pass", "bid 100"), ()),  # not a first bid
    ],
)
def test_only_a_jump_above_80_and_below_160_on_a_first_bid_promises_an_ace(
    calls: tuple[str, ...], seats: tuple[int, ...]
) -> None:
    assert seats_promising_ace(view_after(*calls)) == {Seat(each) for each in seats}


def test_the_lowest_jump_above_80_is_suggested_to_whoever_holds_an_ace() -> None:
    assert ace_promise(view_after()) == Bid(85)
    assert ace_promise(view_after("bid 50")) is None  # seat 1 has no ace
    assert ace_promise(view_after("bid 50", "bid 80")) == Bid(90)
    assert ace_promise(view_after("bid 50", "bid 155")) is None
    assert ace_promise(view_after("bid 50", "bid 55", "pass", "pass")) is None  # has bid before


def test_only_partners_who_bid_from_80_or_less_have_the_agreement() -> None:
    with_agreement = {
        key
        for key in ("huutopussi", "huutopussi-three", "pfadfinder", "marjapussi", "tuppi")
        if has_bid_agreement(ScriptedMatch(key).game)
    }

    assert with_agreement == {"huutopussi"}
