"""Places the cards of a world (sampled deal) on a trick table."""

from __future__ import annotations

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit, next_random
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import WORLD_WORDS
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def place_world(
    table: TrickTable, worlds: cython.ulonglong[::1], world: cython.int, seed: cython.ulonglong
) -> cython.void:
    """Place the cards of a world on the table. Those out of play are put in random order."""
    at: cython.int = world * WORLD_WORDS
    seat: cython.int
    card: cython.int
    left: cython.int = 0
    pick: cython.int
    rest: cython.ulonglong = worlds[at + 4]
    for seat in range(4):
        table.now.hand[seat] = worlds[at + seat]
    if not rest:
        return
    seed |= 1
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        if not table.has_rows and not table.now.stock_left and table.declarer >= 0:
            table.now.points[table.declarer] += table.values[card & 15]
        table.card_buffer[left] = card
        left += 1
    if table.now.stock_left:
        for seat in range(table.now.stock_left):
            seed = next_random(seed)
            pick = ((seed >> 32) * cython.cast(cython.ulonglong, left)) >> 32
            table.now.stock[seat] = table.card_buffer[pick]
            left -= 1
            table.card_buffer[pick] = table.card_buffer[left]
    elif table.has_rows:
        for card in range(64):
            if table.now.covered_cards[card] != -1 and left:
                seed = next_random(seed)
                pick = ((seed >> 32) * cython.cast(cython.ulonglong, left)) >> 32
                table.now.covered_cards[card] = table.card_buffer[pick]
                left -= 1
                table.card_buffer[pick] = table.card_buffer[left]


def deal_world(table: TrickTable, worlds: cython.ulonglong[::1], world: int, seed: int) -> None:
    """Place the cards of a world on the table. For callers in Python."""
    place_world(table, worlds, world, seed)
