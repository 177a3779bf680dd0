"""Tables outlast the program: read back as they were, worked out again where they are damaged."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_gui.bots.equity import match_equity as equity
from marjapussi_gui.bots.equity.match_equity import (
    match_equity,
    set_table_store,
    table_json,
    table_key,
)
from marjapussi_gui.bots.equity.match_equity_table import MatchEquityTable
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import MatchStanding, Seat
from marjapussi_gui.storage.search_table_cache import MAX_TABLES, SearchTableCache

MATCHES = [
    MatchStanding((first, second)) for first in range(0, 12, 3) for second in range(0, 12, 4)
]


@pytest.fixture
def game() -> Game:
    return find_variant("bag").create_game()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    set_table_store(SearchTableCache(tmp_path / "tables"))
    yield tmp_path / "tables"
    set_table_store(None)


def compute_table(game: Game) -> list[tuple[float, ...]]:
    equity._table_cache().clear()
    worth = match_equity(game)
    return [worth(match, Seat(1)) for match in MATCHES]


def test_a_table_is_read_as_it_was_worked_out(
    folder: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = compute_table(game)

    def never(*_: object) -> None:
        raise AssertionError("it was stored")

    monkeypatch.setattr(MatchEquityTable, "_explore", never)

    assert compute_table(game) == first
    assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("damage", ["cut", "emptied", "changed", "mixed up", "no text"])
def test_a_damaged_table_is_worked_out_again_and_replaced(
    folder: Path, game: Game, damage: str
) -> None:
    first = compute_table(game)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    damaged = {
        "cut": whole[: len(whole) // 2],
        "emptied": b"",
        "changed": whole.replace(b"0.5", b"0.4", 1),
        "mixed up": whole.replace(b"[", b"{", 1),
        "no text": b"\xff" + whole,
    }[damage]
    assert damaged != whole
    file.write_bytes(damaged)

    assert compute_table(game) == first
    assert file.read_bytes() == whole


@pytest.mark.parametrize("row", ["[[0, 0], 0, [], [0.5, 0.6]]", '[[0, 0], 0, [], "ab"]', "7"])
def test_a_row_that_makes_no_sense_is_not_believed(folder: Path, game: Game, row: str) -> None:
    first = compute_table(game)
    key = table_key(game)
    SearchTableCache(folder).write(key, table_json(key, {}).replace("[]", f"[{row}]", 1))

    assert compute_table(game) == first


def test_other_rules_have_another_table(folder: Path) -> None:
    games = [find_variant("bag").create_game({"skunk": skunk}) for skunk in (30, 31)]

    assert table_key(games[0]) != table_key(games[1])


def test_a_folder_that_cannot_be_written_to_does_no_harm(tmp_path: Path, game: Game) -> None:
    (tmp_path / "tables").write_text("a file", encoding="utf-8")
    set_table_store(SearchTableCache(tmp_path / "tables"))
    try:
        assert compute_table(game)
    finally:
        set_table_store(None)


def test_the_table_that_was_not_used_for_longest_makes_room(tmp_path: Path) -> None:
    files = SearchTableCache(tmp_path)
    for number in range(MAX_TABLES):
        files.write(str(number), f'{{"key": "{number}"}}')
    for age, path in enumerate(sorted(tmp_path.iterdir(), reverse=True)):
        os.utime(path, (1_000_000 + age, 1_000_000 + age))
    oldest = max(tmp_path.iterdir())

    files.write("new", '{"key": "new"}')

    assert not oldest.exists()
    assert len(list(tmp_path.iterdir())) == MAX_TABLES


def test_tables_that_were_not_used_for_long_make_room(tmp_path: Path) -> None:
    files = SearchTableCache(tmp_path)
    for number in range(MAX_TABLES + 5):
        files.write(str(number), f'{{"key": "{number}"}}')

    assert len(list(tmp_path.iterdir())) == MAX_TABLES
    assert files.read(str(MAX_TABLES + 4)) == {"key": str(MAX_TABLES + 4)}
