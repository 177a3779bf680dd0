"""Files installed on Linux, system-wide or for a user, and files left after removal."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from building import create_tarball
from identity import ID
from share import write_desktop_files

HERE = Path(__file__).parents[2] / "packaging" / "linux"
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="it is for Linux")


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}


@pytest.fixture
def unpacked_archive(icons: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "archive"
    (folder / "program").mkdir(parents=True)
    program = folder / "program" / "marjapussi"
    program.write_text('#!/bin/sh\necho "given $@"\n', "utf-8")
    program.chmod(0o755)
    write_desktop_files(folder / "share", icons)
    shutil.copy(HERE / "install.sh", folder)
    return folder


def install(unpacked_archive: Path, home: Path, *arguments: str) -> None:
    ran = run_installer(unpacked_archive, home, *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")


def run_installer(
    unpacked_archive: Path, home: Path, *arguments: str
) -> "subprocess.CompletedProcess[str]":
    command = ("sh", str(unpacked_archive / "install.sh"), *arguments)
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_desktops_and_shells_find_their_files(icons: Path, tmp_path: Path) -> None:
    write_desktop_files(tmp_path / "share", icons)

    assert {
        f"applications/{ID}.desktop",
        f"metainfo/{ID}.metainfo.xml",
        f"mime/packages/{ID}.xml",
        f"icons/hicolor/48x48/apps/{ID}.png",
        "man/man6/marjapussi.6.gz",
        "bash-completion/completions/marjapussi",
    } <= files(tmp_path / "share")


@ON_LINUX
def test_menu_starts_a_program_that_lies_elsewhere(icons: Path, tmp_path: Path) -> None:
    write_desktop_files(tmp_path, icons, "/usr/games/marjapussi")

    entry = (tmp_path / f"applications/{ID}.desktop").read_text("utf-8")
    assert "\nExec=/usr/games/marjapussi %f\n" in entry
    assert "\nTryExec=/usr/games/marjapussi\n" in entry
    assert "\nExec=/usr/games/marjapussi --new tuppi\n" in entry


@ON_LINUX
def test_home_gets_a_program_and_an_entry_that_starts_it(
    unpacked_archive: Path, tmp_path: Path
) -> None:
    home = tmp_path / "a home"
    home.mkdir()

    install(unpacked_archive, home)

    program = home / ".local/bin/marjapussi"
    entry = (home / f".local/share/applications/{ID}.desktop").read_text("utf-8")
    assert subprocess.check_output((program, "x"), text=True) == "given x\n"
    assert f'Exec="{program}" %f\n' in entry
    assert f'Exec="{program}" --new tuppi\n' in entry
    assert f"TryExec={program}\n" in entry


@ON_LINUX
def test_nothing_is_left_but_what_was_there(unpacked_archive: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    database = home / ".local/share/marjapussi/marjapussi.db"
    database.parent.mkdir(parents=True)
    database.touch()

    install(unpacked_archive, home)
    install(unpacked_archive, home)
    install(unpacked_archive, home, "--remove")

    assert files(home) == {".local/share/marjapussi/marjapussi.db"}
    assert [path.name for path in (home / ".local/share").iterdir()] == ["marjapussi"]


@ON_LINUX
def test_caches_stay_where_other_programs_use_them(unpacked_archive: Path, tmp_path: Path) -> None:
    entry = tmp_path / "home/.local/share/applications/other.desktop"
    entry.parent.mkdir(parents=True)
    entry.touch()
    (entry.parent / "mimeinfo.cache").touch()

    install(unpacked_archive, tmp_path / "home")
    install(unpacked_archive, tmp_path / "home", "--remove")

    assert {path.name for path in entry.parent.iterdir()} == {"other.desktop", "mimeinfo.cache"}


@ON_LINUX
@pytest.mark.parametrize(
    ("output", "reason"),
    [
        (
            "[PYI-7:ERROR] '/a/libpython3.11.so': libexpat.so.1: cannot open shared object file",
            "this system lacks libexpat.so.1; install the package that contains it.",
        ),
        ("marjapussi: out of berries", "marjapussi: out of berries"),
    ],
)
def test_installer_says_why_the_program_does_not_start(
    unpacked_archive: Path, tmp_path: Path, output: str, reason: str
) -> None:
    program = unpacked_archive / "program" / "marjapussi"
    program.write_text(f'#!/bin/sh\necho "{output}" >&2\nexit 255\n', "utf-8")

    ran = run_installer(unpacked_archive, tmp_path / "home")

    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == f"Marjapussi is installed but doesn't start: {reason}\n"


@ON_LINUX
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_installs_nothing(unpacked_archive: Path, tmp_path: Path, option: str) -> None:
    ran = run_installer(unpacked_archive, tmp_path / "home", option)

    assert (ran.returncode, ran.stderr) == (0, "")
    assert "./install.sh [--remove]" in ran.stdout
    assert not (tmp_path / "home").exists()


@ON_LINUX
@pytest.mark.parametrize("slip", [["--remve"], ["remove"], [""], ["--remove", "now"], ["-h", "x"]])
def test_slip_neither_installs_nor_removes(
    unpacked_archive: Path, tmp_path: Path, slip: list[str]
) -> None:
    install(unpacked_archive, tmp_path / "home")
    before = files(tmp_path / "home")

    there, nowhere = (
        run_installer(unpacked_archive, tmp_path / home, *slip) for home in ("home", "empty")
    )

    assert (there.returncode, nowhere.returncode) == (2, 2)
    assert len(there.stderr.splitlines()) == 1
    assert there.stdout == ""
    assert files(tmp_path / "home") == before
    assert not (tmp_path / "empty").exists()


def test_archive_contains_no_build_time_or_user(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    file = folder / "file"
    file.write_text("text", "utf-8")
    first = create_tarball(folder, tmp_path / "first.tar.gz", "name").read_bytes()
    os.utime(file, (1, 1))
    file.chmod(0o600)

    second = create_tarball(folder, tmp_path / "second.tar.gz", "name").read_bytes()

    assert first == second
    with tarfile.open(tmp_path / "second.tar.gz") as archive:
        assert archive.getnames() == ["name", "name/file"]
