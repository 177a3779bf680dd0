"""What all packaging scripts share: paths, and reproducible runs of tools and archives."""

import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parent.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
LINUX_FILES = ROOT / "packaging" / "linux"
ICONS, PROGRAM = BUILD / "icons", DIST / "marjapussi"
WINDOWS, MACOS, LINUX = (sys.platform == name for name in ("win32", "darwin", "linux"))
MIN_ZIP_TIME = 315_532_800  # the start of 1980, the earliest date that a zip file can contain


def build_time() -> int:
    """Return the timestamp of all built files: SOURCE_DATE_EPOCH, or that of the last commit."""
    command = ("git", "-C", str(ROOT), "log", "-1", "--format=%ct")
    committed = ""
    if shutil.which("git"):
        committed = subprocess.run(
            command, capture_output=True, text=True, check=False
        ).stdout.strip()
    return int(os.environ.get("SOURCE_DATE_EPOCH") or committed or 0)


def run(*command: str, **environment: str) -> None:
    """Run a tool with a fixed date and hash seed, so that its output is reproducible."""
    steady = {"SOURCE_DATE_EPOCH": str(build_time()), "PYTHONHASHSEED": "0"}
    status = subprocess.run(command, env=os.environ | steady | environment, check=False).returncode
    if status:
        sys.exit(status)


def create_empty_folder(folder: Path) -> Path:
    """Create an empty folder, replacing an existing one. Return its path."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def create_tarball(folder: Path, archive: Path, name: str) -> Path:
    """Pack a folder into a reproducible .tar.gz, in which `name` is the top folder."""
    date = build_time()

    def normalize_entry(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = date
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=date) as pressed,
        tarfile.open(fileobj=pressed, mode="w") as tar,
    ):
        tar.add(folder, name, filter=normalize_entry)
    return archive


def create_zip(folder: Path, archive: Path, name: str) -> Path:
    """Pack the files of a folder into a reproducible .zip, in which `name` is the top folder."""
    date = time.gmtime(max(build_time(), MIN_ZIP_TIME))[:6]
    with ZipFile(archive, "w") as pressed:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = ZipInfo(f"{name}/{file.relative_to(folder).as_posix()}", date)
            pressed.writestr(entry, file.read_bytes(), ZIP_DEFLATED)
    return archive
