"""Diagnostics for bug reports, without personal data: versions, screens, search and database."""

from collections.abc import Mapping

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from .. import __version__
from ..storage.open_database import OpenResult


def collect_diagnostics(store: OpenResult) -> Mapping[str, str]:
    """Return diagnostic values by name, without paths, player names or deals."""
    import platform  # slow to import, and rarely needed

    from ..bots.kernel import is_compiled

    screens = [
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    return {
        "Marjapussi": __version__,
        "System": f"{platform.system()} {platform.release()} {platform.machine()}",
        "Python": platform.python_version(),
        "Qt": f"{qVersion()}, PySide6 {pyside_version}",
        "Window system": QGuiApplication.platformName(),
        "Screens": ", ".join(screens),
        "Language": QLocale.system().name(),
        "Search": "compiled" if is_compiled() else "not compiled",
        "Store": store.status,
    }
