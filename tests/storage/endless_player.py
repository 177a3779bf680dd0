"""Play at full speed until killed, and report each journal entry.

``python -m tests.storage.endless_player FILE SEED`` prints one JSON list a line, as soon as the
journal has returned and before the table shows anything.
"""

import json
import os
import sys
from pathlib import Path
from random import Random

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry, entry_line
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.remark import Remark
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_journal import MatchJournal
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.system.paths import backup_folder_for
from tests.storage.played_matches import random_session, record_header


def report(*what: object) -> None:
    os.write(1, f"{json.dumps(what)}\n".encode())


class ReportingJournal:
    """A journal that reports each entry after writing it."""

    def __init__(self, journal: MatchJournal) -> None:
        self._journal = journal

    def append(self, entry: RecordEntry) -> None:
        self._journal.append(entry)
        report("wrote", self._journal.match_id, entry_line(entry))

    def truncate(self, ply: int) -> None:
        report("cutting", self._journal.match_id, ply)
        self._journal.truncate(ply)
        report("cut", self._journal.match_id, ply)

    def mark_assisted(self, seat: Seat | None = None) -> None:
        self._journal.mark_assisted(seat)

    def add_remark(self, remark: Remark) -> None:
        self._journal.add_remark(remark)


def play(database: Database, seed: int) -> None:
    """Play the open match or a new one, with an undo now and then."""
    matches, rng = MatchTable(database), Random(seed)
    number = matches.last_open_match()
    if number is None:
        game = rng.choice(VARIANTS).create_game()
        state = MatchState(MatchRecord(record_header(game, seed)), seed, "easy", "expert")
        number = matches.create(state).id
    match = matches.load(number)
    assert match is not None
    record = match.state.record
    report("sat", number, record.text())
    assert isinstance(match.journal, MatchJournal)
    going = random_session(
        MatchRecord(record.header, record.entries), ReportingJournal(match.journal), seed
    )
    going.resume()
    while not going.state.match.is_over:
        matches.update_score(match, going.record)
        if going.can_undo and rng.random() < 0.3:
            going.undo()
        going.deal_next_hand()
    matches.update_score(match, going.record)


def main(file: str, seed: str) -> None:
    opened = open_database(Path(file))
    report("opened", opened.status)
    BackupFolder(opened.database, backup_folder_for(Path(file))).create_daily()
    for number in range(10**6):
        play(opened.database, int(seed) + number)


if __name__ == "__main__":
    main(*sys.argv[1:])
