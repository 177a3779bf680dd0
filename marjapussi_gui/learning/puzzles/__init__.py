"""Puzzles: found and proven by the generator, stored in files, and played.

A trick puzzle is a position with three to six cards in hand and an aim. One or two cards may still
have to be drawn or turned up. It is valid if exactly one action reaches the aim in every possible
deal, against any play of the opponents and with a partner that plays by heuristics. After that
action the player must still be able to make a mistake. Heuristic players must miss the action, and
the expert, who knows the aim, must find it. A question to the partner that can only be answered
with no is not a solution. Rummy puzzles have rules of their own (see the package sets).
"""
