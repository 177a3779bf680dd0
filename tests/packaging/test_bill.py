"""Bills of materials: every part has a licence, and validators of CycloneDX accept them."""

import json
import re
import sys
from collections.abc import Callable
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
from bill import LICENCE_KEYS, LICENCES, Part, bill_of_materials, required_parts
from legal import BUNDLED_PACKAGES, bundled_parts

from marjapussi_gui import __version__

SPOKEN = {  # how METADATA says it, where it isn't the SPDX identifier
    "BSD-3-Clause": "BSD License",
    "GPL-2.0-or-later WITH Bootloader-exception": "GPLv2-or-later with a special exception",
    "MIT": "MIT License",
}


def wheel_bill() -> str:
    project = distribution("marjapussi-gui").requires or []
    return bill_of_materials(
        __version__, required_parts(each for each in project if "extra ==" not in each)
    )


def bundle_bill() -> str:
    libraries = [Path("/lib/_sqlite3.so"), Path("/lib/pyexpat.so"), Path("/lib/vcruntime140.dll")]
    return bill_of_materials(__version__, bundled_parts([*libraries, Path(sys.executable)]))


@pytest.mark.parametrize("create", [wheel_bill, bundle_bill])
def test_every_part_has_a_licence_and_a_reference_of_its_own(create: Callable[[], str]) -> None:
    bill: dict[str, Any] = json.loads(create())
    references = [part["bom-ref"] for part in bill["components"]]

    assert len(set(references)) == len(references)
    assert bill["dependencies"][0]["dependsOn"] == references
    for part in bill["components"]:
        (licence,) = part["licenses"]
        assert licence.get("expression") or any(licence["license"].values()), part["name"]


@pytest.mark.parametrize("create", [wheel_bill, bundle_bill])
def test_a_validator_accepts_it(create: Callable[[], str]) -> None:
    pytest.importorskip("cyclonedx")
    pytest.importorskip("jsonschema")
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(create()) is None


def test_bundle_lists_all_packages_with_their_versions() -> None:
    parts = {part["name"]: part for part in json.loads(bundle_bill())["components"]}

    for name in (*BUNDLED_PACKAGES, "PySide6-Essentials"):
        key = name.lower().replace("_", "-")
        assert parts[key]["version"] == distribution(name).version
    assert {"sqlite", "expat", "microsoft", "icu", "python"} <= set(parts)


@pytest.mark.parametrize("name", LICENCES)
def test_licences_are_those_of_the_metadata(name: str) -> None:
    found = distribution(name).metadata
    stated = [text for key in (*LICENCE_KEYS, "Classifier") for text in found.get_all(key, [])]
    wanted = SPOKEN.get(LICENCES[name], LICENCES[name])

    assert any(wanted in each or LICENCES[name] == each for each in stated if each)


def test_the_same_parts_make_the_same_bill(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = [Part("one", "MIT", "1"), Part("two", "MIT", "2")]
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")

    bill = bill_of_materials("1.0", parts)

    assert bill == bill_of_materials("1.0", reversed(parts))
    assert "2023-11-14T22:13:20Z" in bill
    assert re.search(r'"serialNumber": "urn:uuid:[0-9a-f-]{36}"', bill)
