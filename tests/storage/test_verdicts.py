"""Verdicts are stored with their match, and removed with undone actions."""

import json
from dataclasses import replace

import pytest

from marjapussi_gui.model.decisions import StoredVerdict, list_decisions, pending_decisions
from marjapussi_gui.model.match_totals import StatisticsScope
from marjapussi_gui.model.verdict import Grade, Verdict, verdict_to_json
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.model.sample_verdict import VERDICT
from tests.storage.played_matches import (
    ME,
    continued_journal,
    load_match,
    match_summary,
    statistics_queries,
    store_random_match,
)

MINE = Verdict(
    ME, VERDICT.kind, VERDICT.chosen, VERDICT.action_values, VERDICT.grade, 400, VERDICT.reasons
)


def test_a_verdict_is_stored_with_its_evaluator_version_and_replaced_by_newer_ones(
    database: Database,
) -> None:
    match, verdicts = store_random_match(database), VerdictTable(database)

    verdicts.save(match, 9, VERDICT, 1)
    verdicts.save(match, 9, MINE, 2)

    assert verdicts.stored_verdicts(match) == {9: StoredVerdict(MINE, 2)}
    assert verdicts.stored_verdicts(match + 1) == {}


def test_an_unreadable_verdict_counts_as_missing(database: Database) -> None:
    match, verdicts = store_random_match(database), VerdictTable(database)
    for ply, text in enumerate(("{}", "no JSON", "[" * 9000, '"\\ud800"', "null"), 1):
        verdicts.save(match, ply, VERDICT, 1)
        with database.transaction() as connection:
            connection.execute("update verdicts set verdict = ? where ply = ?", (text, ply))
    with database.transaction() as connection:
        connection.execute("update verdicts set verdict = cast(x'ff' as text) where ply = 1")

    assert verdicts.stored_verdicts(match) == {}


@pytest.mark.parametrize(
    "fact",
    [
        {"fact": "Searched", "worlds": "many"},
        {"fact": "Outs", "cards": 5, "number": 1},
        {"fact": "Outs", "cards": [None], "number": 1},
        {"fact": "RamiOrNolo", "rami": [], "nolo": 0.5},
    ],
)
def test_a_fact_that_nobody_could_put_into_words_is_not_read(
    database: Database, fact: dict[str, object]
) -> None:
    match, verdicts = store_random_match(database), VerdictTable(database)
    verdicts.save(match, 9, VERDICT, 1)
    with database.transaction() as connection:
        text = json.dumps(verdict_to_json(VERDICT) | {"reasons": [fact]})
        connection.execute("update verdicts set verdict = ?", (text,))

    assert verdicts.stored_verdicts(match) == {}


def test_verdicts_of_what_is_taken_back_go_away(database: Database) -> None:
    match, verdicts = store_random_match(database), VerdictTable(database)
    for ply in (3, 20, 40):
        verdicts.save(match, ply, VERDICT, 1)
    verdicts.mark_evaluated(match, 1, match_summary(MatchTable(database), match).action_count)
    settled = verdicts.unevaluated_matches(1)

    continued_journal(MatchTable(database), match).truncate(20)

    assert settled == []
    assert list(verdicts.stored_verdicts(match)) == [3]
    assert verdicts.unevaluated_matches(1) == [match]


def test_verdicts_go_with_their_match(database: Database) -> None:
    match, verdicts = store_random_match(database), VerdictTable(database)
    verdicts.save(match, 9, VERDICT, 1)
    verdicts.mark_evaluated(match, 1, 60)

    MatchTable(database).delete(match)
    verdicts.save(match, 9, VERDICT, 1)
    verdicts.mark_evaluated(match, 1, 60)

    for table in ("verdicts", "judged"):
        assert database.query(f"select * from {table}") == []  # noqa: S608 - one of two


def test_a_match_is_pending_until_this_version_evaluated_all_its_decisions(
    database: Database,
) -> None:
    verdicts = VerdictTable(database)
    first, second = store_random_match(database, "bag"), store_random_match(database, "bag")
    actions = match_summary(MatchTable(database), first).action_count
    at_first = verdicts.unevaluated_matches(2)

    verdicts.mark_evaluated(first, 2, actions)
    verdicts.mark_evaluated(second, 1, match_summary(MatchTable(database), second).action_count)

    assert at_first == [second, first]
    assert verdicts.unevaluated_matches(2) == [second]
    assert verdicts.unevaluated_matches(1) == []
    assert verdicts.unevaluated_matches(3) == [second, first]


def test_matches_of_games_that_are_not_known_wait_for_another_version(database: Database) -> None:
    store_random_match(database, "bag")
    with database.transaction() as connection:
        connection.execute("update matches set game = 'canasta'")

    assert VerdictTable(database).unevaluated_matches(1) == []


def test_own_decisions_are_listed_in_order_without_assisted_matches(
    database: Database,
) -> None:
    first, second = store_random_match(database, "bag"), store_random_match(database, "marjapussi")
    verdicts, statistics = VerdictTable(database), statistics_queries(database)
    for match, ply, verdict in ((second, 8, MINE), (first, 9, MINE), (first, 7, MINE)):
        verdicts.save(match, ply, verdict, 1)
    verdicts.save(first, 8, VERDICT, 1)  # another's
    everything = statistics.evaluated_decisions()
    continued_journal(MatchTable(database), second).mark_assisted()

    assert [each.match_id for each in everything] == [first, first, second]
    assert {(each.kind, each.grade) for each in everything} == {(MINE.kind, Grade.MISTAKE)}
    assert everything[0].cost == pytest.approx(MINE.cost)
    assert everything[0].cost_in_points == pytest.approx(MINE.cost_in_points)
    assert [each.match_id for each in statistics.evaluated_decisions(StatisticsScope("bag"))] == [
        first,
        first,
    ]
    assert [
        each.match_id for each in statistics.evaluated_decisions(StatisticsScope(is_assisted=True))
    ] == [second]
    assert statistics.evaluated_decisions(StatisticsScope("marjapussi")) == []


@pytest.mark.parametrize("key", ["marjapussi", "tuppi", "huutopussi"])
def test_decisions_are_those_of_hands_that_are_over(database: Database, key: str) -> None:
    record = load_match(database, store_random_match(database, key, hands=2)).record
    whole = list_decisions(record, ME)
    last = whole[-1].ply
    cut = replace(record, entries=record.entries[: last + 1])
    first_hand = [each.ply for each in list_decisions(cut, ME)]

    assert [each.ply for each in whole][: len(first_hand)] == first_hand
    assert 0 < len(first_hand) < len(whole)
    for each in whole:
        assert record.entries[each.ply].action == each.chosen
        assert len(each.view.legal_actions) > 1
        assert each.view.seat == ME


def test_unevaluated_decisions_come_before_mistakes_by_older_versions(
    database: Database,
) -> None:
    decided = list_decisions(load_match(database, store_random_match(database)).record, ME)[:4]

    def stored_verdict(place: int, rank: Grade, judge: int) -> StoredVerdict:
        done = decided[place].chosen
        return StoredVerdict(Verdict(ME, MINE.kind, done, MINE.action_values, rank), judge)

    kept = {
        decided[0].ply: stored_verdict(0, Grade.FINE, 1),
        decided[1].ply: stored_verdict(1, Grade.BLUNDER, 1),
        decided[2].ply: stored_verdict(2, Grade.BLUNDER, 2),
    }

    assert pending_decisions(decided, kept, 2) == [decided[3], decided[1], decided[0]]


def test_a_verdict_on_something_else_than_was_done_is_none(database: Database) -> None:
    decided = list_decisions(load_match(database, store_random_match(database)).record, ME)[:1]

    assert pending_decisions(decided, {decided[0].ply: StoredVerdict(VERDICT, 2)}, 2) == decided
