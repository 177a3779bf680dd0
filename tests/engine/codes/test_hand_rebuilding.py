"""A hand is found that leads to a moment."""

import pytest

from marjapussi_gui.engine.codes.code_alphabet import CodeError
from marjapussi_gui.engine.codes.hand_rebuilding import rebuild_hand
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS
from tests.engine.codes.code_samples import moments, random_match

# Shares of moments that must be rebuilt. Which cards lay in rows, or came from the stock, isn't
# known after they were played, and the first guess may be against the rules.
SHARES = {"avomarjapussi": 0.3, "bondtolva-two": 0.8}
with_tricks = [each for each in VARIANTS if each.key != "marriage"]


@pytest.mark.parametrize("variant", with_tricks, ids=lambda variant: variant.key)
def test_hand_leads_to_the_same_moment(variant: Variant) -> None:
    found = tried = 0
    for seed in range(12):
        match = random_match(variant, seed)
        for state, _ in moments(match, 1, 0.2):
            tried += 1
            try:
                hand = rebuild_hand(match.game, state)
            except CodeError:
                continue
            found += 1
            assert hand.states()[-1] == state

    assert tried > 20
    assert found >= SHARES.get(variant.key, 1) * tried


def test_moment_of_rummy_is_refused() -> None:
    match = random_match(next(each for each in VARIANTS if each.key == "marriage"), 1)
    state, _ = next(moments(match, 1, 1))

    with pytest.raises(CodeError):
        rebuild_hand(match.game, state)
