"""Tests of an installed program, in an empty home folder and without a display."""

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from identity import VERSION

NODES = "20"  # of the search: enough for a test
HARMLESS = "propagateSizeHints"  # printed by Qt's offscreen platform
SMALLEST_PICTURE = 10_000


@dataclass(frozen=True)
class Trial:
    """An installed program, and the empty home folder for its test."""

    program: Path
    home: Path

    def output(self, *arguments: str) -> str:
        """Run a command and return its output; exit if it fails or prints errors."""
        command = (str(self.program), *arguments)
        ran = subprocess.run(
            command,
            capture_output=True,
            text=True,
            env=empty(self.home),
            cwd=self.home,
            check=False,
        )
        complaints = [line for line in ran.stderr.splitlines() if HARMLESS not in line]
        if ran.returncode or complaints:
            sys.exit(f"{' '.join(command)} ended with {ran.returncode}:\n{ran.stderr}")
        return ran.stdout

    def play(self, game: str) -> None:
        """Play a match, evaluate its record and take a picture of the game."""
        began, record = time.monotonic(), self.home / f"{game}.marja"
        level = ("--bots", "strong", "--nodes", NODES, "--seed", "1")
        self.output("play", game, *level, "--out", str(record))
        self.output("judge", str(record))
        self.paint(game)
        print(f"{game}: {time.monotonic() - began:.1f} s", flush=True)

    def paint(self, game: str) -> None:
        """Take a picture of a game."""
        picture = self.home / f"{game}.png"
        self.output("--shot", str(picture), "--game", game, "--moves", "4", "--lang", "fi")
        if picture.stat().st_size < SMALLEST_PICTURE:
            sys.exit(f"the picture of {game} is empty")


def smoke(program: Path) -> None:
    """Test that a program plays, evaluates, paints and saves matches of every game."""
    with TemporaryDirectory() as name:
        trial = Trial(program, Path(name))
        if VERSION not in trial.output("--version"):
            sys.exit(f"that is not version {VERSION}")
        for game in json.loads(trial.output("games", "--json")):
            trial.play(game["game"])
        print(trial.output("smoke"), end="")


def double_click(program: Path) -> None:
    """Test the program that opens a window, which may have no console."""
    with TemporaryDirectory() as name:
        Trial(program, Path(name)).output("smoke")
    print(f"{program.name} plays", flush=True)


def without_console(program: Path) -> None:
    """Test that a program without a console can take a picture."""
    with TemporaryDirectory() as name:
        Trial(program, Path(name)).paint("marjapussi")
    print(f"{program.name} paints", flush=True)


def empty(home: Path) -> dict[str, str]:
    """Return the environment variables of a new user."""
    variables = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    folders = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(home))
    return variables | folders | {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}


def first_paint(program: Path) -> float:
    """Return the seconds until a program has painted its window, the best of three."""
    return min(_one_paint(program) for _ in range(3))


def _one_paint(program: Path) -> float:
    with TemporaryDirectory() as name:
        began, command = time.monotonic(), (str(program), "smoke")
        with subprocess.Popen(command, env=empty(Path(name)), stdout=subprocess.PIPE) as started:
            assert started.stdout
            started.stdout.readline()
            seconds = time.monotonic() - began
            started.stdout.read()
    return seconds
