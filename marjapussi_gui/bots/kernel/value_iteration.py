"""Value iteration: each side's chance to win a match from every match score."""

from __future__ import annotations

import cython


def sweep(
    win_chances: cython.double[::1],
    decided_chances: cython.double[::1],
    transition_start: cython.int[::1],
    next_standing: cython.int[::1],
    probability: cython.double[::1],
    side_count: cython.int,
) -> float:
    """Update the winning chances of all standings once, and return the largest change.

    Sides are numbered from the dealer's side, and the deal passes to the next side. The transitions
    are in compressed sparse rows: those of standing i start at transition_start[i].
    """
    most: cython.double = 0.0
    standing: cython.int
    side: cython.int
    at: cython.int
    chance: cython.double
    with cython.nogil:
        for standing in range(len(transition_start) - 1):
            for side in range(side_count):
                chance = decided_chances[standing * side_count + side]
                for at in range(transition_start[standing], transition_start[standing + 1]):
                    chance += (
                        probability[at]
                        * win_chances[
                            next_standing[at] * side_count + (side + side_count - 1) % side_count
                        ]
                    )
                most = max(most, abs(chance - win_chances[standing * side_count + side]))
                win_chances[standing * side_count + side] = chance
    return most
