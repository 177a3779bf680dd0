"""Positions from matches in which a hint was once incomplete or wrong."""

from functools import cache
from pathlib import Path
from threading import Event as Flag

import pytest
from marjapussi_gui.analysis.explanation.reason_selection import select_reasons

from marjapussi_gui.analysis.evaluation.evaluation import Evaluation
from marjapussi_gui.analysis.evaluation.evaluator import create_verdict, evaluate
from marjapussi_gui.analysis.explanation.contract_outlook import contract_outlook
from marjapussi_gui.analysis.explanation.explanation import explain
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.likely_choices import likely_choices
from marjapussi_gui.commands.hint import replay_file
from marjapussi_gui.engine.actions import Declare, Play
from marjapussi_gui.engine.cards import Suit, parse_card
from marjapussi_gui.engine.events import HandScored, ItemKey, ScoreItem
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.state import Seat, Side
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.contrast import ActionContrast, EquallyGood, PlayoutResult
from marjapussi_gui.model.facts import (
    CardAtRisk,
    ContractLost,
    ContractUnstoppable,
    ExpectedTotal,
    Fact,
    FewConnections,
    HelpfulDraws,
    MarriageCanWait,
    PrincipleApplies,
    ScoresWithoutContract,
    SetDistance,
)
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.usual_play import PlayTrait, UsualPlay
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from tests.analysis.view_notation import rummy_view, trick_view

FOLDER = Path(__file__).parent / "records"


def view_of(name: str) -> View:
    replayed = replay_file(str(FOLDER / f"{name}.marja"))
    return create_view(replayed.record.header.game, replayed.state, replayed.state.turn)


@cache
def verdict_of(name: str) -> Verdict:
    return evaluate(view_of(name), None)


@pytest.mark.parametrize(
    ("name", "principle"),
    [
        ("bag-11", Principle.EARLY_ACE),
        ("bid-over-partner", Principle.PARTNER_BIDS),
        ("tuppi-8", Principle.GIVE_LOW),
        ("tuppi-117", Principle.LONG_SUIT),
    ],
)
def test_a_tie_gets_its_reason(name: str, principle: Principle) -> None:
    tie, reason = verdict_of(name).reasons

    assert isinstance(tie, EquallyGood)
    assert reason == PrincipleApplies(principle)


@pytest.mark.parametrize(
    ("name", "advised"),
    [("tuppi-8", "give 2H"), ("tuppi-117", "play 2S")],
)
def test_a_tie_is_broken_by_what_gives_away_least(name: str, advised: str) -> None:
    assert action_text(verdict_of(name).advised_action) == advised


def test_a_tie_between_cards_of_a_suit_names_what_would_beat_the_lower_one() -> None:
    nine, queen = parse_card("9S"), parse_card("QS")
    position = SeatPosition(view_of("bondtolva-16"))
    values = [
        ActionValue(parse_action(text), 0.0, value)
        for text, value in (("play KS", 0.498), ("play JD", 0.498), ("play 9S", 0.494))
    ]
    verdict = create_verdict(position, None, Evaluation((*values,), 100))

    found = explain(position, verdict, Flag())

    assert action_text(found.advised_action) == "play KS"
    assert found.reasons[1] == CardAtRisk(nine, queen, (Seat(2), Seat(0)))


def test_a_bid_names_the_expected_points_first() -> None:
    total, contrast = verdict_of("huutopussi-three-45").reasons

    assert isinstance(total, ExpectedTotal)
    assert isinstance(contrast, ActionContrast)
    assert contrast.result == PlayoutResult.THEIR_CONTRACT


def test_the_last_pass_names_the_scoring_without_a_contract() -> None:
    (fact,) = verdict_of("huutopussi-two-3").reasons

    assert isinstance(fact, ScoresWithoutContract)
    assert 140 <= fact.points <= 190


def test_a_reason_mentions_that_a_marriage_can_wait() -> None:
    found = verdict_of("undeclared-marriage")

    assert isinstance(found.advised_action, Play)
    assert MarriageCanWait(Suit(0)) in found.reasons


def test_a_marriage_that_is_as_good_can_wait_too() -> None:
    view = trick_view("marjapussi", "KS QS AH 9C")
    values = tuple(ActionValue(parse_action(each), 0.0, 0.5) for each in ("play AH", "declare S"))
    verdict = Verdict(view.seat, DecisionKind.LEAD, values[0].action, values, Grade.FINE)

    tie, waiting = explain(SeatPosition(view), verdict, Flag()).reasons

    assert isinstance(tie, EquallyGood)
    assert waiting == MarriageCanWait(Suit(0))
    assert isinstance(values[1].action, Declare)


def test_a_discard_names_what_it_leaves() -> None:
    _, lone, distance, draws = verdict_of("marriage-55").reasons

    assert isinstance(lone, FewConnections)
    assert isinstance(distance, SetDistance)
    assert isinstance(draws, HelpfulDraws)


def ends(item: ItemKey | None, side: Side) -> tuple[HandScored, ...]:
    items = (ScoreItem(side, item, 0),) if item else ()
    return (HandScored(Seat(0), (5, 4), (60, 60), (0, 0), (0, 0), (), items),)


@pytest.mark.parametrize(
    ("item", "side", "share", "fact"),
    [
        ("failed", Side(0), 60, ContractLost()),
        ("failed", Side(0), 55, None),
        ("made", Side(1), 60, ContractUnstoppable()),
        ("made", Side(1), 55, None),
        ("made", Side(0), 60, None),
        ("failed", Side(1), 60, None),
    ],
)
def test_a_hopeless_contract_is_called_so(
    item: ItemKey, side: Side, share: int, fact: Fact | None
) -> None:
    view = trick_view("huutopussi", "AS KS 9S 8H")
    lines = [ends(item, side)] * share + [ends(None, side)] * (60 - share)

    assert contract_outlook(view, lines) == fact
    assert contract_outlook(view, lines[:59]) is None


def test_the_outlook_of_a_contract_stands_in_for_the_contrast() -> None:
    view = trick_view("huutopussi", "AS KS 9S 8H")
    best, other = parse_action("play AS"), parse_action("play 8H")
    found = select_reasons(
        SeatPosition(view), best, other, lambda _action, _number: [ends("failed", Side(0))] * 60
    )

    assert found[0] == ContractLost()
    assert not any(isinstance(each, ActionContrast) for each in found)


def test_the_best_is_held_against_what_most_players_would_do() -> None:
    view = trick_view("marjapussi", "AS KS 9H 8C", trump="H")
    first, *_ = likely_choices(SeatPosition(view))
    others = [each for each in view.legal_actions if isinstance(each, Play) and each != first]
    values = (
        ActionValue(others[0], 0.0, 0.6),
        *(ActionValue(each, 0.0, 0.5) for each in others[1:]),
        ActionValue(first, 0.0, 0.2),
    )
    verdict = Verdict(view.seat, DecisionKind.LEAD, others[0], values, Grade.FINE)

    found = explain(SeatPosition(view), verdict, Flag())

    assert found.temptation == first
    for each in found.reasons:
        if isinstance(each, ActionContrast):
            assert each.other_action == first


def test_what_most_players_would_do_is_no_temptation_if_it_is_right() -> None:
    view = trick_view("marjapussi", "AS KS 9H 8C", trump="H")
    first, *_ = likely_choices(SeatPosition(view))
    other = next(each for each in view.legal_actions if each != first)
    values = ActionValue(first, 0.0, 0.6), ActionValue(other, 0.0, 0.5)
    verdict = Verdict(view.seat, DecisionKind.LEAD, first, values, Grade.FINE)

    assert explain(SeatPosition(view), verdict, Flag()).temptation is None


def test_likely_discards_are_listed_likeliest_first() -> None:
    view = view_of("marriage-55")

    listed = likely_choices(SeatPosition(view))

    assert set(listed) <= set(view.legal_actions)
    assert len(listed) == len(set(listed)) > 10


def test_a_sequence_with_a_spare_card_is_not_broken_up() -> None:
    view = rummy_view("5D 5D 4D 3D 8S KH QH 9C")
    best, other = parse_action("discard 8S"), parse_action("discard 5D")

    found = select_reasons(SeatPosition(view), best, other, None)

    assert PrincipleApplies(Principle.KEEP_THE_SET) not in found


def test_a_players_usual_play_only_changes_what_the_advice_is_compared_with() -> None:
    view = trick_view("marjapussi", "AS KS TS 9H 8C 7C", trump="H")
    players: tuple[UsualPlay, ...] = (
        {},
        {PlayTrait.HIGH_CARDS: 60.0},
        {PlayTrait.HIGH_CARDS: -60.0},
    )

    found = [evaluate(view, None, player=each) for each in players]

    assert len({(each.action_values, each.advised_action, each.grade) for each in found}) == 1
    assert len({each.temptation for each in found}) > 1
    for player, verdict in zip(players, found, strict=True):
        assert evaluate(view, None, player=player) == verdict


@pytest.mark.parametrize(("chosen", "is_said"), [("8C", False), ("KH", True)])
def test_a_principle_speaks_against_the_mistake_and_nothing_else(
    chosen: str, *, is_said: bool
) -> None:
    view = trick_view("marjapussi", "KH 9H 8C 7D")
    best, done = Play(parse_card("7D")), Play(parse_card(chosen))
    others = [each for each in view.legal_actions if each not in (best, done)]
    values = (
        ActionValue(best, 0.0, 0.6),
        *(ActionValue(each, 0.0, 0.5) for each in others),
        ActionValue(done, 0.0, 0.2),
    )
    verdict = Verdict(view.seat, DecisionKind.LEAD, done, values, Grade.BLUNDER)

    found = explain(SeatPosition(view), verdict, Flag(), lambda _action, _number: [])

    assert (PrincipleApplies(Principle.KEEP_THE_HALF) in found.reasons) is is_said
