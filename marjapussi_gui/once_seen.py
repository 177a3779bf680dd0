"""Start-up tasks that run after the first frame, and notices that are shown only once."""

import logging
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from . import __version__
from .engine.options import Value
from .expert_results import ExpertResults
from .judging import Judging
from .store.backups import Backups
from .store.log import log_to
from .store.matches import Matches
from .store.opening import How, Opened
from .store.places import Places
from .store.preferences import Choices
from .store.trouble import NO_BACKUPS, StoreError
from .table.runner import Runner
from .thinking import is_slow, judge, use_tables
from .ui.art.app_icon import app_icon
from .ui.shell.window import Window

TABLE = "marjapussi_gui.ui.pages.table_page"  # slow to import, and not visible at first
TOLD, SLOW, VERSION = "told", "slow", "version"  # keys of the database, so they never change

log = logging.getLogger("marjapussi")


def begin(window: Window, runner: Runner, store: Opened, lie: Places) -> None:
    """Start loading the table page, the daily backup, notices and background evaluation."""
    runner.run(lambda _: use_tables(lie.tables), _nothing_more)
    runner.run(lambda _: import_module(TABLE), window.ways.set_table)
    runner.run(lambda _: begin_log(lie.logs), _nothing_more)
    runner.run(lambda _: back_up(store, lie), window.tell_if_troubled)
    runner.run(lambda _: is_slow_news(store), window.tell_if_slow)
    runner.run(lambda _: is_updated(store), window.tell_if_updated)
    for work in (Judging(store.database, runner, judge), ExpertResults(store.database, runner)):
        window.pages.idle.connect(work.go_on_if)
    window.setWindowIcon(app_icon())


def begin_log(folder: Path) -> None:
    """Start the log file, or log a warning to standard error if it cannot be written."""
    if log_to(folder) is None:
        log.warning("marjapussi: no log is written, because %s cannot be used", folder)
        log.addHandler(logging.NullHandler())  # otherwise each line would go to standard error


def back_up(opened: Opened, lie: Places) -> str:
    """Create today's backup unless there is one; return an error key, or an empty string."""
    try:
        Backups(opened.database, lie.backups).daily()
    except StoreError as trouble:
        log.info("no backup was made: %s", trouble.key)
        return opened.database.trouble or NO_BACKUPS
    return ""


def is_slow_news(opened: Opened) -> bool:
    """Return whether the search is not compiled and the player was not notified yet."""
    return is_slow() and _is_news(opened, SLOW, value=True)


def is_updated(opened: Opened) -> bool:
    """Return whether the program was updated and the player was not notified yet."""
    is_new_here = opened.how not in (How.OPENED, How.MIGRATED, How.RECOVERED)
    with suppress(StoreError):
        is_news = _is_news(opened, VERSION, __version__)
        return is_news and not is_new_here and Matches(opened.database).count() > 0
    return False


def _is_news(opened: Opened, what: str, value: Value) -> bool:
    """Return whether a notice is new, and record that it is shown now."""
    choices = Choices(opened.database)
    told = choices.read(TOLD)
    if told.get(what) == value:
        return False
    with suppress(StoreError):
        choices.write(TOLD, {**told, what: value})
    return True


def _nothing_more(_: object) -> None:
    """Ignore the result of a task."""
