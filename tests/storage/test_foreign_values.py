"""For any value in a row, the store answers or reports an error key."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event as Flag

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi_gui.app.expert_replay import ExpertReplay
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.luck import summarize_luck
from marjapussi_gui.model.match_state import FINISHED
from marjapussi_gui.model.match_totals import ALL_MATCHES, StatisticsScope
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.migrations import MIGRATIONS
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from marjapussi_gui.storage.settings import KeyValueStore, PresetTable
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.model.sample_verdict import NOTE, PRACTICE_RESULT, REMARK, VERDICT
from tests.storage.played_matches import continued_journal, store_random_match

GAMES = ("bag", "marriage")
ROWS = {
    "matches": ("", "where id = 1", "where id = 2"),
    "log": ("", "where match = 1", "where number = 1"),
    "hands": ("", "where match = 1"),
    "verdicts": ("", "where match = 1"),
    "judged": ("", "where match = 1"),
    "practised": ("", "where match = 1"),
    "remarks": ("", "where match = 1"),
    "notes": ("", "where match = 1"),
    "kept": ("", "where key = 'preferences'"),
    "presets": ("",),
}
Change = tuple[str, object]  # in SQL, and the value
HUGE = 2**63 - 1


@cache
def whole() -> bytes:
    """Return a file with something of everything."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "marjapussi.db")
        database = open_database(file).database
        for seed, key in enumerate(GAMES):
            store_random_match(database, key, seed, hands=1)
        continued_journal(MatchTable(database), 1).truncate(30)
        VerdictTable(database).save(1, 9, VERDICT, 1)
        VerdictTable(database).mark_evaluated(1, 1, 30)
        ExerciseTable(database).save_result(1, 9, PRACTICE_RESULT)
        continued_journal(MatchTable(database), 1).add_remark(REMARK)
        MatchTable(database).save_note(1, NOTE)
        preferences = Preferences(felt="night", volume=30, name="Aino")
        KeyValueStore(database).save_preferences(preferences)
        KeyValueStore(database).save_window_state({"geometry": b"\0\1"})
        PresetTable(database).save("bag", "own", {"target": 9})
        database.close()
        return file.read_bytes()


@cache
def columns() -> list[tuple[str, str, str]]:
    """Return table, column and type of everything that a row can hold."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript("".join(MIGRATIONS))
        return [
            (table, row[1], row[2])
            for table in ROWS
            for row in connection.execute(f"pragma table_info({table})")
        ]


DEEP = "[" * 20_000 + "]" * 20_000
NUMBERS = st.one_of(
    st.integers(-HUGE - 1, HUGE),
    st.integers(-3, 12),
    st.sampled_from([HUGE, -HUGE - 1, 2**53, 2**53 + 1, 2**62, 10**15]),
)
TEXTS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        [
            "", "null", "[]", "{}", "[x", "7", "-1", "9" * 5000, "[" + "9" * 5000 + "]", DEEP,
            f'{{"felt": {DEEP}, "volume": 5}}', '["\\ud800", "b"]', "[1, [2]]", "[1e999]", "[NaN]",
            '{"felt": "nighu", "pace": [], "volume": 1000000000, "name": "\\ud800", "deck": 4}',
            '{"geometry": "AAEC", "more": "ö"}', '{"geometry": 5}', "\0", "canasta", "nothing",
            '{"marjapussi": 1, "game": "canasta", "rules": {"x": 1}, "seats": [], "dealer": 0}',
            '{"marjapussi": 1, "rules": 7}', '{"seat": 0, "do": "play"}', "0001-01-01",
            "2026-99-99", '{"deal": []}', '["a"]', str(2**63), "٣", "open", "finished", "imported",
        ]
    ),
)  # fmt: skip
VALUES = {"integer": NUMBERS, "text": TEXTS, "real": st.floats()}


@st.composite
def changes(draw: st.DrawFn) -> Change:
    """Draw a value for a column, in all of its rows or in some."""
    table, column, kind = draw(st.sampled_from(columns()))
    where = draw(st.sampled_from(ROWS[table]))
    value = draw(st.one_of(VALUES[kind.lower()], st.none(), st.binary(max_size=6)))
    given = "cast(? as text)" if isinstance(value, bytes) else "?"  # perhaps no UTF-8
    return f"update or ignore {table} set {column} = {given} {where}", value  # noqa: S608 - our own names


def create_altered_file(folder: Path, changes: list[Change]) -> Path:
    """Return a file with these values in it, as far as its tables take them."""
    file = folder / "marjapussi.db"
    file.write_bytes(whole())
    with closing(sqlite3.connect(file)) as connection, connection:
        for change, value in changes:
            try:
                connection.execute(change, (value,))
            except sqlite3.IntegrityError:
                continue
    return file


def ignore_key(_key: str) -> None:
    pass


def use(database: Database, folder: Path) -> None:
    """Do with a store whatever the window does with it."""
    shelf = MatchTable(database, ignore_key)
    figures = StatisticsQueries(database, BackupFolder(database, folder / "backups"), ignore_key)
    for listed in shelf.list_summaries():
        assert shelf.list_summaries(status=listed.status)
        kept = shelf.load(listed.id)
        shelf.export_record(listed.id)
        if kept is not None:
            assert kept.state.level in ("", "easy", "normal", "strong", "expert")
            shelf.update_score(kept, kept.state.record)
            kept.journal.mark_assisted()
            kept.journal.truncate(3)
    found = shelf.search().match_ids
    assert len(found) >= len(shelf.list_summaries(limit=2, offset=1))
    for match in found:
        shelf.summary(match)
        shelf.game_of_match(match)
    shelf.list_summaries("bag", FINISHED, "aino")
    last = shelf.last_open_match()
    assert last is None or found
    for scope in (
        ALL_MATCHES,
        StatisticsScope("bag", level="easy"),
        StatisticsScope(is_assisted=True),
    ):
        assert all(isinstance(point.gained, int) for point in figures.hand_series(scope))
        assert isinstance(figures.totals(scope).gained, int)
        figures.point_distribution(scope)
        assert 0 <= summarize_luck(figures.match_luck(scope)).won_share <= 1
    assert all(isinstance(kind.hand_count, int) for kind in figures.match_categories())
    choices = KeyValueStore(database)
    assert isinstance(choices.load_preferences(), Preferences)
    assert all(isinstance(part, bytes) for part in choices.load_window_state().values())
    rules = PresetTable(database, ignore_key)
    for each in VARIANTS:
        assert all(rules.load(each.key, name) is not None for name in rules.list_names(each.key))
    save_result = ExpertReplay(database).run_step(set_flag())
    assert save_result is None or callable(save_result)
    verdicts = VerdictTable(database)
    assert all(each.cost >= 0 for each in figures.evaluated_decisions())
    assert all(
        verdicts.for_match(number) is not None
        for number in (*verdicts.unevaluated_matches(2), 1, 2)
    )
    exercises = ExerciseTable(database, ignore_key)
    assert all(
        each.result is None or each.result.attempts >= 0 for each in exercises.next_exercises()
    )
    assert exercises.count_due() >= 0
    assert all(
        each.exercise_count >= each.learned_count >= 0
        for each in exercises.learning_progress(ALL_MATCHES).values()
    )
    match = store_random_match(database, "bag")
    assert shelf.load(match) is not None
    shelf.delete(match)


def set_flag() -> Flag:
    flag = Flag()
    flag.set()
    return flag


def check(changes: list[Change]) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)

        opened = open_database(create_altered_file(folder, changes))

        assert opened.status in (OpenStatus.OPENED, OpenStatus.RECOVERED)
        use(opened.database, folder)
        opened.database.close()


@settings(max_examples=25, deadline=None)
@given(st.lists(changes(), min_size=1, max_size=4))
def test_any_value_in_any_row_is_answered(changes: list[Change]) -> None:
    check(changes)


@pytest.mark.slow
@settings(max_examples=800, deadline=None)
@given(st.lists(changes(), min_size=1, max_size=4))
def test_800_values_in_rows_are_answered(changes: list[Change]) -> None:
    check(changes)


def test_a_match_that_was_given_another_id_keeps_it() -> None:
    check([("update or ignore matches set id = ? ", 3)])
