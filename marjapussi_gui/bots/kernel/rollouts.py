"""Rollouts (playouts): hands played to the end by heuristics or at random."""

from __future__ import annotations

from array import array

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit, next_random, popcount
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    RESULT_NUMBERS,
    REVEAL_CARD,
    WORLD_WORDS,
)
from cython.cimports.marjapussi_gui.bots.kernel.heuristics import choose_action
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable
from cython.cimports.marjapussi_gui.bots.kernel.utility import final_utility, side_total
from cython.cimports.marjapussi_gui.bots.kernel.world_placement import place_world


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _random_card(cards: cython.ulonglong, random_state: cython.ulonglong) -> cython.int:
    """Return a random card of a set."""
    number: cython.ulonglong = popcount(cards)
    number = ((random_state >> 32) * number) >> 32
    while number:
        cards &= cards - 1
        number -= 1
    return lowest_bit(cards)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play_to_end(
    scratch_table: TrickTable, random_state: cython.ulonglong, use_heuristics: cython.int
) -> cython.void:
    while not scratch_table.is_over():
        if scratch_table.now.revealed_card >= 0:
            scratch_table.apply(REVEAL_CARD + scratch_table.now.revealed_card)
            continue
        scratch_table.find_legal()
        random_state = next_random(random_state)
        if use_heuristics or not scratch_table.legal_cards:
            scratch_table.apply(
                choose_action(scratch_table, cython.cast(cython.int, random_state >> 40))
            )
        else:
            scratch_table.apply(_random_card(scratch_table.legal_cards, random_state))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play_copy_to_end(
    root: TrickTable,
    scratch_table: TrickTable,
    random_state: cython.ulonglong,
    use_heuristics: cython.int,
) -> cython.void:
    scratch_table.copy_from(root)
    _play_to_end(scratch_table, random_state, use_heuristics)


def mean_playout_utility(
    root: TrickTable,
    scratch_table: TrickTable,
    count: cython.int,
    seed: int,
    *,
    use_heuristics: bool,
) -> float:
    """Return side 0's mean utility over `count` playouts from the position of root."""
    total: cython.double = 0
    state: cython.ulonglong = seed | 1
    how: cython.int = use_heuristics
    played: cython.int
    with cython.nogil:
        for played in range(count):
            state = next_random(state)
            _play_copy_to_end(root, scratch_table, state, how)
            total += final_utility(scratch_table, 0)
    return total / count


def playout_results(
    root: TrickTable,
    scratch_table: TrickTable,
    worlds: cython.ulonglong[::1],
    playouts_per_world: cython.int,
    seed: int,
) -> array[int]:
    """Return the results of heuristic playouts, each as four totals and four trick counts."""
    number: cython.int = len(worlds) // WORLD_WORDS
    ends = array("i", [0]) * (number * playouts_per_world * 8)
    numbers: cython.int[::1] = ends
    state: cython.ulonglong = seed | 1
    world: cython.int
    played: cython.int
    side: cython.int
    at: cython.int = 0
    with cython.nogil:
        for world in range(number):
            for played in range(playouts_per_world):
                state = next_random(state)
                scratch_table.copy_from(root)
                place_world(scratch_table, worlds, world, state)
                _play_to_end(scratch_table, state, 1)
                for side in range(scratch_table.sides):
                    numbers[at + side] = side_total(scratch_table, side)
                    numbers[at + 4 + side] = scratch_table.now.tricks[side]
                at += RESULT_NUMBERS
    return ends
