"""Which presses count: none that follows another too soon, and none on what was only just shown."""

import pytest

from marjapussi_gui.ui.board.press_filter import MIN_INTERVAL_MS, PressFilter
from tests.fake_clock import FakeClock, use_clock


@pytest.mark.parametrize(("apart", "admitted"), [(100, 1), (350, 1), (400, 6)])
def test_only_the_first_press_of_a_quick_series_counts(apart: int, admitted: int) -> None:
    clock = FakeClock()
    gate = PressFilter(lambda: 0.0)
    with use_clock(clock):
        answers = []
        for _ in range(6):
            answers.append(gate.accept_press())
            clock.ms += apart

    assert sum(answers) == admitted
    assert answers[0]


def test_a_press_that_hurried_begins_a_series() -> None:
    clock = FakeClock()
    gate = PressFilter(lambda: 0.0)
    with use_clock(clock):
        gate.record_press()
        clock.ms += MIN_INTERVAL_MS - 1

        assert gate.is_press_too_soon
        assert not gate.accept_press()


def test_no_press_counts_before_what_it_answers_was_seen() -> None:
    clock = FakeClock()
    gate = PressFilter(lambda: 0.0)
    with use_clock(clock):
        gate.block_for(1000)
        clock.ms += 999
        is_early = gate.accept_press()
        clock.ms += 401

        assert not is_early
        assert gate.accept_press()
