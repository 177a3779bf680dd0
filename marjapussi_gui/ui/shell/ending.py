"""Signals by which the system ends a program: they close the windows as their buttons do."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from socket import socketpair

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication

ENDINGS = (signal.SIGINT, signal.SIGTERM)
SIGNALS_AT_ONCE = 64  # more than ever wait


@contextmanager
def closed_by_signals() -> Iterator[None]:
    """Let interrupts and requests to end close all windows, as long as Qt's events are handled.

    Python hears a signal only when it runs: a byte on a socket wakes Qt, which runs it.
    """
    receiver, sender = socketpair()
    receiver.setblocking(False)
    sender.setblocking(False)
    waker = QSocketNotifier(receiver.fileno(), QSocketNotifier.Type.Read)

    def on_told() -> None:
        receiver.recv(SIGNALS_AT_ONCE)
        QApplication.closeAllWindows()

    waker.activated.connect(on_told)
    woken = signal.set_wakeup_fd(sender.fileno(), warn_on_full_buffer=False)
    wanted = [each for each in ENDINGS if signal.getsignal(each) is not signal.SIG_IGN]
    before = {each: signal.signal(each, lambda *_: None) for each in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(woken)
        waker.setEnabled(False)
        receiver.close()
        sender.close()
