"""Checks for required system packages, and installs them."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from runpy import run_path

from environment import print_heading, run

# This module of the program lists the libraries that Qt needs. It is run by its path, because the
# program may not be installed yet.
SHARED_LIBRARIES = run_path(
    str(Path(__file__).parents[1] / "marjapussi_gui" / "system" / "shared_libraries.py")
)


def missing_libraries(*, window: bool) -> dict[str, str]:
    """Return each missing library that Qt needs, with the Debian package that provides it."""
    wanted = SHARED_LIBRARIES["ALL_LIBRARIES" if window else "QT_LIBRARIES"]
    lacking: dict[str, str] = SHARED_LIBRARIES["missing_libraries"](wanted)
    return lacking


def missing_for_venv() -> Iterator[tuple[str, str]]:
    """Yield each missing module that venv needs, with the Debian package that provides it."""
    if importlib.util.find_spec("ensurepip") is None:
        yield "ensurepip", "python3-venv"


def install_packages(lacking: dict[str, str]) -> None:
    """Install Debian packages or, if that isn't possible, exit with the command that does it."""
    if not lacking:
        return
    packages = tuple(dict.fromkeys(lacking.values()))
    if not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit(missing_message(lacking))
    print_heading("apt-get", "install", *packages)
    # an unreachable package source may not matter; if it does, the installation fails
    subprocess.run(("apt-get", "-qq", "update"), check=False)
    options = ("-qq", "-y", "--no-install-recommends")
    run("apt-get", "install", *options, *packages, DEBIAN_FRONTEND="noninteractive")


def missing_message(lacking: dict[str, str]) -> str:
    """Return a message saying which packages are missing, and which command installs them."""
    names, packages = [*lacking], {*lacking.values()}
    what = f"{names[0]}, which" if len(names) == 1 else f"{len(packages)} packages that"
    others = "" if shutil.which("apt-get") else f"\nThey contain {', '.join(names)}."
    return (
        f"Marjapussi needs {what} this system lacks. On Debian and Ubuntu, run this and start "
        f"again:\n\n    {install_command(lacking.values())}\n{others}"
    )


def install_command(packages: Iterable[str]) -> str:
    """Return the apt command that installs these packages, without repetitions."""
    return f"sudo apt install {' '.join(dict.fromkeys(packages))}"
