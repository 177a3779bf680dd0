"""Importing of large modules step by step, without blocking the window."""

from collections.abc import Callable, Sequence
from importlib import import_module

from PySide6.QtCore import QObject, QTimer


def import_gradually(
    modules: Sequence[str], on_done: Callable[[], object], parent: QObject
) -> None:
    """Import modules on the GUI thread, one per turn of the event loop, and then call on_done.

    Subclasses of Qt classes must be created on the GUI thread: importing them on a worker thread
    while the window was painted crashed about one start in 200. Importing stops when the parent
    is destroyed.
    """
    if not modules:
        on_done()
        return
    first, *rest = modules

    def import_first() -> None:
        import_module(first)
        import_gradually(rest, on_done, parent)

    QTimer.singleShot(0, parent, import_first)
