"""The packages of Linux: a .deb, and an archive for a user's home."""

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from building import ICONS, emptied, packed, run
from completions import write_completions
from identity import ID, VERSION
from libraries import compiled_files, known_libraries, libraries_of, owner_of

HERE = Path(__file__).resolve().parent / "linux"
NAME = "marjapussi"
LICENCES = "_internal/licenses"
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: the Marjapussi authors
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: libasound2, shared-mime-info
Section: games
Priority: optional
Description: Finnish marriage card games at one table
 Marjapussi, the 40/20 bag, Bondtolva and their family of card games, played against
 computer players that see no more than their seat may. Nothing is sent anywhere.
"""


def packages(program: Path, folder: Path, date: int) -> Iterator[Path]:
    """Make every package of a frozen program in a folder, and yield them."""
    yield home_archive(program, folder)
    yield debian_package(program, folder, date)


def write_share(folder: Path, icons: Path = ICONS) -> None:
    """Write what desktops and shells look for: entry, icons, type of file, man page, words."""
    for source, place in (
        (f"{ID}.desktop", "applications"),
        (f"{ID}.metainfo.xml", "metainfo"),
        (f"{ID}.xml", "mime/packages"),
    ):
        (folder / place).mkdir(parents=True)
        shutil.copyfile(HERE / source, folder / place / source)
    shutil.copytree(icons / "hicolor", folder / "icons" / "hicolor")
    manual = folder / "man" / "man1" / f"{NAME}.1.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(gzip.compress((HERE / f"{NAME}.1").read_bytes(), mtime=0))
    write_completions(folder)


def home_archive(program: Path, folder: Path) -> Path:
    """Make the archive that installs itself into a user's home."""
    name = f"{NAME}-{VERSION}-linux"
    tree = emptied(folder / "home" / name)
    shutil.copytree(program, tree / "program", symlinks=True)
    write_share(tree / "share")
    shutil.copyfile(HERE / "install.sh", tree / "install.sh")
    (tree / "install.sh").chmod(0o755)
    archive = packed(tree, folder / f"{name}.tar.gz", name)
    shutil.rmtree(tree.parent)
    return archive


def debian_package(program: Path, folder: Path, date: int) -> Path:
    """Make the Debian package; triggers of the system keep its menus and types up to date."""
    tree = emptied(folder / "deb")
    usr = tree / "usr"
    shutil.copytree(program, usr / "lib" / NAME, symlinks=True)
    write_share(usr / "share")
    document = usr / "share" / "doc" / NAME / "copyright"
    document.parent.mkdir(parents=True)
    document.write_text(_copyright(program / LICENCES), "utf-8")
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    kilobytes = sum(file.lstat().st_size for file in tree.rglob("*")) // 1024
    architecture = _output("dpkg", "--print-architecture").strip()
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        CONTROL.format(
            name=NAME,
            version=VERSION,
            architecture=architecture,
            kilobytes=kilobytes,
            depends=", ".join(dependencies(program)),
        ),
        "utf-8",
    )
    _settle(tree, date)
    package = folder / f"{NAME}_{VERSION}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(tree), str(package))
    shutil.rmtree(tree)
    return package


def dependencies(program: Path) -> list[str]:
    """Return the Debian packages that hold what the program asks for and does not bring."""
    files = [*compiled_files(program)]
    brought = {file.name for file in program.rglob("*")}
    needed = {name for file in files for name in libraries_of(file)} - brought
    known = known_libraries()
    if lacking := needed - set(known):
        sys.exit(f"this system lacks what the program needs: {', '.join(sorted(lacking))}")
    owners = {owner_of(known[name]) for name in needed} - {"", "libc6"}
    return [f"libc6 (>= {_newest_c(files)})", *sorted(owners)]


def _newest_c(files: Iterable[Path]) -> str:
    """Return the newest version of the C library that a file needs."""
    symbols = "".join(_output("objdump", "-T", str(file)) for file in files)
    versions = {tuple(map(int, text.split("."))) for text in re.findall(r"GLIBC_([\d.]+)", symbols)}
    return ".".join(map(str, max(versions)))


def _copyright(licences: Path) -> str:
    text = (licences / "Marjapussi.txt").read_text("utf-8")
    return f"{text}\nThe licences of everything that it brings: /usr/lib/{NAME}/{LICENCES}\n"


def _settle(tree: Path, date: int) -> None:
    """Give everything the date of the commit, and rights that do not depend on who builds."""
    compiled = {*compiled_files(tree)}
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or path in compiled
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (date, date), follow_symlinks=False)


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
