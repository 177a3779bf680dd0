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
    """Install Debian packages where that is possible, else name them and stop."""
    if not lacking:
        return
    names, packages = ", ".join(lacking), tuple(lacking.values())
    if not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit(f"This system lacks {names}; {on_debian(packages)}")
    say("apt-get", "install", *packages)
    # A source that cannot be reached may hold none of these packages: the install will tell.
    subprocess.run(("apt-get", "-qq", "update"), check=False)
    options = ("-qq", "-y", "--no-install-recommends")
    run("apt-get", "install", *options, *packages, DEBIAN_FRONTEND="noninteractive")


def on_debian(packages: Iterable[str]) -> str:
    """Return the line that brings packages."""
    return f"on Debian: sudo apt-get install {' '.join(packages)}"
