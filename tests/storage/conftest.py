import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.system.paths import DATABASE_NAME


@pytest.fixture
def error_keys() -> list[str]:
    return []


@pytest.fixture
def match_table(database: Database, error_keys: list[str]) -> MatchTable:
    return MatchTable(database, error_keys.append)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / DATABASE_NAME


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Callable[..., Path]]:
    """Mount a small disk, or mount it again with other options."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux can mount a disk for a test")
    disk = tmp_path / "disk"
    disk.mkdir()

    def mount(*options: str) -> Path:
        chosen = ",".join(options)
        command = ["mount", "-t", "tmpfs", "-o", chosen, "none", str(disk)]
        if subprocess.run(command, check=False, capture_output=True).returncode:
            pytest.skip("no disk can be mounted here")
        return disk

    yield mount
    command = ["umount", "--lazy", str(disk)]
    subprocess.run(command, check=False, capture_output=True)
