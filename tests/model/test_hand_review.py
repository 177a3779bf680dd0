"""A hand's own result and its cost add up to the expert's result."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.decisions import DecisionPoint, last_hand_decisions, list_decisions
from marjapussi_gui.model.hand_review import HandReview, choice_to_praise, review_hand
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.storage.database import Database
from tests.storage.played_matches import load_match, store_random_match

LED = Play(Card(0))


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    database = Database.in_memory()
    match = load_match(database, store_random_match(database, "huutopussi", hands=2)).record
    database.close()
    return match


def verdict(decision: DecisionPoint, points: float, chance: float, rank: Grade) -> Verdict:
    best = next(each for each in decision.view.legal_actions if each != decision.chosen)
    worths = ActionValue(best, 10.0 + points, 0.4 + chance), ActionValue(decision.chosen, 10.0, 0.4)
    return Verdict(Seat(0), DecisionKind.FOLLOW, decision.chosen, worths, rank)


def verdicts_with_costs(decided: list[DecisionPoint], *costs: float) -> dict[int, Verdict]:
    """Return verdicts: the first decisions are mistakes that cost so many points."""
    dear = dict(zip((each.ply for each in decided), costs, strict=False))
    return {
        each.ply: verdict(each, dear[each.ply], dear[each.ply] / 1000, Grade.MISTAKE)
        if each.ply in dear
        else verdict(each, 0.4, 0.001, Grade.INACCURACY)
        for each in decided
    }


def no_risk(_verdict: Verdict) -> float:
    return 0.0


def choice(stakes: float, grade: Grade = Grade.FINE) -> Verdict:
    """Return a right choice between two actions, of which the other costs twice the stakes."""
    values = ActionValue(LED, 0.0, 0.5), ActionValue(Play(Card(1)), 0.0, 0.5 - 2 * stakes)
    return Verdict(Seat(0), DecisionKind.LEAD, LED, values, grade)


@pytest.mark.parametrize(
    ("risks", "is_praised"),
    [
        ((0.9, 0.9), True),
        ((0.5, 0.5, 0.5), True),
        ((0.99,), False),
        ((0.99, 0.3), False),
        ((0.5, 0.5), False),
        ((), False),
    ],
)
def test_praise_takes_two_hard_choices_that_are_hardly_luck(
    risks: tuple[float, ...], is_praised: bool
) -> None:
    assert (choice_to_praise((choice(0.1), each) for each in risks) is not None) == is_praised


def test_praise_names_the_hard_choice_on_which_most_depended() -> None:
    easy, small, great = choice(0.2), choice(0.01), choice(0.1)

    assert choice_to_praise([(easy, 0.1), (small, 0.9), (great, 0.9), (small, 0.9)]) is great


def test_a_slip_or_a_choice_that_is_not_the_best_takes_praise_away() -> None:
    right = choice(0.1)
    slip, other = replace(right, grade=Grade.INACCURACY), replace(right, chosen=Play(Card(1)))

    assert choice_to_praise([(right, 0.9), (right, 0.9)]) is right
    assert choice_to_praise([(right, 0.9), (right, 0.9), (slip, 0.0)]) is None
    assert choice_to_praise([(right, 0.9), (other, 0.9)]) is None


def test_only_the_last_hand_is_reviewed(record: MatchRecord) -> None:
    last, every = last_hand_decisions(record, Seat(0)), list_decisions(record, Seat(0))

    assert last == every[-len(last) :]
    assert {each.view.match.hands_played for each in last} == {1}
    assert {each.view.match.hands_played for each in every} == {0, 1}


def test_cost_of_mistakes_is_the_margin_of_the_expert(record: MatchRecord) -> None:
    decided = last_hand_decisions(record, Seat(0))

    told = review_hand(decided, verdicts_with_costs(decided, 12.2, 12.4), 165, no_risk)

    assert told is not None
    assert (told.margin, told.lost_points, told.expert_margin) == (165, 25, 190)
    assert told.mistake_plies == (decided[0].ply, decided[1].ply)
    assert told.lost_chance == pytest.approx(0.0246)


def test_without_mistakes_nothing_is_lost(record: MatchRecord) -> None:
    decided = last_hand_decisions(record, Seat(0))

    told = review_hand(decided, verdicts_with_costs(decided), -20, no_risk)

    assert told == HandReview(-20, len(decided))


def test_no_review_before_every_decision_is_evaluated(record: MatchRecord) -> None:
    decided = last_hand_decisions(record, Seat(0))
    verdicts = verdicts_with_costs(decided)
    del verdicts[decided[-1].ply]

    assert review_hand(decided, verdicts, 5, no_risk) is None


def test_verdict_on_another_action_is_ignored(record: MatchRecord) -> None:
    decided = last_hand_decisions(record, Seat(0))
    verdicts = verdicts_with_costs(decided)
    ply = decided[0].ply
    verdicts[ply] = replace(verdicts[ply], chosen=Play(Card(50)))

    assert review_hand(decided, verdicts, 5, no_risk) is None


def test_hand_without_decisions_has_no_mistakes() -> None:
    assert review_hand([], {}, 7, no_risk) == HandReview(7, 0)


def test_match_without_a_hand_has_no_last_hand() -> None:
    game = find_variant("bag").create_game()
    database = Database.in_memory()
    record = load_match(database, store_random_match(database, "bag", hands=1)).record
    database.close()

    assert last_hand_decisions(replace(record, entries=record.entries[:3]), Seat(0)) == []
    assert game.key == "bag"
