"""What may be done is tried in the same deals lap by lap, and left when all is clear of it."""

from collections.abc import Callable, Sequence
from itertools import repeat
from random import Random

import pytest

from marjapussi_gui.analysis.evaluation.evaluation import DealValue, action_values_from_deals
from marjapussi_gui.analysis.evaluation.successive_elimination import (
    EXTENSION_FACTOR,
    MIN_DEAL_ROUNDS,
    SampledComparison,
)
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.engine.actions import Action, Bid
from marjapussi_gui.model.verdict import ActionValue
from tests.analysis.test_rummy_race import Patience

GOOD, NEAR, FAIR, BAD = Bid(50), Bid(55), Bid(60), Bid(65)
USUAL = {GOOD: 0.6, NEAR: 0.595, FAIR: 0.59, BAD: 0.3}
LAPS = 16
NOISE = (0.05, -0.05, 0.03, -0.03)


def values_with_equal_noise(action: Action) -> list[DealValue]:
    """Return values that differ by the same in every deal, which are the same for all."""
    return [(USUAL[action] + noise, 100 * USUAL[action]) for noise in NOISE]  # type: ignore[index]


def values_with_unequal_noise(action: Action) -> list[DealValue]:
    """Return values that differ more from deal to deal than between good and fair."""
    signs = (1, -1, -1, 1) if action in (NEAR, FAIR) else (1, -1, 1, -1)
    return [(USUAL[action] + 0.2 * sign, 0.0) for sign in signs]  # type: ignore[index]


def run(
    tried: Callable[[Action], Sequence[DealValue]],
    asked: tuple[Action, ...] = (),
    bounds: Sequence[float] = (),
    laps: int = LAPS,
    think: SearchContext | None = None,
) -> SampledComparison:
    found = SampledComparison(asked, bounds, laps)
    found.run(USUAL, repeat(tried), think or SearchContext(Random(0)))
    return found


def by_action(laps: SampledComparison) -> dict[Action, ActionValue]:
    return {each.action: each for each in laps.action_values()}


def test_what_is_behind_by_the_same_in_every_deal_is_certain_and_left() -> None:
    found = run(values_with_equal_noise)

    assert found.round_count < MIN_DEAL_ROUNDS
    assert [each.action for each in found.action_values()] == [GOOD, NEAR, FAIR, BAD]
    assert by_action(found)[FAIR].standard_error == pytest.approx(0, abs=1e-9)


def test_what_differs_from_deal_to_deal_is_tried_to_the_end() -> None:
    found = run(values_with_unequal_noise)

    worths = by_action(found)
    assert found.round_count == LAPS
    assert worths[GOOD].value - worths[FAIR].value == pytest.approx(0.01)
    assert worths[FAIR].standard_error > 0.01


def test_actions_keep_their_measured_deficits() -> None:
    worths = by_action(run(values_with_unequal_noise))

    assert worths[GOOD].value - worths[BAD].value == pytest.approx(0.3)


def test_the_queried_action_is_tried_until_its_grade_is_clear() -> None:
    clear, open_ = (run(values_with_unequal_noise, (FAIR,), (bound,)) for bound in (0.5, 0.02))

    assert clear.round_count == MIN_DEAL_ROUNDS
    assert open_.round_count == EXTENSION_FACTOR * LAPS


def test_only_the_best_and_the_queried_action_run_in_late_rounds() -> None:
    found = run(values_with_unequal_noise, (FAIR,), (0.02,))

    assert {GOOD, NEAR, FAIR} <= {each.action for each in found.action_values()}
    assert set(found.values) == {GOOD, FAIR}
    assert found.round_count == EXTENSION_FACTOR * LAPS


def test_a_queried_best_action_is_tried_until_no_other_can_be_a_grade_better() -> None:
    clear, open_ = (run(values_with_unequal_noise, (GOOD,), (bound,)) for bound in (0.5, 0.02))

    assert clear.round_count == MIN_DEAL_ROUNDS
    assert open_.round_count == EXTENSION_FACTOR * LAPS


@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_lap_that_is_broken_off_does_not_count(times: int) -> None:
    found = run(values_with_unequal_noise, think=SearchContext(Random(0), stop=Patience(times)))

    assert (found.round_count, found.action_values()) == (0, ())


def test_results_of_few_rounds_are_not_certain() -> None:
    found = run(values_with_unequal_noise, laps=MIN_DEAL_ROUNDS - 1)

    assert found.round_count == MIN_DEAL_ROUNDS - 1
    assert by_action(found)[FAIR].standard_error >= 0.01


def test_errors_are_of_differences_in_the_same_deals() -> None:
    values: dict[Action, list[DealValue]] = {
        GOOD: [(0.9, 1.0), (0.1, 1.0), (0.5, 1.0)],
        BAD: [(0.8, 0.0), (0.0, 0.0), (0.4, 0.0)],
    }

    best, worse = action_values_from_deals(values)

    assert best.action == GOOD
    assert best.value == pytest.approx(0.5)
    assert best.points == 1.0
    assert worse.value == pytest.approx(0.4)
    assert worse.standard_error == pytest.approx(0, abs=1e-9)


def test_a_deal_counts_by_its_weight() -> None:
    values: dict[Action, list[DealValue]] = {GOOD: [(None, 8.0), (None, 0.0)]}

    (only,) = action_values_from_deals(values, [3.0, 1.0])

    assert (only.win_chance, only.points) == (None, 6.0)
