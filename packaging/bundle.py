"""Freeze the program with PyInstaller, test it, and create its archives and installers.

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
    build_time,
    create_empty_folder,
    create_tarball,
    create_zip,
    run,
)
from identity import NAME, VERSION
from libraries import compiled_files, remove_search_folders, search_folders
from msix import create_msix_package, find_makeappx
from trial import check_gui_program, measure_first_paint, run_smoke_test

COMMAND = PROGRAM / ("marjapussi-command.exe" if WINDOWS else "marjapussi")
APPLICATION = DIST / f"{NAME}.app"
GUI_PROGRAMS = {  # the program that opens a window, where it is a separate program
    "win32": PROGRAM / "marjapussi.exe",
    "darwin": APPLICATION / "Contents" / "MacOS" / "marjapussi",
}
# a signing error must fail the build, because macOS would not open the application
SIGNING_CHECKS = dict.fromkeys(
    ("PYINSTALLER_STRICT_BUNDLE_CODESIGN_ERROR", "PYINSTALLER_VERIFY_BUNDLE_SIGNATURE"), "1"
)
RECORDS_SCRIPT = ROOT / "packaging" / "windows" / "records.cmd"
INNO_SETUP_PATTERN = "Inno Setup */ISCC.exe"
INSTALLER_SCRIPT = ROOT / "packaging" / "windows" / "marjapussi.iss"
MAX_UNPACKED_BYTES, MAX_DEB_BYTES, MAX_PAINT_SECONDS = 120_000_000, 36_000_000, 0.8


def main() -> None:
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    compile_search()
    freeze()
    run_smoke_test(COMMAND)
    if sys.platform in GUI_PROGRAMS:
        check_gui_program(GUI_PROGRAMS[sys.platform])
    archives = list(create_archives())
    write_checksums(archives)
    for package in create_msix_package(PROGRAM, DIST, find_makeappx()) if WINDOWS else ():
        print(f"for the Microsoft Store: {package.name}", flush=True)
    report_sizes(archives)


# The frozen program


def compile_search() -> None:
    """Compile the search in place, with the Cython that is pinned."""
    os.chdir(ROOT)
    folder = create_empty_folder(BUILD / "editable")
    build = f"import backend; backend.build_editable({str(folder)!r})"
    run(sys.executable, "-c", build, PYTHONPATH=str(ROOT / "packaging"))


def freeze() -> None:
    """Draw the icons and run PyInstaller."""
    for old in (PROGRAM, APPLICATION, BUILD / "bundle"):
        shutil.rmtree(old, ignore_errors=True)
    run(sys.executable, str(ROOT / "packaging" / "icons.py"), str(ICONS))
    places = ("--distpath", str(DIST), "--workpath", str(BUILD / "bundle"))
    spec = str(ROOT / "packaging" / "marjapussi.spec")
    freezer = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=ERROR")
    run(*freezer, *places, spec, **SIGNING_CHECKS)
    if LINUX:
        remove_build_paths()


def remove_build_paths() -> None:
    """Remove the paths of this machine's library folders from all compiled files."""
    for file in compiled_files(PROGRAM):
        if search_folders(file):
            remove_search_folders(file)
        if folders := search_folders(file):
            sys.exit(f"{file.name} looks for libraries in {', '.join(folders)}")


# Archives


def create_archives() -> Iterator[Path]:
    """Create the archives and packages for this system, and yield their paths."""
    name = f"marjapussi-{VERSION}"
    if WINDOWS:
        yield from create_windows_installer(find_inno_setup())
        yield create_windows_archive(PROGRAM, DIST / f"{name}-windows.zip")
    elif MACOS:
        archive = DIST / f"{name}-macos-{platform.machine()}.tar.gz"
        yield create_tarball(APPLICATION, archive, APPLICATION.name)
    else:
        yield from linux_packages.create_linux_packages(PROGRAM, DIST, build_time())


def find_inno_setup() -> str:
    """Return the path of the Inno Setup compiler, or an empty string if it is not installed."""
    folders = [os.environ.get(name, "") for name in ("PROGRAMFILES", "PROGRAMFILES(X86)")]
    there = [path for folder in folders if folder for path in Path(folder).glob(INNO_SETUP_PATTERN)]
    return shutil.which("iscc") or str(max(there, default=""))


def create_windows_installer(compiler: str) -> Iterator[Path]:
    """Create the Windows installer and yield its path, or yield nothing without a compiler."""
    if not compiler:
        print("There is no installer without Inno Setup, only the archive.", flush=True)
        return
    run(compiler, "/Qp", f"/DVersion={VERSION}", f"/O{DIST}", str(INSTALLER_SCRIPT))
    yield DIST / f"marjapussi-{VERSION}-windows-setup.exe"


def create_windows_archive(program: Path, archive: Path) -> Path:
    """Create the Windows archive. It includes a script that registers the type of record files."""
    text = RECORDS_SCRIPT.read_text("utf-8")
    (program / RECORDS_SCRIPT.name).write_text(text, "utf-8", newline="\r\n")
    return create_zip(program, archive, program.name)


def write_checksums(archives: Iterable[Path]) -> None:
    """Write the checksums of the archives, in the format of sha256sum."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in archives]
    listed = DIST / f"SHA256SUMS-{sys.platform}-{platform.machine()}"
    listed.write_text("".join(lines), "utf-8", newline="\n")


def report_sizes(archives: Iterable[Path]) -> None:
    """Print the sizes of the archives, and the time until the program has painted its window.

    Exit with an error if a file is too large or painting takes too long.
    """
    unpacked = sum(file.lstat().st_size for file in PROGRAM.rglob("*") if not file.is_dir())
    packages = {path.name: path.stat().st_size for path in archives}
    seconds = measure_first_paint(COMMAND)
    print(f"unpacked: {unpacked / 1e6:.1f} MB")
    for name, size in packages.items():
        print(f"{name}: {size / 1e6:.1f} MB")
    print(f"first paint: {seconds:.2f} s")
    large = [name for name, size in packages.items() if ".deb" in name and size > MAX_DEB_BYTES]
    if unpacked > MAX_UNPACKED_BYTES or large:
        sys.exit("that is too large")
    if seconds > MAX_PAINT_SECONDS:
        print(f"the first paint is later than {MAX_PAINT_SECONDS} s")


if __name__ == "__main__":
    main()
