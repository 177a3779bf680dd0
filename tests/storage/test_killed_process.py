"""Killed at any instant, the program finds everything that it had shown."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from time import sleep

import pytest

from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from tests.storage.played_matches import load_match

TOP = Path(__file__).parents[2]


def run_and_kill(file: Path, seed: int, seconds: float, line_count: int) -> Iterator[list[object]]:
    """Let a program print so many lines and play on for a time; kill it and yield its output."""
    command = [sys.executable, "-m", "tests.storage.endless_player", str(file), str(seed)]
    with subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        output = b"".join(islice(player.stdout, line_count))
        sleep(seconds)
        player.kill()
        output += player.stdout.read()
    for line in output.splitlines(keepends=True):
        if line.endswith(b"\n"):
            yield json.loads(line)


class Expected:
    """The expected records, and the change in progress to the last."""

    def __init__(self) -> None:
        self.records: dict[int, list[str]] = {}
        self.last = 0
        self.cutting: int | None = None

    def hear(self, news: list[object]) -> None:
        match news:
            case ["opened", how]:
                assert how in (OpenStatus.CREATED, OpenStatus.OPENED)
            case ["sat", int(number), str(text)]:
                assert text.splitlines() == self.records.setdefault(number, text.splitlines())
                self.last, self.cutting = number, None
            case ["wrote", int(number), str(line)]:
                self.records[number].append(line)
            case ["cutting", _, int(ply)]:
                self.cutting = ply
            case ["cut", int(number), int(ply)]:
                del self.records[number][ply + 1 :]
                self.cutting = None

    def meet(self, database: Database) -> None:
        """Check all reported entries, and take over later changes."""
        matches = MatchTable(database)
        for number, lines in self.records.items():
            found = load_match(database, number).record.text().splitlines()
            if number == self.last:
                assert self._is_one_step_from(lines, found)
                self.records[number] = found
            assert self.records[number] == found
        for listed in matches.list_summaries():
            if listed.id not in self.records:
                assert listed.action_count <= 1  # begun, and not yet told of
                self.records[listed.id] = matches.export_record(listed.id).splitlines()

    def _is_one_step_from(self, lines: list[str], found: list[str]) -> bool:
        if self.cutting is not None and found == lines[: self.cutting + 1]:
            return True
        return found in (lines, [*lines, *found[-1:]])


def run(file: Path, times: int, seed: int) -> int:
    """Play and kill repeatedly with the same file; return the number of reported actions."""
    rng, expected, actions = Random(seed), Expected(), 0
    for number in range(times):
        from_start = rng.random() < 0.3
        seconds = rng.uniform(0, 0.8 if from_start else 0.02)
        line_count = 0 if from_start else rng.randrange(1, 200)
        for line in run_and_kill(file, seed + number, seconds, line_count):
            expected.hear(line)
            actions += 1
        opened = open_database(file)
        assert opened.status in (OpenStatus.CREATED, OpenStatus.OPENED)
        expected.meet(opened.database)
        assert opened.database.query("pragma integrity_check")[0][0] == "ok"
        opened.database.close()
    return actions


def test_everything_shown_is_there_after_a_kill(file: Path) -> None:
    assert run(file, 6, seed=1) > 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 16_000, 1000))
def test_everything_shown_is_there_after_300_kills(file: Path, seed: int) -> None:
    assert run(file, 20, seed) > 500
