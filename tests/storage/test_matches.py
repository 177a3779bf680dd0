import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.model.match_state import FINISHED, IMPORTED, OPEN, MatchState
from marjapussi_gui.model.new_game import MAX_SEED
from marjapussi_gui.ports.match_repository import RecordFileError
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.match_table import MatchTable, rules_digest
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.model.sample_verdict import NOTE, PRACTICE_RESULT, REMARK, VERDICT
from tests.storage.played_matches import (
    ME,
    continued_journal,
    load_match,
    match_summary,
    random_session,
    record_header,
    store_random_match,
)

KEYS = [each.key for each in VARIANTS]


@pytest.mark.parametrize("key", KEYS)
def test_match_is_loaded_as_it_was_played(database: Database, key: str) -> None:
    matches, first = MatchTable(database), record_header(find_variant(key).create_game())
    match = matches.create(MatchState(MatchRecord(first), MAX_SEED, "easy", "strong"))
    going = random_session(MatchRecord(first), match.journal)
    going.resume()
    going.deal_next_hand()

    reloaded = load_match(database, match.id)

    assert going.record.text() == reloaded.record.text()
    assert going.state == reloaded.record.state_after()
    assert (MAX_SEED, "easy", "strong") == (
        reloaded.seed,
        reloaded.level,
        reloaded.partner_level,
    )


def test_match_with_an_unencodable_player_name_is_saved_and_loaded(
    database: Database,
) -> None:
    first = record_header(find_variant("bag").create_game())
    names = ("\ud800", *first.player_names[1:])
    state = MatchState(MatchRecord(replace(first, player_names=names)), 1, "easy", "expert")

    match = MatchTable(database).create(state)

    assert load_match(database, match.id).record.header.player_names == ("?", *names[1:])
    assert match_summary(MatchTable(database), match.id).player_names == ("?", *names[1:])


def test_undone_entries_stay_stored_but_are_not_loaded(database: Database) -> None:
    matches, first = MatchTable(database), record_header(find_variant("marjapussi").create_game())
    match = matches.create(MatchState(MatchRecord(first), 1, "easy", "expert"))
    going = random_session(MatchRecord(first), match.journal)
    going.resume()
    text = going.record.text()
    entries = going.record.entries

    match.journal.truncate(5)
    match.journal.append(entries[5])

    assert "".join(text.splitlines(keepends=True)[:7]) == matches.export_record(match.id)
    assert len(entries) + 2 == database.query("select count(*) from log")[0][0]
    assert match_summary(matches, match.id).is_assisted


def test_end_of_match_forgets_what_was_taken_back(database: Database) -> None:
    match = store_random_match(database, hands=1)
    matches = MatchTable(database)
    continued_journal(matches, match).truncate(10)
    before = matches.export_record(match)

    matches.mark_finished(match, match_summary(matches, match).own_seat)  # type: ignore[arg-type]

    assert before == matches.export_record(match)
    assert database.query("select count(*) from log")[0][0] == 10


def test_taking_back_a_hand_takes_back_its_score(database: Database) -> None:
    match = store_random_match(database, hands=99)
    matches = MatchTable(database)
    ended = match_summary(matches, match)

    continued_journal(matches, match).truncate(40)

    again = match_summary(matches, match)
    assert (FINISHED, OPEN) == (ended.status, again.status)
    assert again.hand_count == 1
    assert again.winner is None


def test_record_goes_out_and_comes_in_the_same(database: Database) -> None:
    match = store_random_match(database, hands=99)
    matches = MatchTable(database)

    imported = matches.import_record(matches.export_record(match).encode(), 7)

    one, other = match_summary(matches, match), match_summary(matches, imported.id)
    assert matches.export_record(match) == matches.export_record(imported.id)
    assert (one.scores, one.hand_count, one.winner, one.status) == (
        other.scores,
        other.hand_count,
        other.winner,
        other.status,
    )
    assert (IMPORTED, 7, False) == (other.origin, other.seed, other.is_assisted)


def test_record_cut_off_comes_in_up_to_there(database: Database) -> None:
    matches = MatchTable(database)
    text = matches.export_record(store_random_match(database))

    imported = matches.import_record(text[:-5].encode(), 7)

    whole = text.splitlines(keepends=True)
    assert "".join(whole[:-1]) == matches.export_record(imported.id)


def test_match_that_does_not_replay_is_exported_and_not_loaded(database: Database) -> None:
    match = store_random_match(database)
    with database.transaction() as connection:
        connection.execute("update log set line = '{}' where number = 3")

    assert MatchTable(database).load(match) is None
    assert MatchTable(database).export_record(match).splitlines()[4] == "{}"


def test_damaged_row_spoils_no_list(database: Database) -> None:
    good, bad = store_random_match(database), store_random_match(database)
    with database.transaction() as connection:
        connection.execute(
            "update matches set scores = '[x', seats = '[[1]]', seed = 'x' where id = ?", (bad,)
        )

    matches = MatchTable(database)

    first, second = matches.list_summaries()
    assert (bad, (), ()) == (first.id, first.scores, first.player_names)
    assert good == second.id
    assert matches.load(bad) is None
    assert matches.count() == 2


def test_endless_match_is_not_replayed(database: Database) -> None:
    match = store_random_match(database)
    line = '{"seat": 0, "do": "pass"}' + " " * 100_000
    with database.transaction() as connection:
        connection.executemany(
            "insert into log values (?, ?, ?, ?)",
            [(match, number, number, line) for number in range(1000, 1050)],
        )

    assert MatchTable(database).load(match) is None


def test_rows_without_a_match_never_become_a_match_s(file: Path) -> None:
    database = open_database(file).database
    text = MatchTable(database).export_record(store_random_match(database))
    VerdictTable(database).save(1, 9, VERDICT, 1)
    VerdictTable(database).mark_evaluated(1, 1, 60)
    ExerciseTable(database).save_result(1, 9, PRACTICE_RESULT)
    continued_journal(MatchTable(database), 1).add_remark(REMARK)
    MatchTable(database).save_note(1, NOTE)
    database.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in ("log", "hands", "verdicts", "judged", "practised", "remarks", "notes"):
            connection.execute(f"update {table} set match = 2")  # noqa: S608 - one of seven

    database = open_database(file).database

    match = store_random_match(database)
    assert (2, text) == (match, MatchTable(database).export_record(match))
    assert VerdictTable(database).for_match(match) == {}
    assert load_match(database, match).remarks == ()
    assert load_match(database, match).notes == ()
    assert match in VerdictTable(database).unevaluated_matches(1)
    entries = load_match(database, match).record.entries
    assert len(entries) == match_summary(MatchTable(database), match).action_count
    database.close()


def test_lists_are_filtered_and_searched(database: Database) -> None:
    matches = MatchTable(database)
    for key in ("bag", "tuppi", "bag"):
        matches.create(
            MatchState(
                MatchRecord(record_header(find_variant(key).create_game())), 4711, "easy", "expert"
            )
        )
    done = store_random_match(database, "bag", hands=99)

    assert [4, 3, 2, 1] == [each.id for each in matches.list_summaries()]
    assert [4, 3, 1] == [each.id for each in matches.list_summaries("bag")]
    assert [3, 2, 1] == [each.id for each in matches.list_summaries(status=OPEN)]
    assert [done] == [each.id for each in matches.list_summaries(status=FINISHED)]
    assert [3, 2, 1] == [each.id for each in matches.list_summaries(text="4711")]
    assert len(matches.list_summaries(text="AINO 1")) == 4
    assert matches.list_summaries(text="%") == []
    assert [3, 2] == [each.id for each in matches.list_summaries(limit=2, offset=1)]


def test_games_are_listed_by_when_they_were_played_last(database: Database) -> None:
    matches = MatchTable(database)
    first = store_random_match(database, "tuppi")
    for key in ("bag", "tuppi", "marriage"):
        store_random_match(database, key)
    assert matches.recent_games() == ["marriage", "tuppi", "bag"]

    match = matches.load(first)
    assert match is not None
    matches.set_current(match)

    assert matches.recent_games() == ["tuppi", "marriage", "bag"]


def test_clock_that_jumps_does_not_change_the_order() -> None:
    years = iter([2030, 1999, 2031, 1970, 2026])
    database = Database.in_memory(lambda: datetime(next(years), 1, 1, tzinfo=UTC))
    matches, first = MatchTable(database), record_header(find_variant("bag").create_game())

    begun = [matches.create(MatchState(MatchRecord(first), 1, "easy", "expert")) for _ in range(4)]
    begun[1].journal.truncate(0)

    assert [2, 4, 3, 1] == [each.id for each in matches.list_summaries()]
    assert begun[1].id == matches.last_open_match()
    assert "2026-01-01T00:00:00+00:00" == match_summary(matches, 2).updated_at
    database.close()


def test_last_open_is_the_match_left_in_the_middle(database: Database) -> None:
    matches = MatchTable(database)
    assert matches.last_open_match() is None
    match = store_random_match(database)
    assert match == matches.last_open_match()

    store_random_match(database, hands=99)

    assert matches.last_open_match() is None


def test_last_open_is_the_match_that_somebody_sat_down_to(database: Database) -> None:
    matches = MatchTable(database)
    first, second = store_random_match(database), store_random_match(database)
    last = matches.last_open_match()
    changed_at = match_summary(matches, first).updated_at

    stored = matches.load(first)
    assert stored is not None
    matches.set_current(stored)

    assert (last, matches.last_open_match()) == (second, first)
    assert changed_at == match_summary(matches, first).updated_at


def test_a_finished_record_that_is_taken_in_does_not_end_what_lies_open(
    database: Database,
) -> None:
    matches = MatchTable(database)
    done = matches.export_record(store_random_match(database, hands=99))
    left = store_random_match(database)

    taken = matches.import_record(done.encode(), 1)

    assert FINISHED == match_summary(matches, taken.id).status
    assert left == matches.last_open_match()


def test_a_record_in_its_middle_that_is_taken_in_is_played_next(database: Database) -> None:
    matches = MatchTable(database)
    begun = matches.export_record(store_random_match(database))

    taken = matches.import_record(begun.encode(), 1)

    assert taken.id == matches.last_open_match()


def test_deleted_match_is_gone_with_all_its_rows(database: Database) -> None:
    match = store_random_match(database)

    MatchTable(database).delete(match)

    assert database.query("select id from matches union select match from log") == []
    assert database.query("select * from hands") == []
    assert MatchTable(database).load(match) is None


def test_match_killed_before_its_count_is_summed_up_when_loaded(database: Database) -> None:
    match = store_random_match(database, hands=99)
    matches = MatchTable(database)
    summed = match_summary(matches, match)
    with database.transaction() as connection:
        connection.execute("delete from hands")
        connection.execute("update matches set status = 'open', winner = null, hands = 0")

    matches.load(match)

    assert summed == match_summary(matches, match)


def test_rules_have_one_key_however_they_were_chosen() -> None:
    chosen = find_variant("bag")

    assert rules_digest(chosen.create_game()) == rules_digest(chosen.create_game({}))
    assert rules_digest(chosen.create_game()) != rules_digest(find_variant("tuppi").create_game())


def test_refusals_name_line_and_reason(database: Database) -> None:
    text = MatchTable(database).export_record(store_random_match(database))
    lines = text.splitlines()
    lines[3] = json.dumps({"seat": ME, "do": "play 2S"})

    with pytest.raises(RecordFileError) as refused:
        MatchTable(database).import_record("\n".join(lines).encode(), 1)

    assert refused.value.line == 4
    assert "can't play 2S" in refused.value.reason
