"""The counted stitches: their form, and how they are drawn."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from marjapussi_gui.ui.art.cross_stitch import (
    EMPTY_STITCH,
    STAR_GRID,
    draw_grid,
    load_grid,
    mirror_grid,
)
from marjapussi_gui.ui.art.deck_style import CARD_BACKS
from marjapussi_gui.ui.art.painter_tools import create_canvas, open_painter
from marjapussi_gui.ui.art.stitched_letters import ACCENTED_LETTERS, LETTER_DOTS, word_grid
from marjapussi_gui.ui.art.suit_drawing import COLOUR_SCHEMES, stitch_colours

from .image_diff import max_difference

FIGURES = [*(rank + suit for rank, suit in product("KQJ", "SHDC")), "joker"]


@pytest.mark.parametrize("name", FIGURES)
def test_figure_is_32_rows_of_33_known_letters(name: str) -> None:
    known = set(stitch_colours(0, "four")) | {EMPTY_STITCH}

    rows = load_grid(name)

    assert 32 == len(rows)
    assert {33} == {len(row) for row in rows}
    assert set("".join(rows)) <= known


@pytest.mark.parametrize("name", [*FIGURES, *(f"back_{name}" for name in CARD_BACKS)])
def test_figure_reads_the_same_both_ways(name: str) -> None:
    rows = mirror_grid(load_grid(name))

    assert rows[::-1] == tuple(row[::-1] for row in rows)


@pytest.mark.parametrize(("deck", "suit"), [*product(COLOUR_SCHEMES, range(4))])
def test_every_suit_has_every_thread(deck: str, suit: int) -> None:
    used = set("".join("".join(load_grid(name)) for name in FIGURES)) - {EMPTY_STITCH}

    assert used <= set(stitch_colours(suit, deck))


@pytest.mark.parametrize("name", CARD_BACKS)
def test_back_is_27_rows_of_37_threads_it_has(name: str) -> None:
    rows = load_grid(f"back_{name}")

    assert 27 == len(rows)
    assert {37} == {len(row) for row in rows}
    assert set("".join(rows)) == set(CARD_BACKS[name].thread_colours()) | {EMPTY_STITCH}


@pytest.mark.parametrize("rank", "KQJ")
def test_figures_of_a_rank_differ_in_body_as_well_as_head(rank: str) -> None:
    for one, other in combinations("SHDC", 2):
        pairs = [*zip(load_grid(rank + one), load_grid(rank + other), strict=True)][:29]
        for rows in (pairs[:8], pairs[17:]):
            stitches = [
                (a == EMPTY_STITCH, b == EMPTY_STITCH)
                for row in rows
                for a, b in zip(*row, strict=True)
            ]
            assert sum(a != b for a, b in stitches) >= 0.04 * len(stitches)


def test_star_is_square_and_looks_the_same_from_four_sides() -> None:
    turned = tuple("".join(column) for column in zip(*STAR_GRID, strict=True))

    assert turned == STAR_GRID == STAR_GRID[::-1]


@pytest.mark.parametrize("letter", [*LETTER_DOTS, *ACCENTED_LETTERS])
def test_letters_are_even(letter: str) -> None:
    rows = word_grid(letter)

    assert len(rows) == (18 if letter in ACCENTED_LETTERS else 14)
    assert 1 == len({len(row) for row in rows})


def test_letter_that_is_lacking_is_a_gap() -> None:
    assert word_grid("A B") == word_grid("A漢B")


@pytest.mark.parametrize("cell", [2, 4, 9])
def test_each_stitch_lies_in_its_cell(cell: int) -> None:
    picture = create_canvas(2 * cell, cell, 1)
    red, blue = QColor("#B01E2E"), QColor("#2F4390")

    with open_painter(picture) as painter:
        box = QRectF(0, 0, 2 * cell, cell)
        draw_grid(painter, box, ("XO",), {"X": red, "O": blue}, has_strands=False)

    image, middle = picture.toImage(), cell // 2
    assert [red.name(), blue.name()] == [
        image.pixelColor(x, middle).name() for x in (middle, cell + middle)
    ]


@pytest.mark.parametrize("width", [40, 80, 150, 300])  # dots, squares, strands, notches
def test_figure_is_the_same_on_images_and_on_pictures_for_the_screen(width: int) -> None:
    box, rows, colours = (
        QRectF(1.3, 2.6, width, 1.9 * width),
        mirror_grid(load_grid("KS")),
        stitch_colours(0, "four"),
    )
    picture, image = (
        create_canvas(width + 4, 2 * width, 1),
        create_canvas(width + 4, 2 * width, 1).toImage(),
    )

    for device in (picture, image):
        with open_painter(device) as painter:
            draw_grid(painter, box, rows, colours)

    assert max_difference(picture.toImage(), image) <= 1
