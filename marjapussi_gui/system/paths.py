"""The paths of the player's data and logs."""

from pathlib import Path

from platformdirs import PlatformDirs

from ..engine.frozen import frozen

PROGRAM_NAME = "marjapussi"
DATABASE_NAME = "marjapussi.db"


@frozen
class AppPaths:
    """The data folder, the log folder and paths in them. None of them needs to exist."""

    data_folder: Path
    log_folder: Path

    @property
    def database(self) -> Path:
        return self.data_folder / DATABASE_NAME

    @property
    def request_folder(self) -> Path:
        """The folder where a second start of the program tells the running one what to open."""
        return self.data_folder / f"{PROGRAM_NAME}-open"

    @property
    def table_folder(self) -> Path:
        return self.data_folder / "tables"

    @property
    def backup_folder(self) -> Path:
        return backup_folder_for(self.database)


def path_exists(path: Path) -> bool:
    """Return whether something is at a path. Before Python 3.14, exists() raises on long names."""
    try:
        return path.exists()
    except OSError:
        return False


def default_paths() -> AppPaths:
    folders = PlatformDirs(PROGRAM_NAME, appauthor=False)
    return AppPaths(folders.user_data_path, folders.user_log_path)


def paths_in_folder(folder: Path) -> AppPaths:
    """Return paths in one folder for both data and logs."""
    return AppPaths(folder, folder / "logs")


def backup_folder_for(database: Path) -> Path:
    return database.parent / "backups"
