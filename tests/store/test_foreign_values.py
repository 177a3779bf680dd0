"""Any value that a row can have: the store answers, or says in one word why it cannot."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event as Flag

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.expert_results import ExpertResults
from marjapussi_gui.kept.figures import EVERYTHING, Scope
from marjapussi_gui.kept.listed import FINISHED
from marjapussi_gui.kept.luck import luck
from marjapussi_gui.store.backups import Backups
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.exercises import Exercises
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.store.migrations import MIGRATIONS
from marjapussi_gui.store.opening import How, open_file
from marjapussi_gui.store.preferences import Choices, StoredPresets
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.stored.choices import StoredRules, kept_preferences, kept_window_parts
from marjapussi_gui.stored.figures import StoredFigures
from marjapussi_gui.stored.learning import StoredExercises
from marjapussi_gui.stored.shelf import StoredShelf
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.ui.basis.preferences import Preferences
from tests.kept.verdicts import PRACTISED, VERDICT
from tests.store.tables import played

GAMES = ("bag", "marriage")
ROWS = {
    "matches": ("", "where id = 1", "where id = 2"),
    "log": ("", "where match = 1", "where number = 1"),
    "hands": ("", "where match = 1"),
    "verdicts": ("", "where match = 1"),
    "judged": ("", "where match = 1"),
    "practised": ("", "where match = 1"),
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
        database = open_file(file).database
        for seed, key in enumerate(GAMES):
            played(database, key, seed, hands=1)
        Matches(database).journal(1).cut(30)
        Verdicts(database).note(1, 9, VERDICT, 1)
        Verdicts(database).settle(1, 1, 30)
        Exercises(database).note(1, 9, PRACTISED)
        Choices(database).keep_preferences({"felt": "night", "volume": 30, "name": "Aino"})
        Choices(database).keep_window({"geometry": b"\0\1"})
        StoredPresets(database).write("bag", "own", {"target": 9})
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


def altered(folder: Path, changes: list[Change]) -> Path:
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


def tell(_key: str) -> None:
    pass


def use(database: Database, folder: Path) -> None:
    """Do with a store whatever the window does with it."""
    shelf = StoredShelf(database, tell)
    figures = StoredFigures(database, Backups(database, folder / "backups"), tell)
    for listed in shelf.rows():
        assert shelf.rows(status=listed.status)
        kept = shelf.take(listed.id)
        shelf.export(listed.id)
        if kept is not None:
            assert kept.match.level in ("", "easy", "normal", "strong", "expert")
            shelf.hand_over(kept, kept.match.record)
            kept.journal.assisted()
            kept.journal.cut(3)
    found = shelf.find().matches
    assert len(found) >= len(shelf.rows(limit=2, offset=1))
    for match in found:
        shelf.one(match)
        shelf.game(match)
    shelf.rows("bag", FINISHED, "aino")
    last = shelf.last_open()
    assert last is None or found
    for scope in (EVERYTHING, Scope("bag", level="easy"), Scope(is_assisted=True)):
        assert all(isinstance(point.gained, int) for point in figures.series(scope))
        assert isinstance(figures.totals(scope).skill, int)
        figures.distribution(scope)
        assert 0 <= luck(figures.outcomes(scope)).won <= 1
    assert all(isinstance(kind.hands, int) for kind in figures.kinds())
    choices = Choices(database)
    assert isinstance(kept_preferences(choices), Preferences)
    assert all(isinstance(part, bytes) for part in kept_window_parts(choices).values())
    rules = StoredRules(database, tell)
    for each in VARIANTS:
        assert all(rules.read(each.key, name) is not None for name in rules.names(each.key))
    compared = ExpertResults(database, ImmediateRunner())._compared(stopped())
    assert compared is None or isinstance(compared[1].difference, int)
    verdicts = Verdicts(database)
    assert all(each.cost >= 0 for each in verdicts.decided())
    assert all(verdicts.of(number) is not None for number in (*verdicts.waiting(2), 1, 2))
    exercises = StoredExercises(database, tell)
    assert all(each.practised is None or each.practised.tries >= 0 for each in exercises.due())
    assert exercises.number_due() >= 0
    assert all(each.exercises >= each.known >= 0 for each in exercises.learned(EVERYTHING).values())
    match = played(database, "bag")
    assert shelf.take(match) is not None
    shelf.delete(match)


def stopped() -> Flag:
    flag = Flag()
    flag.set()
    return flag


def check(changes: list[Change]) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)

        opened = open_file(altered(folder, changes))

        assert opened.how in (How.OPENED, How.RECOVERED)
        use(opened.database, folder)
        opened.database.close()


@settings(max_examples=50, deadline=None)
@given(st.lists(changes(), min_size=1, max_size=4))
def test_any_value_in_any_row_is_answered(changes: list[Change]) -> None:
    check(changes)


@pytest.mark.slow
@settings(max_examples=800, deadline=None)
@given(st.lists(changes(), min_size=1, max_size=4))
def test_800_values_in_rows_are_answered(changes: list[Change]) -> None:
    check(changes)
