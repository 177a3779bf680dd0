"""The developer's commands; each first makes this machine ready, which is quick when it is.

A standard Python is all they need: .venv, its tools and system packages come by themselves.
"""

import argparse
import ctypes
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pictures

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")

# What the editable install is made from: it is made again when one of these changes.
BUILT_FROM = (
    "pyproject.toml",
    "packaging/backend.py",
    *(f"marjapussi_gui/bots/kernel/*.{kind}" for kind in ("py", "pxd")),
)

# soname -> Debian package: what Qt needs to run at all, and what its windows need besides.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}

# Any one of these tells Qt where to draw.
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")

GUIDE_PICTURES = ROOT / "assets" / "guide" / "pictures"

# How pytest spreads over the processors: a file of tests is run by one of them.
SPREAD = ("-n", "auto", "--dist", "loadfile")

# What `test` runs before pytest, in this order.
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy", "--strict"),
    ("lint-imports",),
)


# The commands


def main() -> None:
    """Run the command that the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        name = command.run.__name__
        words = ("dev.py", name, *(f"[{flag}]" for flag, _ in command.flags), "[ARGS...]")
        subparser = commands.add_parser(
            name,
            usage=" ".join(words),
            help=command.help,
            description=command.help,
            add_help=command.has_help,
            allow_abbrev=False,
        )
        subparser.set_defaults(run=command.run)
        for flag, meaning in command.flags:
            subparser.add_argument(flag, help=meaning, action="store_true")
    options, rest = parser.parse_known_args()
    options.run(options, rest)


def play(_options: argparse.Namespace, rest: list[str]) -> None:
    """Run the program: its window, or the command of its own that rest names."""
    wants_window = not rest
    if wants_window and sys.platform == "linux" and not any(map(os.environ.get, DISPLAYS)):
        sys.exit("There is no display to open a window on: set DISPLAY, or start with xvfb-run.")
    set_up(window=wants_window)
    run(tool("python"), "-m", "marjapussi_gui", *rest)


def test(options: argparse.Namespace, rest: list[str]) -> None:
    """Run every check in order, up to the first that fails."""
    set_up(window=False)
    os.chdir(ROOT)
    for name, *arguments in CHECKS:
        say(name, *arguments)
        run(tool(name), *arguments)
    marks = ["-m", ""] if options.slow else []
    say("pytest", *SPREAD, *marks, *rest)
    run(tool("pytest"), *SPREAD, *marks, *rest, QT_QPA_PLATFORM="offscreen")


def games() -> list[str]:
    """Return the keys of all games."""
    command = (tool("python"), "-m", "marjapussi_gui", "games", "--json")
    listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return [game["game"] for game in json.loads(listed)]


def shots(options: argparse.Namespace, rest: list[str]) -> None:
    """Take pictures into the folder shots/, or those that the README and the guide show."""
    set_up(window=False)
    folder = GUIDE_PICTURES if options.guide else ROOT / "shots"
    folder.mkdir(exist_ok=True)
    for name, arguments in pictures.of_the_guide() if options.guide else pictures.all_of(games()):
        file = folder / f"{name}.png"
        say("marjapussi", "--shot", file.name, *arguments, *rest)
        run(tool("python"), "-m", "marjapussi_gui", "--shot", str(file), *arguments, *rest)


def bundle(_options: argparse.Namespace, rest: list[str]) -> None:
    """Freeze the program, try it out, and pack it for this system."""
    set_up(window=True)
    run(tool("python"), str(ROOT / "packaging" / "bundle.py"), *rest)


@dataclass(frozen=True)
class Command:
    """One command; the arguments that are none of its flags are passed on as rest."""

    run: Callable[[argparse.Namespace, list[str]], None]
    help: str
    flags: tuple[tuple[str, str], ...] = ()
    has_help: bool = True


COMMANDS = (
    Command(play, "Run the program with ARGS: without any, its window.", has_help=False),
    Command(
        test,
        "Run all checks, then pytest with ARGS.",
        flags=(("--slow", "run the tests that are marked slow, too"),),
    ),
    Command(bundle, "Make what people install, in dist/: frozen, tried out, packed."),
    Command(
        shots,
        "Take pictures of all games and pages into shots/.",
        (
            (
                "--guide",
                "Only those of the README and the guide, into assets/guide.",
            ),
        ),
    ),
)


# Making the machine ready


def set_up(*, window: bool) -> None:
    """Bring what is missing: system packages, .venv, the project and its tools in it."""
    install_packages(dict(missing(window=window)))
    once("made-by", maker(), sys.executable, "-m", "venv", "--clear", str(VENV))
    options = ("--quiet", "--no-input", "--disable-pip-version-check")
    pip = (tool("python"), "-m", "pip", "install", *options)
    once("built-from", digest(), *pip, "--editable", f"{ROOT}[dev]")


def once(name: str, value: str, *command: str) -> None:
    """Run a step of the set-up, unless it already ran to its end for the same value."""
    if is_done(name, value):
        return
    stamp = VENV / name
    stamp.unlink(missing_ok=True)
    say(*command)
    run(*command)
    stamp.write_text(value, "utf-8")


def is_done(name: str, value: str) -> bool:
    """Tell whether .venv stands and has the stamp of a step, with this value."""
    stamp = VENV / name
    stands = Path(tool("python")).exists()
    return stands and stamp.is_file() and stamp.read_text("utf-8") == value


def maker() -> str:
    """Return what .venv depends on: its Python and, as it holds full paths, where it is."""
    return f"{sys.version}\n{sys.base_prefix}\n{ROOT}\n"


def digest() -> str:
    """Return a digest of what the editable install is made from."""
    files = (file for name in BUILT_FROM for file in sorted(ROOT.glob(name)))
    texts = (file.read_bytes() for file in files)
    return hashlib.sha256(b"\0".join(texts)).hexdigest()


def missing(*, window: bool) -> Iterator[tuple[str, str]]:
    """Yield what the system lacks, each with the Debian package that brings it."""
    if not is_done("made-by", maker()) and importlib.util.find_spec("ensurepip") is None:
        yield "ensurepip", "python3-venv"
    if WINDOWS or sys.platform == "darwin":
        return
    if depends_on("pyside6"):
        libraries = LIBRARIES | (WINDOW_LIBRARIES if window else {})
        yield from ((name, package) for name, package in libraries.items() if not loads(name))
    yield from missing_for_compiling()


def missing_for_compiling() -> Iterator[tuple[str, str]]:
    """Yield what an extension module cannot be compiled without."""
    if not shutil.which("cc"):
        yield "cc", "gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        yield "Python.h", "python3-dev"


def depends_on(prefix: str) -> bool:
    """Tell whether a run-time dependency of the project starts with prefix."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return any(name.lower().startswith(prefix) for name in project.get("dependencies", ()))


def loads(library: str) -> bool:
    """Tell whether the system can load a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_packages(lacking: dict[str, str]) -> None:
    """Install Debian packages where that is possible, else name them and stop."""
    if not lacking:
        return
    names, packages = ", ".join(lacking), tuple(lacking.values())
    if WINDOWS or not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit(f"This system lacks {names}; on Debian: sudo apt-get install {' '.join(packages)}")
    say("apt-get", "install", *packages)
    # A source that cannot be reached may hold none of these packages: the install will tell.
    subprocess.run(("apt-get", "-qq", "update"), check=False)
    options = ("-qq", "-y", "--no-install-recommends")
    run("apt-get", "install", *options, *packages, DEBIAN_FRONTEND="noninteractive")


# Running things


def run(*command: str, **environment: str) -> None:
    """Run a program; where it fails, end with its status."""
    status = subprocess.run(command, env=os.environ | environment, check=False).returncode
    if status:
        sys.exit(status if status > 0 else 128 - status)  # a signal's number, as a shell tells it


def tool(name: str) -> str:
    """Return the path of a program in .venv."""
    return str(BIN / (f"{name}.exe" if WINDOWS else name))


def say(*words: str) -> None:
    """Print a heading."""
    print("==", shlex.join(words), flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
