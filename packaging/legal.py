"""The licences of everything in the bundle."""

import shutil
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

from libraries import owner_of

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "packaging" / "licences"
# The last one wrote what completes the command line, and is in it.
BUNDLED = ("cffi", "fontpkg-lato", "miniaudio", "platformdirs", "pyinstaller", "shtab")


def licences(libraries: Iterable[Path]) -> dict[str, Path]:
    """Return the text for everything bundled, by name of file, with these libraries."""
    texts = {"Marjapussi.txt": ROOT / "LICENSE", "Python.txt": _python_licence()}
    texts |= {text.name: text for text in TEXTS.glob("*.txt")}
    for name in BUNDLED:
        for number, text in enumerate(_licences_of(name)):
            texts[f"{name}-{number + 1}.txt" if number else f"{name}.txt"] = text
    return texts | {f"{package}.txt": text for package, text in _of_system(libraries)}


def _python_licence() -> Path:
    base = Path(sys.base_prefix)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        base / "LICENSE.txt",
        base / "lib" / version / "LICENSE.txt",
        Path("/usr/share/doc") / version / "copyright",
    )
    return next(place for place in places if place.is_file())


def _licences_of(name: str) -> list[Path]:
    files = distribution(name).files or ()
    texts = (file for file in files if "licenses/" in file.as_posix())
    return sorted(Path(str(file.locate())) for file in texts)


def _of_system(libraries: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """Yield the Debian packages that libraries come from, and the licence of each."""
    if not shutil.which("dpkg-query"):
        return
    for package in sorted({owner for library in libraries if (owner := owner_of(library))}):
        text = Path("/usr/share/doc") / package / "copyright"
        if text.is_file():
            yield package, text
