"""Puzzles in which the cards lie against you: made, proven sound, read, and played.

A puzzle of tricks is a position with three to six cards in hand and an aim. It is sound if
exactly one thing that its player may do leads to the aim in every deal that he holds possible,
whatever opponents play there, while a partner plays as rules of thumb tell him; if he may still
go wrong after it; and if rules of thumb miss it while the expert, told the aim, does not.
Questions that can only be answered no change nothing, and count as no answer. Those of games with
sets are of another kind (sets/).
"""
