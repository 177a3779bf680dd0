"""Let the database file fail for a while, and check that nothing is lost."""

from tests.app.write_failures import FOLDER_FAULTS, FullDatabase, WriteFailure

from .program_run import ProgramRun

KINDS: tuple[type[WriteFailure], ...] = (FullDatabase, *FOLDER_FAULTS)


class FailingStorage:
    """Lets the file of a run fail in one of several ways, and heals it."""

    def __init__(self) -> None:
        self._failure: WriteFailure | None = None

    def begin(self, run: ProgramRun, kind: int = 0) -> None:
        """Let the file fail from now on, in a way that is possible here."""
        possible = [each for each in KINDS if each.is_possible(run.folder)]
        if self._failure is None and not run.database.error_key:
            self._failure = possible[kind % len(possible)](run.folder)
            if isinstance(self._failure, FullDatabase):
                self._failure.set_database(run.database)
            self._failure.begin()

    def heal(self) -> None:
        """End the failure, whether the program notices or not."""
        if self._failure is not None:
            self._failure.end()
            self._failure = None

    def end(self, run: ProgramRun) -> list[str]:
        """End the failure; return what is not saved all the same."""
        if self._failure is None:
            return []
        self.heal()
        run.window.save_guard.retry()
        matches = run.window._services.storage.matches
        unsaved = [*matches.unsaved_matches(), *matches.unsaved_kinds()]
        faults = [f"unsaved after the failure ended: {unsaved}"] if unsaved else []
        return [*faults, *retry_faults(run)]


def retry_faults(run: ProgramRun) -> list[str]:
    """Return where the window does not do what the trouble of now asks for."""
    is_troubled = bool(run.database.error_key)
    if is_troubled and not run.window.save_guard.retry_timer.isActive():
        return [f"nothing is tried again though the store is {run.database.error_key}"]
    if not is_troubled and run.database.pending_statements:
        return [f"{len(run.database.pending_statements)} changes wait for nothing"]
    return []
