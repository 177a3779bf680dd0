"""Collects the licence texts of everything in the frozen program, and its bill of materials."""

import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution, version
from pathlib import Path

from bill import FILE_NAME, Part, bill_of_materials, installed_part
from building import BUILD
from identity import VERSION
from libraries import debian_package_of

ROOT = Path(__file__).resolve().parent.parent
LICENCES_FOLDER = ROOT / "packaging" / "licences"
PART_FILES = {  # third-party code that Python's licence does not cover, by patterns of file names
    "Expat": "pyexpat|libexpat",
    "Mersenne-Twister": "_random|libpython|python",
    "Microsoft": "vcruntime|msvcp|concrt|ucrtbase|api-ms-win",
    "SQLite": "_sqlite3|libsqlite3|sqlite3",
    "libffi": "_ctypes|_cffi_backend|libffi|ffi",
    "mpdecimal": "_decimal|libmpdec",
}
PART_LICENCES = {
    "Expat": "MIT",
    "Mersenne-Twister": "BSD-3-Clause",
    "SQLite": "blessing",
    "libffi": "MIT",
    "mpdecimal": "BSD-2-Clause",
}
QT_PARTS = (Part("freetype", "FTL", registry=""), Part("icu", "Unicode-3.0", registry=""))
BUNDLED_PACKAGES = (
    "cffi",
    "fontpkg-lato",
    "fontpkg-noto-sans-devanagari",
    "fsrs",
    "miniaudio",
    "platformdirs",
    "pyinstaller",
    "segno",
    "shtab",  # part of its code is copied into the shell completions
    "typing_extensions",  # fsrs depends on it
)


def licences(libraries: Iterable[Path]) -> dict[str, Path]:
    """Return the licence files for a frozen program with these libraries, by target name."""
    libraries = [*libraries]
    texts = {"Marjapussi.txt": ROOT / "LICENSE", "Python.txt": _python_licence()}
    texts |= {
        text.name: text for text in (*LICENCES_FOLDER.glob("*.txt"), *_part_licences(libraries))
    }
    texts["Qt.txt"] = _qt_licence()
    for name in BUNDLED_PACKAGES:
        for number, text in enumerate(_package_licences(name)):
            texts[f"{name}-{number + 1}.txt" if number else f"{name}.txt"] = text
    texts |= {f"{package}.txt": text for package, text in _system_licences(libraries)}
    bill = BUILD / "licences" / FILE_NAME
    bill.write_text(bill_of_materials(VERSION, bundled_parts(libraries)), "utf-8", newline="\n")
    return texts | {FILE_NAME: bill}


def bundled_parts(libraries: list[Path]) -> Iterator[Part]:
    """Yield everything in a frozen program with these libraries, each with its licence."""
    yield from map(installed_part, (*BUNDLED_PACKAGES, "PySide6-Essentials", "shiboken6", "cython"))
    yield Part("python", "Python-2.0", platform.python_version(), registry="generic")
    yield from QT_PARTS
    for text in _part_licences(libraries):
        licence, file = PART_LICENCES.get(text.stem, ""), f"licenses/{text.name}"
        yield Part(text.stem.lower(), licence, registry="", licence_file="" if licence else file)
    for package, _ in _system_licences(libraries):
        query = ("dpkg-query", "-W", "-f=${Version}", package)
        version = subprocess.run(query, capture_output=True, text=True, check=True).stdout
        yield Part(
            package, "", version, registry="deb/debian", licence_file=f"licenses/{package}.txt"
        )


def _part_licences(libraries: Iterable[Path]) -> Iterator[Path]:
    """Yield the licences of third-party code that Python's own licence doesn't cover."""
    names = [library.name.casefold() for library in libraries]
    for part, beginnings in PART_FILES.items():
        if any(re.match(beginnings, name) for name in names):
            yield LICENCES_FOLDER / "parts" / f"{part}.txt"


def _qt_licence() -> Path:
    """Write Qt's licence text with the version that is bundled, and return its path."""
    text = (LICENCES_FOLDER / "Qt.txt").read_text("utf-8")
    filled = BUILD / "licences" / "Qt.txt"
    filled.parent.mkdir(parents=True, exist_ok=True)
    filled.write_text(text.replace("@VERSION@", version("PySide6-Essentials")), "utf-8")
    return filled


def _python_licence() -> Path:
    base = Path(sys.base_prefix)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        base / "LICENSE.txt",
        base / "lib" / version / "LICENSE.txt",
        Path("/usr/share/doc") / version / "copyright",
    )
    return next(place for place in places if place.is_file())


def _package_licences(name: str) -> list[Path]:
    files = distribution(name).files or ()
    texts = (file for file in files if "licenses/" in file.as_posix())
    return sorted(Path(str(file.locate())) for file in texts)


def _system_licences(libraries: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """Yield the name and the licence file of each Debian package that owns one of the libraries."""
    if not shutil.which("dpkg-query"):
        return
    for package in sorted(
        {owner for library in libraries if (owner := debian_package_of(library))}
    ):
        text = Path("/usr/share/doc") / package / "copyright"
        if text.is_file():
            yield package, text
