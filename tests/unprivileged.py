"""Somebody whom permissions bind, as root is not: for what happens where one may not enter."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

UNPRIVILEGED_UID = 65534


@contextmanager
def run_unprivileged() -> Iterator[None]:
    """Be nobody in particular for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(UNPRIVILEGED_UID)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def unprivileged_home() -> Iterator[Path]:
    """Give a folder that belongs to nobody in particular."""
    with run_unprivileged():
        home = Path(mkdtemp(prefix="marjapussi-test-"))
    yield home
    home.chmod(0o755)
    for folder, inner, _ in os.walk(home):
        for name in inner:
            Path(folder, name).chmod(0o755)
    rmtree(home)
