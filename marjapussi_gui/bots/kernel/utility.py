"""The utility of a finished hand, looked up by the index of its outcome.

The table of utilities is computed from the rules, outside of the kernel. With two sides it has side
0's utilities, and those of side 1 are 1 minus these.
"""

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    MARRIAGE_POINTS_LIMIT,
    MAX_TRICKS,
    NOT_SCORED,
    SCORE_BY_GAME_POINTS,
    SCORE_BY_POINTS_TAKEN,
    SCORE_BY_TOTALS,
    SCORE_BY_TRICKS,
    TOTAL_LIMIT,
)
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def final_utility(table: TrickTable, side: cython.int) -> cython.double:
    """Return a side's utility of the finished hand."""
    if table.kind == NOT_SCORED:
        return 0
    place: cython.int = outcome_index(table)
    if table.sides > 2:
        return table.utilities[place * table.sides + side]
    return 1.0 - table.utilities[place] if side else table.utilities[place]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def outcome_index(table: TrickTable) -> cython.int:
    """Return the index of the finished hand's outcome in the table of utilities."""
    if table.kind == NOT_SCORED:
        return 0
    if table.kind == SCORE_BY_POINTS_TAKEN:
        return _points_taken_outcome(table)
    if table.sides > 2:
        return _three_player_contract_outcome(table)
    if table.kind == SCORE_BY_TRICKS:
        return min(table.now.tricks[0], MAX_TRICKS)
    if table.kind == SCORE_BY_GAME_POINTS:
        return _game_points_outcome(table)
    if table.kind == SCORE_BY_TOTALS:
        return _totals_outcome(table)
    return _contract_outcome(table)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _game_points_outcome(table: TrickTable) -> cython.int:
    """Return the outcome's index, from marriages, last trick, most points and trickless side."""
    more: cython.int = table.now.points[0] - table.now.points[1]
    place: cython.int = (
        min(table.now.marriage_points[0], MARRIAGE_POINTS_LIMIT - 1) * MARRIAGE_POINTS_LIMIT
    )
    place += min(table.now.marriage_points[1], MARRIAGE_POINTS_LIMIT - 1)
    if not more:
        more = table.now.tie_points[0] - table.now.tie_points[1]
    place = place * 2 + (table.now.last_trick_side == 1)
    place = place * 3 + (0 if not more else 1 if more > 0 else 2)
    return place * 3 + _trickless_case(table, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _totals_outcome(table: TrickTable) -> cython.int:
    """Return the outcome's index, from the winner, a skunked loser and the trickless side."""
    first: cython.int = side_total(table, 0)
    second: cython.int = side_total(table, 1)
    place: cython.int = 0 if first == second else 1 if first > second else 2
    lower: cython.int = min(first, second)
    place = place * 2 + (1 if lower < table.skunk_limit else 0)
    return place * 3 + _trickless_case(table, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _contract_outcome(table: TrickTable) -> cython.int:
    """Return the outcome's index, from contract made or not, trickless side, defenders' points."""
    side: cython.int = table.declarer
    is_made: cython.int = 1 if side_total(table, side) >= table.contract else 0
    place: cython.int = is_made * 3 + _trickless_case(table, side)
    return place * TOTAL_LIMIT + min(side_total(table, 1 - side), TOTAL_LIMIT - 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _three_player_contract_outcome(table: TrickTable) -> cython.int:
    """Return the outcome's index, from contract made or not and the results of both defenders.

    A defender's result is 0 without a trick, else 1 plus the total in steps of points.
    """
    holder: cython.int = table.declarer
    place: cython.int = 2 if side_total(table, holder) >= table.contract else 0
    after: cython.int
    other: cython.int
    if not table.now.tricks[holder]:
        place += 1
    for after in range(1, 3):
        other = (holder + after) % 3
        place *= table.step_count
        if table.now.tricks[other]:
            place += min(1 + side_total(table, other) // table.point_step, table.step_count - 1)
    return place


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _points_taken_outcome(table: TrickTable) -> cython.int:
    """Return the outcome's index, from the points that each side took, in steps of points."""
    place: cython.int = 0
    each: cython.int
    for each in range(table.sides):
        place *= table.step_count
        place += min(
            (side_total(table, each) + table.point_offset) // table.point_step, table.step_count - 1
        )
    return place


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _trickless_case(table: TrickTable, side: cython.int) -> cython.int:
    """Return 1 if the side has no trick, 2 if the other side has none, else 0."""
    return 1 if not table.now.tricks[side] else 2 if not table.now.tricks[1 - side] else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def side_total(table: TrickTable, side: cython.int) -> cython.int:
    """Return how many points a side has at the end of the hand."""
    points: cython.int = table.now.points[side]
    if table.needs_trick and not table.now.tricks[side]:
        return 0
    if (
        table.all_tricks_points
        and table.now.tricks_played
        and table.now.tricks[side] == table.now.tricks_played
    ):
        points = table.all_tricks_points
    if table.now.last_trick_side == side:
        points += table.last_trick_points
    return points + table.now.marriage_points[side]


def hand_utility(table: TrickTable, side: int) -> float:
    """Return a side's utility of the finished hand on the table. For callers in Python."""
    return final_utility(table, side)
