"""Rummy puzzles: which card to discard, and whether to take the offered card.

A puzzle is a single decision that can be settled by counting. The right discard leaves at least two
more unseen cards that would let the player lay or finish on the next draw than any other discard.
Taking the offered card is right if the player can lay or finish with it at once. To do so the
player has to rearrange complete sets, or else the card is wrong because it only seems to complete
the missing set.
"""
