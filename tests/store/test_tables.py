"""Tables outlast the program: read back as they were, worked out again where they are damaged."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_gui.bots import chances
from marjapussi_gui.bots.chances import as_text, by_match, key_of, use_store
from marjapussi_gui.bots.standings import Standings
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import Seat, Standing
from marjapussi_gui.store.tables import MOST_TABLES, TableFiles

MATCHES = [Standing((first, second)) for first in range(0, 12, 3) for second in range(0, 12, 4)]


@pytest.fixture
def game() -> Game:
    return variant("bag").game()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    use_store(TableFiles(tmp_path / "tables"))
    yield tmp_path / "tables"
    use_store(None)


def worked_out(game: Game) -> list[tuple[float, ...]]:
    """Return chances as a program does that was just started."""
    chances._tables().clear()
    worth = by_match(game)
    return [worth(match, Seat(1)) for match in MATCHES]


def test_a_table_is_read_as_it_was_worked_out(
    folder: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = worked_out(game)

    def never(*_: object) -> None:
        raise AssertionError("it was stored")

    monkeypatch.setattr(Standings, "_explored", never)

    assert worked_out(game) == first
    assert len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("damage", ["cut", "emptied", "changed", "mixed up", "no text"])
def test_a_damaged_table_is_worked_out_again_and_replaced(
    folder: Path, game: Game, damage: str
) -> None:
    first = worked_out(game)
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

    assert worked_out(game) == first
    assert file.read_bytes() == whole


@pytest.mark.parametrize("row", ["[[0, 0], 0, [], [0.5, 0.6]]", '[[0, 0], 0, [], "ab"]', "7"])
def test_a_row_that_makes_no_sense_is_not_believed(folder: Path, game: Game, row: str) -> None:
    first = worked_out(game)
    key = key_of(game)
    TableFiles(folder).write(key, as_text(key, {}).replace("[]", f"[{row}]", 1))

    assert worked_out(game) == first


def test_other_rules_have_another_table(folder: Path) -> None:
    games = [variant("bag").game({"skunk": skunk}) for skunk in (30, 31)]

    assert key_of(games[0]) != key_of(games[1])


def test_a_folder_that_cannot_be_written_to_does_no_harm(tmp_path: Path, game: Game) -> None:
    (tmp_path / "tables").write_text("a file", encoding="utf-8")
    use_store(TableFiles(tmp_path / "tables"))
    try:
        assert worked_out(game)
    finally:
        use_store(None)


def test_tables_that_were_not_used_for_long_make_room(tmp_path: Path) -> None:
    files = TableFiles(tmp_path)
    for number in range(MOST_TABLES + 5):
        files.write(str(number), f'{{"key": "{number}"}}')

    assert len(list(tmp_path.iterdir())) == MOST_TABLES
    assert files.read(str(MOST_TABLES + 4)) == {"key": str(MOST_TABLES + 4)}
