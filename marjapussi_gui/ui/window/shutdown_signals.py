"""Closing of the windows when the system asks the program to end."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from socket import socketpair

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication

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
