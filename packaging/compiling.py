"""What compiling takes, by the standard library alone: dev.py asks before there is a .venv."""

import os
import shlex
import shutil
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path


def missing_for_compiling() -> Iterator[tuple[str, str]]:
    """Yield what a module cannot be compiled without, each with the Debian package of it."""
    if os.name == "nt":
        return  # the tools of Windows lie on no path; who builds looks for them
    if not shutil.which(compiler()):
        yield "cc", "gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        yield "Python.h", "python3-dev"


def compiler() -> str:
    """Return the program that compiles for this Python."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shlex.split(command)[0]


def without_search_paths(linker: Iterable[str]) -> list[str]:
    """Return a command that links, but writes nowhere which folders this machine has."""
    return [word for word in linker if not word.startswith(("-Wl,-rpath", "-Wl,-R"))]
