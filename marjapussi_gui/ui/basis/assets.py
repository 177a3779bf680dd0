"""Where the files lie that belong to the program and are no code."""

from pathlib import Path

PACKAGE = Path(__file__).parents[2]


def asset(name: str) -> Path:
    """Return the path of an asset, in an installed package or beside it in its sources."""
    installed = PACKAGE / "assets" / name
    return installed if installed.exists() else PACKAGE.parent / "assets" / name
