import pytest

from marjapussi_gui.ports.repositories import PresetRepository
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.settings import PREFERENCES_KEY, KeyValueStore, PresetTable


def test_preferences_round_trip_through_the_store(database: Database) -> None:
    choices = KeyValueStore(database)
    assert choices.read(PREFERENCES_KEY) == {}

    choices.write(PREFERENCES_KEY, {"felt": "moss", "hints": False})
    choices.write(PREFERENCES_KEY, {"felt": "night", "hints": True, "volume": 7})

    assert {"felt": "night", "hints": True, "volume": 7} == choices.read(PREFERENCES_KEY)


def test_window_state_is_stored_unchanged(database: Database) -> None:
    parts = {"geometry": bytes(range(256)), "state": b""}

    KeyValueStore(database).save_window_state(parts)

    assert parts == KeyValueStore(database).load_window_state()


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"a": [1]}', '{"a": null, "b": 1.5}'])
def test_unreadable_values_count_as_missing(database: Database, text: str) -> None:
    with database.transaction() as connection:
        for key in ("preferences", "window"):
            connection.execute("insert into kept values (?, ?)", (key, text))

    assert KeyValueStore(database).read(PREFERENCES_KEY) == {}
    assert KeyValueStore(database).load_window_state() == {}


def test_window_state_that_is_not_base64_counts_as_missing(database: Database) -> None:
    KeyValueStore(database).write("window", {"geometry": "ö"})

    assert KeyValueStore(database).load_window_state() == {}


def test_presets_are_stored_by_game_and_name(database: Database) -> None:
    presets: PresetRepository = PresetTable(database)

    presets.save("bag", "mökki", {"target": 12})
    presets.save("bag", "Aitta", {"target": 7})
    presets.save("bag", "mökki", {"target": 10, "porvoo": True})
    presets.save("other", "mökki", {})

    assert ("Aitta", "mökki") == presets.list_names("bag")
    assert {"target": 10, "porvoo": True} == dict(presets.load("bag", "mökki"))
    presets.delete("bag", "mökki")
    assert ("Aitta",) == presets.list_names("bag")
    for forget in (presets.load, presets.delete):
        with pytest.raises(KeyError):
            forget("bag", "mökki")
    assert {} == presets.load("other", "mökki")
