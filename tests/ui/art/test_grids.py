"""The counted stitches: their form, and how they are drawn."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from marjapussi_gui.ui.art.backs import BACKS
from marjapussi_gui.ui.art.brushes import canvas, painting
from marjapussi_gui.ui.art.letters import ACCENTS, ALPHABET, stitched_word
from marjapussi_gui.ui.art.schemes import SCHEMES, letters
from marjapussi_gui.ui.art.stitches import BARE, STAR, draw_grid, grid, whole

from .likeness import apart

FIGURES = [*(rank + suit for rank, suit in product("KQJ", "SHDC")), "joker"]


@pytest.mark.parametrize("name", FIGURES)
def test_figure_is_32_rows_of_33_known_letters(name: str) -> None:
    known = set(letters(0, "four")) | {BARE}

    rows = grid(name)

    assert 32 == len(rows)
    assert {33} == {len(row) for row in rows}
    assert set("".join(rows)) <= known


@pytest.mark.parametrize("name", [*FIGURES, *(f"back_{name}" for name in BACKS)])
def test_figure_reads_the_same_both_ways(name: str) -> None:
    rows = whole(grid(name))

    assert rows[::-1] == tuple(row[::-1] for row in rows)


@pytest.mark.parametrize(("deck", "suit"), [*product(SCHEMES, range(4))])
def test_every_suit_has_every_thread(deck: str, suit: int) -> None:
    used = set("".join("".join(grid(name)) for name in FIGURES)) - {BARE}

    assert used <= set(letters(suit, deck))


@pytest.mark.parametrize("name", BACKS)
def test_back_is_27_rows_of_37_threads_it_has(name: str) -> None:
    rows = grid(f"back_{name}")

    assert 27 == len(rows)
    assert {37} == {len(row) for row in rows}
    assert set("".join(rows)) == set(BACKS[name].threads()) | {BARE}


@pytest.mark.parametrize("rank", "KQJ")
def test_figures_of_a_rank_differ_in_body_as_well_as_head(rank: str) -> None:
    for one, other in combinations("SHDC", 2):
        pairs = [*zip(grid(rank + one), grid(rank + other), strict=True)][:29]
        for rows in (pairs[:8], pairs[17:]):
            stitches = [(a == BARE, b == BARE) for row in rows for a, b in zip(*row, strict=True)]
            assert sum(a != b for a, b in stitches) >= 0.04 * len(stitches)


def test_star_is_square_and_looks_the_same_from_four_sides() -> None:
    turned = tuple("".join(column) for column in zip(*STAR, strict=True))

    assert turned == STAR == STAR[::-1]


@pytest.mark.parametrize("letter", [*ALPHABET, *ACCENTS])
def test_letters_are_even(letter: str) -> None:
    rows = stitched_word(letter)

    assert len(rows) == (18 if letter in ACCENTS else 14)
    assert 1 == len({len(row) for row in rows})


def test_letter_that_is_lacking_is_a_gap() -> None:
    assert stitched_word("A B") == stitched_word("A漢B")


@pytest.mark.parametrize("cell", [2, 4, 9])
def test_each_stitch_lies_in_its_cell(cell: int) -> None:
    picture = canvas(2 * cell, cell, 1)
    red, blue = QColor("#B01E2E"), QColor("#2F4390")

    with painting(picture) as painter:
        box = QRectF(0, 0, 2 * cell, cell)
        draw_grid(painter, box, ("XO",), {"X": red, "O": blue}, strand=False)

    image, middle = picture.toImage(), cell // 2
    assert [red.name(), blue.name()] == [
        image.pixelColor(x, middle).name() for x in (middle, cell + middle)
    ]


@pytest.mark.parametrize("width", [40, 80, 150, 300])  # dots, squares, strands, notches
def test_figure_is_the_same_on_images_and_on_pictures_for_the_screen(width: int) -> None:
    box, rows, colours = QRectF(1.3, 2.6, width, 1.9 * width), whole(grid("KS")), letters(0, "four")
    picture, image = canvas(width + 4, 2 * width, 1), canvas(width + 4, 2 * width, 1).toImage()

    for device in (picture, image):
        with painting(device) as painter:
            draw_grid(painter, box, rows, colours)

    assert apart(picture.toImage(), image) <= 1
