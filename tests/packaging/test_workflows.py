"""The workflows try what people are offered, on every system."""

import re
import tomllib
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
WORKFLOWS = TOP / ".github" / "workflows"
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))
SYSTEMS = ("ubuntu", "windows", "macos")
TESTS, RELEASE = ((WORKFLOWS / f"{name}.yml").read_text("utf-8") for name in ("tests", "release"))


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", ["3.11", "3.13"])
def test_tests_run_on_every_system(system: str, python: str) -> None:
    assert f'runner: {system}-latest, python: "{python}"' in TESTS


@pytest.mark.parametrize("system", SYSTEMS)
def test_wheels_are_built_and_tried_on_every_system(system: str) -> None:
    runners = re.findall(r"runner: \[(.+)\]", RELEASE)

    assert len(runners) == 2
    assert runners[0] == runners[1]
    assert system in runners[0]


def test_wheel_is_tried_on_every_python_that_it_is_for() -> None:
    tried = re.findall(r"python: \[(.+)\]", RELEASE)
    named = [each for each in PROJECT["project"]["classifiers"] if ":: Python :: 3." in each]

    assert [", ".join(f'"{each.rpartition(" ")[2]}"' for each in named)] == tried


def test_wheel_is_built_for_the_oldest_python() -> None:
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=").replace(".", "")

    assert f"cp{oldest}-*" == PROJECT["tool"]["cibuildwheel"]["build"]


@pytest.mark.parametrize(
    "file", ["/usr/games/marjapussi", "Marjapussi.app/Contents/MacOS/marjapussi", "marjapussi.exe"]
)
def test_what_people_start_is_tried_where_it_was_installed(file: str) -> None:
    assert re.search(rf'{re.escape(file)}"? smoke', RELEASE)


def test_everything_that_is_run_is_there() -> None:
    run = re.findall(r"packaging/\w+\.py", TESTS + RELEASE)

    assert {"packaging/dev.py", "packaging/installs.py"} == set(run)
    assert all((TOP / path).is_file() for path in run)
