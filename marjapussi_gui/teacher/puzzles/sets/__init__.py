"""Puzzles of games with sets: which card to throw, and whether the offer is enough.

A puzzle is one decision, and counting alone tells what is right. A throw is right after which the
most cards that its player has not seen would let him lay, or finish, at his next draw: by two or
more than after any other. An offer is right to take if he can lay, or finish, with it at once; it
either takes other sets than those that lie ready, or it only seems to make the one that is missing.
"""
