"""A search through what is kept goes step by step, and finds the house rules of a match."""

from collections.abc import Iterator

import pytest

from marjapussi_gui.kept.listed import OPEN, Found
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.stored.shelf import STEP, StoredShelf
from marjapussi_gui.ui.basis.shelf import MemoryShelf
from tests.store.tables import loaded, played


@pytest.fixture
def database() -> Iterator[Database]:
    in_memory = Database.in_memory()
    yield in_memory
    in_memory.close()


@pytest.fixture
def shelf(database: Database) -> StoredShelf:
    troubles: list[str] = []
    return StoredShelf(database, troubles.append)


def test_search_finds_all_matches_in_steps(database: Database, shelf: StoredShelf) -> None:
    match = loaded(database, played(database)).record
    for seed in range(2 * STEP):
        Matches(database).begin(Match(match, seed, "easy", "expert"))

    first = shelf.find(status=OPEN, text="aino")
    second = shelf.find(status=OPEN, text="aino", go_on=first.go_on)
    third = shelf.find(status=OPEN, text="aino", go_on=second.go_on)

    assert tuple(range(2 * STEP + 1, 0, -1)) == first.matches + second.matches + third.matches
    assert third.go_on is None
    for nothing in (shelf.find("tuppi"), shelf.find(status="finished"), shelf.find(text="nobody")):
        assert nothing.matches == ()
    assert MemoryShelf().find() == Found((), None)


def test_game_of_a_match_is_read_with_its_house_rules(
    database: Database, shelf: StoredShelf
) -> None:
    match = played(database)
    game = shelf.game(match)
    assert game is not None
    assert game.options == loaded(database, match).record.header.game.options

    with database.change() as connection:
        connection.execute("update matches set header = '[]'")

    assert shelf.game(match) is None
    assert shelf.game(match + 1) is None
    assert shelf.one(match + 1) is None
