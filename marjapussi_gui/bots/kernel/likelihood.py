"""Likelihood of the observed actions of other players in each sampled world."""

from __future__ import annotations

from array import array

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, log
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import ANSWER, ONE, WHOLE, WORDS
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
    from cython.cimports.marjapussi_gui.bots.kernel.thumb import merit, word
else:
    from math import exp, log

    from .bits import lowest
    from .constants import ANSWER, ONE, WHOLE, WORDS
    from .table import TrickTable
    from .thumb import merit, word

LEAST = cython.declare(cython.double, 0.02)  # of any card: not all play by heuristics
# Probability of not declaring a marriage in hand
UNSAID = cython.declare(cython.double, 0.15)
# Probability of not asking a sensible question
UNASKED = cython.declare(cython.double, 0.6)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _surprise(table: TrickTable, code: cython.int, sharpness: cython.double) -> cython.double:
    """Return the log likelihood of an action of the player to move."""
    wish: cython.int
    table.find_legal()
    if table.now.question or code >= ANSWER:
        return 0
    wish = word(table)
    if wish >= 0 and code != wish and (code >= 64 or wish < WHOLE):
        return log(UNSAID) if wish < WHOLE else log(UNASKED)
    if code >= 64:
        return 0
    return _card_surprise(table, code, sharpness) + (log(UNASKED) if wish >= 0 else 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _card_surprise(table: TrickTable, code: cython.int, sharpness: cython.double) -> cython.double:
    cards: cython.ulonglong = table.plays
    own: cython.double
    total: cython.double = 0
    number: cython.int = 0
    chance: cython.double
    if not cards & ONE << code:
        return log(LEAST)
    if not cards & (cards - 1):
        return 0
    own = merit(table, code)
    while cards:
        total += exp(sharpness * (merit(table, lowest(cards)) - own))
        cards &= cards - 1
        number += 1
    chance = 1.0 / total
    return log(LEAST / number + (1.0 - LEAST) * chance)


def weigh(
    start: TrickTable,
    scene: TrickTable,
    worlds: cython.ulonglong[::1],
    gone: list[int],
    codes: cython.short[::1],
    sharpness: cython.double,
) -> list[float]:
    """Return the likelihood of the actions since start in each world, relative to the best.

    played_cards are the cards that each seat has played since start.
    """
    number: cython.int = len(worlds) // WORDS
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
        played[seat] = gone[seat]
    with cython.nogil:
        for world in range(number):
            scene.copy(start)
            for seat in range(4):
                scene.now.hand[seat] = worlds[world * WORDS + seat] | played[seat]
            for step in range(steps):
                if scene.mover() != scene.observer:
                    sums[world] += _surprise(scene, codes[step], sharpness)
                scene.act(codes[step])
    most = max(logarithms)
    return [exp(each - most) for each in logarithms]
