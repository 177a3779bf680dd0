"""The scripts explain their usage, and do nothing if called wrongly."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = ("bundle", "deck", "flatpak_sources", "icons", "installs", "share", "translations")


def run_script(folder: Path, script: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    path = Path(__file__).parents[2] / "packaging" / f"{script}.py"
    command = (sys.executable, str(path), *arguments)
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("script", SCRIPTS)
def test_help_does_nothing_else(tmp_path: Path, script: str) -> None:
    ran = run_script(tmp_path, script, "--help")

    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(f"usage: {script}.py")
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("script", SCRIPTS)
def test_wrong_option_is_reported_in_a_sentence(tmp_path: Path, script: str) -> None:
    ran = run_script(tmp_path, script, "--slip")

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.splitlines()[-1].startswith(f"{script}.py: error: ")
    assert [*tmp_path.iterdir()] == []
