"""Near-ties are named as ties, and of what is tied the careful action is advised."""

from random import Random
from threading import Event as Flag

import pytest

from marjapussi_gui.analysis.evaluation.evaluation import Evaluation
from marjapussi_gui.analysis.evaluation.evaluator import (
    advise,
    advised_action,
    compare_actions,
    create_verdict,
    evaluate,
)
from marjapussi_gui.analysis.evaluation.tie_break import break_tie, most_careful_action
from marjapussi_gui.analysis.explanation.explanation import explain_choice
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.commands.hint import decision_with_reasons
from marjapussi_gui.engine.actions import Action, Bid, Pass, Play
from marjapussi_gui.engine.cards import parse_card, parse_cards
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model import verdict
from marjapussi_gui.model.contrast import EquallyGood
from marjapussi_gui.model.facts import CountsAgainstCard, PrincipleApplies
from marjapussi_gui.model.principle import Principle
from tests.analysis.view_notation import trick_view
from tests.scripted_match import ScriptedMatch

GONE = "6S 7S 8S JS 6H 7H 8H TH KD QD JD 7D"
TEN, JACK = Play(parse_card("TS")), Play(parse_card("JH"))


def on_the_ten_of_diamonds(led: str) -> View:
    return trick_view("marjapussi", "TS JH AC TC KC QC", led=led, trump="D", gone=GONE)


def most_careful_text(view: View, *actions: str) -> str:
    return action_text(
        most_careful_action(SeatPosition(view), [parse_action(each) for each in actions])
    )


@pytest.mark.parametrize("led", ["TD", "TD AD", "TD 9D"])
def test_the_jack_is_thrown_on_the_ten_of_trumps_by_every_computation(led: str) -> None:
    view = on_the_ten_of_diamonds(led)

    for luck in range(3):
        found = create_verdict(
            SeatPosition(view),
            None,
            compare_actions(SeatPosition(view), (), SearchContext(Random(luck)), 0.3),
        )
        assert found.advised_action == JACK
    assert evaluate(view, None).advised_action == advise(view)[0].action == JACK
    assert advised_action(view, Flag()) == JACK
    for think in (None, 100, 300):
        assert decision_with_reasons("expert", view, think)[0].action == JACK


@pytest.mark.parametrize(
    ("mine", "led", "tied", "best"),
    [
        ("TS JH AC TC KC QC", "TD", ("play TS", "play JH", "play AC"), "play JH"),
        ("KH 9S QC KC", "TD", ("play QC", "play KH"), "play KH"),  # keeps the marriage together
        ("AC KH QS", "TD", ("play AC", "play KH", "play QS"), "play QS"),
    ],
)
def test_what_gives_away_least_is_advised(
    mine: str, led: str, tied: tuple[str, ...], best: str
) -> None:
    view = trick_view("marjapussi", mine, led=led, trump="D")

    assert most_careful_text(view, *tied) == most_careful_text(view, *reversed(tied)) == best


def test_of_bids_the_lowest_is_advised() -> None:
    table = ScriptedMatch("huutopussi").deal_from_seed(3)
    view = table.view(table.state.turn)
    bids = [each for each in view.legal_actions if isinstance(each, Bid)][:3]

    assert most_careful_action(SeatPosition(view), bids[::-1]) == bids[0]
    assert most_careful_action(SeatPosition(view), [*bids, Pass()]) == bids[0]  # people open it


def test_a_pass_is_more_careful_than_a_higher_bid() -> None:
    table = ScriptedMatch("huutopussi").deal_from_seed(3).do("bid 300")
    view = table.view(table.state.turn)

    assert most_careful_action(SeatPosition(view), [Bid(305), Pass()]) == Pass()


def action_values(*values: float, error: float = 0.0) -> tuple[verdict.ActionValue, ...]:
    actions: tuple[Action, ...] = (TEN, JACK, Play(parse_card("AC")))
    pairs = zip(actions, values, strict=False)
    return tuple(verdict.ActionValue(action, 0.0, value, error) for action, value in pairs)


@pytest.mark.parametrize(
    ("behind", "error", "is_tied"),
    [
        (verdict.TIE_MARGIN_CHANCE * 0.99, 0.0, True),
        (verdict.TIE_MARGIN_CHANCE * 1.01, 0.0, False),
        (0.019, 0.01, True),
        (0.021, 0.01, False),
    ],
)
def test_an_unnoticeable_difference_is_a_tie(behind: float, error: float, is_tied: bool) -> None:
    best, other = action_values(0.5, 0.5 - behind, error=error)

    assert other.is_tied_with(best) is is_tied


def test_where_points_decide_half_a_point_is_a_tie() -> None:
    best = verdict.ActionValue(TEN, 3.0)

    assert verdict.ActionValue(JACK, 3.0 - verdict.TIE_MARGIN_POINTS).is_tied_with(best)
    assert not verdict.ActionValue(JACK, 2.9 - verdict.TIE_MARGIN_POINTS).is_tied_with(best)


def test_a_tie_comes_first_then_the_reason_for_the_careful_card() -> None:
    view = on_the_ten_of_diamonds("TD")
    choice = break_tie(
        view, BotDecision(TEN, ((TEN, 0.52), (JACK, 0.518), (Play(parse_card("AC")), 0.4)))
    )

    assert choice.action == JACK
    assert explain_choice(view, choice) == (
        EquallyGood(2, (JACK, TEN), others=tuple(map(Play, parse_cards("AC TC KC QC")))),
        CountsAgainstCard(parse_card("AC")),
        PrincipleApplies(Principle.KEEP_THE_ACE),
    )


def test_what_was_done_within_a_tie_is_no_mistake() -> None:
    view = on_the_ten_of_diamonds("TD")

    for values in ((0.5, 0.496), (0.5, 0.5)):
        found = create_verdict(SeatPosition(view), JACK, Evaluation(action_values(*values), 100))
        assert found.grade in (verdict.Grade.FINE, verdict.Grade.CLOSE)
        assert found.advised_action == JACK


def test_advice_is_stored_with_a_verdict_and_older_verdicts_advise_the_best() -> None:
    pair = action_values(0.5, 0.499)
    stored = verdict.verdict_to_json(
        verdict.Verdict(
            Seat(0), verdict.DecisionKind.FOLLOW, JACK, pair, verdict.Grade.FINE, tie_break=JACK
        )
    )

    assert verdict.verdict_from_json(stored).advised_action == JACK
    del stored["advised"]
    assert verdict.verdict_from_json(stored).advised_action == TEN
