"""The smoke command uses the threads of the window and reports their faults in one sentence."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from marjapussi_gui.commands.command import NOT_COMPILED_WARNING

TOP = Path(__file__).parents[2]
BEGIN = """
import sys, threading
from marjapussi_gui.commands.cli import main
from marjapussi_gui.commands import smoke
smoke.TURN_TIMEOUT_MS = 200
"""
NEVER_RUN = "threading.Thread.run = lambda thread: None"
DIE = """
def die(thread):
    raise ProcessLookupError("no such thread")
threading.Thread.run = die
"""
END = "sys.exit(main(['smoke']))"


def run_smoke(home: Path, *lines: str) -> "subprocess.CompletedProcess[str]":
    environment = {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        (sys.executable, "-c", "\n".join((BEGIN, *lines, END))),
        capture_output=True,
        text=True,
        env=os.environ | environment,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("broken", "why"),
    [(NEVER_RUN, ""), (DIE, ": ProcessLookupError: no such thread")],
    ids=["never run", "die"],
)
def test_broken_threads_are_reported_in_a_sentence(tmp_path: Path, broken: str, why: str) -> None:
    ran = run_smoke(tmp_path, broken)

    assert ran.returncode == 1
    assert ran.stdout == "painted\n"
    assert ran.stderr == f"marjapussi: no computer player moved within 200 ms{why}\n"


def test_fault_of_a_player_is_reported_in_a_sentence(tmp_path: Path) -> None:
    levels = "from marjapussi_gui.bots.players import levels"
    broken = "levels.LEVELS = dict.fromkeys(levels.LEVELS, int)"
    ran = run_smoke(tmp_path, "smoke.TURN_TIMEOUT_MS = 5_000", levels, broken)

    assert ran.returncode == 1
    assert "AttributeError: 'int' object has no attribute" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_program_without_a_compiled_search_works_and_says_that_it_is_weaker(tmp_path: Path) -> None:
    not_copied = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(TOP / "marjapussi_gui", tmp_path / "marjapussi_gui", ignore=not_copied)
    (tmp_path / "assets").symlink_to(TOP / "assets")

    ran = subprocess.run(
        (sys.executable, "-P", "-m", "marjapussi_gui", "smoke"),
        capture_output=True,
        text=True,
        env=os.environ | {"HOME": str(tmp_path), "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        check=False,
    )

    lines = [line for line in ran.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (ran.returncode, lines) == (0, [NOT_COMPILED_WARNING])
    assert ran.stdout == "painted\nkept\ntaken in\n"
