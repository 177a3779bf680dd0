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

USED = re.findall(r"uses: (.+)", TESTS + RELEASE)
JOBS = re.findall(
    r"^  (\w+):.*\n((?:    .*\n|\n)+)", RELEASE.partition("\njobs:\n")[2], re.MULTILINE
)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", ["3.11", "3.14"])
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

    scripts = ("dev", "installs")
    assert {f"packaging/{name}.py" for name in scripts} == set(run)
    assert all((TOP / path).is_file() for path in run)


@pytest.mark.parametrize("action", USED)
def test_action_is_pinned_to_a_commit_and_names_its_version(action: str) -> None:
    assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*", action)


def test_action_has_one_commit() -> None:
    pinned = {tuple(each.split(" # ")[0].split("@")) for each in USED}

    assert len(pinned) == len({name for name, _ in pinned})


def test_checkouts_leave_no_token_behind() -> None:
    checkouts = re.findall(r"uses: actions/checkout@.*\n(?: +if:.*\n)?(.*\n.*)\n", TESTS + RELEASE)

    assert len(checkouts) == 6
    assert all("persist-credentials: false" in each for each in checkouts)


def test_workflow_may_only_read_and_a_job_declares_other_permissions() -> None:
    rights = {job: re.findall(r"^      ([\w-]+): write", text, re.MULTILINE) for job, text in JOBS}

    for text in (TESTS, RELEASE):
        assert "\npermissions:\n  contents: read\n" in text
        assert "\nconcurrency:\n" in text
    assert {job: each for job, each in rights.items() if each} == {
        "release": ["attestations", "contents", "id-token"],
        "index": ["id-token"],
    }


def test_released_files_have_checksums_and_provenance() -> None:
    jobs = dict(JOBS)

    assert "cp for-pip/* all/" in jobs["collect"]
    assert "sha256sum -- * > ../SHA256SUMS" in jobs["collect"]
    assert "actions/attest-build-provenance@" in jobs["release"]
    assert "subject-path: all/*" in jobs["release"]


def test_jobs_install_only_pinned_tools_before_they_upload() -> None:
    assert "pip install --require-hashes" in RELEASE
    for _, steps in JOBS:
        before = steps.rpartition("actions/upload-artifact")[0]
        assert not re.search(r"pip install (?!--require-hashes)", before)


def test_packages_are_published_without_a_password() -> None:
    index = dict(JOBS)["index"]

    assert "pypa/gh-action-pypi-publish@" in index
    assert "secrets." not in index
    assert "name: pypi" in index


def test_pins_are_updated_automatically() -> None:
    assert "package-ecosystem: github-actions" in (TOP / ".github/dependabot.yml").read_text(
        "utf-8"
    )
