"""Program files and folders that only the player may read."""

import os
import re
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

FILE_MODE, FOLDER_MODE = 0o600, 0o700
OWN_RIGHTS = 0o700
# A folder that the player has chosen may have other things in it, and stays as it is then
OWN_NAME_PATTERN = re.compile(
    r"marjapussi.*|backups|tables|logs?|faults\.log|report-.*\.txt|[0-9]{6}-.*|[0-9a-f]{24}\.json",
    re.DOTALL,
)


def create_private_folder(folder: Path) -> None:
    """Create a folder, or restrict access to one that has only files of the program."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
    with suppress(OSError):
        if all(OWN_NAME_PATTERN.fullmatch(file.name) for file in folder.iterdir()):
            _restrict(folder)


def restrict_file(path: Path) -> None:
    """Restrict access to a file, if it exists."""
    with suppress(OSError):
        _restrict(path)


def create_private_file(path: Path) -> None:
    path.touch(FILE_MODE)
    restrict_file(path)


def _restrict(path: Path) -> None:
    """Remove the rights of other users, but keep the player's own, who may have set them."""
    mode = S_IMODE(path.stat().st_mode)
    if os.name != "nt" and mode & ~OWN_RIGHTS:
        path.chmod(mode & OWN_RIGHTS)
