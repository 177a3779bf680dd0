"""Somebody whom permissions bind, as root is not: for what happens where one may not enter."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

NUMBER = 65534


@contextmanager
def as_nobody() -> Iterator[None]:
    """Be nobody in particular for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NUMBER)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def home_of_nobody() -> Iterator[Path]:
    """Give a folder that belongs to nobody in particular."""
    with as_nobody():
        home = Path(mkdtemp(prefix="marjapussi-test-"))
    yield home
    home.chmod(0o755)
    for folder, inner, _ in os.walk(home):
        for name in inner:
            Path(folder, name).chmod(0o755)
    rmtree(home)
