"""Writes bills of materials: the parts of a package with their licences, as CycloneDX JSON."""

import json
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

SPECIFICATION = "1.6"
FILE_NAME = "marjapussi.cdx.json"
NAME, OWN_LICENCE = "marjapussi-gui", "MIT"
# Packages whose METADATA has a text in place of an SPDX identifier, or that may be missing where a
# wheel is built; a test compares them with METADATA.
LICENCE_KEYS = ("License-Expression", "License")  # in the metadata of a package
LICENCES = {
    "cython": "Apache-2.0",
    "fontpkg-lato": "OFL-1.1",
    "fontpkg-noto-sans-devanagari": "OFL-1.1",
    "fsrs": "MIT",
    "miniaudio": "MIT",
    "platformdirs": "MIT",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "pyside6-essentials": "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only",
    "segno": "BSD-3-Clause",
    "shiboken6": "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only",
    "shtab": "MPL-2.0",
}


@dataclass(frozen=True)
class Part:
    """Something in a package, or that it needs: its version may be left open."""

    name: str
    licence: str = ""  # an SPDX expression
    version: str = ""
    kind: str = "library"
    registry: str = "pypi"  # of the package URL; empty if the part is in none
    licence_file: str = ""  # where its text is, if there is no SPDX expression

    def to_json(self) -> dict[str, object]:
        licence: dict[str, object] = {"license": {"id": self.licence}}
        if self.licence_file:
            licence = {"license": {"name": f"see {self.licence_file}"}}
        elif " " in self.licence:
            licence = {"expression": self.licence}
        return {
            "type": self.kind,
            "bom-ref": self.reference,
            "name": self.name,
            **({"version": self.version} if self.version else {}),
            **({"purl": self.reference} if self.registry else {}),
            "licenses": [licence],
        }

    @property
    def reference(self) -> str:
        """The package URL, or the name of a part without one."""
        version = f"@{self.version}" if self.version else ""
        registry = f"pkg:{self.registry}/" if self.registry else ""
        return f"{registry}{self.name}{quote(version, '@')}"


def bill_of_materials(version: str, parts: Iterable[Part]) -> str:
    """Return the bill of materials, the same for the same parts and SOURCE_DATE_EPOCH."""
    own = Part(NAME, OWN_LICENCE, version, "application")
    listed = sorted(set(parts), key=lambda part: part.reference)
    date = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH") or 0), UTC)
    content: dict[str, object] = {
        "version": 1,
        "metadata": {
            "timestamp": date.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": own.to_json(),
        },
        "components": [part.to_json() for part in listed],
        "dependencies": [
            {"ref": own.reference, "dependsOn": [part.reference for part in listed]},
            *({"ref": part.reference} for part in listed),
        ],
    }
    head = {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPECIFICATION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPECIFICATION,
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps(content))}",
    }
    return json.dumps(head | content, indent=1) + "\n"


def required_parts(requirements: Iterable[str]) -> Iterator[Part]:
    """Yield the packages that a wheel requires. Their versions are chosen when it's installed."""
    for requirement in requirements:
        name = re.split(r"[^\w.-]", requirement.strip())[0].lower()
        yield Part(name, LICENCES[name])


def installed_part(name: str) -> Part:
    """Return an installed package, which is part of a bundle."""
    found = distribution(name).metadata
    stated = [text for key in LICENCE_KEYS for text in found.get_all(key, [])]
    licence = LICENCES.get(name.lower()) or next(iter(stated), "")
    return Part(name.lower().replace("_", "-"), licence, found["Version"])


def write_wheel_bill(
    folder: Path, version: str, requirements: Iterable[str], tools: list[str]
) -> None:
    """Write the bill of a wheel, where PEP 770 expects it, with the tools whose code is in it."""
    parts = [*required_parts(requirements), *map(_installed_if_known, tools)]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE_NAME).write_text(bill_of_materials(version, parts), "utf-8", newline="\n")


def _installed_if_known(name: str) -> Part:
    try:
        return installed_part(name)
    except PackageNotFoundError:
        return Part(name, LICENCES[name])
