"""A folder whose files answer with errors, as on a dead disk, a lost network or a full disk.

Calls of the C library fail, so Python, SQLite and Qt all meet the same errors. A small library has
to be loaded before the C library, so tests run in a process of their own: see run_with_faults().
"""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from errno import EACCES, EIO, ENOENT, ENOSPC, ENOTCONN, EROFS, ESTALE
from pathlib import Path

SOURCE, LIBRARY = Path(__file__).with_name("faulty_folder.c"), "faulty-folder.so"
LOOK, CREATE, CHANGE, FILES, WRITE, SYNC = (1 << bit for bit in range(6))
DEAD, CLOSED = LOOK | CREATE | CHANGE | FILES | WRITE | SYNC, LOOK | CREATE | CHANGE
FAULTS: Mapping[str, tuple[int, int]] = {  # error number, and the calls that fail
    "EIO": (EIO, DEAD),
    "ENOTCONN": (ENOTCONN, DEAD),
    "ESTALE": (ESTALE, DEAD),
    "EACCES": (EACCES, CLOSED),  # open files can still be used
    "ENOENT": (ENOENT, CLOSED),
    "EROFS": (EROFS, CREATE | CHANGE | WRITE),
    "ENOSPC": (ENOSPC, CREATE | WRITE),
    "EIO on fsync": (EIO, SYNC),
}


def is_loaded() -> bool:
    return LIBRARY in os.environ.get("LD_PRELOAD", "")


def set_fault(folder: Path, name: str) -> None:
    """Let calls for a folder and everything in it fail; an empty name heals it."""
    error, calls = FAULTS[name] if name else (0, 0)
    ctypes.CDLL(None).set_fault(os.fsencode(folder), error, calls)


def reason_to_skip() -> str:
    """Return why no process can be made in which calls fail, or an empty string."""
    if sys.platform != "linux":
        return "only Linux loads a library before the C library"
    return "" if shutil.which("cc") else "there is no C compiler"


def run_with_faults(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a process in which calls can fail; keep its library in a folder."""
    library = folder / LIBRARY
    command = ["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    environment = {**os.environ, "LD_PRELOAD": str(library), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
    )
