"""Tries out an installed program, in an empty home and without a display."""

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from identity import VERSION

NODES = "20"  # of the search: it is to be tried, not to be clever
HARMLESS = "propagateSizeHints"  # what Qt says of a platform without windows
SMALLEST_PICTURE = 10_000


@dataclass(frozen=True)
class Trial:
    """A program, and the empty home in which it is tried."""

    program: Path
    home: Path

    def output(self, *arguments: str) -> str:
        """Return what a command prints; it must succeed and complain of nothing."""
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
        """Play a match, judge its record and take a picture of the game."""
        began, record = time.monotonic(), self.home / f"{game}.marja"
        level = ("--bots", "strong", "--nodes", NODES, "--seed", "1")
        self.output("play", game, *level, "--out", str(record))
        self.output("judge", str(record))
        self.paint(game)
        print(f"{game}: {time.monotonic() - began:.1f} s", flush=True)

    def paint(self, game: str) -> None:
        """Take a picture of a game; nothing is printed."""
        picture = self.home / f"{game}.png"
        self.output("--shot", str(picture), "--game", game, "--moves", "4", "--lang", "fi")
        if picture.stat().st_size < SMALLEST_PICTURE:
            sys.exit(f"the picture of {game} is empty")


def smoke(program: Path) -> None:
    """Play, look, keep and judge with a program."""
    with TemporaryDirectory() as name:
        trial = Trial(program, Path(name))
        if VERSION not in trial.output("--version"):
            sys.exit(f"that is not version {VERSION}")
        for game in json.loads(trial.output("games", "--json")):
            trial.play(game["game"])
        print(trial.output("smoke"), end="")


def double_click(program: Path) -> None:
    """Play with the very file that people start, which may have nowhere to print."""
    with TemporaryDirectory() as name:
        Trial(program, Path(name)).output("smoke")
    print(f"{program.name} plays", flush=True)


def without_console(program: Path) -> None:
    """Have a picture taken by a program that on Windows has nowhere to print."""
    with TemporaryDirectory() as name:
        Trial(program, Path(name)).paint("marjapussi")
    print(f"{program.name} paints", flush=True)


def empty(home: Path) -> dict[str, str]:
    """Return the environment of somebody who has nothing yet."""
    variables = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    folders = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(home))
    return variables | folders | {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}


def first_paint(program: Path) -> float:
    """Return after how many seconds a program has painted its window, when it is warm."""
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
