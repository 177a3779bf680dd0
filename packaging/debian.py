"""Creates a Debian package of the frozen program, for which lintian gives no warnings."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from email.utils import formatdate
from pathlib import Path

import home
from building import ICONS, LINUX_FILES, ROOT, create_empty_folder, run
from identity import VERSION
from libraries import compiled_files, debian_package_of, installed_libraries, needed_libraries
from share import NAME, gzip_bytes, write_desktop_files

LICENCES_FOLDER = "_internal/licenses"
CONTROL_TEMPLATE = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: libasound2, shared-mime-info
Section: games
Priority: optional
{homepage}Description: Finnish marriage card games against computer players
 Play Marjapussi, Marjapussi 40/20, Avomarjapussi, Bondtolva, Huutopussi,
 Pfadfinder, Tuppi and Nepali Marriage. Computer players see only their own
 cards. Lessons, hints, reviews and puzzles help you get better.
 .
 The program works offline, sends nothing, and needs no account.
"""
CHANGELOG_TEMPLATE = """\
{name} ({version}) unstable; urgency=medium

  * See /usr/share/doc/{name}/NEWS.gz for what's new

 -- {maintainer}  {date}
"""


def create_debian_package(program: Path, folder: Path, date: int, icons: Path = ICONS) -> Path:
    """Create the Debian package, and return its path.

    It needs no scripts, because triggers of dpkg update menus and file types.
    """
    tree = create_empty_folder(folder / "deb")
    usr, architecture = tree / "usr", _command_output("dpkg", "--print-architecture").strip()
    shutil.copytree(program, usr / "lib" / NAME, symlinks=True)
    write_desktop_files(usr / "share", icons, f"/usr/games/{NAME}")  # not on root's PATH
    write_documents(usr / "share", program, date)
    (usr / "games").mkdir()
    (usr / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    write_control(tree, architecture, dependencies(program))
    _normalize_files(tree, usr / "lib" / NAME / NAME, date)
    package = folder / f"{NAME}_{VERSION}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(tree), str(package))
    shutil.rmtree(tree)
    return package


def write_documents(share: Path, program: Path, date: int) -> None:
    """Write the changelog, the news, the copyright file and the lintian overrides."""
    documents, overlooked = share / "doc" / NAME, share / "lintian" / "overrides"
    documents.mkdir(parents=True)
    overlooked.mkdir(parents=True)
    filled = CHANGELOG_TEMPLATE.format(
        name=NAME, version=VERSION, maintainer=maintainer(), date=formatdate(date)
    )
    news = LINUX_FILES.parents[1] / "CHANGELOG.md"
    (documents / "changelog.gz").write_bytes(gzip_bytes(filled))
    (documents / "NEWS.gz").write_bytes(gzip_bytes(news.read_text("utf-8")))
    (documents / "copyright").write_text(_copyright_text(program / LICENCES_FOLDER), "utf-8")
    shutil.copyfile(LINUX_FILES / "lintian-overrides", overlooked / NAME)


def write_control(tree: Path, architecture: str, depends: Iterable[str]) -> None:
    """Write the control file of the package."""
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    filled = CONTROL_TEMPLATE.format(
        name=NAME,
        version=VERSION,
        architecture=architecture,
        maintainer=maintainer(),
        kilobytes=sum(file.lstat().st_size for file in tree.rglob("*")) // 1024,
        depends=", ".join(depends),
        homepage=f"Homepage: {home.project_url()}\n" if home.project_url() else "",
    )
    control.write_text(filled, "utf-8")


def maintainer() -> str:
    """Return the name and address of the maintainer.

    They come from environment variables, from the project and from its forge. Debian's tools demand
    an address, so where none is known, it is one that can't exist.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    name = os.environ.get("DEBFULLNAME") or project["authors"][0]["name"]
    mail = os.environ.get("DEBEMAIL") or home.maintainer_email() or f"nobody@{NAME}.invalid"
    return f"{name} <{mail}>"


def dependencies(program: Path) -> list[str]:
    """Return the Debian packages of the libraries that the program needs but doesn't include."""
    files = [*compiled_files(program)]
    brought = {file.name for file in program.rglob("*")}
    needed = {name for file in files for name in needed_libraries(file)} - brought
    known = installed_libraries()
    if lacking := needed - set(known):
        sys.exit(f"this system lacks what the program needs: {', '.join(sorted(lacking))}")
    owners = {debian_package_of(known[name]) for name in needed} - {"", "libc6"}
    return [f"libc6 (>= {_required_glibc(files)})", *sorted(owners)]


def _required_glibc(files: Iterable[Path]) -> str:
    """Return the minimum version of glibc that these files need."""
    symbols = "".join(_command_output("objdump", "-T", str(file)) for file in files)
    versions = {tuple(map(int, text.split("."))) for text in re.findall(r"GLIBC_([\d.]+)", symbols)}
    return ".".join(map(str, max(versions)))


def _copyright_text(licences: Path) -> str:
    text = (licences / "Marjapussi.txt").read_text("utf-8")
    return f"{text}\nThe licences of everything that it brings: /usr/lib/{NAME}/{LICENCES_FOLDER}\n"


def _normalize_files(tree: Path, program: Path, date: int) -> None:
    """Set the dates and permissions of all files to the same values on every machine."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (date, date), follow_symlinks=False)


def _command_output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
