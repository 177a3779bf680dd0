"""Fill the database file for a while, and check that nothing is lost."""

import sqlite3

from .program_run import ProgramRun

ROOM = 1_000_000  # pages


class FullDisk:
    """Takes the room from the file of a run, and gives it back."""

    def __init__(self) -> None:
        self._file: sqlite3.Connection | None = None

    def begin(self, run: ProgramRun) -> None:
        """Let SQLite add no more pages to the file."""
        if self._file is None and not run.database.error_key:
            self._file = run.database._connection
            self._file.execute("pragma max_page_count = 1")

    def end(self, run: ProgramRun) -> list[str]:
        """Make room again; return what is not saved all the same."""
        if self._file is None:
            return []
        self._file.execute(f"pragma max_page_count = {ROOM}")
        self._file = None
        run.window.save_guard.retry()
        unsaved = run.window._services.storage.matches.unsaved_matches()
        faults = [f"unsaved after there was room: {unsaved}"] if unsaved else []
        return [*faults, *retry_faults(run)]


def retry_faults(run: ProgramRun) -> list[str]:
    """Return where the window does not do what the trouble of now asks for."""
    is_troubled = bool(run.database.error_key)
    if is_troubled and not run.window.save_guard.retry_timer.isActive():
        return [f"nothing is tried again though the store is {run.database.error_key}"]
    if not is_troubled and run.database.pending_statements:
        return [f"{len(run.database.pending_statements)} changes wait for nothing"]
    return []
