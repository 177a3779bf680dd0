"""An environment of Python, made and filled step by step; each step leaves a stamp of its own."""

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

# Old Pythons have no tomllib, and what Debian calls Python has no ensurepip: they tell nothing.
ASKED = "import ensurepip, sys, tomllib; print(sys.version, sys.base_prefix, sep=chr(10))"
# Nothing is compiled that may never be imported.
PLAINLY = ("--no-input", "--disable-pip-version-check", "--no-compile", "--progress-bar", "off")

# What pip says as it goes on, and what of it a player is shown.
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
        command = (self.tool("python"), "-m", "pip", "install", *PLAINLY, *what)
        return self.once(step, values, *command, show=progress)

    def once(
        self,
        step: str,
        values: tuple[str, ...],
        *command: str,
        show: Callable[[str], str] | None = None,
    ) -> bool:
        """Run a step, unless it ran to its end for one of the values; the last is that of today.

        Return whether it was run. Where show is given, only what it makes of each line is printed.
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


def progress(line: str) -> str:
    """Return what a player is shown of a line that pip prints; nothing for most of them."""
    if download := DOWNLOADS.match(line):
        purpose = PURPOSES.get(download["name"].casefold())
        return (
            f"Fetching {download['name']} ({download['size']}{f', {purpose}' if purpose else ''})"
        )
    return next((step for begins, step in STEPS.items() if line.lstrip().startswith(begins)), "")


def run_showing(show: Callable[[str], str], *command: str) -> None:
    """Run a program and print what is to be shown of its output; where it fails, end."""
    shown = ""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, errors="replace") as process:
        for line in process.stdout or ():
            if (text := show(line)) and text != shown:
                shown = text
                print("  ", text, flush=True)
    if process.returncode:
        end_with(process.returncode)


def run(*command: str, **environment: str) -> None:
    """Run a program; where it fails, end with its status."""
    status = subprocess.run(command, env=os.environ | environment, check=False).returncode
    if status:
        end_with(status)


def end_with(status: int) -> NoReturn:
    """End with the status of another program; a signal's number as a shell has it."""
    sys.exit(status if status > 0 else 128 - status)


def say(*words: str) -> None:
    """Print a heading."""
    print("==", shlex.join(words), flush=True)
