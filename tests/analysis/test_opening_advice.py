"""Openings and passes of people are advised and not faulted, unless they are surely worse."""

import pytest

from marjapussi_gui.analysis.evaluation.evaluation import Evaluation
from marjapussi_gui.analysis.evaluation.evaluator import create_verdict
from marjapussi_gui.analysis.evaluation.tie_break import break_tie
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import BotDecision
from marjapussi_gui.engine.actions import Action, Bid, Pass
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.verdict import SLIPS, ActionValue, Grade, Verdict
from tests.scripted_match import ScriptedMatch

OPENED, POOR = "AH TH TD 9D 7D AC JC TS QS", "8H 7H 6H 9D 7D 9C 8C JS 6S"
DECK = [rank + suit for suit in "HDCS" for rank in "ATKQJ9876"]
LOWEST, HIGHER = Bid(120), Bid(125)


def opening_view(hand: str, *, opener_bids: bool = False) -> View:
    """Return what the opener sees with a hand, or the next seat after the lowest bid."""
    cards = [each for each in DECK if each not in hand.split()]
    hands = [" ".join(cards[at : at + 9]) for at in (0, 9, 18)]
    hands.insert(1 + opener_bids, hand)
    table = ScriptedMatch("pfadfinder").deal(*hands).do(*["bid 120"] * opener_bids)
    return table.view(table.state.turn)


def judge(hand: str, chosen: Action, loss: float) -> Verdict:
    values = ActionValue(Pass(), 0.0, 0.5), ActionValue(LOWEST, -9.0, 0.5 - loss, 0.004)
    return create_verdict(SeatPosition(opening_view(hand)), chosen, Evaluation(values, 100))


@pytest.mark.parametrize(
    ("hand", "loss", "advised"),
    [(OPENED, 0.004, LOWEST), (OPENED, 0.2, Pass()), (POOR, 0.004, Pass())],
)
def test_opening_that_ties_is_advised_if_people_would_open(
    hand: str, loss: float, advised: Action
) -> None:
    found = judge(hand, Pass(), loss)

    assert found.advised_action == advised
    assert {each.action for each in found.tied_values} >= {advised}


@pytest.mark.parametrize(
    ("hand", "gain", "advised", "is_tied"),
    [(POOR, 0.03, Pass(), True), (POOR, 0.2, LOWEST, False), (OPENED, 0.03, LOWEST, False)],
)
def test_pass_of_most_people_is_advised_unless_it_is_certainly_worse(
    hand: str, gain: float, advised: Action, *, is_tied: bool
) -> None:
    values = ActionValue(LOWEST, 0.0, 0.5), ActionValue(Pass(), -9.0, 0.5 - gain, 0.004)
    found = create_verdict(SeatPosition(opening_view(hand)), Pass(), Evaluation(values, 100))

    assert found.advised_action == advised
    assert (len(found.tied_values) == 2) == is_tied


@pytest.mark.parametrize(
    ("hand", "gain", "advised"), [(POOR, 0.03, Pass()), (POOR, 0.2, HIGHER), (OPENED, 0.03, HIGHER)]
)
def test_pass_after_a_bid_is_advised_like_one_before(
    hand: str, gain: float, advised: Action
) -> None:
    values = ActionValue(HIGHER, 0.0, 0.5), ActionValue(Pass(), -9.0, 0.5 - gain, 0.004)
    view = opening_view(hand, opener_bids=True)
    found = create_verdict(SeatPosition(view), Pass(), Evaluation(values, 100))

    assert found.advised_action == advised


def test_last_seat_is_advised_by_the_values_alone() -> None:
    table = ScriptedMatch("pfadfinder").deal_from_seed(1).do("pass", "pass", "pass")
    view = table.view(table.state.turn)
    values = ActionValue(LOWEST, 0.0, 0.5), ActionValue(Pass(), -9.0, 0.47, 0.004)
    found = create_verdict(SeatPosition(view), None, Evaluation(values, 100))

    assert found.advised_action == LOWEST


def test_opening_is_a_slip_only_if_the_model_is_sure() -> None:
    assert judge(POOR, LOWEST, 0.05).grade == Grade.CLOSE
    assert judge(POOR, LOWEST, 0.2).grade in SLIPS


def test_tie_break_keeps_the_opening_of_a_player() -> None:
    decision = BotDecision(LOWEST, ((Pass(), 0.5), (LOWEST, 0.46)))

    assert break_tie(opening_view(OPENED), decision).action == LOWEST
