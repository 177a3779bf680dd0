"""One name, one version and one type of file, wherever a system asks for them."""

import configparser
import itertools
import re
import shutil
import struct
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import share
from identity import (
    ID,
    RECORD_DECLARATION,
    RECORD_ICON,
    RECORD_ID,
    RECORD_SUFFIX,
    RECORD_TYPE,
    VERSION,
    windows_version,
)

import marjapussi_gui
from marjapussi_gui.commands.cli import main
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.system.assets import read_messages
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.text.games import game_introduction

TOP = Path(__file__).parents[2]
LINUX = TOP / "packaging" / "linux"
ENTRY = LINUX / f"{ID}.desktop"
DESCRIPTION = LINUX / f"{ID}.metainfo.xml"
FLATPAK = (LINUX / f"{ID}.yml").read_text("utf-8")
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
FORGE = ("https://forge.test", "somebody/cards")
KEYS = [variant.key for variant in VARIANTS]


def entry() -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY, "utf-8")
    return parser


def description() -> ET.Element:
    return ET.parse(DESCRIPTION).getroot()  # noqa: S314 - a file of our own


def built_by_a_forge(monkeypatch: pytest.MonkeyPatch, server: str, repository: str) -> None:
    monkeypatch.setenv("GITHUB_SERVER_URL", server)
    monkeypatch.setenv("GITHUB_REPOSITORY", repository)
    monkeypatch.delenv("GITHUB_SHA", raising=False)


def validate(*command: str) -> None:
    if not shutil.which(command[0]):
        pytest.skip(f"there is no {command[0]}")
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_desktop_entry_is_valid() -> None:
    validate("desktop-file-validate", str(ENTRY))


def test_description_is_valid(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    built_by_a_forge(monkeypatch, *FORGE)  # a description without an address is warned of
    written = tmp_path / DESCRIPTION.name
    written.write_text(share.metainfo_text(), "utf-8")

    validate("appstreamcli", "validate", "--no-net", str(written))


def test_description_has_pictures_where_its_address_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    built_by_a_forge(monkeypatch, *FORGE)
    described = ET.fromstring(share.metainfo_text())  # noqa: S314 - a file of our own

    images = [image.text or "" for image in described.iter("image")]
    assert "@" not in share.metainfo_text()
    assert described.findtext("url") == "https://forge.test/somebody/cards"
    assert images
    for image in images:
        path = image.removeprefix("https://forge.test/somebody/cards/raw/HEAD/")
        assert (TOP / path).is_file(), image


def test_description_has_no_pictures_where_its_address_is_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    built_by_a_forge(monkeypatch, "", "")
    described = ET.fromstring(share.metainfo_text())  # noqa: S314 - a file of our own

    assert "@" not in share.metainfo_text()
    assert [*described.iter("image"), *described.iter("url")] == []
    assert described.findtext("name") == "Marjapussi"


def test_summaries_fit_into_stores_and_leave_out_the_name() -> None:
    summaries = [part.text or "" for part in description().iter("summary")]

    assert len(summaries) == len(AVAILABLE_LANGUAGES)
    assert [each for each in summaries if len(each) > 35 or "Marjapussi" in each] == []


def test_pictures_for_stores_have_the_declared_size_within_the_limit() -> None:
    for image in description().iter("image"):
        head = (TOP / (image.text or "").removeprefix("@PICTURES@/")).read_bytes()[:24]
        width, height = struct.unpack(">II", head[16:24])

        assert [image.get("width"), image.get("height")] == [str(width), str(height)]
        assert (width <= 1000, height <= 700) == (True, True)


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_games_are_found_by_their_names(language: str) -> None:
    key = "Keywords" if language == "en" else f"Keywords[{language}]"
    words = entry()["Desktop Entry"][key].split(";")

    assert {"huutopussi", "tuppi", "bondtolva"} <= {*words}
    assert "trick-taking" in entry()["Desktop Entry"]["Keywords"]


def test_manual_names_every_language() -> None:
    manual = (LINUX / "marjapussi.6").read_text("utf-8").partition('lang " L"')[2].splitlines()[1]

    assert sorted(re.findall(r"\b[a-z]{2}\b(?<!or)", manual)) == sorted(AVAILABLE_LANGUAGES)


@pytest.mark.parametrize("language", [each for each in AVAILABLE_LANGUAGES if each != "en"])
def test_description_exists_in_every_language(language: str) -> None:
    language_of = "{http://www.w3.org/XML/1998/namespace}lang"
    kinds = ("summary", "caption", "p", "li")
    told = [part for part in description().iter() if part.tag in kinds]

    english = [part.tag for part in told if not part.get(language_of)]
    assert english == [part.tag for part in told if part.get(language_of) == language]


def test_version_is_the_same_everywhere() -> None:
    manual = (LINUX / "marjapussi.6").read_text("utf-8")
    releases = [release.get("version") for release in description().iter("release")]

    assert VERSION == marjapussi_gui.__version__
    assert f'"marjapussi {VERSION}"' in manual.splitlines()[0]
    assert releases[0] == VERSION


def test_identifier_is_the_same_everywhere() -> None:
    assert description().findtext("id") == ID
    assert description().findtext("launchable") == ENTRY.name
    assert entry()["Desktop Entry"]["Icon"] == ID
    assert f"id: {ID}\n" in FLATPAK


def test_type_of_file_is_the_same_everywhere() -> None:
    (kind,) = ET.parse(LINUX / f"{ID}.xml").getroot()  # noqa: S314 - a file of our own
    windows = [
        (TOP / "packaging" / "windows" / name).read_text("utf-8")
        for name in ("records.cmd", "marjapussi.iss")
    ]
    glob, icon = kind.find(f"{MIME}glob"), kind.find(f"{MIME}icon")

    assert glob is not None
    assert icon is not None
    assert (kind.get("type"), glob.get("pattern")) == (RECORD_TYPE, f"*.{RECORD_SUFFIX}")
    assert icon.get("name") == RECORD_ICON
    assert entry()["Desktop Entry"]["MimeType"] == f"{RECORD_TYPE};"
    assert description().findtext("provides/mediatype") == RECORD_TYPE
    assert RECORD_DECLARATION["UTTypeIdentifier"] == RECORD_ID
    for each, text in itertools.product((RECORD_ID, RECORD_TYPE, f".{RECORD_SUFFIX}"), windows):
        assert each in text


def test_every_game_is_a_desktop_action() -> None:
    wanted = f"{';'.join(KEYS)};"

    assert entry()["Desktop Entry"]["Actions"] == wanted, f"{ENTRY.name}: write Actions={wanted}"


@pytest.mark.parametrize("key", KEYS)
def test_action_is_named_like_its_game(key: str) -> None:
    written = ENTRY.read_text("utf-8")

    assert f"{action(key)}\n" in f"{written}\n", f"write into {ENTRY.name}:\n\n{action(key)}"


def action(key: str) -> str:
    english = game_introduction(key).name
    names = [f"Name={english}"]
    names += [
        f"Name[{language}]={read_messages(language)[f'game-{key}']}"
        for language in AVAILABLE_LANGUAGES
        if language != "en"
    ]
    return "\n".join((f"[Desktop Action {key}]", *names, f"Exec=marjapussi --new {key}", ""))


def test_no_action_of_the_desktop_is_without_a_game() -> None:
    sections = entry().sections()[1:]

    left = [each for each in sections if each.removeprefix("Desktop Action ") not in KEYS]
    assert not left, f"{ENTRY.name} has {', '.join(left)}, and there is no such game: delete"


def test_action_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])

    assert "--new" in capsys.readouterr().out


def test_flatpak_may_not_use_a_network() -> None:
    granted = re.findall(r"^  - --(\S+)$", FLATPAK, re.MULTILINE)

    assert "socket=wayland" in granted
    assert not [each for each in granted if "network" in each or "filesystem" in each]


def test_windows_resource_contains_the_version() -> None:
    pytest.importorskip("PyInstaller.utils.win32.versioninfo")

    assert VERSION in str(windows_version())
