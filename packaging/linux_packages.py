"""The packages for Linux: a .deb, and an archive for a home folder."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from building import LINUX_FILES, emptied, packed
from debian import debian_package
from identity import VERSION
from share import NAME, write_share


def packages(program: Path, folder: Path, date: int) -> Iterator[Path]:
    """Create each Linux package of a frozen program in a folder, and yield its path."""
    yield home_archive(program, folder)
    yield debian_package(program, folder, date)


def home_archive(program: Path, folder: Path) -> Path:
    """Create the archive with a script that installs it into a home folder."""
    name = f"{NAME}-{VERSION}-linux"
    tree = emptied(folder / "home" / name)
    shutil.copytree(program, tree / "program", symlinks=True)
    write_share(tree / "share")
    shutil.copyfile(LINUX_FILES / "install.sh", tree / "install.sh")
    (tree / "install.sh").chmod(0o755)
    archive = packed(tree, folder / f"{name}.tar.gz", name)
    shutil.rmtree(tree.parent)
    return archive
