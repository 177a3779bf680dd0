"""Freeze the program, test it, and create its archives and installers.

python packaging/bundle.py    writes into dist/
"""

import argparse
import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import linux_packages
from building import (
    BUILD,
    DIST,
    ICONS,
    LINUX,
    MACOS,
    PROGRAM,
    ROOT,
    WINDOWS,
    moment,
    packed,
    run,
    zipped,
)
from identity import NAME, VERSION
from libraries import compiled_files, folders_of, forget_folders
from msix import msix_package, package_maker
from trial import double_click, first_paint, smoke

COMMAND = PROGRAM / ("marjapussi-command.exe" if WINDOWS else "marjapussi")
APPLICATION = DIST / f"{NAME}.app"
CLICKED = {  # the program with a window, if it is not the command
    "win32": PROGRAM / "marjapussi.exe",
    "darwin": APPLICATION / "Contents" / "MacOS" / "marjapussi",
}
# A signing error must fail the build, as macOS would not open the application.
SIGNED = dict.fromkeys(
    ("PYINSTALLER_STRICT_BUNDLE_CODESIGN_ERROR", "PYINSTALLER_VERIFY_BUNDLE_SIGNATURE"), "1"
)
OPENS_RECORDS = ROOT / "packaging" / "windows" / "records.cmd"
INNO_SETUP = "Inno Setup */ISCC.exe"
INSTALLER = ROOT / "packaging" / "windows" / "marjapussi.iss"
MOST_UNPACKED, MOST_PACKED, LATEST_PAINT = 120_000_000, 36_000_000, 0.8


def main() -> None:
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    freeze()
    smoke(COMMAND)
    if sys.platform in CLICKED:
        double_click(CLICKED[sys.platform])
    archives = list(archived())
    write_checksums(archives)
    for package in msix_package(PROGRAM, DIST, package_maker()) if WINDOWS else ():
        print(f"for the Microsoft Store: {package.name}", flush=True)
    report(archives)


# The frozen program


def freeze() -> None:
    """Draw the icons and run PyInstaller."""
    for old in (PROGRAM, APPLICATION, BUILD / "bundle"):
        shutil.rmtree(old, ignore_errors=True)
    run(sys.executable, str(ROOT / "packaging" / "icons.py"), str(ICONS))
    places = ("--distpath", str(DIST), "--workpath", str(BUILD / "bundle"))
    spec = str(ROOT / "packaging" / "marjapussi.spec")
    freezer = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=ERROR")
    run(*freezer, *places, spec, **SIGNED)
    if LINUX:
        forget_this_machine()


def forget_this_machine() -> None:
    """Remove library folders of this machine from all compiled files."""
    for file in compiled_files(PROGRAM):
        if folders_of(file):
            forget_folders(file)
        if folders := folders_of(file):
            sys.exit(f"{file.name} looks for libraries in {', '.join(folders)}")


# Archives


def archived() -> Iterator[Path]:
    """Create the archives for this system, and yield their paths."""
    name = f"marjapussi-{VERSION}"
    if WINDOWS:
        yield from windows_installer(compiler_of_installers())
        yield windows_archive(PROGRAM, DIST / f"{name}-windows.zip")
    elif MACOS:
        archive = DIST / f"{name}-macos-{platform.machine()}.tar.gz"
        yield packed(APPLICATION, archive, APPLICATION.name)
    else:
        yield from linux_packages.packages(PROGRAM, DIST, moment())


def compiler_of_installers() -> str:
    """Return the path of the Inno Setup compiler, or an empty string."""
    folders = [os.environ.get(name, "") for name in ("PROGRAMFILES", "PROGRAMFILES(X86)")]
    there = [path for folder in folders if folder for path in Path(folder).glob(INNO_SETUP)]
    return shutil.which("iscc") or str(max(there, default=""))


def windows_installer(compiler: str) -> Iterator[Path]:
    """Create the Windows installer and yield its path, if there is a compiler."""
    if not compiler:
        print("There is no installer without Inno Setup, only the archive.", flush=True)
        return
    run(compiler, "/Qp", f"/DVersion={VERSION}", f"/O{DIST}", str(INSTALLER))
    yield DIST / f"marjapussi-{VERSION}-windows-setup.exe"


def windows_archive(program: Path, archive: Path) -> Path:
    """Create the Windows archive, with a script that registers the program for records."""
    text = OPENS_RECORDS.read_text("utf-8")
    (program / OPENS_RECORDS.name).write_text(text, "utf-8", newline="\r\n")
    return zipped(program, archive, program.name)


def write_checksums(archives: Iterable[Path]) -> None:
    """Write the checksums of archives in the format of sha256sum."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in archives]
    listed = DIST / f"SHA256SUMS-{sys.platform}-{platform.machine()}"
    listed.write_text("".join(lines), "utf-8", newline="\n")


def report(archives: Iterable[Path]) -> None:
    """Print sizes and the time to the first paint; exit with an error if a file is too large."""
    unpacked = sum(file.lstat().st_size for file in PROGRAM.rglob("*") if not file.is_dir())
    packages = {path.name: path.stat().st_size for path in archives}
    seconds = first_paint(COMMAND)
    print(f"unpacked: {unpacked / 1e6:.1f} MB")
    for name, size in packages.items():
        print(f"{name}: {size / 1e6:.1f} MB")
    print(f"first paint: {seconds:.2f} s")
    large = [name for name, size in packages.items() if ".deb" in name and size > MOST_PACKED]
    if unpacked > MOST_UNPACKED or large:
        sys.exit("that is too large")
    if seconds > LATEST_PAINT:
        print(f"the first paint is later than {LATEST_PAINT} s")


if __name__ == "__main__":
    main()
