"""How the program ends when it is interrupted while it starts.

python -m tests.bench.interrupts [--number 40] [--longest 1.5] [--new KEY]

It starts the window in a folder of its own, interrupts it after delays spread over that many
seconds, and prints every run that did not end in order, and whether the store was still whole.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.system.paths import paths_in_folder
from marjapussi_gui.system.process import INTERRUPTED_STATUS

IN_ORDER = 0, INTERRUPTED_STATUS, -signal.SIGINT
PATIENCE_S = 60.0
OURS = "marjapussi_gui/"  # in a traceback, once our first line has run


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--number", type=int, default=40)
    parser.add_argument("--longest", type=float, default=1.5)
    parser.add_argument("--new", default="")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        delays = [chosen.longest * place / chosen.number for place in range(chosen.number)]
        bad = [delay for delay in delays if not is_in_order(Path(folder), delay, chosen.new)]
        opened = open_database(paths_in_folder(Path(folder)).database)
        print(f"{len(bad)} of {chosen.number} ended out of order; the store is {opened.status!r}")
        opened.database.close()
    sys.exit(bool(bad))


def is_in_order(folder: Path, delay: float, game: str = "") -> bool:
    """Return whether a program ends in order and without a word when it is interrupted."""
    command = [sys.executable, "-m", "marjapussi_gui", "--data-dir", str(folder)]
    command += ["--new", game] if game else []
    with subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    ) as program:
        time.sleep(delay)
        program.send_signal(signal.SIGINT)
        said = program.communicate(timeout=PATIENCE_S)[1].decode()
    if program.returncode in IN_ORDER and not said:
        return True
    if said and OURS not in said:
        print(f"after {delay:.2f} s: Python was still starting")
        return True
    print(f"after {delay:.2f} s: status {program.returncode}\n{said}")
    return False


if __name__ == "__main__":
    main()
