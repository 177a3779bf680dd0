"""Chances to win that follow from the chances of the standings that a hand leads to."""

from __future__ import annotations

import cython


def sweep(
    chances: cython.double[::1],
    won: cython.double[::1],
    begin: cython.int[::1],
    leads_to: cython.int[::1],
    share: cython.double[::1],
    sides: cython.int,
) -> float:
    """Work each standing's chances out once from those of the others; return the most changed.

    Sides are counted from the dealer's, who is the next side's neighbour in the next hand.
    """
    most: cython.double = 0.0
    standing: cython.int
    side: cython.int
    at: cython.int
    chance: cython.double
    with cython.nogil:
        for standing in range(len(begin) - 1):
            for side in range(sides):
                chance = won[standing * sides + side]
                for at in range(begin[standing], begin[standing + 1]):
                    chance += share[at] * chances[leads_to[at] * sides + (side + sides - 1) % sides]
                most = max(most, abs(chance - chances[standing * sides + side]))
                chances[standing * sides + side] = chance
    return most
