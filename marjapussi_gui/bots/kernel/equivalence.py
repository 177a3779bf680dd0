"""Groups of equivalent cards. A search needs to try only one card of each group."""

from __future__ import annotations

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import ONE
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def representatives(table: TrickTable) -> cython.ulonglong:
    """Return the legal cards, with only the lowest card of each group of equivalent ones."""
    plays: cython.ulonglong = table.legal_cards
    others: cython.ulonglong = table.now.live & ~table.now.hand[table.now.turn]
    left: cython.ulonglong = plays
    kept: cython.ulonglong = 0
    card: cython.int
    last: cython.int = -64
    between: cython.ulonglong
    if not plays & (plays - 1):
        return plays
    if table.now.trick_size:
        others |= ONE << table.now.best_card
    while left:
        card = lowest_bit(left)
        left &= left - 1
        if last >> 4 == card >> 4:
            between = others & ~((ONE << last << 1) - 1) & ((ONE << card) - 1)
            if (
                not between
                and table.values[last & 15] == table.values[card & 15]
                and table.tie_values[last & 15] == table.tie_values[card & 15]
                and not (
                    table.marriage_timing and 8 < card & 15 < 11 and _can_declare(table, card >> 4)
                )
                and not (
                    table.marriage_timing and 8 < last & 15 < 11 and _can_declare(table, card >> 4)
                )
                and not (
                    table.has_rows
                    and table.now.covered_cards[card] != table.now.covered_cards[last]
                )
            ):
                last = card
                continue
        kept |= ONE << card
        last = card
    return kept


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _can_declare(table: TrickTable, suit: cython.int) -> cython.int:
    """Return whether a marriage in a suit can still be declared, or become trumps again."""
    return table.half_bluff or not table.now.declared_suits >> suit & 1
