"""Files that the player asks for, written whole or not at all."""

from pathlib import Path


def written(path: Path, text: str) -> bool:
    """Write a file whole or not at all; return whether that was possible."""
    from PySide6.QtCore import QIODevice, QSaveFile  # the window is seen without them

    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        return False
    file.write(text.encode())
    return file.commit()
