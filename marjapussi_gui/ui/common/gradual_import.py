"""Importing large parts of the window step by step, without blocking it."""

from collections.abc import Callable, Sequence
from importlib import import_module

from PySide6.QtCore import QObject, QTimer


def import_gradually(
    modules: Sequence[str], on_done: Callable[[], object], parent: QObject
) -> None:
    """Import modules on the GUI thread, one per turn of the event loop, and then call on_done.

    Classes of Qt must be created on the GUI thread. Importing them on a worker thread while the
    window painted crashed about one start in 200. Importing stops when the parent is destroyed.
    """
    if not modules:
        on_done()
        return
    first, *rest = modules

    def import_first() -> None:
        import_module(first)
        import_gradually(rest, on_done, parent)

    QTimer.singleShot(0, parent, import_first)
