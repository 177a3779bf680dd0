"""An environment of Python, made and filled step by step; each step leaves a stamp of its own."""

import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

WINDOWS = os.name == "nt"
BIN, ENDING = ("Scripts", ".exe") if WINDOWS else ("bin", "")

# Old Pythons have no tomllib, and what Debian calls Python has no ensurepip: they tell nothing.
ASKED = "import ensurepip, sys, tomllib; print(sys.version, sys.base_prefix, sep=chr(10))"
# Nothing is compiled that may never be imported.
QUIETLY = ("--quiet", "--no-input", "--disable-pip-version-check", "--no-compile")


@dataclass(frozen=True)
class Environment:
    """A folder with a Python and what is installed for it."""

    folder: Path
    maker: str = sys.executable

    def tool(self, name: str) -> str:
        """Return the path of a program in it."""
        return str(self.folder / BIN / f"{name}{ENDING}")

    def make(self) -> None:
        """Make it, empty."""
        command = (self.maker, "-m", "venv", "--clear", str(self.folder))
        self.once("made-by", (self._made_by(),), *command)

    def is_made(self) -> bool:
        """Tell whether it is there, and by the Python that would make it now."""
        return self._is_done("made-by", (self._made_by(),))

    def install(self, step: str, values: tuple[str, ...], *what: str) -> bool:
        """Install packages as a step; return whether it was yet to be done."""
        return self.once(step, values, self.tool("python"), "-m", "pip", "install", *QUIETLY, *what)

    def once(self, step: str, values: tuple[str, ...], *command: str) -> bool:
        """Run a step, unless it ran to its end for one of the values; the last is that of today.

        Return whether it was run.
        """
        if self._is_done(step, values):
            return False
        stamp = self.folder / step
        stamp.unlink(missing_ok=True)
        say(*command)
        run(*command)
        stamp.write_text(values[-1], "utf-8")
        return True

    def _is_done(self, step: str, values: tuple[str, ...]) -> bool:
        stamp = self.folder / step
        stands = Path(self.tool("python")).exists()
        return stands and stamp.is_file() and stamp.read_text("utf-8") in values

    def _made_by(self) -> str:
        """Return what it depends on: its Python and, as it holds full paths, where it is."""
        return f"{known(self.maker)}{self.folder.parent}\n"


def known(python: str) -> str:
    """Return which Python that is; nothing where it cannot make an environment of ours."""
    if python == sys.executable:
        return f"{sys.version}\n{sys.base_prefix}\n"
    try:
        answer = subprocess.run((python, "-c", ASKED), capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout


def run(*command: str, **environment: str) -> None:
    """Run a program; where it fails, end with its status."""
    status = subprocess.run(command, env=os.environ | environment, check=False).returncode
    if status:
        sys.exit(status if status > 0 else 128 - status)  # a signal's number, as a shell tells it


def say(*words: str) -> None:
    """Print a heading."""
    print("==", shlex.join(words), flush=True)
