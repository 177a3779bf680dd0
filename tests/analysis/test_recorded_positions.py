"""Positions from matches in which a hint was once incomplete or wrong."""

from functools import cache
from pathlib import Path
from threading import Event as Flag

import pytest

from marjapussi_gui.analysis.evaluation.evaluator import evaluate
from marjapussi_gui.analysis.explanation.contract_outlook import common_result, contract_outlook
from marjapussi_gui.analysis.explanation.explanation import explain
from marjapussi_gui.analysis.explanation.principles.applicable import recommendations
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.likely_choices import likely_choices
from marjapussi_gui.commands.hint import replay_file
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import Suit, parse_card
from marjapussi_gui.engine.events import HandScored, ItemKey, ScoreItem
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.state import Seat, Side
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.contrast import (
    ActionContrast,
    EquallyFrequentResult,
    EquallyGood,
    PlayoutResult,
)
from marjapussi_gui.model.facts import (
    CardAtRisk,
    ContractLost,
    ContractUnstoppable,
    ExpectedTotal,
    Fact,
    MarriageCanWait,
    PointTotalChances,
    PrincipleApplies,
    ScoresWithoutContract,
)
from marjapussi_gui.model.playing_habits import PlayingHabits, PlayTrait
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from tests.analysis.view_notation import trick_view
from tests.scripted_match import ScriptedMatch

FOLDER = Path(__file__).parent / "records"


def view_of(name: str) -> View:
    replayed = replay_file(str(FOLDER / f"{name}.marja"))
    return create_view(replayed.record.header.game, replayed.state, replayed.state.turn)


@cache
def verdict_of(name: str) -> Verdict:
    return evaluate(view_of(name), None)


def advised_set(name: str) -> tuple[set[str], tuple[Fact, ...]]:
    tie, *facts = verdict_of(name).reasons
    assert isinstance(tie, EquallyGood)
    return {action_text(each) for each in tie.actions}, (*facts,)


@pytest.mark.parametrize(
    ("name", "advised", "facts"),
    [
        ("huutopussi-109", {"play 9H", "play 7H"}, ()),  # no king or queen is left
        ("bag-53", {"play QH", "play 9H", "play 7H"}, (Principle.KEEP_THE_ACE,)),
        ("bondtolva-43", {"play QD", "play QC"}, (Principle.PLAY_LOW,)),
        ("avomarjapussi-hint", {"play TS", "play KS", "play QS", "play 6S"}, ()),
        ("bid-over-partner", {"pass", "bid 70"}, ()),
    ],
)
def test_a_hint_names_all_equally_good_actions_and_what_holds_for_each(
    name: str, advised: set[str], facts: tuple[Principle, ...]
) -> None:
    found, reasons = advised_set(name)
    principles = [each for each in reasons if isinstance(each, PrincipleApplies)]

    assert (found, principles) == (advised, [*map(PrincipleApplies, facts)])


def test_winning_cheaply_recommends_the_lowest_winner_only() -> None:
    view = view_of("avomarjapussi-hint")

    found = dict(recommendations(SeatPosition(view), view.legal_actions))

    assert found[Principle.WIN_CHEAPLY] == {Play(parse_card("6S"))}


def test_a_hint_of_rummy_says_nothing_false_about_cards_still_out() -> None:
    advised, facts = advised_set("marriage-83")

    assert advised == {f"discard {each}" for each in ("AC", "TC", "4S", "9H")}
    assert facts == ()  # how many cards are missing is no reason for one of four


@pytest.mark.parametrize(
    ("name", "advised"),
    [("tuppi-8", "give 2H"), ("tuppi-117", "play 2S")],
)
def test_a_tie_is_broken_by_what_gives_away_least(name: str, advised: str) -> None:
    assert action_text(verdict_of(name).advised_action) == advised


def test_a_tie_between_two_suits_names_what_would_beat_the_worse_card() -> None:
    advised, facts = advised_set("bondtolva-16")

    assert advised == {"play 9S", "play JD"}
    assert facts == (CardAtRisk(parse_card("KS"), parse_card("AS"), (Seat(2), Seat(0))),)


def test_a_bid_names_the_expected_points_and_how_often_it_is_made() -> None:
    hands = "AD TD KD QD 7S 9D 8D QH 6D", "AS TS KS QS AH TH 9H 8C 7C"
    others = "JS 9S 8S AC JH KH 8H JD 6C", "9C TC KC QC JC 7D 7H 6S 6H"
    match = ScriptedMatch("huutopussi").deal(*hands, *others).do("bid 50")
    total, chances = evaluate(create_view(match.game, match.state, Seat(1)), None).reasons

    assert isinstance(total, ExpectedTotal)
    assert isinstance(chances, PointTotalChances)
    assert chances.min_points == 55


def test_the_last_pass_names_the_scoring_without_a_contract() -> None:
    (fact,) = verdict_of("huutopussi-two-3").reasons

    assert isinstance(fact, ScoresWithoutContract)
    assert 140 <= fact.points <= 190


def test_a_reason_mentions_that_a_marriage_can_wait() -> None:
    found = verdict_of("undeclared-marriage")

    assert isinstance(found.advised_action, Play)
    assert MarriageCanWait(Suit(0)) in found.reasons


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


@pytest.mark.parametrize(
    ("item", "made", "others", "found"),
    [
        ("made", 45, 45, EquallyFrequentResult(PlayoutResult.CONTRACT_MADE, 0.75)),
        ("made", 45, 38, None),  # too different to be the same
        ("failed", 45, 45, None),
    ],
)
def test_equally_good_cards_share_a_result(
    item: ItemKey, made: int, others: int, found: Fact | None
) -> None:
    view = trick_view("huutopussi", "AS KS 9S 8H")
    after_either = [
        [ends(item, Side(0))] * number + [ends(None, Side(0))] * (60 - number)
        for number in (made, others)
    ]

    assert common_result(view, *after_either) == found


def test_an_outlook_is_the_reason_where_nothing_else_is() -> None:
    view = trick_view("huutopussi", "AS KS 9S 8H", trump="D")
    best, *others = (ActionValue(parse_action(f"play {each}"), 0.0, 0.5) for each in ("AS", "8H"))
    verdict = Verdict(view.seat, DecisionKind.LEAD, best.action, (best, *others), Grade.FINE)
    tie, *outlook = explain(
        SeatPosition(view), verdict, Flag(), lambda _action, _number: [ends("failed", Side(0))] * 60
    ).reasons

    assert isinstance(tie, EquallyGood)
    assert outlook == [ContractLost()]


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


def test_a_players_playing_habits_only_changes_what_the_advice_is_compared_with() -> None:
    view = trick_view("marjapussi", "AS KS TS 9H 8C 7C", trump="H")
    players: tuple[PlayingHabits, ...] = (
        {},
        {PlayTrait.HIGH_CARDS: 60.0},
        {PlayTrait.HIGH_CARDS: -60.0},
    )

    found = [evaluate(view, None, player=each) for each in players]

    assert len({(each.action_values, each.advised_action, each.grade) for each in found}) == 1
    assert len({each.temptation for each in found}) > 1
    for player, verdict in zip(players, found, strict=True):
        assert evaluate(view, None, player=player) == verdict
