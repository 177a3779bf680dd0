"""The Debian package is one that Debian's own tools take."""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from debian import create_debian_package, maintainer

TOP = Path(__file__).parents[2]
LIBRARY = next((TOP / "marjapussi_gui/bots/kernel").glob("constants*.so"), None)
MADE = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("dpkg-deb") or not shutil.which("objdump"),
    reason="Debian's tools make it",
)
DATE = 1_700_000_000
pytestmark = MADE


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Return a program and a library as they are frozen, anywhere."""
    folder = tmp_path / "a program" / "marjapussi"
    (folder / "_internal" / "licenses").mkdir(parents=True)
    shutil.copy("/bin/true", folder / "marjapussi")
    shutil.copy(TOP / "LICENSE", folder / "_internal" / "licenses" / "Marjapussi.txt")
    if LIBRARY:
        shutil.copy(LIBRARY, folder / "_internal")
        run("strip", str(folder / "_internal" / LIBRARY.name))
        (folder / "_internal" / LIBRARY.name).chmod(0o755)
    return folder


@pytest.fixture(autouse=True)
def forge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a forge build it: software centres warn of what has no address."""
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://forge.test")
    monkeypatch.setenv("GITHUB_REPOSITORY", "somebody/cards")
    monkeypatch.setenv("GITHUB_REPOSITORY_OWNER", "somebody")
    for name in ("DEBFULLNAME", "DEBEMAIL"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def package(program: Path, icons: Path, tmp_path: Path) -> Path:
    return create_debian_package(program, tmp_path, DATE, icons)


def contents(package: Path) -> dict[str, str]:
    """Return what a package has, each with its rights."""
    rows = [line.split(maxsplit=5) for line in run("dpkg-deb", "--contents", str(package))]
    return {row[5].removeprefix("./"): row[0] for row in rows}


def field(package: Path, name: str) -> str:
    return "\n".join(run("dpkg-deb", "--field", str(package), name))


def run(tool: str, *arguments: str) -> list[str]:
    """Return the lines that a tool prints, which is to succeed."""
    command = (shutil.which(tool) or tool, *arguments)
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_lintian_finds_no_error(package: Path) -> None:
    if not shutil.which("lintian"):
        pytest.skip("there is no lintian")
    if not str(package).isascii():
        pytest.skip("lintian stumbles over a folder with other letters")
    command = ("lintian", "--allow-root", "--fail-on", "error,warning", str(package))

    ran = subprocess.run(command, capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_it_is_a_game_whose_libraries_are_no_programs(package: Path) -> None:
    there = contents(package)

    assert there["usr/lib/marjapussi/marjapussi"] == "-rwxr-xr-x"
    assert "usr/games/marjapussi -> ../lib/marjapussi/marjapussi" in there
    assert "usr/bin/" not in there
    assert {rights for name, rights in there.items() if name.endswith(".so")} <= {"-rw-r--r--"}


def test_package_contains_changelog_news_and_licence(package: Path, tmp_path: Path) -> None:
    run("dpkg-deb", "--extract", str(package), str(tmp_path / "there"))

    documents = tmp_path / "there/usr/share/doc/marjapussi"
    changes = gzip.decompress((documents / "changelog.gz").read_bytes()).decode()
    assert changes.startswith("marjapussi (")
    assert f" -- {maintainer()}  Tue, 14 Nov 2023 22:13:20 -0000\n" in changes
    assert gzip.decompress((documents / "NEWS.gz").read_bytes()).startswith(b"# Changelog")
    assert "MIT License" in (documents / "copyright").read_text("utf-8")


def test_made_elsewhere_on_another_day_by_another_user_it_is_the_same(
    package: Path, program: Path, icons: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = package.read_bytes()
    for file in program.rglob("*"):
        file.touch()
    program.chmod(0o700)
    monkeypatch.setenv("TZ", "Pacific/Kiritimati")
    monkeypatch.setenv("LC_ALL", "C")
    mask = os.umask(0o077)
    try:
        again = create_debian_package(program, tmp_path / "elsewhere", DATE, icons)
    finally:
        os.umask(mask)

    assert again.read_bytes() == before


def test_maintainer_comes_from_the_forge_or_from_debian_variables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert maintainer() == "the Marjapussi authors <somebody@users.noreply.forge.test>"

    monkeypatch.setenv("GITHUB_REPOSITORY", "")
    assert maintainer() == "the Marjapussi authors <nobody@marjapussi.invalid>"

    monkeypatch.setenv("DEBFULLNAME", "Åke Öman")
    monkeypatch.setenv("DEBEMAIL", "ake@debian.org")
    assert maintainer() == "Åke Öman <ake@debian.org>"


def test_control_file_names_dependencies_and_homepage(package: Path) -> None:
    assert field(package, "Depends").startswith("libc6 (>= 2.")
    assert field(package, "Homepage") == "https://forge.test/somebody/cards"
