"""What people read before they play agrees with the program: levels, games and their players."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from identity import ID

from marjapussi_gui.app.service_factory import load_puzzles
from marjapussi_gui.commands.play import LEVEL_NAMES
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.new_game import LEVELS
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.text.commands import COMMANDS
from marjapussi_gui.ui.text.games import game_introduction
from marjapussi_gui.ui.text.i18n import say

TOP = Path(__file__).parents[2]
LINUX = TOP / "packaging" / "linux"
README = (TOP / "README.md").read_text("utf-8")
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
# what a text calls this many levels, or this many games besides Marjapussi
LEVEL_WORDS = {
    8: {
        "en": "eight levels",
        "de": "acht Stufen",
        "fi": "kahdeksan",
        "ne": "आठ तह",
        "sv": "åtta nivåer",
    }
}
OTHER_GAME_WORDS = {
    10: {
        "en": "ten more games",
        "de": "zehn weitere Spiele",
        "fi": "kymmenen muuta peliä",
        "ne": "अरू दस खेल",
        "sv": "tio spel till",
    }
}
PLAYER_NUMBERS = re.compile(r"(\d)(?: to (\d))?")


def described(language: str) -> list[str]:
    """Return the paragraphs and points of the description for software centres."""
    parts = ET.parse(LINUX / f"{ID}.metainfo.xml").getroot().iter()  # noqa: S314 - a file of our own
    of_language = [each for each in parts if each.get(XML_LANGUAGE, "en") == language]
    return [" ".join((each.text or "").split()) for each in of_language if each.tag in ("p", "li")]


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_description_and_guide_count_the_levels(language: str) -> None:
    guide = (TOP / "assets" / "guide" / f"{language}.md").read_text("utf-8")
    words = LEVEL_WORDS[len(LEVELS)][language].casefold()

    assert words in " ".join(described(language)).casefold()
    assert words in guide.casefold()


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_description_counts_the_games(language: str) -> None:
    words = OTHER_GAME_WORDS[len(VARIANTS) - 1][language].casefold()

    assert words in " ".join(described(language)).casefold()


def test_manual_lists_the_levels() -> None:
    manual = (LINUX / "marjapussi.6").read_text("utf-8").replace("\\-", "-")
    (levels,) = re.findall(r"The levels are\n(.*?)With\n", manual, re.DOTALL)

    assert re.findall(r"^\.BR? ([a-z-]+)", levels, re.MULTILINE) == [*LEVEL_NAMES]


def test_contributors_read_all_levels() -> None:
    text = (TOP / ".github" / "CONTRIBUTING.md").read_text("utf-8")
    (levels,) = re.findall(r"\*\*Levels:\*\* (.*?)\.", text)

    assert re.findall(r"`([a-z-]+)`", levels) == [*LEVEL_NAMES]


def test_readme_lists_every_game_with_its_numbers_of_players() -> None:
    rows = re.findall(r"^\| (\w+(?: 40/20)?)(?: \(.+?\))? \| (\d[^|]*) \|", README, re.MULTILINE)
    listed = {
        (name, number)
        for name, players in rows
        for fewest, most in PLAYER_NUMBERS.findall(players)
        for number in range(int(fewest), int(most or fewest) + 1)
    }

    assert listed == {
        (game_introduction(variant.key).name.partition(" for ")[0], number)
        for variant in VARIANTS
        for number in variant.players
    }


def test_readme_counts_the_other_games() -> None:
    assert f"{OTHER_GAME_WORDS[len(VARIANTS) - 1]['en']} like it" in " ".join(README.split())


def test_readme_counts_the_puzzles() -> None:
    assert f"There are {sum(len(load_puzzles(each.key)) for each in VARIANTS)} puzzles" in README


def test_readme_names_keys_of_the_program() -> None:
    used = {each.key for each in COMMANDS}
    rows = re.findall(r"^\| (`[^|]+`) \| ", README, re.MULTILINE)
    named = {key for row in rows for key in re.findall(r"`([^`]+)`", row)}

    assert "H" in named
    assert named <= used


def test_debian_description_names_every_game() -> None:
    text = " ".join((TOP / "packaging" / "debian.py").read_text("utf-8").split())

    names = {game_introduction(variant.key).name.partition(" for ")[0] for variant in VARIANTS}
    assert [name for name in names if name not in text] == []


def test_readme_is_short() -> None:
    assert len(README.encode()) <= 8192


def test_pictures_of_the_readme_are_small() -> None:
    pictures = {*re.findall(r"!\[.+?\]\((.+?)\)", README)}

    assert len(pictures) == 4
    assert sum((TOP / picture).stat().st_size for picture in pictures) < 600_000


def test_bug_form_names_buttons_of_the_window() -> None:
    form = (TOP / ".github" / "ISSUE_TEMPLATE" / "bug.yml").read_text("utf-8")

    for label in (say("copy-diagnostics"), say("storage-save-record")):
        assert f"*{label}*" in form
