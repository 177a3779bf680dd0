"""Puzzles: searched and proven by the generator, read from files, and played.

A trick puzzle is a position with three to six cards in hand and an aim. It is valid if exactly one
action reaches the aim in every possible deal, whatever the opponents play and with a partner that
plays by heuristics. After this action the player must still be able to go wrong. Heuristic players
must miss it, and the expert, who knows the aim, must find it. Questions that can only be answered
no don't count as solutions. Rummy puzzles follow other rules (see the package sets).
"""
