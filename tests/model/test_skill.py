"""Skill is measured by the cost of decisions, by kind and over time."""

import pytest

from marjapussi_gui.model.decisions import EvaluatedDecision
from marjapussi_gui.model.skill import (
    MIN_DECISIONS,
    RECENT_WINDOW,
    WINDOW,
    SkillSummary,
    estimate_costs,
    position_among_levels,
    summarize_skill,
    weighted_level_rates,
)
from marjapussi_gui.model.verdict import DecisionKind, Grade

LEVELS = (16.0, 12.0, 8.0, 4.0)


def evaluated_decision(
    cost: float, kind: DecisionKind = DecisionKind.LEAD, match: int = 1, rank: Grade = Grade.FINE
) -> EvaluatedDecision:
    return EvaluatedDecision(kind, rank, cost / 1000, 3 * cost, "2026-01-01T10:00:00Z", match)


def skill_of_costs(*costs: float) -> SkillSummary:
    return summarize_skill([evaluated_decision(cost) for cost in costs])


def test_a_rate_is_the_mean_cost_of_a_decision_in_thousandths_of_a_match() -> None:
    told = skill_of_costs(*[0.0, 20.0] * 50)

    assert told.overall.cost == pytest.approx(10.0)
    assert told.by_kind[DecisionKind.LEAD].cost == pytest.approx(10.0)


def test_where_sets_are_laid_it_is_the_mean_cost_in_points() -> None:
    told = summarize_skill([evaluated_decision(2.0)] * 100, in_points=True)

    assert told.overall.cost == pytest.approx(6.0)


def test_rate_needs_a_hundred_decisions() -> None:
    almost, enough = skill_of_costs(*[5.0] * 99), skill_of_costs(*[5.0] * 100)

    assert (almost.overall.cost, almost.overall.missing_decisions) == (None, 1)
    assert enough.overall.cost == pytest.approx(5.0)
    assert enough.overall.missing_decisions == 0
    assert almost.trend == ()


def test_forced_actions_are_not_counted() -> None:
    told = summarize_skill(
        [evaluated_decision(0.0, rank=Grade.FORCED)] * 90 + [evaluated_decision(8.0)] * 100
    )

    assert told.overall.decision_count == 100
    assert told.overall.cost == pytest.approx(8.0)


def test_each_kind_is_counted_for_itself_in_the_order_of_kinds() -> None:
    follows = [evaluated_decision(4.0, DecisionKind.FOLLOW)] * 100
    told = summarize_skill(
        [
            *follows,
            *[evaluated_decision(30.0, DecisionKind.BID)] * 40,
            *[evaluated_decision(9.0)] * 110,
        ]
    )

    assert list(told.by_kind) == [DecisionKind.BID, DecisionKind.LEAD, DecisionKind.FOLLOW]
    assert told.by_kind[DecisionKind.BID].missing_decisions == 60
    assert told.weakest_kind is DecisionKind.LEAD


def test_only_the_last_two_thousand_decisions_are_counted() -> None:
    told = skill_of_costs(*[90.0] * 300, *[10.0] * WINDOW)

    assert told.decision_count == WINDOW + 300
    assert told.overall.decision_count == told.by_kind[DecisionKind.LEAD].decision_count == WINDOW
    assert told.overall.cost == pytest.approx(10.0)


def test_now_is_the_mean_of_the_last_five_hundred() -> None:
    assert skill_of_costs(*[90.0] * 300, *[10.0] * RECENT_WINDOW).recent_cost == pytest.approx(10.0)
    assert skill_of_costs(*[90.0] * 99).recent_cost is None


def test_rates_of_kinds_add_up_to_that_of_all() -> None:
    leads, bids = (
        [evaluated_decision(4.0)] * 300,
        [evaluated_decision(25.0, DecisionKind.BID)] * 120,
    )
    told = summarize_skill([*leads, *bids, *leads])

    whole = sum(rate.decision_count * (rate.cost or 0.0) for rate in told.by_kind.values())
    assert told.overall.cost == pytest.approx(whole / told.overall.decision_count)


def test_a_change_is_held_against_the_five_hundred_before() -> None:
    told = skill_of_costs(*[12.0, 14.0] * 250, *[8.0, 10.0] * 250)

    assert told.overall.change == pytest.approx(-4.0)
    assert told.by_kind[DecisionKind.LEAD].change == pytest.approx(-4.0)


def test_change_within_chance_is_zero() -> None:
    told = skill_of_costs(*[0.0, 40.0] * 250, *[0.0, 40.0] * 249, 40.0, 1.0)

    assert told.overall.change == 0.0


def test_too_few_earlier_decisions_give_no_change() -> None:
    assert skill_of_costs(*[9.0] * 510).overall.change is None
    assert skill_of_costs(*[9.0] * 525).overall.change == 0.0


def test_trend_consists_of_means_of_fifty_decisions() -> None:
    told = skill_of_costs(*[20.0] * 60, *[10.0] * 50)

    assert told.trend == ((60, 20.0), (50, 20.0), (40, 18.0), *told.trend[3:])
    assert told.trend[-1] == (0, 10.0)


def test_trend_covers_five_hundred_decisions() -> None:
    told = skill_of_costs(*[20.0] * 900)

    assert told.trend[0][0] == RECENT_WINDOW
    assert len(told.trend) == RECENT_WINDOW // 10 + 1


def test_matches_are_counted_once() -> None:
    assert (
        summarize_skill([evaluated_decision(1.0, match=n // 40) for n in range(120)]).match_count
        == 3
    )


def test_summary_without_decisions_is_empty() -> None:
    told = summarize_skill([])

    assert (told.overall.missing_decisions, dict(told.by_kind), told.weakest_kind) == (
        MIN_DECISIONS,
        {},
        None,
    )


@pytest.mark.parametrize(
    ("cost", "place"), [(16.0, 0), (12.0, 1), (8.0, 2), (4.0, 3), (14.0, 0.5), (5.0, 2.75)]
)
def test_between_two_levels_the_scale_is_straight(cost: float, place: float) -> None:
    assert position_among_levels(cost, LEVELS) == pytest.approx(place)


def test_worse_is_never_further_along_the_scale() -> None:
    places = [position_among_levels(cost / 4, LEVELS) for cost in range(400)]

    assert places == sorted(places, reverse=True)
    assert -0.6 < places[-1] < 0
    assert 3 < places[0] <= 3.2


def test_levels_that_were_measured_in_the_wrong_order_are_a_scale_all_the_same() -> None:
    places = [position_among_levels(cost / 4, (9.0, 11.0, 8.0, 0.0)) for cost in range(80)]

    assert places == sorted(places, reverse=True)


def test_level_rates_are_weighted_by_own_decisions() -> None:
    levels = {
        "easy": {DecisionKind.BID: 30.0, DecisionKind.LEAD: 10.0},
        "expert": {DecisionKind.BID: 6.0, DecisionKind.LEAD: 2.0},
    }

    assert weighted_level_rates(levels, {DecisionKind.BID: 1, DecisionKind.LEAD: 3}) == {
        "easy": 15.0,
        "expert": 3.0,
    }
    assert weighted_level_rates(levels, {}) == {}


def test_a_kind_that_was_not_measured_in_every_level_is_left_out_of_the_mixture() -> None:
    levels = {
        "easy": {DecisionKind.BID: 30.0, DecisionKind.LEAD: 10.0},
        "expert": {DecisionKind.LEAD: 2.0},
    }

    assert weighted_level_rates(levels, {DecisionKind.BID: 1, DecisionKind.LEAD: 3}) == {
        "easy": 10.0,
        "expert": 2.0,
    }
    assert weighted_level_rates({"easy": {}, "expert": {}}, {DecisionKind.LEAD: 3}) == {}


# Estimates from the first decision on


def test_an_estimate_begins_with_the_first_decision() -> None:
    estimate = estimate_costs([evaluated_decision(30.0)], {DecisionKind.LEAD: 16.0})

    lead = estimate[DecisionKind.LEAD]
    assert (lead.decision_count, lead.is_sure) == (1, False)
    assert lead.cost == pytest.approx(30.0)
    assert lead.low < 16.0
    assert lead.high > 45.0


def test_a_few_decisions_without_a_mistake_leave_much_open() -> None:
    few, many = (
        estimate_costs([evaluated_decision(0.0)] * number, {DecisionKind.LEAD: 16.0})
        for number in (4, 400)
    )

    assert few[DecisionKind.LEAD].high > 12.0
    assert many[DecisionKind.LEAD].high < 4.0
    assert few[DecisionKind.LEAD].low == many[DecisionKind.LEAD].low == 0.0


def test_an_interval_becomes_narrower_with_more_decisions() -> None:
    widths = []
    for number in (2, 20, 200, 2000):
        decisions = [evaluated_decision(cost) for cost in (0.0, 20.0) * (number // 2)]
        lead = estimate_costs(decisions, {})[DecisionKind.LEAD]
        widths.append(lead.high - lead.low)

    assert widths == sorted(widths, reverse=True)


def test_twenty_decisions_of_a_kind_are_a_result() -> None:
    decisions = [evaluated_decision(5.0)] * 19
    assert not estimate_costs(decisions, {})[DecisionKind.LEAD].is_sure

    assert estimate_costs([*decisions, *decisions[:1]], {})[DecisionKind.LEAD].is_sure


def test_estimates_ignore_forced_actions_and_count_points_in_rummy() -> None:
    forced = evaluated_decision(90.0, rank=Grade.FORCED)

    estimate = estimate_costs([forced, evaluated_decision(2.0)], {}, in_points=True)

    assert estimate[DecisionKind.LEAD].decision_count == 1
    assert estimate[DecisionKind.LEAD].cost == pytest.approx(6.0)
