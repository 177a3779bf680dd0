"""Felts, patches, ribbons, sheets and icons."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPixmap

from marjapussi_gui.ui.art.contract_progress import ContractProgressBar
from marjapussi_gui.ui.art.felt import felt_picture, weave_tile
from marjapussi_gui.ui.art.score_sheet_picture import MAX_TEXT_WIDTH, MIN_TEXT_WIDTH, ScoreSheetRow
from marjapussi_gui.ui.art.table_labels import (
    PATCH_MARGIN,
    ribbon_picture,
    ribbon_roll_picture,
    score_sheet_picture,
    trump_patch_picture,
)
from marjapussi_gui.ui.art.vector_paths import ICON_PATHS, icon_picture
from marjapussi_gui.ui.common.palette import FELT_COLOURS, SIDE_COLOURS


def size_of(picture: QPixmap) -> QSizeF:
    return picture.deviceIndependentSize()


@pytest.mark.parametrize(("felt", "ratio"), [*product(FELT_COLOURS, (1, 2))])
def test_felt_fills_its_picture(felt: str, ratio: int) -> None:
    picture = felt_picture(320, 200, felt, ratio)

    image = picture.toImage()
    assert (320 * ratio, 200 * ratio) == picture.size().toTuple()
    assert ratio == picture.devicePixelRatio()
    assert 255 == image.pixelColor(0, 0).alpha() == image.pixelColor(160, 100).alpha()


def test_felt_is_lighter_in_the_middle() -> None:
    image = felt_picture(320, 200, "night", 1).toImage().scaled(16, 10)

    assert image.pixelColor(8, 5).lightness() > image.pixelColor(0, 0).lightness()


def test_weave_is_made_once() -> None:
    assert weave_tile() is weave_tile()


@pytest.mark.parametrize("shown", [0, 1, 2, 3, "R", "120"])
@pytest.mark.parametrize("ratio", [1, 2])
def test_patch_has_its_margin(shown: int | str, ratio: int) -> None:
    picture = trump_patch_picture(shown, "four", 64, ratio)

    side = (64 + 2 * PATCH_MARGIN) * ratio
    assert (side, side) == picture.size().toTuple()


@pytest.mark.parametrize("word", ["PORVOO", "Läpiajo!", "A VERY LONG WORD INDEED"])
def test_ribbon_keeps_its_width(word: str) -> None:
    one, two = (ribbon_picture(word, SIDE_COLOURS[0], ratio, 500) for ratio in (1, 2))

    assert size_of(one) == size_of(two) == size_of(ribbon_picture("", SIDE_COLOURS[0], 1, 500))


def test_roll_is_narrow_and_has_the_requested_height() -> None:
    size = size_of(ribbon_roll_picture(SIDE_COLOURS[0], 150, 2))

    assert 150 == size.height()
    assert size.width() < 30


@pytest.mark.parametrize("count", range(2, 6))
def test_sheet_grows_with_its_rows(count: int) -> None:
    rows = tuple(ScoreSheetRow(SIDE_COLOURS[side], f"Seat {side}", "120") for side in range(count))

    one, fewer = score_sheet_picture(rows, 1, 1), score_sheet_picture(rows[:-1], 1, 1)

    assert one.height() > fewer.height()
    assert one.width() == fewer.width()


def test_sheet_makes_room_for_notes_and_other_colours() -> None:
    plain = score_sheet_picture(
        (ScoreSheetRow("#808080", "We", "120"), ScoreSheetRow(SIDE_COLOURS[1], "They", "90")), 1, 1
    )
    noted = score_sheet_picture(
        (
            ScoreSheetRow("#808080", "We", "120", "bid 80"),
            ScoreSheetRow(SIDE_COLOURS[1], "They", "90"),
        ),
        1,
        1,
    )

    assert noted.height() > plain.height()


@pytest.mark.parametrize("scale", [0.6, 1, 1.6])
def test_sheet_is_no_wider_for_names_and_scores_without_end(scale: float) -> None:
    rows = (
        ScoreSheetRow(SIDE_COLOURS[0], "W" * 5000, "9" * 5000),
        ScoreSheetRow(SIDE_COLOURS[1], "Aino", "90"),
    )

    wide = size_of(score_sheet_picture(rows, scale, 1)).width()

    assert wide < 2.4 * max(MAX_TEXT_WIDTH * scale, MIN_TEXT_WIDTH) + 120 * scale


def test_note_that_does_not_fit_gives_way_to_a_shorter_one() -> None:
    row = ScoreSheetRow(SIDE_COLOURS[0], "Us", "20", "8 tricks · 16 collected", short_note="16 c.")

    sheets = [
        score_sheet_picture((each,), 1.0, 1.0, 120).toImage()
        for each in (row, replace(row, note=row.short_note))
    ]

    assert sheets[0] == sheets[1]


def test_points_beside_a_contract_are_shown_as_a_number_where_words_do_not_fit() -> None:
    seam = ContractProgressBar(131, 90, SIDE_COLOURS[0])
    row = ScoreSheetRow(
        SIDE_COLOURS[0], "Us", "20", "Contract 90", "so far 131", short_note="131", seam=seam
    )
    other = ScoreSheetRow(SIDE_COLOURS[1], "They", "90")

    sheets = [
        score_sheet_picture((each, other), 1.0, 1.0, 75).toImage()
        for each in (row, replace(row, note="131", note_points=""))
    ]

    assert sheets[0] == sheets[1]


@pytest.mark.parametrize("name", ICON_PATHS)
@pytest.mark.parametrize("ratio", [1, 2])
def test_icon_is_drawn_within_its_box(name: str, ratio: int) -> None:
    picture = icon_picture(name, "#FFFFFF", 24, ratio)

    image, last = picture.toImage(), 24 * ratio - 1
    border = [
        image.pixelColor(x, y).alpha()
        for at in range(last + 1)
        for x, y in ((at, 0), (at, last), (0, at), (last, at))
    ]
    drawn = [image.pixelColor(x, y) for x in range(last) for y in range(last)]
    assert (24 * ratio, 24 * ratio) == picture.size().toTuple()
    assert max(border) < 128
    assert QColor("#FFFFFF") in drawn
