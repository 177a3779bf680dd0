"""Whatever is read stands out from what it stands on, in every palette."""

from itertools import product

import pytest
from PySide6.QtGui import QColor

from marjapussi_gui.ui.art.chart_drawing import contrast_ratio
from marjapussi_gui.ui.art.suit_drawing import INDEX_COLOURS
from marjapussi_gui.ui.common import palette
from marjapussi_gui.ui.common.palette import CHROME_SCHEMES, FELT_COLOURS, INK, SIDE_COLOURS

READ, SEEN = 4.5, 3.0  # for words, and for what is only to be found
GROUNDS = ("page", "panel", "field")
LINENS = (palette.LINEN, palette.BUTTON, palette.TILE, palette.BUBBLE, palette.PAPER)


def between(word: str, ground: str) -> float:
    return contrast_ratio(QColor(word), QColor(ground))


@pytest.mark.parametrize("name", CHROME_SCHEMES)
def test_pages_and_dialogs(name: str) -> None:
    chrome = CHROME_SCHEMES[name]
    for word, ground in product((chrome.text, chrome.quiet, chrome.accent_word), GROUNDS):
        assert between(word, getattr(chrome, ground)) >= READ, (word, ground)
    assert between(chrome.accent_text, chrome.accent) >= READ


@pytest.mark.parametrize("name", FELT_COLOURS)
def test_the_felt(name: str) -> None:
    felt = FELT_COLOURS[name]
    for ground in (felt.light, felt.base, felt.dark):
        assert between(felt.text, ground) >= READ
    for word in (palette.PLATE_TEXT, palette.PLATE_NOTE):
        assert between(word, felt.plate) >= READ


@pytest.mark.parametrize("ground", LINENS)
def test_linen_and_paper(ground: str) -> None:
    assert between(INK, ground) >= READ
    for side in SIDE_COLOURS:
        assert between(side, ground) >= READ


@pytest.mark.parametrize("deck", INDEX_COLOURS)
def test_indexes_of_every_deck(deck: str) -> None:
    for colour in INDEX_COLOURS[deck]:
        assert between(colour, palette.PAPER) >= SEEN


@pytest.mark.parametrize("felt", [each.base for each in FELT_COLOURS.values()])
def test_gold_is_found_on_every_ground(felt: str) -> None:
    assert max(between(palette.GOLD, felt), between(palette.GOLD_EDGE, felt)) >= SEEN
    assert between(palette.GOLD, palette.GOLD_EDGE) >= SEEN
