"""The paths of the player's data and logs."""

from pathlib import Path

from platformdirs import PlatformDirs

from ..engine.frozen import frozen

PROGRAM = "marjapussi"
FILE = "marjapussi.db"


@frozen
class Places:
    """The data and log folders, and the paths in them; none of them needs to exist yet."""

    data: Path
    logs: Path

    @property
    def file(self) -> Path:
        """The path of the database file."""
        return self.data / FILE

    @property
    def tables(self) -> Path:
        """The folder of cached tables, which can be computed again."""
        return self.data / "tables"

    @property
    def backups(self) -> Path:
        return backups_beside(self.file)


def usual_places() -> Places:
    """Return the standard data and log folders of the system."""
    folders = PlatformDirs(PROGRAM, appauthor=False)
    return Places(folders.user_data_path, folders.user_log_path)


def places_in(folder: Path) -> Places:
    """Return paths that are all in one folder."""
    return Places(folder, folder / "logs")


def backups_beside(file: Path) -> Path:
    """Return the folder of the backups of a database file."""
    return file.parent / "backups"
