"""Where the program keeps what is the player's own."""

from pathlib import Path

from platformdirs import PlatformDirs

from ..engine.frozen import frozen

PROGRAM = "marjapussi"
FILE = "marjapussi.db"


@frozen
class Places:
    """The folders of data and of logs; neither need exist yet."""

    data: Path
    logs: Path

    @property
    def file(self) -> Path:
        """The one file that everything is kept in."""
        return self.data / FILE

    @property
    def tables(self) -> Path:
        """The folder of tables that can be worked out again."""
        return self.data / "tables"

    @property
    def backups(self) -> Path:
        return backups_beside(self.file)


def usual_places() -> Places:
    """Return the folders that the system has for this."""
    folders = PlatformDirs(PROGRAM, appauthor=False)
    return Places(folders.user_data_path, folders.user_log_path)


def places_in(folder: Path) -> Places:
    """Return places that all lie in one folder."""
    return Places(folder, folder / "logs")


def backups_beside(file: Path) -> Path:
    """Return the folder of a file's backups."""
    return file.parent / "backups"
