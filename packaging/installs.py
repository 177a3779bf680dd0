"""Build the sdist and the wheel, and test each in an empty environment.

python packaging/installs.py [PYTHON...]    build both into dist/pip, test them with every PYTHON
python packaging/installs.py --wheels FOLDER [PYTHON...]    test the wheel for this machine
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from building import DIST, LINUX, ROOT, WINDOWS, create_empty_folder, run
from identity import VERSION
from libraries import compiled_files, search_folders
from trial import check_without_console, run_smoke_test

PACKAGE = "marjapussi-gui"  # also the name of the command that opens no console
OUTPUT_FOLDER = DIST / "pip"
SCRIPTS, SUFFIX = ("Scripts", ".exe") if WINDOWS else ("bin", "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("pythons", nargs="*", metavar="PYTHON", default=[sys.executable])
    parser.add_argument("--wheels", type=Path, metavar="FOLDER", help="try one of these wheels")
    chosen = parser.parse_args()
    if not chosen.wheels:
        build_packages(sys.executable)
    if LINUX:
        check_wheels(chosen.wheels or OUTPUT_FOLDER)
    for python in chosen.pythons:
        if chosen.wheels:
            test_install(python, *wheel_arguments(chosen.wheels))
        for package in () if chosen.wheels else built_packages():
            test_install(python, str(package))


def build_packages(python: str) -> None:
    """Build the sdist from the sources, and the wheel from the sdist."""
    with TemporaryDirectory() as name:
        tools = create_environment(python, Path(name))
        pins = ("--require-hashes", "--requirement", str(ROOT / "packaging/pins/wheel.txt"))
        run(str(tools / f"pip{SUFFIX}"), "install", "--quiet", *pins)
        run(
            str(tools / f"python{SUFFIX}"),
            "-m",
            "build",
            "--no-isolation",
            "--outdir",
            str(create_empty_folder(OUTPUT_FOLDER)),
            str(ROOT),
        )


def check_wheels(folder: Path) -> None:
    """Exit with an error if a compiled file in a wheel searches for libraries in a fixed folder."""
    with TemporaryDirectory() as name:
        for wheel in folder.glob("*.whl"):
            shutil.unpack_archive(wheel, name, "zip")
        for file in compiled_files(Path(name)):
            if folders := search_folders(file):
                sys.exit(f"{file.name} looks for libraries in {', '.join(folders)}")


def built_packages() -> Iterator[Path]:
    """Yield the paths of the built wheel and sdist."""
    yield from (path for end in ("*.whl", "*.tar.gz") for path in OUTPUT_FOLDER.glob(end))


def wheel_arguments(wheels: Path) -> tuple[str, ...]:
    """Return arguments for pip that install our wheel for this machine, never our sources."""
    return (
        "--find-links",
        str(wheels.resolve()),
        "--only-binary",
        PACKAGE,
        f"{PACKAGE}=={VERSION}",
    )


def test_install(python: str, *package: str) -> None:
    """Install a package into an empty environment, and test both of its commands."""
    with TemporaryDirectory() as name:
        tools = create_environment(python, Path(name))
        print(f"== {Path(package[-1]).name} with {python_version(tools)}", flush=True)
        run(str(tools / f"pip{SUFFIX}"), "install", "--quiet", *package)
        run_smoke_test(tools / f"marjapussi{SUFFIX}")
        check_without_console(tools / f"{PACKAGE}{SUFFIX}")


def create_environment(python: str, folder: Path) -> Path:
    """Create an empty environment, and return the folder that contains its programs."""
    run(python, "-m", "venv", str(folder))
    return folder / SCRIPTS


def python_version(tools: Path) -> str:
    """Return the version of the Python in an environment."""
    command = (str(tools / f"python{SUFFIX}"), "--version")
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)
    main()
