"""Waiting for what happens in the window, which lives on meanwhile."""

from PySide6.QtCore import QEventLoop, QTimer, SignalInstance


def is_sent(signal: SignalInstance, *, within_ms: int) -> bool:
    """Wait for a signal; return whether it was sent in time."""
    loop, timer = QEventLoop(), QTimer()
    signal.connect(loop.quit)
    timer.timeout.connect(lambda: loop.exit(1))
    timer.start(within_ms)
    return not loop.exec()
