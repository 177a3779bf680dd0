"""Puzzles with adversarial cards: made by search, proven, read from files, and played.

A trick puzzle is a position with three to six cards in hand and an aim. It is valid if exactly one
action reaches the aim in every possible deal, whatever the opponents play, with a partner that
plays by heuristics; if the player can still go wrong after it; and if heuristic players miss it
while the expert, who is given the aim, finds it. Questions that can only be answered no change
nothing and are not solutions. Puzzles for rummy are of another kind (see sets).
"""
