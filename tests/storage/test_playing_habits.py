"""What the player usually does is learned from matches without help, and can be forgotten."""

from threading import Event as Flag

import pytest

from marjapussi_gui.app.playing_habits_task import PlayingHabitsTask
from marjapussi_gui.model.playing_habits import PlayTrait, TraitSum
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.playing_habits_table import USUAL_PLAY_KEY, PlayingHabitsTable
from marjapussi_gui.storage.settings import KeyValueStore
from tests.storage.played_matches import store_random_match

SUMS = {PlayTrait.HIGH_CARDS: TraitSum(40.0, 36.0)}


def store_finished_match(database: Database, *, is_assisted: bool = False, seed: int = 1) -> int:
    match_id = store_random_match(database, "marjapussi", seed)
    with database.transaction() as connection:
        connection.execute(
            "update matches set status = 'finished', assisted = ? where id = ?",
            (int(is_assisted), match_id),
        )
    return match_id


def learn_everything(database: Database) -> int:
    """Run the task until nothing is left. Return the number of steps."""
    task, steps = PlayingHabitsTask(database), 0
    while (save := task.run_step(Flag())) is not None:
        assert save()
        steps += 1
    return steps


def test_an_old_database_knows_nothing_of_the_player(database: Database) -> None:
    assert PlayingHabitsTable(database).load() == {}
    assert PlayingHabitsTable(database).count_matches() == 0


def test_a_finished_match_without_help_is_counted_once(database: Database) -> None:
    store_random_match(database)  # still open
    store_finished_match(database, is_assisted=True)
    store_finished_match(database, seed=2)

    assert learn_everything(database) == 1
    assert PlayingHabitsTable(database).load()
    assert learn_everything(database) == 0


def test_matches_that_were_deleted_or_got_help_later_no_longer_count(database: Database) -> None:
    table, ids = PlayingHabitsTable(database), [store_finished_match(database) for _ in range(3)]
    for each in ids:
        table.save(each, SUMS)
    assert table.count_matches() == 3
    before = table.load()[PlayTrait.HIGH_CARDS]

    MatchTable(database).delete(ids[0])
    with database.transaction() as connection:
        connection.execute("update matches set assisted = 1 where id = ?", (ids[1],))

    assert table.count_matches() == 1
    assert 0 < table.load()[PlayTrait.HIGH_CARDS] < before


def test_what_was_forgotten_is_not_learned_again(database: Database) -> None:
    store_finished_match(database)
    still_open = store_random_match(database, seed=3)
    learn_everything(database)

    PlayingHabitsTable(database).forget()
    with database.transaction() as connection:
        connection.execute("update matches set status = 'finished' where id = ?", (still_open,))

    assert learn_everything(database) == 0
    assert PlayingHabitsTable(database).load() == {}
    store_finished_match(database, seed=4)
    assert learn_everything(database) == 1


@pytest.mark.parametrize("text", ["", "{", "[]", '{"high": [1]}', '{"high": ["a", 2]}', "7"])
def test_damaged_values_count_as_nothing(text: str, database: Database) -> None:
    match_id = store_finished_match(database)
    KeyValueStore(database).write(USUAL_PLAY_KEY, {str(match_id): text, "forgotten": "x"})

    assert PlayingHabitsTable(database).load() == {}


def test_an_unreadable_match_is_counted_as_nothing(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    match_id = store_finished_match(database)
    with database.transaction() as connection:
        connection.execute("update matches set header = 'nonsense' where id = ?", (match_id,))

    assert learn_everything(database) <= 1
    assert PlayingHabitsTable(database).load() == {}
    caplog.clear()
