"""The packages for Linux: a .deb, and an archive that installs into a home folder."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from building import LINUX_FILES, create_empty_folder, create_tarball
from debian import create_debian_package
from identity import VERSION
from share import NAME, write_desktop_files


def create_linux_packages(program: Path, folder: Path, date: int) -> Iterator[Path]:
    """Create the Linux packages of a frozen program, and yield their paths."""
    yield create_home_archive(program, folder)
    yield create_debian_package(program, folder, date)


def create_home_archive(program: Path, folder: Path) -> Path:
    """Create an archive with a script that installs the program into a home folder."""
    name = f"{NAME}-{VERSION}-linux"
    tree = create_empty_folder(folder / "home" / name)
    shutil.copytree(program, tree / "program", symlinks=True)
    write_desktop_files(tree / "share")
    shutil.copyfile(LINUX_FILES / "install.sh", tree / "install.sh")
    (tree / "install.sh").chmod(0o755)
    archive = create_tarball(tree, folder / f"{name}.tar.gz", name)
    shutil.rmtree(tree.parent)
    return archive
