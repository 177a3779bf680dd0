"""The developer's commands, each of which first sets up what it needs.

They need only Python. .venv, tools and system packages are installed automatically.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pictures
from compiling import missing_build_tools
from environment import (
    VirtualEnvironment,
    print_heading,
    python_identity,
    run,
    running_beside,
)
from machine import install_command, install_packages, missing_for_venv, missing_libraries

ROOT = Path(__file__).resolve().parent.parent
PROJECT_ENVIRONMENT = VirtualEnvironment(ROOT / ".venv")
BUNDLE_ENVIRONMENT = VirtualEnvironment(ROOT / ".venv-bundle")
BUNDLE_PINS = ROOT / "packaging" / "pins" / "bundle.txt"
OLDEST_PYTHON = (3, 11)

# the editable install depends on these files, and is repeated if one of them changes
BUILD_INPUTS = (
    "pyproject.toml",
    "packaging/backend.py",
    "packaging/compiling.py",
    *(f"marjapussi_gui/bots/kernel/*.{kind}" for kind in ("py", "pxd")),
)

# environment variables that select a display for Qt; one of them is enough
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")

# without cached bytecode, each start would compile every module
BYTECODE_CACHE = {
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(PROJECT_ENVIRONMENT.folder / "bytecode"),
}

# environment variable that names another Python, with which `test` repeats the tests
ALSO_ON = "ALSO_ON"

GUIDE_PICTURES = ROOT / "assets" / "guide" / "pictures"

# pytest runs on all processors, and idle ones take over tests from others
PYTEST_WORKERS = ("-n", "auto", "--dist", "worksteal")

# what `test` runs before pytest, in this order, and what it runs beside pytest
CHECKS = (("ruff", "check", "."), ("ruff", "format", "--check", "."), ("lint-imports",))
TYPE_CHECK = ("mypy", "--strict")


# The commands


def main() -> None:
    """Run the command given in the arguments."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"This takes Python 3.11 or later, and {sys.executable} is older.")
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
    """Run the program with the given arguments, or open its window if there are none."""
    if {"-h", "--help"} & {*rest}:  # this works without an installation
        os.chdir(ROOT)
        run(sys.executable, "-m", "marjapussi_gui", *rest)
        return
    wants_window = not rest
    if wants_window and sys.platform == "linux" and not any(map(os.environ.get, DISPLAY_VARIABLES)):
        sys.exit("There is no display to open a window on: set DISPLAY, or start with xvfb-run.")
    set_up(window=wants_window)
    run(PROJECT_ENVIRONMENT.tool("python"), "-m", "marjapussi_gui", *rest, **BYTECODE_CACHE)


def test(options: argparse.Namespace, rest: list[str]) -> None:
    """Run all checks, and stop at the first that fails."""
    set_up(window=False, with_tools=True)
    os.chdir(ROOT)
    for name, *arguments in CHECKS:
        print_heading(name, *arguments)
        run(PROJECT_ENVIRONMENT.tool(name), *arguments)
    marks = ["-m", ""] if options.slow else []
    print_heading(*TYPE_CHECK)
    with running_beside(PROJECT_ENVIRONMENT.tool(TYPE_CHECK[0]), *TYPE_CHECK[1:]):
        run_pytest(PROJECT_ENVIRONMENT, *marks, *rest)
    for other in other_environments():
        other.create()
        needs = (*declared_dependencies("dependencies"), *declared_dependencies("dev"))
        other.install("needs", ("\n".join(needs),), *needs)
        run_pytest(other, *marks, *rest)


def run_pytest(environment: VirtualEnvironment, *arguments: str) -> None:
    """Run the tests on the sources, in which the kernel is compiled in place."""
    print_heading("pytest", *PYTEST_WORKERS, *arguments)
    offscreen = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    run(environment.tool("pytest"), *PYTEST_WORKERS, *arguments, **offscreen)


def game_keys() -> list[str]:
    """Return the keys of all games."""
    command = (PROJECT_ENVIRONMENT.tool("python"), "-m", "marjapussi_gui", "games", "--json")
    listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return [game["game"] for game in json.loads(listed)]


def shots(options: argparse.Namespace, rest: list[str]) -> None:
    """Take screenshots for shots/ or, with --guide, for the README and the guide."""
    set_up(window=False, with_tools=options.guide)
    if not options.guide:
        take_pictures(ROOT / "shots", pictures.all_pictures(game_keys()), rest)
        return
    take_small_pictures(GUIDE_PICTURES, pictures.STORE_WIDTH, pictures.readme_pictures(), rest)
    for language in pictures.LANGUAGES:
        wanted = pictures.guide_pictures(language)
        take_small_pictures(GUIDE_PICTURES / language, pictures.GUIDE_WIDTH, wanted, rest)


def take_small_pictures(
    folder: Path, width: int, wanted: Iterable[pictures.Picture], rest: list[str]
) -> None:
    """Take screenshots and shrink their files."""
    take_pictures(folder, wanted, rest)
    script = str(ROOT / "packaging" / "smaller.py")
    files = map(str, sorted(folder.glob("*.png")))
    run(PROJECT_ENVIRONMENT.tool("python"), script, str(width), *files)


def take_pictures(folder: Path, wanted: Iterable[pictures.Picture], rest: list[str]) -> None:
    """Take screenshots of the program and save them in a folder."""
    folder.mkdir(exist_ok=True)
    for name, arguments in wanted:
        file = folder / f"{name}.png"
        print_heading("marjapussi", "--shot", file.name, *arguments, *rest)
        run(
            PROJECT_ENVIRONMENT.tool("python"),
            "-m",
            "marjapussi_gui",
            "--shot",
            str(file),
            *arguments,
            *rest,
        )


def bundle(options: argparse.Namespace, rest: list[str]) -> None:
    """Create the packages for this system, in an environment that contains only pinned tools."""
    install_system_packages(BUNDLE_ENVIRONMENT, window=True, with_tools=True)
    BUNDLE_ENVIRONMENT.create()
    pins = ("--require-hashes", "--only-binary", ":all:", "--requirement", str(BUNDLE_PINS))
    BUNDLE_ENVIRONMENT.install("pinned", (BUNDLE_PINS.read_text("utf-8"),), *pins)
    script = "reproduce.py" if options.twice else "bundle.py"
    run(BUNDLE_ENVIRONMENT.tool("python"), str(ROOT / "packaging" / script), *rest)


@dataclass(frozen=True)
class Command:
    """A command. Its function gets the options, and all other arguments as `rest`."""

    run: Callable[[argparse.Namespace, list[str]], None]
    help: str
    flags: tuple[tuple[str, str], ...] = ()
    has_help: bool = True


COMMANDS = (
    Command(play, "Run the program with ARGS: without any, its window.", has_help=False),
    Command(
        test,
        "Run all checks, then pytest with ARGS; where the environment names another Python as"
        f" {ALSO_ON}, run pytest on that one, too.",
        flags=(("--slow", "run the tests that are marked slow, too"),),
    ),
    Command(
        bundle,
        "Make what people install, in dist/: frozen, tried out, packed.",
        flags=(("--twice", "build twice under different conditions, and compare the files"),),
    ),
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


# Setup


def set_up(*, window: bool, with_tools: bool = False) -> None:
    """Install what is missing: system packages, .venv, the project and developer tools."""
    install_system_packages(PROJECT_ENVIRONMENT, window=window, with_tools=with_tools)
    PROJECT_ENVIRONMENT.create()
    install_project()
    if with_tools:
        PROJECT_ENVIRONMENT.install(
            "tools", ("\n".join(declared_dependencies("dev")),), *declared_dependencies("dev")
        )


def install_system_packages(
    environment: VirtualEnvironment, *, window: bool, with_tools: bool
) -> None:
    """Install the system packages that an environment, Qt and the compiler need."""
    lacking = (
        *(() if environment.is_current() else missing_for_venv()),
        *missing_libraries(window=window).items(),
        *(missing_build_tools() if with_tools else ()),
    )
    install_packages(dict(lacking))


def install_project() -> None:
    """Install the project in place. Print a notice, once, if the search was not compiled."""
    lacking = dict(missing_build_tools())
    values = (
        (build_digest(), f"{build_digest()} without {', '.join(lacking)}")
        if lacking
        else (build_digest(),)
    )
    if (
        PROJECT_ENVIRONMENT.install("built-from", values, "--editable", str(ROOT))
        and not is_compiled()
    ):
        print(slow_search_message(lacking), flush=True)


def is_compiled() -> bool:
    """Return whether the search of the computer players has been compiled in place."""
    kernel = ROOT / "marjapussi_gui" / "bots" / "kernel"
    return any(file.suffix in (".so", ".pyd") for file in kernel.iterdir())


def slow_search_message(lacking: dict[str, str]) -> str:
    """Return a notice saying that the search is slow, and how to install a compiler."""
    weaker = "Strong players and hints are weaker here: they get half a second per decision."
    if not lacking:
        return f"{weaker} The search could not be compiled."
    how = f"To compile the search ({', '.join(lacking)} missing), run this and start again:"
    return f"{weaker}\n{how}\n\n    {install_command(lacking.values())}\n"


def build_digest() -> str:
    """Return a digest of the files on which the editable install depends."""
    files = (file for name in BUILD_INPUTS for file in sorted(ROOT.glob(name)))
    texts = (file.read_bytes() for file in files)
    return hashlib.sha256(b"\0".join(texts)).hexdigest()


def declared_dependencies(kind: str) -> tuple[str, ...]:
    """Return the dependencies of the project, or those of the extra named `kind`."""
    import tomllib  # imported here, after main() has checked the version of Python

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return tuple(project.get(kind) or project["optional-dependencies"][kind])


def other_environments() -> Iterator[VirtualEnvironment]:
    """Yield an environment for the Python named by ALSO_ON, if it is set and suitable."""
    python = os.environ.get(ALSO_ON, "")
    if not python:
        return
    if not python_identity(python):
        print(f"The tests do not run on {python}: it is no Python 3.11 or later with ensurepip.")
    elif python_identity(python) != python_identity(sys.executable):
        yield VirtualEnvironment(ROOT / ".venv-also", python)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
