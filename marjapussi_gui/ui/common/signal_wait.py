"""Waiting for a Qt signal while events are being processed."""

from PySide6.QtCore import QEventLoop, QTimer, SignalInstance


def wait_for_signal(signal: SignalInstance, *, timeout_ms: int) -> bool:
    """Wait for a signal, and return whether it was emitted before the timeout."""
    loop, timer = QEventLoop(), QTimer()
    signal.connect(loop.quit)
    timer.timeout.connect(lambda: loop.exit(1))
    timer.start(timeout_ms)
    return not loop.exec()
