"""An interrupt ends the program without a word at any moment, also while it is imported."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")

# Starts the program as its console script does, and interrupts it when a module is looked for
INTERRUPTED = """
import os, signal, sys

class Interrupting:
    def find_spec(self, name, path, target=None):
        if name == wanted:
            os.kill(os.getpid(), signal.SIGINT)

wanted = sys.argv.pop(1)
sys.argv[0] = "marjapussi"
from marjapussi_gui.__main__ import main
sys.meta_path.insert(0, Interrupting())
sys.exit(main())
"""
# The same when the interpreter has come to an end
AFTERWARDS = """
import atexit, os, signal, sys

sys.argv = ["marjapussi", "games", "--json"]
from marjapussi_gui.__main__ import main
atexit.register(os.kill, os.getpid(), signal.SIGINT)
sys.exit(main())
"""


def run_python(*arguments: str, **environment: str) -> tuple[int, bytes, bytes]:
    done = subprocess.run(
        [sys.executable, "-c", *arguments],
        capture_output=True,
        env=os.environ | environment,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    "module",
    [
        "multiprocessing",
        "marjapussi_gui.system.display",
        "marjapussi_gui.commands.cli",
        "argparse",
        "dataclasses",
        "marjapussi_gui.engine.cards",
        "marjapussi_gui.engine.games.tuppi",
        "marjapussi_gui.bots.kernel.double_dummy_solver",
        "marjapussi_gui.commands.duel",
    ],
)
def test_while_a_command_is_imported(module: str) -> None:
    status, out, err = run_python(INTERRUPTED, module, "duel", *DUEL)

    assert (130, b"", b"") == (status, out, err)


DUEL = ("bag", "--a", "random", "--b", "random", "--deals", "99999", "--jobs", "2")


@pytest.mark.parametrize(
    "module",
    ["PySide6", "marjapussi_gui.system.qt_platforms", "marjapussi_gui.ui.window.main_window"],
)
@pytest.mark.parametrize("arguments", [(), ("--new", "bag")], ids=["alone", "with arguments"])
def test_while_the_window_is_imported(module: str, arguments: Sequence[str]) -> None:
    status, out, err = run_python(INTERRUPTED, module, *arguments, QT_QPA_PLATFORM="offscreen")

    assert (130, b"", b"") == (status, out, err)


def test_an_interrupt_after_the_output_is_ignored() -> None:
    status, out, err = run_python(AFTERWARDS)

    assert (0, b"") == (status, err)
    assert out.endswith(b"]\n")


def test_ignored_interrupts_stay_ignored() -> None:
    deaf = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"

    status, out, err = run_python(deaf + INTERRUPTED, "marjapussi_gui.engine.cards", "games")

    assert (0, b"") == (status, err)
    assert out.startswith(b"marjapussi: ")
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
