"""What builds packages is pinned by hash, and fits what the project asks for."""

import re

import pytest
from packaging.requirements import Requirement
from pins import FOLDER, pinned_requirements

PIN = re.compile(
    r"^(\S+)==(\S+)(?: ; .+)? \\$((?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)+)", re.MULTILINE
)
WANTED = pinned_requirements()


def pins(name: str) -> dict[str, str]:
    return {
        package: version
        for package, version, _ in PIN.findall((FOLDER / f"{name}.txt").read_text("utf-8"))
    }


@pytest.mark.parametrize("name", WANTED)
def test_every_line_of_the_pins_belongs_to_a_hash(name: str) -> None:
    assert PIN.sub("", (FOLDER / f"{name}.txt").read_text("utf-8")).strip() == ""


@pytest.mark.parametrize("name", WANTED)
def test_pins_fit_the_bounds_of_the_project(name: str) -> None:
    pinned = pins(name)

    for wanted in map(Requirement, WANTED[name]):
        assert pinned[wanted.name.lower()] in wanted.specifier, wanted


def test_wheels_and_bundles_are_built_with_the_same_tools() -> None:
    wheel, bundle = pins("wheel"), pins("bundle")

    assert {"cython", "setuptools"} <= {*wheel} & {*bundle}
    assert all(wheel[tool] == bundle[tool] for tool in {*wheel} & {*bundle})
