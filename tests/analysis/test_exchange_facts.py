"""What a choice of cards to give or discard is said to do for the hand."""

import pytest

from marjapussi_gui.analysis.explanation.reasons import exchange_reasons
from marjapussi_gui.analysis.explanation.trick_knowledge import TrickKnowledge
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.engine.cards import card_names
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.facts import ExchangeHelps
from tests.analysis.view_notation import bidding_view

DECLARER, PARTNER = Seat(0), Seat(2)


@pytest.mark.parametrize(
    ("hand", "holder", "best", "wrong", "told"),
    [
        ("KH QH 9H 7D 6D", DECLARER, "discard 9H 6D", "discard KH 6D", ["pair_kept KH QH"]),
        (
            "AH 9H 7D 6D",
            DECLARER,
            "discard 7D 6D",
            "discard AH 6D",
            [
                "cards_kept AH",
                "suit_emptied 7D 6D",
            ],
        ),
        (
            "KH 8H 7H 6H 7D",
            DECLARER,
            "give 7D",
            "give 6H",
            [
                "suit_emptied 7D",
                "suit_kept KH 8H 7H 6H",
            ],
        ),
        ("KH 8H 7D", PARTNER, "give 7D", "give 8H", []),
    ],
)
def test_an_exchange_is_argued_by_what_is_kept_emptied_and_given(
    hand: str, holder: Seat, best: str, wrong: str, told: list[str]
) -> None:
    belief = TrickKnowledge(SeatPosition(bidding_view("huutopussi", hand, holder=holder)))
    options = [parse_action(each) for each in (best, wrong)]
    found = list(exchange_reasons(belief, options, *options))

    facts = [each.fact for each in found if isinstance(each.fact, ExchangeHelps)]
    assert [f"{each.effect} {card_names(each.cards)}" for each in facts] == told
    assert all({action_text(each) for each in reason.actions} == {best} for reason in found)
