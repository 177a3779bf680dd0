"""Run code as an unprivileged user, since root may read and write everything."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

UNPRIVILEGED_UID = 65534


@contextmanager
def run_unprivileged() -> Iterator[None]:
    """Drop root privileges inside the block, if there are any."""
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
    with run_unprivileged():
        home = Path(mkdtemp(prefix="marjapussi-test-"))
    yield home
    home.chmod(0o755)
    for folder, inner, _ in os.walk(home):
        for name in inner:
            Path(folder, name).chmod(0o755)
    rmtree(home)
