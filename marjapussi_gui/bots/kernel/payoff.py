"""The utility of a finished hand, looked up by the index of its outcome.

The table of utilities is made from the rules, outside of the kernel. With two sides it holds the
utility to side 0, and side 1 gets the complement to 1.
"""

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
        BY_BERRIES,
        BY_TAKEN,
        BY_TOTALS,
        BY_TRICKS,
        MOST_TOTAL,
        MOST_TRICKS,
        MOST_WORTH,
        UNCOUNTED,
    )
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
else:
    from .constants import (
        BY_BERRIES,
        BY_TAKEN,
        BY_TOTALS,
        BY_TRICKS,
        MOST_TOTAL,
        MOST_TRICKS,
        MOST_WORTH,
        UNCOUNTED,
    )
    from .table import TrickTable


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def payoff(table: TrickTable, side: cython.int) -> cython.double:
    """Return the utility of the finished hand to a side."""
    if table.kind == UNCOUNTED:
        return 0
    place: cython.int = outcome(table)
    if table.sides > 2:
        return table.outcomes[place * table.sides + side]
    return 1.0 - table.outcomes[place] if side else table.outcomes[place]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def outcome(table: TrickTable) -> cython.int:
    """Return the index of the finished hand's outcome in the table of utilities."""
    if table.kind == UNCOUNTED:
        return 0
    if table.kind == BY_TAKEN:
        return _taken(table)
    if table.sides > 2:
        return _shared(table)
    if table.kind == BY_TRICKS:
        return min(table.now.tricks[0], MOST_TRICKS)
    if table.kind == BY_BERRIES:
        return _berries(table)
    if table.kind == BY_TOTALS:
        return _totals(table)
    return _contract(table)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _berries(table: TrickTable) -> cython.int:
    """Index by marriages of both sides, last trick, more points and sides without a trick."""
    more: cython.int = table.now.points[0] - table.now.points[1]
    place: cython.int = min(table.now.worth[0], MOST_WORTH - 1) * MOST_WORTH
    place += min(table.now.worth[1], MOST_WORTH - 1)
    if not more:
        more = table.now.ties[0] - table.now.ties[1]
    place = place * 2 + (table.now.last_side == 1)
    place = place * 3 + (0 if not more else 1 if more > 0 else 2)
    return place * 3 + _trickless(table, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _totals(table: TrickTable) -> cython.int:
    """Index by the higher total, a lower total below the skunk, and sides without a trick."""
    first: cython.int = total(table, 0)
    second: cython.int = total(table, 1)
    place: cython.int = 0 if first == second else 1 if first > second else 2
    lower: cython.int = min(first, second)
    place = place * 2 + (1 if lower < table.skunk else 0)
    return place * 3 + _trickless(table, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _contract(table: TrickTable) -> cython.int:
    """Index by contract made or not, sides without a trick, and points of the defenders."""
    side: cython.int = table.declarer
    is_made: cython.int = 1 if total(table, side) >= table.contract else 0
    place: cython.int = is_made * 3 + _trickless(table, side)
    return place * MOST_TOTAL + min(total(table, 1 - side), MOST_TOTAL - 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _shared(table: TrickTable) -> cython.int:
    """Index by contract made or not, then the two defenders' results.

    A defender's result is 0 without a trick, else 1 plus the total in point steps.
    """
    holder: cython.int = table.declarer
    place: cython.int = 2 if total(table, holder) >= table.contract else 0
    after: cython.int
    other: cython.int
    if not table.now.tricks[holder]:
        place += 1
    for after in range(1, 3):
        other = (holder + after) % 3
        place *= table.width
        if table.now.tricks[other]:
            place += min(1 + total(table, other) // table.grain, table.width - 1)
    return place


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _taken(table: TrickTable) -> cython.int:
    """Index by the points that each side took, in point steps."""
    place: cython.int = 0
    each: cython.int
    for each in range(table.sides):
        place *= table.width
        place += min((total(table, each) + table.shift) // table.grain, table.width - 1)
    return place


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _trickless(table: TrickTable, side: cython.int) -> cython.int:
    """Return 1 if the side has no trick, 2 if the other side has none, else 0."""
    return 1 if not table.now.tricks[side] else 2 if not table.now.tricks[1 - side] else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def total(table: TrickTable, side: cython.int) -> cython.int:
    """Return a side's points at the end of the hand."""
    points: cython.int = table.now.points[side]
    if table.with_trick and not table.now.tricks[side]:
        return 0
    if table.whole_pack and table.now.played and table.now.tricks[side] == table.now.played:
        points = table.whole_pack
    if table.now.last_side == side:
        points += table.last_worth
    return points + table.now.worth[side]


def worth(table: TrickTable, side: int) -> float:
    """Return the utility of the finished hand on the table; callable from Python."""
    return payoff(table, side)
