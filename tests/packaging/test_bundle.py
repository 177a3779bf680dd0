"""The bundle contains neither the time nor the place of its build."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import PyInstaller
import pytest
from building import DIST, build_time
from bundle import SIGNING_CHECKS, create_windows_archive, create_windows_installer, find_inno_setup
from identity import VERSION
from libraries import compiled_files, needed_libraries, remove_search_folders, search_folders

LONG_AGO, LATER = 1_000_000_000, 2_000_000_000
COMPILES = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("cc") or not shutil.which("objdump"),
    reason="it compiles, and looks into what it compiled, on Linux",
)


def program(folder: Path, date: int) -> Path:
    """Return a program whose files have all been touched at a moment."""
    files = (folder / "marjapussi" / name for name in ("b.exe", "marjapussi.exe", "c/library"))
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"the same")
    for path in folder.rglob("*"):
        os.utime(path, (date, date))
    return folder / "marjapussi"


def test_windows_archive_is_the_same_whenever_it_is_made(tmp_path: Path) -> None:
    archives = [
        create_windows_archive(program(tmp_path / str(date), date), tmp_path / f"{date}.zip")
        for date in (LONG_AGO, LATER)
    ]

    first, second = (archive.read_bytes() for archive in archives)
    assert first == second


def test_pyinstaller_has_the_patched_signing_checks() -> None:
    source = Path(PyInstaller.__file__).parent / "building" / "osx.py"

    assert SIGNING_CHECKS
    assert all(name in source.read_text("utf-8") for name in SIGNING_CHECKS)


def test_date_is_given_and_without_git_the_earliest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "5")
    given = build_time()
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    monkeypatch.setenv("PATH", str(tmp_path))

    assert (given, build_time()) == (5, 0)


def test_windows_archive_has_one_folder_and_what_lets_it_open_records(tmp_path: Path) -> None:
    archive = create_windows_archive(program(tmp_path, LATER), tmp_path / "windows.zip")

    with ZipFile(archive) as opened:
        names = opened.namelist()
        script = opened.read("marjapussi/records.cmd")
    assert names == [
        "marjapussi/b.exe",
        "marjapussi/c/library",
        "marjapussi/marjapussi.exe",
        "marjapussi/records.cmd",
    ]
    assert script.count(b"\n") == script.count(b"\r\n") > 0


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands in for the compiler")
def test_installer_is_made_of_the_program_by_its_compiler(tmp_path: Path) -> None:
    compiler = tmp_path / "Inno Setup Äö"
    compiler.write_text('#!/bin/sh\nprintf "%s\\n" "$@" >"$0.log"\n', "utf-8")
    compiler.chmod(0o755)

    made = [*create_windows_installer(str(compiler))]

    asked = Path(f"{compiler}.log").read_text("utf-8").splitlines()
    assert made == [DIST / f"marjapussi-{VERSION}-windows-setup.exe"]
    assert {f"/DVersion={VERSION}", f"/O{DIST}"} <= set(asked)
    assert Path(asked[-1]).is_file()


def test_missing_inno_setup_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("PATH", "PROGRAMFILES", "PROGRAMFILES(X86)"):
        monkeypatch.setenv(name, str(tmp_path))

    assert [*create_windows_installer(find_inno_setup())] == []
    assert "Inno Setup" in capsys.readouterr().out


def test_inno_setup_is_found_where_it_installs_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiler = tmp_path / "Äö x86" / "Inno Setup 6" / "ISCC.exe"
    compiler.parent.mkdir(parents=True)
    compiler.touch()
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path / "Äö x86"))

    assert find_inno_setup() == str(compiler)


@COMPILES
@pytest.mark.parametrize(
    ("more", "rpath"), [("", ""), (":$ORIGIN/../lib", "$ORIGIN/../lib"), (":$ORIGIN", "$ORIGIN")]
)
def test_library_forgets_the_folders_of_its_builder(tmp_path: Path, more: str, rpath: str) -> None:
    source, library = tmp_path / "source.c", tmp_path / "library.so"
    source.write_text("#include <math.h>\ndouble f(double x) { return pow(x, x); }\n", "utf-8")
    compiler = shutil.which("cc") or ""
    flags = ("-shared", "-fPIC", f"-Wl,-rpath,/home/somebody/lib{more}", "-lm")
    subprocess.run((compiler, str(source), "-o", str(library), *flags), check=True)
    needed = needed_libraries(library)
    assert search_folders(library) == ["/home/somebody/lib"]

    remove_search_folders(library)

    assert search_folders(library) == []
    assert b"/home/somebody" not in library.read_bytes()
    assert rpath.encode() in library.read_bytes()
    assert needed_libraries(library) == needed
    assert [*compiled_files(tmp_path)] == [library]
