import pytest

from marjapussi_gui.store.database import Database
from marjapussi_gui.store.preferences import Choices, StoredPresets
from marjapussi_gui.ui.basis.own_presets import MemoryPresets, OwnPresets


def test_preferences_are_read_as_they_were_kept(database: Database) -> None:
    choices = Choices(database)
    assert choices.preferences() == {}

    choices.keep_preferences({"felt": "moss", "hints": False})
    choices.keep_preferences({"felt": "night", "hints": True, "volume": 7})

    assert {"felt": "night", "hints": True, "volume": 7} == choices.preferences()


def test_window_is_kept_byte_by_byte(database: Database) -> None:
    parts = {"geometry": bytes(range(256)), "state": b""}

    Choices(database).keep_window(parts)

    assert parts == Choices(database).window()


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"a": [1]}', '{"a": null, "b": 1.5}'])
def test_what_cannot_be_read_was_never_kept(database: Database, text: str) -> None:
    with database.change() as connection:
        for key in ("preferences", "window"):
            connection.execute("insert into kept values (?, ?)", (key, text))

    assert Choices(database).preferences() == {}
    assert Choices(database).window() == {}


def test_window_that_is_no_base64_was_never_kept(database: Database) -> None:
    Choices(database).write("window", {"geometry": "ö"})

    assert Choices(database).window() == {}


@pytest.mark.parametrize("kind", [MemoryPresets, StoredPresets])
def test_presets_are_kept_by_game_and_name(database: Database, kind: type[object]) -> None:
    presets: OwnPresets = StoredPresets(database) if kind is StoredPresets else MemoryPresets()

    presets.write("bag", "mökki", {"target": 12})
    presets.write("bag", "Aitta", {"target": 7})
    presets.write("bag", "mökki", {"target": 10, "porvoo": True})
    presets.write("other", "mökki", {})

    assert ("Aitta", "mökki") == presets.names("bag")
    assert {"target": 10, "porvoo": True} == dict(presets.read("bag", "mökki"))
    presets.delete("bag", "mökki")
    assert ("Aitta",) == presets.names("bag")
    for forget in (presets.read, presets.delete):
        with pytest.raises(KeyError):
            forget("bag", "mökki")
    assert {} == presets.read("other", "mökki")
