"""A hand's own result and its cost add up to the expert's result."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.decisions import DecisionPoint, last_hand_decisions, list_decisions
from marjapussi_gui.model.hand_review import HandReview, review_hand
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.storage.database import Database
from tests.storage.played_matches import load_match, store_random_match


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


def test_only_the_last_hand_is_reviewed(record: MatchRecord) -> None:
    last, every = last_hand_decisions(record, Seat(0)), list_decisions(record, Seat(0))

    assert last == every[-len(last) :]
    assert {each.view.match.hands_played for each in last} == {1}
    assert {each.view.match.hands_played for each in every} == {0, 1}


def test_cost_of_mistakes_is_the_margin_of_the_expert(record: MatchRecord) -> None:
    decided = last_hand_decisions(record, Seat(0))

    told = review_hand(decided, verdicts_with_costs(decided, 12.2, 12.4), 165)

    assert told is not None
    assert (told.margin, told.lost_points, told.expert_margin) == (165, 25, 190)
    assert told.mistake_plies == (decided[0].ply, decided[1].ply)
    assert told.lost_chance == pytest.approx(0.0246)


def test_without_mistakes_nothing_is_lost(record: MatchRecord) -> None:
    decided = last_hand_decisions(record, Seat(0))

    told = review_hand(decided, verdicts_with_costs(decided), -20)

    assert told == HandReview(-20, len(decided))


def test_no_review_before_every_decision_is_evaluated(record: MatchRecord) -> None:
    decided = last_hand_decisions(record, Seat(0))
    verdicts = verdicts_with_costs(decided)
    del verdicts[decided[-1].ply]

    assert review_hand(decided, verdicts, 5) is None


def test_verdict_on_another_action_is_ignored(record: MatchRecord) -> None:
    decided = last_hand_decisions(record, Seat(0))
    verdicts = verdicts_with_costs(decided)
    ply = decided[0].ply
    verdicts[ply] = replace(verdicts[ply], chosen=Play(Card(50)))

    assert review_hand(decided, verdicts, 5) is None


def test_hand_without_decisions_has_no_mistakes() -> None:
    assert review_hand([], {}, 7) == HandReview(7, 0)


def test_match_without_a_hand_has_no_last_hand() -> None:
    game = find_variant("bag").create_game()
    database = Database.in_memory()
    record = load_match(database, store_random_match(database, "bag", hands=1)).record
    database.close()

    assert last_hand_decisions(replace(record, entries=record.entries[:3]), Seat(0)) == []
    assert game.key == "bag"
