"""What helps to find a fault and tells nothing of who plays: versions, screen, search, store."""

from collections.abc import Mapping

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from . import __version__
from .store.opening import Opened


def facts(opened: Opened) -> Mapping[str, str]:
    """Return names and values; no path, no name, no deal is among them."""
    import platform  # takes long to import, and is seldom asked for

    from .bots.kernel import is_compiled

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
        "Store": opened.how,
    }
