"""A virtual environment, set up in steps; a stamp file records each finished step."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

WINDOWS = os.name == "nt"
BIN, ENDING = ("Scripts", ".exe") if WINDOWS else ("bin", "")

# Old Pythons have no tomllib, and Debian's python3 has no ensurepip: they print nothing.
ASKED = "import ensurepip, sys, tomllib; print(sys.version, sys.base_prefix, sep=chr(10))"
# Without bytecode for modules that may never be imported.
PLAINLY = ("--no-input", "--disable-pip-version-check", "--no-compile", "--progress-bar", "off")

# Lines of pip's output, and the messages shown for them.
DOWNLOADS = re.compile(r"\s*Downloading (?P<name>[\w.]+?)-\d\S* \((?P<size>[\d.]+ \w+)\)")
STEPS = {
    "Installing build dependencies": "Fetching what compiles the search of the computer players",
    "Building editable for marjapussi": "Compiling the search; this takes a minute or two",
    "Installing collected packages": "Installing what was fetched",
}
PURPOSES = {
    "pyside6_essentials": "the window",
    "shiboken6": "the window",
    "fontpkg_lato": "type",
    "fontpkg_noto_sans_devanagari": "type",
    "fsrs": "when exercises are asked again",
    "miniaudio": "sound",
    "cffi": "sound",
    "platformdirs": "where matches are saved",
}


@dataclass(frozen=True)
class Environment:
    """A virtual environment in a folder."""

    folder: Path
    maker: str = sys.executable

    def tool(self, name: str) -> str:
        """Return the path of a program in the environment."""
        return str(self.folder / BIN / f"{name}{ENDING}")

    def make(self) -> None:
        """Create the environment, empty."""
        command = (self.maker, "-m", "venv", "--clear", str(self.folder))
        self.once("made-by", (self._made_by(),), *command)

    def is_made(self) -> bool:
        """Return whether it exists and was created by the current Python."""
        return self._is_done("made-by", (self._made_by(),))

    def install(self, step: str, values: tuple[str, ...], *what: str) -> bool:
        """Install packages as a step; return whether it had to be run."""
        command = (self.tool("python"), "-m", "pip", "install", *PLAINLY, *what)
        return self.once(step, values, *command, show=progress)

    def once(
        self,
        step: str,
        values: tuple[str, ...],
        *command: str,
        show: Callable[[str], str] | None = None,
    ) -> bool:
        """Run a step unless its stamp has one of the values; the last value becomes the new stamp.

        Return whether it was run. With to_message, only its messages for output lines are printed.
        """
        if self._is_done(step, values):
            return False
        stamp = self.folder / step
        stamp.unlink(missing_ok=True)
        say(*command)
        if show is None:
            run(*command)
        else:
            run_showing(show, *command)
        stamp.write_text(values[-1], "utf-8")
        return True

    def _is_done(self, step: str, values: tuple[str, ...]) -> bool:
        stamp = self.folder / step
        exists = Path(self.tool("python")).exists()
        return exists and stamp.is_file() and stamp.read_text("utf-8") in values

    def _made_by(self) -> str:
        """Return the Python that creates it, and its folder, as it contains full paths."""
        return f"{known(self.maker)}{self.folder.parent}\n"


def known(python: str) -> str:
    """Return version and prefix of a Python, or an empty string if it is unsuitable."""
    if python == sys.executable:
        return f"{sys.version}\n{sys.base_prefix}\n"
    try:
        answer = subprocess.run((python, "-c", ASKED), capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return answer.stdout


def progress(line: str) -> str:
    """Return the message for a line of pip's output, or an empty string."""
    if download := DOWNLOADS.match(line):
        purpose = PURPOSES.get(download["name"].casefold())
        return (
            f"Fetching {download['name']} ({download['size']}{f', {purpose}' if purpose else ''})"
        )
    return next((step for begins, step in STEPS.items() if line.lstrip().startswith(begins)), "")


def run_showing(show: Callable[[str], str], *command: str) -> None:
    """Run a program and print messages for its output; exit if it fails."""
    shown = ""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, errors="replace") as process:
        for line in process.stdout or ():
            if (text := show(line)) and text != shown:
                shown = text
                print("  ", text, flush=True)
    if process.returncode:
        end_with(process.returncode)


def run(*command: str, **environment: str) -> None:
    """Run a program; exit with its status if it fails."""
    status = subprocess.run(command, env=os.environ | environment, check=False).returncode
    if status:
        end_with(status)


def end_with(status: int) -> NoReturn:
    """Exit with the status of a program, converting signals as a shell does."""
    sys.exit(status if status > 0 else 128 - status)


def say(*words: str) -> None:
    """Print a heading."""
    print("==", shlex.join(words), flush=True)
