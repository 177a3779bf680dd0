"""Verdicts are kept with their match, and go with what was taken back of it."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from marjapussi_gui.kept.decisions import Judged, decisions, missing
from marjapussi_gui.kept.figures import Scope
from marjapussi_gui.kept.verdict import Rank, Verdict, as_json
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.store.verdicts import Verdicts
from tests.kept.verdicts import VERDICT
from tests.store.tables import ME, loaded, played

MINE = Verdict(ME, VERDICT.kind, VERDICT.done, VERDICT.worths, VERDICT.rank, 400, VERDICT.reasons)


@pytest.fixture
def database() -> Iterator[Database]:
    in_memory = Database.in_memory()
    yield in_memory
    in_memory.close()


def test_a_verdict_is_kept_with_its_judge_and_replaced_by_a_newer_one(database: Database) -> None:
    match, verdicts = played(database), Verdicts(database)

    verdicts.note(match, 9, VERDICT, 1)
    verdicts.note(match, 9, MINE, 2)

    assert verdicts.of(match) == {9: Judged(MINE, 2)}
    assert verdicts.of(match + 1) == {}


def test_what_cannot_be_read_counts_as_not_judged(database: Database) -> None:
    match, verdicts = played(database), Verdicts(database)
    for ply, text in enumerate(("{}", "no JSON", "[" * 9000, '"\\ud800"', "null"), 1):
        verdicts.note(match, ply, VERDICT, 1)
        with database.change() as connection:
            connection.execute("update verdicts set verdict = ? where ply = ?", (text, ply))
    with database.change() as connection:
        connection.execute("update verdicts set verdict = cast(x'ff' as text) where ply = 1")

    assert verdicts.of(match) == {}


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
    match, verdicts = played(database), Verdicts(database)
    verdicts.note(match, 9, VERDICT, 1)
    with database.change() as connection:
        text = json.dumps(as_json(VERDICT) | {"reasons": [fact]})
        connection.execute("update verdicts set verdict = ?", (text,))

    assert verdicts.of(match) == {}


def test_verdicts_of_what_is_taken_back_go_away(database: Database) -> None:
    match, verdicts = played(database), Verdicts(database)
    for ply in (3, 20, 40):
        verdicts.note(match, ply, VERDICT, 1)
    verdicts.settle(match, 1, Matches(database).one(match).actions)
    settled = verdicts.waiting(1)

    Matches(database).journal(match).cut(20)

    assert settled == []
    assert list(verdicts.of(match)) == [3]
    assert verdicts.waiting(1) == [match]


def test_verdicts_go_with_their_match(database: Database) -> None:
    match, verdicts = played(database), Verdicts(database)
    verdicts.note(match, 9, VERDICT, 1)
    verdicts.settle(match, 1, 60)

    Matches(database).delete(match)
    verdicts.note(match, 9, VERDICT, 1)
    verdicts.settle(match, 1, 60)

    for table in ("verdicts", "judged"):
        assert database.ask(f"select * from {table}") == []  # noqa: S608 - one of two


def test_a_match_waits_until_all_that_was_played_is_judged_by_this_version(
    database: Database,
) -> None:
    verdicts = Verdicts(database)
    first, second = played(database, "bag"), played(database, "bag")
    actions = Matches(database).one(first).actions
    at_first = verdicts.waiting(2)

    verdicts.settle(first, 2, actions)
    verdicts.settle(second, 1, Matches(database).one(second).actions)

    assert at_first == [second, first]
    assert verdicts.waiting(2) == [second]
    assert verdicts.waiting(1) == []
    assert verdicts.waiting(3) == [second, first]


def test_matches_of_games_that_are_not_known_wait_for_another_version(database: Database) -> None:
    played(database, "bag")
    with database.change() as connection:
        connection.execute("update matches set game = 'canasta'")

    assert Verdicts(database).waiting(1) == []


def test_one_s_own_decisions_are_told_in_order_and_apart_where_there_was_help(
    database: Database,
) -> None:
    first, second = played(database, "bag"), played(database, "marjapussi")
    verdicts = Verdicts(database)
    for match, ply, verdict in ((second, 8, MINE), (first, 9, MINE), (first, 7, MINE)):
        verdicts.note(match, ply, verdict, 1)
    verdicts.note(first, 8, VERDICT, 1)  # another's
    everything = verdicts.decided()
    Matches(database).journal(second).assisted()

    assert [each.match for each in everything] == [first, first, second]
    assert {(each.kind, each.rank) for each in everything} == {(MINE.kind, Rank.MISTAKE)}
    assert everything[0].cost == pytest.approx(MINE.cost)
    assert everything[0].points == pytest.approx(MINE.cost_points)
    assert [each.match for each in verdicts.decided(Scope("bag"))] == [first, first]
    assert [each.match for each in verdicts.decided(Scope(is_assisted=True))] == [second]
    assert verdicts.decided(Scope("marjapussi")) == []


@pytest.mark.parametrize("key", ["marjapussi", "tuppi", "huutopussi"])
def test_decisions_are_those_of_hands_that_are_over(database: Database, key: str) -> None:
    record = loaded(database, played(database, key, hands=2)).record
    whole = decisions(record, ME)
    last = whole[-1].ply
    cut = replace(record, entries=record.entries[: last + 1])
    first_hand = [each.ply for each in decisions(cut, ME)]

    assert [each.ply for each in whole][: len(first_hand)] == first_hand
    assert 0 < len(first_hand) < len(whole)
    for each in whole:
        assert record.entries[each.ply].action == each.done
        assert len(each.view.legal) > 1
        assert each.view.seat == ME


def test_what_nobody_judged_comes_first_then_what_an_older_judge_held_for_a_mistake(
    database: Database,
) -> None:
    decided = decisions(loaded(database, played(database)).record, ME)[:4]

    def judged(place: int, rank: Rank, judge: int) -> Judged:
        done = decided[place].done
        return Judged(Verdict(ME, MINE.kind, done, MINE.worths, rank), judge)

    kept = {
        decided[0].ply: judged(0, Rank.FINE, 1),
        decided[1].ply: judged(1, Rank.BLUNDER, 1),
        decided[2].ply: judged(2, Rank.BLUNDER, 2),
    }

    assert missing(decided, kept, 2) == [decided[3], decided[1], decided[0]]


def test_a_verdict_on_something_else_than_was_done_is_none(database: Database) -> None:
    decided = decisions(loaded(database, played(database)).record, ME)[:1]

    assert missing(decided, {decided[0].ply: Judged(VERDICT, 2)}, 2) == decided
