"""Placing the cards of a sampled world on a trick table."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest, scrambled
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import WORDS
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
else:
    from .bits import lowest, scrambled
    from .constants import WORDS
    from .table import TrickTable


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay_out(
    table: TrickTable, worlds: cython.ulonglong[::1], number: cython.int, luck: cython.ulonglong
) -> cython.void:
    """Place the cards of a world on the table, those out of play in random order."""
    at: cython.int = number * WORDS
    seat: cython.int
    card: cython.int
    left: cython.int = 0
    pick: cython.int
    rest: cython.ulonglong = worlds[at + 4]
    for seat in range(4):
        table.now.hand[seat] = worlds[at + seat]
    if not rest:
        return
    luck |= 1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if not table.has_rows and not table.now.stock_left and table.declarer >= 0:
            table.now.points[table.declarer] += table.values[card & 15]
        table.scratch[left] = card
        left += 1
    if table.now.stock_left:
        for seat in range(table.now.stock_left):
            luck = scrambled(luck)
            pick = ((luck >> 32) * cython.cast(cython.ulonglong, left)) >> 32
            table.now.stock[seat] = table.scratch[pick]
            left -= 1
            table.scratch[pick] = table.scratch[left]
    elif table.has_rows:
        for card in range(64):
            if table.now.under[card] != -1 and left:
                luck = scrambled(luck)
                pick = ((luck >> 32) * cython.cast(cython.ulonglong, left)) >> 32
                table.now.under[card] = table.scratch[pick]
                left -= 1
                table.scratch[pick] = table.scratch[left]


def put(table: TrickTable, worlds: cython.ulonglong[::1], number: int, luck: int) -> None:
    """Place the cards of a world on the table; callable from Python."""
    lay_out(table, worlds, number, luck)
