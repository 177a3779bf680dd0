import pytest

from marjapussi_gui.engine.seating import best_of_others, margin


@pytest.mark.parametrize(
    ("points", "side", "most", "lead"),
    [((7, 3), 0, 3, 4), ((7, 3), 1, 7, -4), ((-2, 5, 5), 1, 5, 0), ((-2, -5, -9), 2, -2, -7)],
)
def test_margin_of_a_side_is_over_the_best_other_side(
    points: tuple[int, ...], side: int, most: int, lead: int
) -> None:
    assert best_of_others(points, side) == most
    assert margin(points, side) == lead
