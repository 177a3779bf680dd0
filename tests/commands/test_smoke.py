"""smoke: what works where it is installed, the threads of the window included."""

import os
import subprocess
import sys

# Runs smoke where no thread can do its work, as where its priority could not be set
STOPPED = """
import sys, threading
from marjapussi_gui.commands import smoke
from marjapussi_gui.cli import main

smoke.PATIENCE_S = 0.5
threading.Thread.start = lambda self: None
sys.exit(main(["smoke"]))
"""


def ran(*arguments: str) -> tuple[int, list[str], str]:
    done = subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )
    return done.returncode, done.stdout.splitlines(), done.stderr


def test_what_is_installed_works() -> None:
    assert (0, ["painted", "kept", "taken in"], "") == ran("-m", "marjapussi_gui", "smoke")


def test_players_that_do_not_move_are_noticed() -> None:
    status, out, err = ran("-c", STOPPED)

    assert (1, ["painted"]) == (status, out)
    assert "marjapussi: the computer players do not move\n" in err
