"""Writes the fixture of the newest schema: ``python -m tests.storage.schema_fixtures``.

Run it once for each schema version; never change its fixture afterwards.
"""

from datetime import UTC, datetime
from pathlib import Path

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.model.new_game import NewGame, RememberedTable
from marjapussi_gui.model.preferences import Person
from marjapussi_gui.model.score_sheet import ScoreSheet
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.hand_table import HandTable
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.migrations import APPLICATION_ID, MIGRATIONS
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.storage.settings import PREFERENCES_KEY, KeyValueStore, PresetTable
from marjapussi_gui.storage.sheet_table import SheetTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.model.sample_verdict import NOTE, PRACTICE_RESULT, REMARK, VERDICT
from tests.storage.played_matches import continued_journal, store_random_match

FIXTURES = Path(__file__).parent / "fixtures"
PERSON = Person(0, "Liisa", "fox", deck="two", hints=True)
TABLE_GAME = NewGame("tuppi", 4, level="easy", names=("", "Liisa", "", ""), people=(0, 1, 0, 0))


def sample_sheet() -> ScoreSheet:
    """Return a score sheet of two hands, with a third one begun."""
    names, game = ("Aino", "Eero", "Saima", "Toivo"), find_variant("tuppi").create_game()
    hands = ({"contest": 0, "tricks-0": 8}, {"contest": 4, "tricks-0": 4})
    header = RecordHeader(game, names, MatchStart(Seat(2)))
    return ScoreSheet(header, hands, {"contest": 1})


def fixture_path(version: int) -> Path:
    return FIXTURES / f"{version}.sql"


def fill(database: Database) -> None:
    matches = MatchTable(database)
    for key, hands in (("marjapussi", 99), ("tuppi", 1), ("bondtolva-two", 1)):
        store_random_match(database, key, seed=hands, hands=hands)
    continued_journal(matches, 2).truncate(20)
    matches.import_record(matches.export_record(1).encode(), 5)
    HandTable(database).save_luck(1, 0, 0.25)
    verdicts = VerdictTable(database)
    verdicts.save(1, 9, VERDICT, 1)
    verdicts.mark_evaluated(1, 1, 0)
    ExerciseTable(database).save_result(1, 9, PRACTICE_RESULT)
    continued_journal(matches, 2).add_remark(REMARK)
    people = PeopleTable(database)
    liisa = people.save(PERSON)
    opened = matches.load(2)
    assert opened is not None
    matches.change_person(opened, Seat(1), 0, liisa.id)
    people.save_table(RememberedTable("Mökillä", TABLE_GAME))
    matches.save_note(2, NOTE)
    SheetTable(database).save(sample_sheet())
    choices = KeyValueStore(database)
    choices.write(PREFERENCES_KEY, {"felt": "night", "low_first": True})
    choices.save_window_state({"geometry": b"\0\1\2"})
    PresetTable(database).save("bag", "Mökillä", {"target": 12})


def main() -> None:
    """Write the fixture of the newest version."""
    database = Database.in_memory(lambda: datetime(2026, 5, 5, 12, tzinfo=UTC))
    fill(database)
    FIXTURES.mkdir(exist_ok=True)
    write(database, fixture_path(len(MIGRATIONS)))
    database.close()


def write(database: Database, file: Path) -> None:
    """Write everything in a database as SQL."""
    with database.reading_connection() as source:
        text = "\n".join(source.iterdump())
    pragmas = (
        f"pragma application_id = {APPLICATION_ID};\npragma user_version = {len(MIGRATIONS)};\n"
    )
    file.write_text(f"{pragmas}{text}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
