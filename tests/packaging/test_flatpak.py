"""What the Flatpak is built from: everything that the program needs, as source."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import flatpak_sources
import home
import pytest
from building import LINUX_FILES
from identity import ID

TOP = Path(__file__).parents[2]
MANIFEST = (LINUX_FILES / f"{ID}.yml").read_text("utf-8")
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w-]", requirement)[0] for requirement in requirements}


def pip_report(url: str) -> dict[str, Any]:
    found = {"url": url, "archive_info": {"hashes": {"sha256": "abc"}}}
    return {"install": [{"metadata": {"name": "it"}, "download_info": found}]}


def test_everything_that_the_program_needs_is_installed_beside_the_base() -> None:
    needed = names(PROJECT["project"]["dependencies"]) - {"PySide6-Essentials"}  # in the base

    assert needed <= set(flatpak_sources.packages_of_module("needs"))


def test_everything_that_the_build_needs_is_installed_first() -> None:
    assert names(PROJECT["build-system"]["requires"]) <= set(
        flatpak_sources.packages_of_module("tools")
    )
    assert MANIFEST.index("- name: tools") < MANIFEST.index("- name: needs")


def test_tools_of_the_build_are_left_out() -> None:
    for tool in ("Cython", "setuptools", "shtab"):
        assert f"  - /lib/python3*/site-packages/{tool}*\n" in MANIFEST


def test_nothing_is_taken_from_a_network() -> None:
    installs = re.findall(r"- (pip3 install .*?)\n(?=      - |    sources)", MANIFEST, re.DOTALL)

    assert len(installs) == 5
    assert all(
        "--no-index" in install and "--no-build-isolation" in install for install in installs
    )


def test_packages_from_pip_are_listed_with_their_checksums() -> None:
    url = "https://index.test/it-1.tar.gz"

    assert [*flatpak_sources.source_entries(pip_report(url))] == [
        {"type": "file", "url": url, "sha256": "abc"}
    ]


@pytest.mark.parametrize(
    "remote",
    [
        "https://forge.test/somebody/cards.git",
        "git@forge.test:somebody/cards.git",
        "ssh://git@forge.test/somebody/cards",
    ],
)
def test_home_is_where_the_checkout_came_from(
    remote: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    git = shutil.which("git")
    if not git:
        pytest.skip("there is no git")
    for key in home.FORGE_KEYS:
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setattr(home, "FORGE_FILE", tmp_path / "home.json")
    for words in (("init", "--quiet"), ("remote", "add", "origin", remote)):
        subprocess.run((git, "-C", str(tmp_path), *words), check=True)
    before = home.project_url()

    home.FORGE_FILE.write_text(home.forge_file_text(), "utf-8")

    assert before == home.project_url() == "https://forge.test/somebody/cards"
    assert home.maintainer_email() == "somebody@users.noreply.forge.test"
    assert home.pictures_url().startswith("https://forge.test/somebody/cards/raw/")


def test_flatpak_build_gets_the_project_address() -> None:
    assert "path: ../../build/flatpak/home.json\n" in MANIFEST


def test_what_is_compiled_elsewhere_is_refused() -> None:
    with pytest.raises(SystemExit, match="it is compiled: name it in COMPILED"):
        [
            *flatpak_sources.source_entries(
                pip_report("https://index.test/it-1-cp311-abi3-linux_x86_64.whl")
            )
        ]
