"""The package for the Microsoft Store: its manifest meets the demands of Windows."""

import os
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import msix
import pytest
from identity import RECORD_SUFFIX, RECORD_TYPE, VERSION

from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES

FOUNDATION = "{http://schemas.microsoft.com/appx/manifest/foundation/windows10}"
UAP = "{http://schemas.microsoft.com/appx/manifest/uap/windows10}"
RESCAP = f"{FOUNDATION.removesuffix('}')}/restrictedcapabilities}}"
ACCOUNT = {
    "MSIX_IDENTITY": "12345Somebody.Marjapussi",
    "MSIX_PUBLISHER": "CN=0A1B2C3D-0000-0000-0000-000000000000",
    "MSIX_PUBLISHER_NAME": 'Cards & "Co"',
}


def package(environment: dict[str, str]) -> ET.Element:
    return ET.fromstring(msix.manifest_text(environment))  # noqa: S314 - a file of our own


def child_element(element: ET.Element, path: str) -> ET.Element:
    child = element.find(path)
    assert child is not None, path
    return child


@pytest.mark.parametrize("environment", [{}, ACCOUNT])
def test_identity_has_the_form_that_windows_demands(environment: dict[str, str]) -> None:
    identity = child_element(package(environment), f"{FOUNDATION}Identity").attrib

    assert re.fullmatch(r"[-.A-Za-z0-9]{3,50}", identity["Name"])
    assert identity["Publisher"].startswith("CN=")
    assert re.fullmatch(r"[1-9]\d*\.\d+\.\d+\.0", identity["Version"])
    assert identity["ProcessorArchitecture"] == "x64"


def test_identity_is_that_of_the_account() -> None:
    manifest = package(ACCOUNT)
    identity = child_element(manifest, f"{FOUNDATION}Identity").attrib
    name = manifest.findtext(f"{FOUNDATION}Properties/{FOUNDATION}PublisherDisplayName")

    assert [identity["Name"], identity["Publisher"], name] == [*ACCOUNT.values()]
    assert "@" not in msix.manifest_text(ACCOUNT)


def test_versions_of_the_store_grow_with_ours() -> None:
    ours = ["0.1.0", "0.1.1", "0.2.0", "1.0.0", "1.10.2"]
    theirs = [tuple(map(int, msix.store_version(each).split("."))) for each in ours]

    assert theirs == sorted(theirs)
    assert len({*theirs}) == len(ours)
    assert theirs[0] == (1, 1, 0, 0)
    assert msix.store_version(VERSION) in msix.manifest_text({})


def test_program_starts_and_opens_records() -> None:
    application = child_element(package({}), f"{FOUNDATION}Applications/{FOUNDATION}Application")
    kind = child_element(application, f".//{UAP}FileType")

    assert application.get("Executable") == "marjapussi.exe"
    assert application.get("EntryPoint") == "Windows.FullTrustApplication"
    assert (kind.text, kind.get("ContentType")) == (f".{RECORD_SUFFIX}", RECORD_TYPE)
    name = child_element(application, f".//{UAP}FileTypeAssociation").get("Name", "")
    assert re.fullmatch(r"[a-z0-9._-]+", name)
    capability = child_element(package({}), f"{FOUNDATION}Capabilities/{RESCAP}Capability")
    assert capability.get("Name") == "runFullTrust"


def test_every_language_is_named() -> None:
    named = [each.get("Language", "")[:2] for each in package({}).iter(f"{FOUNDATION}Resource")]

    assert sorted(named) == sorted(AVAILABLE_LANGUAGES)


def test_every_picture_that_the_manifest_names_is_drawn(icons: Path) -> None:
    named = {Path(each).name for each in re.findall(r"Assets\\(\w+\.png)", msix.manifest_text({}))}

    assert named == {file.name for file in (icons / "msix").iterdir()}


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands in for makeappx")
def test_package_is_made_of_the_program_by_its_maker(icons: Path, tmp_path: Path) -> None:
    maker = tmp_path / "makeappx"
    maker.write_text('#!/bin/sh\n(cd "$4" && find . -type f) >"$6"\n', "utf-8")
    maker.chmod(0o755)
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "marjapussi.exe").touch()

    (made,) = msix.create_msix_package(tmp_path / "program", tmp_path, str(maker), icons)

    held = {*made.read_text("utf-8").split()}
    assert made.name == f"marjapussi-{VERSION}-store.msix"
    assert {"./marjapussi.exe", "./AppxManifest.xml", "./Assets/StoreLogo.png"} <= held


def test_missing_windows_sdk_is_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert [*msix.create_msix_package(tmp_path, tmp_path, "")] == []
    assert "makeappx" in capsys.readouterr().out
