"""What one made of a hand, what it cost, and what an expert would have, add up."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.kept.afterwards import Afterwards, afterwards
from marjapussi_gui.kept.decisions import Decision, decisions, of_last_hand
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.store.database import Database
from tests.store.tables import loaded, played


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    database = Database.in_memory()
    match = loaded(database, played(database, "huutopussi", hands=2)).record
    database.close()
    return match


def verdict(decision: Decision, points: float, chance: float, rank: Rank) -> Verdict:
    best = next(each for each in decision.view.legal if each != decision.done)
    worths = Worth(best, 10.0 + points, 0.4 + chance), Worth(decision.done, 10.0, 0.4)
    return Verdict(Seat(0), Kind.FOLLOW, decision.done, worths, rank)


def judged(decided: list[Decision], *costs: float) -> dict[int, Verdict]:
    """Return verdicts: the first decisions are mistakes that cost so many points."""
    dear = dict(zip((each.ply for each in decided), costs, strict=False))
    return {
        each.ply: verdict(each, dear[each.ply], dear[each.ply] / 1000, Rank.MISTAKE)
        if each.ply in dear
        else verdict(each, 0.4, 0.001, Rank.SLIP)
        for each in decided
    }


def test_only_the_last_hand_is_looked_at(record: MatchRecord) -> None:
    last, every = of_last_hand(record, Seat(0)), decisions(record, Seat(0))

    assert last == every[-len(last) :]
    assert {each.view.match.hands for each in last} == {1}
    assert {each.view.match.hands for each in every} == {0, 1}


def test_what_mistakes_cost_is_what_the_expert_has_more(record: MatchRecord) -> None:
    decided = of_last_hand(record, Seat(0))

    told = afterwards(decided, judged(decided, 12.2, 12.4), 165)

    assert told is not None
    assert (told.own, told.points, told.expert) == (165, 25, 190)
    assert told.moments == (decided[0].ply, decided[1].ply)
    assert told.chance == pytest.approx(0.0246)


def test_without_mistakes_nothing_is_lost(record: MatchRecord) -> None:
    decided = of_last_hand(record, Seat(0))

    told = afterwards(decided, judged(decided), -20)

    assert told == Afterwards(-20, len(decided))


def test_nothing_is_told_before_every_decision_is_judged(record: MatchRecord) -> None:
    decided = of_last_hand(record, Seat(0))
    verdicts = judged(decided)
    del verdicts[decided[-1].ply]

    assert afterwards(decided, verdicts, 5) is None


def test_a_verdict_on_something_else_does_not_count(record: MatchRecord) -> None:
    decided = of_last_hand(record, Seat(0))
    verdicts = judged(decided)
    ply = decided[0].ply
    verdicts[ply] = replace(verdicts[ply], done=Play(Card(50)))

    assert afterwards(decided, verdicts, 5) is None


def test_who_had_nothing_to_decide_has_made_no_mistake() -> None:
    assert afterwards([], {}, 7) == Afterwards(7, 0)


def test_a_match_without_a_hand_has_no_last_one() -> None:
    game = variant("bag").game()
    database = Database.in_memory()
    record = loaded(database, played(database, "bag", hands=1)).record
    database.close()

    assert of_last_hand(replace(record, entries=record.entries[:3]), Seat(0)) == []
    assert game.key == "bag"
