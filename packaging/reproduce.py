"""Build packages twice under different conditions, and compare them byte for byte.

python packaging/dev.py bundle --twice [--wheel] [--keep FOLDER]

It builds what is committed: the wheel and, unless only the wheel is wanted, the packages for Linux.
"""

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from building import ROOT, build_time

BUILD_WHEEL = "import backend; backend.build_wheel('dist')"
BUILD_BUNDLE = (
    "import bundle; bundle.compile_search(); bundle.freeze(); [*bundle.create_archives()]"
)
STEPS = (BUILD_BUNDLE, BUILD_WHEEL)


@dataclass(frozen=True)
class Conditions:
    """Where and how something is built."""

    folder: str
    umask: int
    environment: dict[str, str]
    time: int  # of all source files


HERE = Conditions(
    "one", 0o022, {"TZ": "UTC", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "1"}, 1_600_000_000
)
ELSEWHERE = Conditions(
    "another folder/further down",
    0o077,
    {"TZ": "Pacific/Kiritimati", "LC_ALL": "C", "PYTHONHASHSEED": "2"},
    1_700_000_000,
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--wheel", action="store_true", help="build the wheel only")
    parser.add_argument(
        "--keep", metavar="FOLDER", type=Path, help="build here, and delete nothing"
    )
    chosen = parser.parse_args()
    steps = (BUILD_WHEEL,) if chosen.wheel else STEPS
    if chosen.keep:
        sys.exit(_compare(chosen.keep.resolve(), steps))
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(_compare(Path(folder), steps))


def _compare(folder: Path, steps: tuple[str, ...]) -> int:
    """Build everything under each condition, and return 1 if a file differs."""
    date = build_time()  # read once, because somebody may commit between the builds
    sources = subprocess.run(
        ("git", "-C", str(ROOT), "archive", "HEAD"), capture_output=True, check=True
    ).stdout
    made = [_build(folder / each.folder, sources, date, steps, each) for each in (HERE, ELSEWHERE)]
    for name in sorted({*made[0], *made[1]}):
        sums = [each.get(name, "missing") for each in made]
        is_same = len(set(sums)) == 1
        print(f"{'same' if is_same else 'DIFFERENT'}: {name} {' '.join(sorted(set(sums)))}")
    return int(made[0] != made[1])


def _build(
    folder: Path, sources: bytes, date: int, steps: tuple[str, ...], conditions: Conditions
) -> dict[str, str]:
    """Build in a folder, and return the checksums of what was made, by name."""
    folder.mkdir(parents=True)
    subprocess.run(
        ("tar", "-x", "-C", str(folder)), input=sources, check=True, umask=conditions.umask
    )
    for path in folder.rglob("*"):
        os.utime(path, (conditions.time, conditions.time))
    (folder / "dist").mkdir()
    steady = {"SOURCE_DATE_EPOCH": str(date), "PYTHONPATH": str(folder / "packaging")}
    for step in steps:
        subprocess.run(
            (sys.executable, "-c", step),
            cwd=folder,
            env=os.environ | conditions.environment | steady,
            umask=conditions.umask,
            stdout=subprocess.DEVNULL,
            check=True,
        )
    packages = (path for path in (folder / "dist").iterdir() if path.is_file())
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in packages}


if __name__ == "__main__":
    main()
