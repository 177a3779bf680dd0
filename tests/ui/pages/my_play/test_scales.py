import pytest
from PySide6.QtGui import QColor

from marjapussi_gui.ui.art.chart_drawing import MIN_CONTRAST, contrast_ratio, readable_colour
from marjapussi_gui.ui.common.palette import CHROME_SCHEMES, OUR_COLOUR, THEIR_COLOUR
from marjapussi_gui.ui.common.theme import FONT_FAMILIES, TITLE, create_font, text_width
from marjapussi_gui.ui.pages.my_play.chart_scales import (
    HistogramColumn,
    axis_ticks,
    cumulative_sums,
    histogram_columns,
    moving_win_rates,
    round_step,
    spread_apart,
    thin_out,
    window_size,
)


@pytest.mark.parametrize(
    ("span", "most", "step"), [(7, 8, 1), (9, 8, 2), (100, 5, 20), (101, 4, 50), (0, 5, 1)]
)
def test_steps_are_round(span: int, most: int, step: int) -> None:
    assert step == round_step(span, most)


def test_ticks_enclose_what_is_shown() -> None:
    assert (-20, 0, 20, 40, 60) == axis_ticks(-17, 53, 5)
    assert (0, 1) == axis_ticks(0, 0, 5)
    assert (0, 5, 10) == axis_ticks(0, 10, 2)


def test_columns_hold_every_hand() -> None:
    spread = {-60: 2, 0: 3, 5: 1, 9: 4, 70: 1}

    bars = histogram_columns(spread, 8)

    assert (
        HistogramColumn(-60, -41, 2),
        HistogramColumn(-40, -21, 0),
        HistogramColumn(-20, -1, 0),
    ) == bars[:3]
    assert HistogramColumn(0, 19, 8) == bars[3]
    assert sum(spread.values()) == sum(column.count for column in bars)
    assert () == histogram_columns({}, 8)


def test_sums_begin_with_nothing() -> None:
    assert (0, 3, 1, 1) == cumulative_sums([3, -2, 0])


def test_shares_are_of_so_many_hands_in_a_row() -> None:
    assert (0.5, 1.0, 0.5, 0.0) == moving_win_rates([True, False, True, True, False, False], 2)[1:]
    assert () == moving_win_rates([True], 2)


@pytest.mark.parametrize(("hands", "window"), [(12, 10), (399, 20), (400, 50), (6000, 100)])
def test_window_grows_with_what_was_played(hands: int, window: int) -> None:
    assert window == window_size(hands)


def test_long_line_keeps_its_ends_and_peaks() -> None:
    values = [0.0] * 5000
    values[1234], values[4321] = 9.0, -7.0

    points = thin_out(values, 100)

    assert len(points) <= 202
    assert {(0, 0.0), (1234, 9.0), (4321, -7.0), (4999, 0.0)}.issubset(points)
    assert ((0, 4.0), (1, 5.0)) == thin_out([4.0, 5.0], 100)


def test_labels_are_moved_apart_and_stay_inside() -> None:
    assert [10, 28] == spread_apart([10, 12], 18, 0, 100)
    assert [100, 82] == spread_apart([99, 97], 18, 0, 100)


@pytest.mark.parametrize("chrome", CHROME_SCHEMES)
@pytest.mark.parametrize("colour", [OUR_COLOUR, THEIR_COLOUR])
def test_lines_are_clear_on_light_and_dark(chrome: str, colour: str) -> None:
    ground = QColor(CHROME_SCHEMES[chrome].panel)

    line = readable_colour(QColor(colour), ground)

    assert contrast_ratio(line, ground) >= MIN_CONTRAST
    assert abs(line.hslHueF() - QColor(colour).hslHueF()) < 0.01


def test_house_colours_stay_as_they_are_where_they_are_clear() -> None:
    assert (
        OUR_COLOUR.lower()
        == readable_colour(QColor(OUR_COLOUR), QColor(CHROME_SCHEMES["light"].panel)).name()
    )


def test_numerals_are_equally_wide() -> None:
    assert FONT_FAMILIES
    assert 1 == len({text_width(each, create_font(TITLE)) for each in "0123456789"})
