"""Tests an installed program, without a display and in an empty home folder."""

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from identity import VERSION

SEARCH_NODES = "20"  # limit for a search; enough for a test
HARMLESS_MESSAGE = "propagateSizeHints"  # Qt's offscreen platform prints this
MIN_PICTURE_BYTES = 10_000


@dataclass(frozen=True)
class InstalledProgram:
    """An installed program, with an empty home folder for its tests."""

    program: Path
    home: Path

    def run(self, *arguments: str) -> str:
        """Run a command and return its output. Exit if it fails or prints errors."""
        command = (str(self.program), *arguments)
        ran = subprocess.run(
            command,
            capture_output=True,
            text=True,
            env=empty_environment(self.home),
            cwd=self.home,
            check=False,
        )
        complaints = [line for line in ran.stderr.splitlines() if HARMLESS_MESSAGE not in line]
        if ran.returncode or complaints:
            sys.exit(f"{' '.join(command)} ended with {ran.returncode}:\n{ran.stderr}")
        return ran.stdout

    def play_match(self, game: str) -> None:
        """Play a match, evaluate its record, and take a screenshot of the game."""
        began, record = time.monotonic(), self.home / f"{game}.marja"
        level = ("--bots", "strong", "--nodes", SEARCH_NODES, "--seed", "1")
        self.run("play", game, *level, "--out", str(record))
        self.run("judge", str(record))
        self.take_picture(game)
        print(f"{game}: {time.monotonic() - began:.1f} s", flush=True)

    def take_picture(self, game: str) -> None:
        """Take a screenshot of a game."""
        picture = self.home / f"{game}.png"
        self.run("--shot", str(picture), "--game", game, "--moves", "4", "--lang", "fi")
        if picture.stat().st_size < MIN_PICTURE_BYTES:
            sys.exit(f"the picture of {game} is empty")


def run_smoke_test(program: Path) -> None:
    """Test that a program can play, evaluate, paint and save matches of every game."""
    with TemporaryDirectory() as name:
        trial = InstalledProgram(program, Path(name))
        if VERSION not in trial.run("--version"):
            sys.exit(f"that is not version {VERSION}")
        for game in json.loads(trial.run("games", "--json")):
            trial.play_match(game["game"])
        print(trial.run("smoke"), end="")


def check_gui_program(program: Path) -> None:
    """Test the program that opens a window. It may have no console."""
    with TemporaryDirectory() as name:
        InstalledProgram(program, Path(name)).run("smoke")
    print(f"{program.name} plays", flush=True)


def check_without_console(program: Path) -> None:
    """Test that a program can take a screenshot without a console."""
    with TemporaryDirectory() as name:
        InstalledProgram(program, Path(name)).take_picture("marjapussi")
    print(f"{program.name} paints", flush=True)


def empty_environment(home: Path) -> dict[str, str]:
    """Return the environment variables of a new user with this home folder."""
    variables = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    folders = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(home))
    return variables | folders | {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}


def measure_first_paint(program: Path) -> float:
    """Return the seconds until a program has painted its window, the best of three."""
    return min(_measure_paint_once(program) for _ in range(3))


def _measure_paint_once(program: Path) -> float:
    with TemporaryDirectory() as name:
        began, command = time.monotonic(), (str(program), "smoke")
        with subprocess.Popen(
            command, env=empty_environment(Path(name)), stdout=subprocess.PIPE
        ) as started:
            assert started.stdout
            started.stdout.readline()
            seconds = time.monotonic() - began
            started.stdout.read()
    return seconds
