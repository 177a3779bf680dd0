import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.kept.listed import FINISHED, IMPORTED, OPEN
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.exercises import Exercises
from marjapussi_gui.store.listing import HIGHEST_SEED, Filters
from marjapussi_gui.store.matches import Broken, Matches, RefusedRecord, rules_key
from marjapussi_gui.store.opening import open_file
from marjapussi_gui.store.verdicts import Verdicts
from tests.kept.verdicts import PRACTISED, VERDICT
from tests.store.tables import ME, header, loaded, played, table

KEYS = [each.key for each in VARIANTS]


@pytest.mark.parametrize("key", KEYS)
def test_match_is_loaded_as_it_was_played(database: Database, key: str) -> None:
    matches, first = Matches(database), header(variant(key).game())
    match = matches.begin(Match(MatchRecord(first), HIGHEST_SEED, "easy", "strong"))
    going = table(MatchRecord(first), matches.journal(match))
    going.go_on()
    going.deal()

    reloaded = loaded(database, match)

    assert going.record.text() == reloaded.record.text()
    assert going.state == reloaded.state
    assert (HIGHEST_SEED, "easy", "strong") == (
        reloaded.listed.seed,
        reloaded.listed.level,
        reloaded.listed.partner_level,
    )


def test_what_was_taken_back_is_not_loaded_but_kept(database: Database) -> None:
    matches, first = Matches(database), header(variant("marjapussi").game())
    match = matches.begin(Match(MatchRecord(first), 1, "easy", "expert"))
    journal = matches.journal(match)
    going = table(MatchRecord(first), journal)
    going.go_on()
    text = going.record.text()
    entries = going.record.entries

    journal.cut(5)
    journal.wrote(entries[5])

    assert "".join(text.splitlines(keepends=True)[:7]) == matches.export(match)
    assert len(entries) + 2 == database.ask("select count(*) from log")[0][0]
    assert matches.one(match).is_assisted


def test_end_of_match_forgets_what_was_taken_back(database: Database) -> None:
    match = played(database, hands=1)
    matches = Matches(database)
    journal = matches.journal(match)
    journal.cut(10)
    before = matches.export(match)

    matches.finish(match, matches.one(match).me)  # type: ignore[arg-type]

    assert before == matches.export(match)
    assert database.ask("select count(*) from log")[0][0] == 10


def test_taking_back_a_hand_takes_back_its_score(database: Database) -> None:
    match = played(database, hands=99)
    matches = Matches(database)
    ended = matches.one(match)

    matches.journal(match).cut(40)

    again = matches.one(match)
    assert (FINISHED, OPEN) == (ended.status, again.status)
    assert again.hands == 1
    assert again.winner is None


def test_record_goes_out_and_comes_in_the_same(database: Database) -> None:
    match = played(database, hands=99)
    matches = Matches(database)

    imported = matches.import_record(matches.export(match).encode(), 7)

    one, other = matches.one(match), matches.one(imported.id)
    assert matches.export(match) == matches.export(imported.id)
    assert (one.scores, one.hands, one.winner, one.status) == (
        other.scores,
        other.hands,
        other.winner,
        other.status,
    )
    assert (IMPORTED, 7, False) == (other.origin, other.seed, other.is_assisted)


def test_record_cut_off_comes_in_up_to_there(database: Database) -> None:
    matches = Matches(database)
    text = matches.export(played(database))

    imported = matches.import_record(text[:-5].encode(), 7)

    whole = text.splitlines(keepends=True)
    assert len(whole) == imported.cut_off
    assert "".join(whole[:-1]) == matches.export(imported.id)


def test_match_that_does_not_replay_is_reported(database: Database) -> None:
    match = played(database)
    with database.change() as connection:
        connection.execute("update log set line = '{}' where number = 3")

    broken = Matches(database).load(match)

    assert isinstance(broken, Broken)
    assert broken.line == 5
    assert broken.text == Matches(database).export(match)


def test_damaged_row_spoils_no_list(database: Database) -> None:
    good, bad = played(database), played(database)
    with database.change() as connection:
        connection.execute(
            "update matches set scores = '[x', seats = '[[1]]', seed = 'x' where id = ?", (bad,)
        )

    matches = Matches(database)

    first, second = matches.listed()
    assert (bad, (), ()) == (first.id, first.scores, first.seats)
    assert good == second.id
    assert isinstance(matches.load(bad), Broken)
    assert matches.count() == 2


def test_endless_match_is_not_replayed(database: Database) -> None:
    match = played(database)
    line = '{"seat": 0, "do": "pass"}' + " " * 100_000
    with database.change() as connection:
        connection.executemany(
            "insert into log values (?, ?, ?, ?)",
            [(match, number, number, line) for number in range(1000, 1050)],
        )

    broken = Matches(database).load(match)

    assert isinstance(broken, Broken)
    assert broken.why == "is longer than any match"


def test_rows_without_a_match_never_become_a_match_s(file: Path) -> None:
    database = open_file(file).database
    text = Matches(database).export(played(database))
    Verdicts(database).note(1, 9, VERDICT, 1)
    Verdicts(database).settle(1, 1, 60)
    Exercises(database).note(1, 9, PRACTISED)
    database.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in ("log", "hands", "verdicts", "judged", "practised"):
            connection.execute(f"update {table} set match = 2")  # noqa: S608 - one of five

    database = open_file(file).database

    match = played(database)
    assert (2, text) == (match, Matches(database).export(match))
    assert Verdicts(database).of(match) == {}
    assert match in Verdicts(database).waiting(1)
    assert len(loaded(database, match).record.entries) == loaded(database, match).listed.actions
    database.close()


def test_lists_are_filtered_and_searched(database: Database) -> None:
    matches = Matches(database)
    for key in ("bag", "tuppi", "bag"):
        matches.begin(Match(MatchRecord(header(variant(key).game())), 4711, "easy", "expert"))
    done = played(database, "bag", hands=99)

    assert [4, 3, 2, 1] == [each.id for each in matches.listed()]
    assert [4, 3, 1] == [each.id for each in matches.listed(Filters(game="bag"))]
    assert [3, 2, 1] == [each.id for each in matches.listed(Filters(status=OPEN))]
    assert [done] == [each.id for each in matches.listed(Filters(status=FINISHED))]
    assert [3, 2, 1] == [each.id for each in matches.listed(Filters(text="4711"))]
    assert matches.count(Filters(text="AINO 1")) == 4
    assert matches.count(Filters(text="%")) == 0
    assert [3, 2] == [each.id for each in matches.listed(limit=2, offset=1)]


def test_clock_that_jumps_does_not_change_the_order() -> None:
    years = iter([2030, 1999, 2031, 1970, 2026])
    database = Database.in_memory(lambda: datetime(next(years), 1, 1, tzinfo=UTC))
    matches, first = Matches(database), header(variant("bag").game())

    begun = [matches.begin(Match(MatchRecord(first), 1, "easy", "expert")) for _ in range(4)]
    matches.journal(begun[1]).cut(0)

    assert [2, 4, 3, 1] == [each.id for each in matches.listed()]
    assert begun[1] == matches.last_open()
    assert "2026-01-01T00:00:00+00:00" == matches.one(2).changed_at
    database.close()


def test_last_open_is_the_match_left_in_the_middle(database: Database) -> None:
    matches = Matches(database)
    assert matches.last_open() is None
    match = played(database)
    assert match == matches.last_open()

    played(database, hands=99)

    assert matches.last_open() is None


def test_last_open_is_the_match_that_somebody_sat_down_to(database: Database) -> None:
    matches = Matches(database)
    first, second = played(database), played(database)
    last = matches.last_open()
    changed_at = matches.one(first).changed_at

    matches.sit_down(first)

    assert (last, matches.last_open()) == (second, first)
    assert changed_at == matches.one(first).changed_at


def test_a_finished_record_that_is_taken_in_does_not_end_what_lies_open(
    database: Database,
) -> None:
    matches = Matches(database)
    done = matches.export(played(database, hands=99))
    left = played(database)

    taken = matches.import_record(done.encode(), 1)

    assert FINISHED == matches.one(taken.id).status
    assert left == matches.last_open()


def test_a_record_in_its_middle_that_is_taken_in_is_played_next(database: Database) -> None:
    matches = Matches(database)
    begun = matches.export(played(database))

    taken = matches.import_record(begun.encode(), 1)

    assert taken.id == matches.last_open()


def test_deleted_match_is_gone_with_all_its_rows(database: Database) -> None:
    match = played(database)

    Matches(database).delete(match)

    assert database.ask("select id from matches union select match from log") == []
    assert database.ask("select * from hands") == []
    with pytest.raises(KeyError):
        Matches(database).load(match)


def test_match_killed_before_its_count_is_summed_up_when_loaded(database: Database) -> None:
    match = played(database, hands=99)
    matches = Matches(database)
    summed = matches.one(match)
    with database.change() as connection:
        connection.execute("delete from hands")
        connection.execute("update matches set status = 'open', winner = null, hands = 0")

    matches.sum_up(match, loaded(database, match).record)

    assert summed == matches.one(match)


def test_rules_have_one_key_however_they_were_chosen() -> None:
    chosen = variant("bag")

    assert rules_key(chosen.game()) == rules_key(chosen.game({}))
    assert rules_key(chosen.game()) != rules_key(variant("tuppi").game())


def test_refusals_name_line_and_reason(database: Database) -> None:
    text = Matches(database).export(played(database))
    lines = text.splitlines()
    lines[3] = json.dumps({"seat": ME, "do": "play 2S"})

    with pytest.raises(RefusedRecord) as refused:
        Matches(database).import_record("\n".join(lines).encode(), 1)

    assert refused.value.line == 4
    assert "may not play 2S" in refused.value.why
