import pytest
from PySide6.QtGui import QColor

from marjapussi_gui.ui.basis.palette import CHROMES, OURS, THEIRS
from marjapussi_gui.ui.basis.theme import FAMILIES, TITLE, font, width_of
from marjapussi_gui.ui.statistics.colours import CLEAR, clear, contrast
from marjapussi_gui.ui.statistics.plot import apart
from marjapussi_gui.ui.statistics.scales import (
    Column,
    columns,
    round_step,
    shares,
    sums,
    thinned,
    ticks,
    window_of,
)


@pytest.mark.parametrize(
    ("span", "most", "step"), [(7, 8, 1), (9, 8, 2), (100, 5, 20), (101, 4, 50), (0, 5, 1)]
)
def test_steps_are_round(span: int, most: int, step: int) -> None:
    assert step == round_step(span, most)


def test_ticks_enclose_what_is_shown() -> None:
    assert (-20, 0, 20, 40, 60) == ticks(-17, 53, 5)
    assert (0, 1) == ticks(0, 0, 5)
    assert (0, 5, 10) == ticks(0, 10, 2)


def test_columns_hold_every_hand() -> None:
    spread = {-60: 2, 0: 3, 5: 1, 9: 4, 70: 1}

    bars = columns(spread, 8)

    assert (Column(-60, -41, 2), Column(-40, -21, 0), Column(-20, -1, 0)) == bars[:3]
    assert Column(0, 19, 8) == bars[3]
    assert sum(spread.values()) == sum(column.count for column in bars)
    assert () == columns({}, 8)


def test_sums_begin_with_nothing() -> None:
    assert (0, 3, 1, 1) == sums([3, -2, 0])


def test_shares_are_of_so_many_hands_in_a_row() -> None:
    assert (0.5, 1.0, 0.5, 0.0) == shares([True, False, True, True, False, False], 2)[1:]
    assert () == shares([True], 2)


@pytest.mark.parametrize(("hands", "window"), [(12, 10), (399, 20), (400, 50), (6000, 100)])
def test_window_grows_with_what_was_played(hands: int, window: int) -> None:
    assert window == window_of(hands)


def test_long_line_keeps_its_ends_and_peaks() -> None:
    values = [0.0] * 5000
    values[1234], values[4321] = 9.0, -7.0

    points = thinned(values, 100)

    assert len(points) <= 202
    assert {(0, 0.0), (1234, 9.0), (4321, -7.0), (4999, 0.0)}.issubset(points)
    assert ((0, 4.0), (1, 5.0)) == thinned([4.0, 5.0], 100)


def test_labels_are_moved_apart_and_stay_inside() -> None:
    assert [10, 28] == apart([10, 12], 18, 0, 100)
    assert [100, 82] == apart([99, 97], 18, 0, 100)


@pytest.mark.parametrize("chrome", CHROMES)
@pytest.mark.parametrize("colour", [OURS, THEIRS])
def test_lines_are_clear_on_light_and_dark(chrome: str, colour: str) -> None:
    ground = QColor(CHROMES[chrome].panel)

    line = clear(QColor(colour), ground)

    assert contrast(line, ground) >= CLEAR
    assert abs(line.hslHueF() - QColor(colour).hslHueF()) < 0.01


def test_house_colours_stay_as_they_are_where_they_are_clear() -> None:
    assert OURS.lower() == clear(QColor(OURS), QColor(CHROMES["light"].panel)).name()


def test_numerals_are_equally_wide() -> None:
    assert FAMILIES
    assert 1 == len({width_of(each, font(TITLE)) for each in "0123456789"})
