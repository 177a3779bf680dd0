"""Writes the fixture of the newest schema: ``python -m tests.store.make_fixture``.

To be run once, when a version is made; its fixture is then kept as it is, for ever.
"""

from datetime import UTC, datetime
from pathlib import Path

from marjapussi_gui.store.database import Database
from marjapussi_gui.store.exercises import Exercises
from marjapussi_gui.store.hands import Hands
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.store.migrations import APPLICATION, MIGRATIONS
from marjapussi_gui.store.preferences import Choices, StoredPresets
from marjapussi_gui.store.verdicts import Verdicts
from tests.kept.verdicts import PRACTISED, VERDICT
from tests.store.tables import played

FIXTURES = Path(__file__).parent / "fixtures"


def fixture(version: int) -> Path:
    return FIXTURES / f"{version}.sql"


def fill(database: Database) -> None:
    """Keep something of everything."""
    matches = Matches(database)
    for key, hands in (("marjapussi", 99), ("tuppi", 1), ("bondtolva-two", 1)):
        played(database, key, seed=hands, hands=hands)
    matches.journal(2).cut(20)
    matches.import_record(matches.export(1).encode(), 5)
    Hands(database).note_expert(1, 0, 3, 0.25)
    verdicts = Verdicts(database)
    verdicts.note(1, 9, VERDICT, 1)
    verdicts.settle(1, 1, 0)
    Exercises(database).note(1, 9, PRACTISED)
    choices = Choices(database)
    choices.keep_preferences({"felt": "night", "low_first": True})
    choices.keep_window({"geometry": b"\0\1\2"})
    StoredPresets(database).write("bag", "Mökillä", {"target": 12})


def main() -> None:
    """Write the fixture of the newest version."""
    database = Database.in_memory(lambda: datetime(2026, 5, 5, 12, tzinfo=UTC))
    fill(database)
    FIXTURES.mkdir(exist_ok=True)
    write(database, fixture(len(MIGRATIONS)))
    database.close()


def write(database: Database, file: Path) -> None:
    """Write everything in a database as SQL."""
    with database.source() as source:
        text = "\n".join(source.iterdump())
    pragmas = f"pragma application_id = {APPLICATION};\npragma user_version = {len(MIGRATIONS)};\n"
    file.write_text(f"{pragmas}{text}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
