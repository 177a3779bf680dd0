"""The likelihood of the other players' past actions in each world (sampled deal)."""

from __future__ import annotations

from array import array

import cython
from cython.cimports.libc.math import exp, log
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    ANSWER_SUIT,
    ASK_WHOLE,
    ONE,
    WORLD_WORDS,
)
from cython.cimports.marjapussi_gui.bots.kernel.heuristics import choose_call, heuristic_value
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable

# The three probabilities are set by hand
# minimum for every card, because not everybody plays by heuristics
MIN_PROBABILITY = cython.declare(cython.double, 0.02)
# probability of not declaring a marriage that is in hand
UNDECLARED_MARRIAGE = cython.declare(cython.double, 0.15)
# probability of not asking a sensible question
UNASKED_QUESTION = cython.declare(cython.double, 0.6)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _action_log_likelihood(
    table: TrickTable, code: cython.int, sharpness: cython.double
) -> cython.double:
    """Return the log-likelihood of an action by the player to move."""
    wish: cython.int
    table.find_legal()
    if table.now.question or code >= ANSWER_SUIT:
        return 0
    wish = choose_call(table)
    if wish >= 0 and code != wish and (code >= 64 or wish < ASK_WHOLE):
        return log(UNDECLARED_MARRIAGE) if wish < ASK_WHOLE else log(UNASKED_QUESTION)
    if code >= 64:
        return 0
    return _card_log_likelihood(table, code, sharpness) + (
        log(UNASKED_QUESTION) if wish >= 0 else 0
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _card_log_likelihood(
    table: TrickTable, code: cython.int, sharpness: cython.double
) -> cython.double:
    cards: cython.ulonglong = table.legal_cards
    own: cython.double
    total: cython.double = 0
    number: cython.int = 0
    chance: cython.double
    if not cards & ONE << code:
        return log(MIN_PROBABILITY)
    if not cards & (cards - 1):
        return 0
    own = heuristic_value(table, code)
    while cards:
        total += exp(sharpness * (heuristic_value(table, lowest_bit(cards)) - own))
        cards &= cards - 1
        number += 1
    chance = 1.0 / total
    return log(MIN_PROBABILITY / number + (1.0 - MIN_PROBABILITY) * chance)


def world_likelihoods(
    start: TrickTable,
    scratch_table: TrickTable,
    worlds: cython.ulonglong[::1],
    played_cards: list[int],
    codes: cython.short[::1],
    sharpness: cython.double,
) -> list[float]:
    """Return each world's likelihood of the actions since start, with the best scaled to 1.

    played_cards has the cards that each seat has played since start.
    """
    number: cython.int = len(worlds) // WORLD_WORDS
    logarithms = array("d", [0.0]) * number
    sums: cython.double[::1] = logarithms
    played: cython.ulonglong[4]
    if not cython.compiled:
        played = [0] * 4
    world: cython.int
    step: cython.int
    seat: cython.int
    steps: cython.int = len(codes)
    for seat in range(4):
        played[seat] = played_cards[seat]
    with cython.nogil:
        for world in range(number):
            scratch_table.copy_from(start)
            for seat in range(4):
                scratch_table.now.hand[seat] = worlds[world * WORLD_WORDS + seat] | played[seat]
            for step in range(steps):
                if scratch_table.deciding_seat() != scratch_table.observer:
                    sums[world] += _action_log_likelihood(scratch_table, codes[step], sharpness)
                scratch_table.apply(codes[step])
    most = max(logarithms)
    return [exp(each - most) for each in logarithms]
