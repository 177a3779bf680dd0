"""A program that plays at full speed until it is killed, and tells what it wrote down.

``python -m tests.store.player FILE SEED``: each line of its output is a JSON list, written as
soon as the journal has returned, before the table shows anything.
"""

import json
import os
import sys
from pathlib import Path
from random import Random

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.lines import Entry, entry_line
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.backups import Backups
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.journal import MatchJournal
from marjapussi_gui.store.matches import Loaded, Matches
from marjapussi_gui.store.opening import open_file
from marjapussi_gui.store.places import backups_beside
from tests.store.tables import header, table


def tell(*what: object) -> None:
    os.write(1, f"{json.dumps(what)}\n".encode())


class Told:
    """A journal that tells what was kept, after it was."""

    def __init__(self, journal: MatchJournal) -> None:
        self._journal = journal

    def wrote(self, entry: Entry) -> None:
        self._journal.wrote(entry)
        tell("wrote", self._journal.match, entry_line(entry))

    def cut(self, ply: int) -> None:
        tell("cutting", self._journal.match, ply)
        self._journal.cut(ply)
        tell("cut", self._journal.match, ply)

    def assisted(self) -> None:
        self._journal.assisted()


def play(database: Database, seed: int) -> None:
    """Play the match that lies open, or a new one, and take something back now and then."""
    matches, rng = Matches(database), Random(seed)
    match = matches.last_open()
    if match is None:
        game = rng.choice(VARIANTS).game()
        match = matches.begin(Match(MatchRecord(header(game, seed)), seed, "easy", "expert"))
    loaded = matches.load(match)
    assert isinstance(loaded, Loaded)
    tell("sat", match, loaded.record.text())
    going = table(MatchRecord(loaded.record.header, loaded.record.entries),
                  Told(matches.journal(match)), seed)  # fmt: skip
    going.go_on()
    while not going.state.match.over:
        matches.sum_up(match, going.record)
        if going.may_undo and rng.random() < 0.3:
            going.undo()
        going.deal()
    matches.sum_up(match, going.record)


def main(file: str, seed: str) -> None:
    opened = open_file(Path(file))
    tell("opened", opened.how)
    Backups(opened.database, backups_beside(Path(file))).daily()
    for number in range(10**6):
        play(opened.database, int(seed) + number)


if __name__ == "__main__":
    main(*sys.argv[1:])
