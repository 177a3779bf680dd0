"""Value iteration: the chances to win a match from each standing of scores."""

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
    """Update the winning chances of every standing once and return the largest change.

    Sides are numbered from the dealer's side, and the deal passes to the next side. Transitions
    are in compressed sparse rows: those of standing i start at transition_start[i].
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
