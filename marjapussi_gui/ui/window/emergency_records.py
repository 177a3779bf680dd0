"""Closing windows when the system ends the program, and emergency records of unsaved matches."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from socket import socketpair
from tempfile import NamedTemporaryFile, gettempdir

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication

from ..common.user_files import RECORD_SUFFIX

FILE_NAME_PREFIX = "marjapussi-unsaved-"


def write_emergency_record(text: str, log_folder: Path | None) -> Path | None:
    """Write a record beside the log or, if that fails, to the folder of temporary files.

    Return its path, or None if it can't be written anywhere.
    """
    for folder in _folders(log_folder):
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            with NamedTemporaryFile(
                prefix=FILE_NAME_PREFIX, suffix=RECORD_SUFFIX, dir=folder, delete=False
            ) as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            continue
        return Path(file.name)
    return None


def find_emergency_records(log_folder: Path | None) -> Sequence[Path]:
    """Return the paths of the player's records, oldest first."""
    found = [path for folder in _folders(log_folder) for path in _own_files(folder)]
    return sorted(found, key=lambda path: path.stat().st_mtime)


def _folders(log_folder: Path | None) -> Iterable[Path]:
    return (*([] if log_folder is None else [log_folder]), Path(gettempdir()))


def _own_files(folder: Path) -> list[Path]:
    try:
        files = list(folder.glob(f"{FILE_NAME_PREFIX}*{RECORD_SUFFIX}"))
        return [
            file
            for file in files
            if file.is_file()
            and not file.is_symlink()
            and (os.name == "nt" or file.stat().st_uid == os.geteuid())
        ]
    except OSError:
        return []


SHUTDOWN_SIGNALS = (signal.SIGINT, signal.SIGTERM)
MAX_PENDING_SIGNALS = 64  # bytes read at once; more than are ever pending


@contextmanager
def close_windows_on_signals(on_terminate: Callable[[], object] = bool) -> Iterator[None]:
    """Close all windows on SIGINT or SIGTERM while Qt's event loop runs.

    Before SIGTERM closes them, call on_terminate: the session ends, so nobody answers questions.

    Python handles a signal only while it runs code, so a byte on a socket wakes up Qt.
    """
    receiver, sender = socketpair()
    receiver.setblocking(False)
    sender.setblocking(False)
    waker = QSocketNotifier(receiver.fileno(), QSocketNotifier.Type.Read)

    def on_signal() -> None:
        if signal.SIGTERM in receiver.recv(MAX_PENDING_SIGNALS):
            on_terminate()
        QApplication.closeAllWindows()

    waker.activated.connect(on_signal)
    old_wakeup_fd = signal.set_wakeup_fd(sender.fileno(), warn_on_full_buffer=False)
    handled = [each for each in SHUTDOWN_SIGNALS if signal.getsignal(each) is not signal.SIG_IGN]
    old_handlers = {each: signal.signal(each, lambda *_: None) for each in handled}
    try:
        yield
    finally:
        for number, handler in old_handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(old_wakeup_fd)
        waker.setEnabled(False)
        receiver.close()
        sender.close()
