"""What the system has to have before there can be an environment, and how that comes."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from runpy import run_path

from environment import run, say

# What Qt takes from the system is known to the program, which may not be installed yet.
SYSTEM = run_path(str(Path(__file__).parents[1] / "marjapussi_gui" / "libraries.py"))


def missing(*, window: bool) -> dict[str, str]:
    """Return what the system lacks to run Qt, each with the Debian package that brings it."""
    wanted = SYSTEM["EVERY" if window else "LIBRARIES"]
    lacking: dict[str, str] = SYSTEM["missing"](wanted)
    return lacking


def missing_for_environment() -> Iterator[tuple[str, str]]:
    """Yield what an environment cannot be made without."""
    if importlib.util.find_spec("ensurepip") is None:
        yield "ensurepip", "python3-venv"


def install_packages(lacking: dict[str, str]) -> None:
    """Install Debian packages where that is possible, else say which command does, and stop."""
    if not lacking:
        return
    packages = tuple(dict.fromkeys(lacking.values()))
    if not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit(refusal(lacking))
    say("apt-get", "install", *packages)
    # A source that cannot be reached may hold none of these packages: the install will tell.
    subprocess.run(("apt-get", "-qq", "update"), check=False)
    options = ("-qq", "-y", "--no-install-recommends")
    run("apt-get", "install", *options, *packages, DEBIAN_FRONTEND="noninteractive")


def refusal(lacking: dict[str, str]) -> str:
    """Return what a system lacks: in a sentence, and below it the command that installs it."""
    what = (
        f"{next(iter(lacking))}, which" if len(lacking) == 1 else f"{len(lacking)} libraries that"
    )
    others = "" if shutil.which("apt-get") else f"\nThey are: {', '.join(lacking)}."
    return (
        f"Marjapussi needs {what} this system lacks. On Debian and Ubuntu, run this and start "
        f"again:\n\n    {install_command(lacking.values())}\n{others}"
    )


def install_command(packages: Iterable[str]) -> str:
    """Return the command that installs Debian packages, each of them named once."""
    return f"sudo apt install {' '.join(dict.fromkeys(packages))}"
