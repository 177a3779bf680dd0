"""What the window is given of the store, whatever the store holds."""

import sqlite3
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest

from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.match_totals import MatchCategory, StatisticsScope
from marjapussi_gui.model.preferences import ALLOWED_VALUES, Preferences, valid_preferences
from marjapussi_gui.ports.match_repository import PAGE_SIZE
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.base_repository import ignore_error
from marjapussi_gui.storage.connection import MAX_VALUE_BYTES
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.database_copies import MANUAL
from marjapussi_gui.storage.errors import DAMAGED, LOCKED, NO_BACKUPS, UNUSABLE
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.settings import KeyValueStore, PresetTable
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from tests.storage.played_matches import load_match, match_summary, store_random_match

UNKNOWN = "a tenth game"


def execute(database: Database, change: str, *values: object) -> None:
    with database.transaction() as connection:
        connection.execute(change, values)


def of_another_version(database: Database) -> int:
    """Keep a match of a game that this version does not know, and return its number."""
    match = store_random_match(database, "bag", hands=99)
    execute(database, "update matches set game = ? where id = ?", UNKNOWN, match)
    execute(
        database,
        "update matches set header = replace(header, '\"bag\"', ?) where id = ?",
        f'"{UNKNOWN}"',
        match,
    )
    return match


# Preferences


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("felt", "nighu"), ("pace", "warp"), ("deck", "three"), ("language", "tlh"), ("chrome", ""),
        ("text", "huge"), ("cards", "tiny"), ("index", "none"), ("back", "x" * 9000),
        ("rest", "NORMAL"), ("click", "eat"), ("sort", "\0"), ("level", "random"),
        ("volume", 10**9), ("volume", -5), ("volume", 101), ("volume", True), ("volume", "70"),
        ("sound", 1), ("hints", "yes"), ("low_first", 0), ("name", 7), ("felt", ["night"]),
        ("unheard of", 5),
    ],
)  # fmt: skip
def test_value_that_is_not_known_falls_back_alone(name: str, value: object) -> None:
    values = {"felt": "night", "name": "Aino", "volume": 40, "sound": False, name: value}

    chosen = valid_preferences(values)

    usual, others = Preferences(), {key: values[key] for key in values if key != name}
    assert getattr(chosen, name, None) == getattr(usual, name, None)
    assert others == {key: getattr(chosen, key) for key in others}


def test_every_preference_except_switches_lists_its_allowed_values() -> None:
    usual = Preferences()
    choices = {each.name for each in fields(usual)} - {"name"}

    assert set(ALLOWED_VALUES) == {
        name for name in choices if not isinstance(getattr(usual, name), bool)
    }
    assert all(getattr(usual, name) in allowed for name, allowed in ALLOWED_VALUES.items())


def test_value_nested_without_end_falls_back_alone(database: Database) -> None:
    for deep in (
        "[" * 100_000,
        "[" * 50_000 + "]" * 50_000,
        '{"a": ' * 50_000 + "1" + "}" * 50_000,
    ):
        text = f'{{"felt": "night", "pace": {deep}, "volume": 40, "deck": {"9" * 6000}}}'
        execute(database, "insert or replace into kept values ('preferences', ?)", text)

        chosen = KeyValueStore(database).load_preferences()

        is_closed = deep.endswith(("]", "}"))
        assert chosen == (Preferences(felt="night", volume=40) if is_closed else Preferences())


def test_window_that_cannot_be_read_stands_where_it_usually_does(database: Database) -> None:
    execute(
        database,
        "insert into kept values ('window', ?)",
        '{"geometry": "AAEC", "nonsense": "ö", "deep": [[[]]], "number": 5}',
    )

    assert KeyValueStore(database).load_window_state() == {"geometry": b"\0\1\2"}


def test_preferences_too_large_to_read_have_their_defaults(tmp_path: Path) -> None:
    file = tmp_path / "marjapussi.db"
    open_database(file).database.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        for key in ("preferences", "window"):
            connection.execute("insert into kept values (?, ?)", (key, " " * 2 * MAX_VALUE_BYTES))

    database = open_database(file).database

    settings = KeyValueStore(database, ignore_error)
    assert settings.load_preferences() == Preferences()
    assert settings.load_window_state() == {}
    database.close()


# Matches


@pytest.mark.parametrize("level", ["unbeatable", "random", "\0"])
def test_unknown_level_loads_as_no_level(
    database: Database, match_table: MatchTable, level: str
) -> None:
    match = store_random_match(database)
    execute(database, "update matches set level = ?, partner_level = ?", level, level)

    kept = match_table.load(match)

    assert kept is not None
    assert ("", "") == (kept.state.level, kept.state.partner_level)
    assert level == match_table.list_summaries()[0].level


@pytest.mark.parametrize(
    "change",
    [
        f"seed = '{'9' * 5000}'", "seed = 'x'", "seed = '-1'", f"seed = '{2**63}'",
        "me = 4", "me = -1", "me = 9223372036854775807",
    ],
)  # fmt: skip
def test_match_with_an_invalid_row_is_listed_and_exported_but_not_played(
    database: Database, match_table: MatchTable, change: str
) -> None:
    match = store_random_match(database)
    text = match_table.export_record(match)
    execute(database, f"update matches set {change}")  # noqa: S608 - from the list above

    assert [match] == [each.id for each in match_table.list_summaries()]
    assert match_table.load(match) is None
    assert text == match_table.export_record(match)


def test_match_with_a_name_that_is_no_text_is_not_played(
    database: Database, match_table: MatchTable
) -> None:
    match = store_random_match(database)
    for column in ("header", "seats"):
        execute(database, f"update matches set {column} = replace({column}, 'Aino 1', '\\ud800')")  # noqa: S608 - from above

    assert match_table.load(match) is None
    assert match_table.list_summaries()[0].player_names == ("Aino 0", "?", "Aino 2", "Aino 3")
    assert r"\ud800" in match_table.export_record(match)


def test_match_of_an_unknown_game_stays_unchanged(
    database: Database, match_table: MatchTable, error_keys: list[str]
) -> None:
    match = of_another_version(database)
    lines = match_table.export_record(match).splitlines()

    known = store_random_match(database, "bag")

    assert [("bag", known), (UNKNOWN, match)] == [
        (each.game, each.id) for each in match_table.list_summaries()
    ]
    assert [match] == [each.id for each in match_table.list_summaries(UNKNOWN)]
    assert match_table.search(UNKNOWN).match_ids == (match,)
    assert match_table.load(match) is None
    assert len(lines) == match_table.list_summaries(UNKNOWN)[0].action_count + 1
    assert f'"game": "{UNKNOWN}"' in lines[0]
    assert error_keys == []


def test_statistics_of_an_unknown_game_count_its_matches(
    database: Database, tmp_path: Path, error_keys: list[str]
) -> None:
    match = of_another_version(database)
    hands = match_summary(MatchTable(database), match).hand_count
    store_random_match(database, "tuppi", hands=1)

    figures = StatisticsQueries(database, BackupFolder(database, tmp_path), error_keys.append)

    kinds = {kind.game: kind for kind in figures.match_categories()}
    assert isinstance(kinds[UNKNOWN], MatchCategory)
    assert (1, hands) == (kinds[UNKNOWN].match_count, kinds[UNKNOWN].hand_count)
    assert kinds[UNKNOWN].options["target"] == 12
    assert (
        hands
        == figures.totals(StatisticsScope(UNKNOWN)).hands
        == len(figures.hand_series(StatisticsScope(UNKNOWN)))
    )
    assert hands + 1 == figures.totals(StatisticsScope()).hands
    assert error_keys == []


@pytest.mark.parametrize("header", ["", "[]", "7", "{}", '{"rules": 7}', '{"rules": [', "[" * 9999])
def test_category_with_unreadable_rules_has_no_options(
    database: Database, tmp_path: Path, error_keys: list[str], header: str
) -> None:
    store_random_match(database)
    execute(database, "update matches set header = ?", header)

    [kind] = StatisticsQueries(
        database, BackupFolder(database, tmp_path), error_keys.append
    ).match_categories()

    assert (kind.game, kind.options) == ("marjapussi", {})
    assert error_keys == []


def test_huge_figures_are_no_hands_of_ours(
    database: Database, tmp_path: Path, error_keys: list[str]
) -> None:
    store_random_match(database, "bag", hands=3)
    execute(database, "update matches set hands = 9223372036854775807")
    figures = StatisticsQueries(database, BackupFolder(database, tmp_path), error_keys.append)
    for column in ("gained", "lost", "marriages", "refused", "porvoo"):
        for value in (2**63 - 1, -(2**63)):
            execute(database, "delete from hands")
            MatchTable(database).load(1)
            execute(database, f"update hands set {column} = ? where number < 2", value)  # noqa: S608 - from above

            assert (
                figures.totals(StatisticsScope()).hands
                == len(figures.hand_series(StatisticsScope()))
                == 1
            )
            assert sum(figures.point_distribution(StatisticsScope()).values()) == 1
    assert len(figures.match_categories()) == 1
    assert error_keys == []


def test_match_that_began_with_huge_numbers_is_summed_up(
    match_table: MatchTable, database: Database, error_keys: list[str]
) -> None:
    text = match_table.export_record(store_random_match(database, hands=1))
    first, _, rest = text.partition("\n")
    huge = first.replace('"dealer"', f'"carry": {10**900}, "dealer"')
    rules = huge.replace('"pip_tie": "nobody"', '"pip_tie": "carry"')
    record = "\n".join((rules.replace('"exact": true', '"exact": false'), rest))

    kept = match_table.import_record(record.encode(), 7)

    assert kept.id > 0
    assert match_table.load(kept.id) is not None
    assert (
        match_table.list_summaries()[0].scores[0] > 10**800
        or match_table.list_summaries()[0].scores[1] > 10**800
    )
    assert error_keys == []


def test_match_that_is_gone_is_neither_taken_nor_summed_up_nor_exported(
    database: Database, match_table: MatchTable
) -> None:
    kept = match_table.load(store_random_match(database))
    assert kept is not None
    match_table.delete(kept.id)

    match_table.update_score(kept, kept.state.record)

    assert match_table.load(kept.id) is None
    assert match_table.export_record(kept.id) == ""
    assert MatchTable(Database.in_memory()).export_record(kept.id) == ""


def test_match_of_a_second_window_is_taken_again_and_never_reaches_the_file(
    tmp_path: Path,
) -> None:
    first = open_database(tmp_path / "marjapussi.db").database
    text = MatchTable(first).export_record(store_random_match(first))
    second, troubles = open_database(tmp_path / "marjapussi.db").database, list[str]()
    shelf = MatchTable(second, troubles.append)

    kept = shelf.import_record(text.encode(), 5)

    taken = shelf.load(kept.id)
    assert taken is not None
    assert kept.state.record.text() == taken.state.record.text()
    assert not shelf.save_pending()
    assert LOCKED == second.error_key
    second.close()
    assert MatchTable(first).count() == 1
    first.close()


def test_list_is_read_page_by_page(database: Database, match_table: MatchTable) -> None:
    match = load_match(database, store_random_match(database)).record
    for seed in range(PAGE_SIZE + 50):
        MatchTable(database).create(MatchState(match, seed, "easy", "expert"))

    first, second = match_table.list_summaries(), match_table.list_summaries(offset=PAGE_SIZE)

    assert (PAGE_SIZE, 51) == (len(first), len(second))
    assert sorted((each.id for each in (*first, *second)), reverse=True) == [
        each.id for each in (*first, *second)
    ]
    assert [first[7]] == list(match_table.list_summaries(offset=7, limit=1))
    assert not MatchTable(Database.in_memory()).list_summaries(offset=3)


def test_unreadable_row_is_reported_and_exported_as_empty(tmp_path: Path) -> None:
    file, troubles = tmp_path / "marjapussi.db", list[str]()
    database = open_database(file).database
    match = store_random_match(database)
    database.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update matches set header = ?", ("x" * 2 * MAX_VALUE_BYTES,))
    database = open_database(file).database
    shelf = MatchTable(database, troubles.append)

    assert shelf.load(match) is None
    assert shelf.export_record(match) == ""

    assert [match] == [each.id for each in shelf.list_summaries()]
    assert [DAMAGED, DAMAGED] == troubles
    database.close()


# House rules


def test_house_rules_that_cannot_be_saved_last_until_exit(tmp_path: Path) -> None:
    first = open_database(tmp_path / "marjapussi.db").database
    PresetTable(first, print).save("bag", "theirs", {"target": 9})
    second, troubles = open_database(tmp_path / "marjapussi.db").database, list[str]()
    rules = PresetTable(second, troubles.append)

    rules.save("bag", "own", {"target": 7})
    rules.delete("bag", "theirs")

    assert ("own",) == rules.list_names("bag")
    assert {"target": 7} == rules.load("bag", "own")
    assert LOCKED == second.error_key
    assert ("theirs",) == PresetTable(first, print).list_names("bag")
    assert troubles == []
    second.close()
    first.close()


def test_house_rules_of_a_closed_store_last_as_long_as_the_program(
    database: Database, error_keys: list[str]
) -> None:
    rules = PresetTable(database, error_keys.append)
    database.close()

    rules.save("bag", "own", {})
    rules.save("bag", "theirs", {"target": 9})
    rules.delete("bag", "theirs")

    assert rules.list_names("bag") == ("own",)
    assert rules.load("bag", "own") == {}
    assert rules.list_names("tuppi") == ()
    assert set(error_keys) == {UNUSABLE}


# Backups


def test_failing_backups_are_reported(database: Database, tmp_path: Path) -> None:
    troubles, folder = list[str](), tmp_path / "backups"
    safe = BackupFolder(database, folder, report_error=troubles.append)
    backup = BackupFolder(database, tmp_path / "others").write(MANUAL)
    folder.write_text("no folder")

    assert not safe.list_backups()
    assert safe.create() is None
    assert not safe.restore(backup)

    assert [NO_BACKUPS] * 3 == troubles


def test_file_that_is_no_backup_is_refused_without_more_words(
    database: Database, tmp_path: Path
) -> None:
    troubles, file = list[str](), tmp_path / "x.db"
    file.write_text("no backup")

    assert not BackupFolder(database, tmp_path, report_error=troubles.append).restore(file)

    assert troubles == []
