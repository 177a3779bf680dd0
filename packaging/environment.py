"""A virtual environment that is set up in steps. A stamp file records each finished step."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

WINDOWS = os.name == "nt"
BIN_FOLDER, PROGRAM_SUFFIX = ("Scripts", ".exe") if WINDOWS else ("bin", "")

# an old Python without tomllib, or Debian's python3 without ensurepip, prints nothing
VERSION_QUERY = "import ensurepip, sys, tomllib; print(sys.version, sys.base_prefix, sep=chr(10))"
# with --no-compile, because most modules are never imported
PIP_OPTIONS = ("--no-input", "--disable-pip-version-check", "--no-compile", "--progress-bar", "off")

# lines of pip's output, and the messages to show for them
DOWNLOAD_LINE = re.compile(r"\s*Downloading (?P<name>[\w.]+?)-\d\S* \((?P<size>[\d.]+ \w+)\)")
STEP_MESSAGES = {
    "Installing build dependencies": "Fetching what compiles the search of the computer players",
    "Building editable for marjapussi": "Compiling the search; this takes a minute or two",
    "Installing collected packages": "Installing what was fetched",
}
PACKAGE_PURPOSES = {
    "pyside6_essentials": "the window",
    "shiboken6": "the window",
    "fontpkg_lato": "type",
    "fontpkg_noto_sans_devanagari": "type",
    "fsrs": "when exercises are asked again",
    "miniaudio": "sound",
    "cffi": "sound",
    "platformdirs": "where matches are saved",
    "segno": "codes in pictures",
}


@dataclass(frozen=True)
class VirtualEnvironment:
    """A virtual environment in a folder."""

    folder: Path
    base_python: str = sys.executable

    def tool(self, name: str) -> str:
        """Return the path of a program in the environment."""
        return str(self.folder / BIN_FOLDER / f"{name}{PROGRAM_SUFFIX}")

    def create(self) -> None:
        """Create the environment without any packages, unless it is current."""
        command = (self.base_python, "-m", "venv", "--clear", str(self.folder))
        self.run_step("made-by", (self._origin(),), *command)

    def is_current(self) -> bool:
        """Return whether the environment exists and was created by the Python that runs now."""
        return self._is_step_done("made-by", (self._origin(),))

    def install(self, step: str, values: tuple[str, ...], *packages: str) -> bool:
        """Install packages as a step. Return whether that was necessary."""
        command = (self.tool("python"), "-m", "pip", "install", *PIP_OPTIONS, *packages)
        return self.run_step(step, values, *command, to_message=progress_message)

    def run_step(
        self,
        step: str,
        values: tuple[str, ...],
        *command: str,
        to_message: Callable[[str], str] | None = None,
    ) -> bool:
        """Run a step unless its stamp has one of these values. Return whether it was run.

        The last value becomes the new stamp. If to_message is given, it turns each line of output
        into the message to print, and the output itself isn't shown.
        """
        if self._is_step_done(step, values):
            return False
        stamp = self.folder / step
        stamp.unlink(missing_ok=True)
        print_heading(*command)
        if to_message is None:
            run(*command)
        else:
            run_with_messages(to_message, *command)
        stamp.write_text(values[-1], "utf-8")
        return True

    def _is_step_done(self, step: str, values: tuple[str, ...]) -> bool:
        stamp = self.folder / step
        exists = Path(self.tool("python")).exists()
        return exists and stamp.is_file() and stamp.read_text("utf-8") in values

    def _origin(self) -> str:
        """Return a text that says which Python creates the environment, and where.

        An environment contains absolute paths, so it can't be moved.
        """
        return f"{python_identity(self.base_python)}{self.folder.parent}\n"


def python_identity(python: str) -> str:
    """Return the version and the prefix of a Python, or an empty string if it is unsuitable."""
    if python == sys.executable:
        return f"{sys.version}\n{sys.base_prefix}\n"
    try:
        answer = subprocess.run(
            (python, "-c", VERSION_QUERY), capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return answer.stdout


def progress_message(line: str) -> str:
    """Return the message to show for a line of pip's output, or an empty string for none."""
    if download := DOWNLOAD_LINE.match(line):
        purpose = PACKAGE_PURPOSES.get(download["name"].casefold())
        return (
            f"Fetching {download['name']} ({download['size']}{f', {purpose}' if purpose else ''})"
        )
    return next(
        (step for begins, step in STEP_MESSAGES.items() if line.lstrip().startswith(begins)), ""
    )


def run_with_messages(to_message: Callable[[str], str], *command: str) -> None:
    """Run a program, and print messages in place of its output. Exit if the program fails."""
    shown = ""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, errors="replace") as process:
        for line in process.stdout or ():
            if (text := to_message(line)) and text != shown:
                shown = text
                print("  ", text, flush=True)
    if process.returncode:
        exit_with(process.returncode)


def run(*command: str, **environment: str) -> None:
    """Run a program. If it fails, exit with its exit status."""
    status = subprocess.run(command, env=os.environ | environment, check=False).returncode
    if status:
        exit_with(status)


@contextmanager
def running_beside(*command: str) -> Iterator[None]:
    """Run a program beside what is done meanwhile. If it fails, exit with its exit status."""
    process = subprocess.Popen(command)
    try:
        yield
    finally:
        status = process.wait()
    if status:
        exit_with(status)


def exit_with(status: int) -> NoReturn:
    """Exit with the status of a program. Signals become statuses as in a shell."""
    sys.exit(status if status > 0 else 128 - status)


def print_heading(*words: str) -> None:
    print("==", shlex.join(words), flush=True)
