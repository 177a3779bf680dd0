"""Rummy puzzles: which card to throw, and whether the offer is enough.

A puzzle is one decision, and counting alone tells what is right. A throw is right if two or more
unseen cards more than after any other throw would let the player lay, or finish, at his next draw.
An offer is right to take if he can lay, or finish, with it at once. Either that takes other sets
than those that are ready, or the offer only seems to make the missing set.
"""
