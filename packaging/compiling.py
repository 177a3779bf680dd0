"""Checks whether the kernel can be compiled.

This module uses only the standard library, because dev.py runs it before .venv exists.
"""

import os
import shlex
import shutil
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path


def missing_build_tools() -> Iterator[tuple[str, str]]:
    """Yield each build tool that is missing, with the Debian package that provides it."""
    if os.name == "nt":
        return  # on Windows the build tools are not on the PATH, but setuptools finds them
    if not shutil.which(compiler_program()):
        yield "cc", "gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        yield "Python.h", "python3-dev"


def compiler_program() -> str:
    """Return the name of the C compiler that this Python uses."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shlex.split(command)[0]


def remove_search_paths(linker: Iterable[str]) -> list[str]:
    """Return a linker command without the options that store this machine's library folders."""
    return [word for word in linker if not word.startswith(("-Wl,-rpath", "-Wl,-R"))]
