"""Rummy puzzles: which card to discard, and whether to take the offered card.

A puzzle is a single decision that can be settled by counting. A discard is right if, after it, more
unseen cards would let the player lay sets or finish on the next draw than after any other discard:
at least two more. Taking the offered card is right if the player can lay or finish with it at once,
but only after rearranging complete sets. Leaving it is right if it only seems to complete the
missing set.
"""
