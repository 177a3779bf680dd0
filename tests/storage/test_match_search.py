"""A search through stored matches proceeds in steps, and finds the house rules of a match."""

import pytest

from marjapussi_gui.model.match_state import OPEN, MatchSearchBatch, MatchState
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_queries import MATCHES_PER_SEARCH_STEP
from marjapussi_gui.storage.match_table import MatchTable
from tests.storage.played_matches import load_match, store_random_match


@pytest.fixture
def match_table(database: Database) -> MatchTable:
    troubles: list[str] = []
    return MatchTable(database, troubles.append)


def test_search_finds_all_matches_in_steps(database: Database, match_table: MatchTable) -> None:
    match = load_match(database, store_random_match(database)).record
    for seed in range(2 * MATCHES_PER_SEARCH_STEP):
        MatchTable(database).create(MatchState(match, seed, "easy", "expert"))

    first = match_table.search(status=OPEN, text="aino")
    second = match_table.search(status=OPEN, text="aino", resume_from=first.next_start)
    third = match_table.search(status=OPEN, text="aino", resume_from=second.next_start)

    assert (
        tuple(range(2 * MATCHES_PER_SEARCH_STEP + 1, 0, -1))
        == first.match_ids + second.match_ids + third.match_ids
    )
    assert third.next_start is None
    for nothing in (
        match_table.search("tuppi"),
        match_table.search(status="finished"),
        match_table.search(text="nobody"),
    ):
        assert nothing.match_ids == ()
    assert MatchTable(Database.in_memory()).search() == MatchSearchBatch((), (), None)


def test_game_of_a_match_is_read_with_its_house_rules(
    database: Database, match_table: MatchTable
) -> None:
    match = store_random_match(database)
    game = match_table.game_of_match(match)
    assert game is not None
    assert game.option_values == load_match(database, match).record.header.game.option_values

    with database.transaction() as connection:
        connection.execute("update matches set header = '[]'")

    assert match_table.game_of_match(match) is None
    assert match_table.game_of_match(match + 1) is None
    assert match_table.summary(match + 1) is None
