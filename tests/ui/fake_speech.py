"""A fake speech program on the PATH that records its calls."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PySide6.QtTest import QTest

PATIENCE_S = 20.0
SpokenCalls = Callable[
    [], list[list[str]]
]  # how it was started so far: its arguments, and the pipe
# Notes its arguments and what comes through the pipe; then speaks as long as the sentence asks for
FAKE = """#!{python} -S
import json, sys, time
heard = sys.argv[1:] if "-f" not in sys.argv else [*sys.argv[1:], sys.stdin.read()]
with open({heard!r}, "a", encoding="utf-8") as file:
    file.write(json.dumps(heard) + "\\n")
time.sleep(60 if "long" in heard[-1] else 0)
sys.exit(3 if "fail" in heard[-1] else 0)
"""


def install_voice(folder: Path) -> SpokenCalls:
    """Install a fake speech program in a folder; return a function that lists its calls."""
    file = folder / "heard"
    for name in ("spd-say", "say"):
        program = folder / name
        program.write_text(FAKE.format(python=sys.executable, heard=str(file)), encoding="utf-8")
        program.chmod(0o755)

    def lines() -> list[list[str]]:
        text = file.read_text("utf-8") if file.exists() else ""
        return [json.loads(line) for line in text.splitlines()]

    return lines


def wait_until(is_so: Callable[[], bool]) -> None:
    """Go on until it is so."""
    until = monotonic() + PATIENCE_S
    while not is_so() and monotonic() < until:
        QTest.qWait(5)
    assert is_so()
