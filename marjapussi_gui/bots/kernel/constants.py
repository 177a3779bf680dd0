"""The numbers that all parts of the search agree on; cconstants.pxd has the same in C."""

# Words that a seat may say; DECLARE, HALF and ANSWER are followed by a code for each suit
DECLARE = 64
WHOLE = 68
HALF = 69
ANSWER = 73
NO = 77
DRAW = 78
HAS_HALF = 79  # the partner has a half, or both, and the asker has none
SEEN = 128  # with a card: it comes to light
NONE = -1  # no word, no card, no position

# Cards: a lane of 16 bits for each suit
NO_TRUMP = 4
NO_CARD = 63  # in the solver
MOST_IN_HAND = 16  # an exact search lists as many cards, and all words
MOST_TRICKS = 13
ONE = 1
LANE = 0x1FFF
PAIR = 0x0600  # king and queen, in the order A 10 K Q
ACES = 0x1000100010001000

# Deals and endings
WORDS = 5  # a world is a word for each of four seats, and one for what is out of play
REST = 4
NUMBERS = 8  # of an ending: totals and tricks of up to four sides

# An answer of the solver: the shape, bounds, and owners of cards of two suits and two suits. Where
# the bounds have, after low: high, hint, numbers of cards that mattered, turn, generation.
BOUND = 0x3FFF
HIGH_AT = 14
HINT_AT = 28
RANKS_AT = 34
TURN_AT = 50
GENERATIONS = 4096
LINE = 8  # words of a line of the processor's cache, where answers begin
FARTHEST = 512  # words: so far from there they may lie

# How a hand is counted
BY_TRICKS = 0
BY_BERRIES = 1
BY_TOTALS = 2
BY_CONTRACT = 3
BY_TAKEN = 4  # nobody declared: each side has what it took
UNCOUNTED = 5  # it is only played
MOST_WORTH = 6  # no marriages of a side count as much
MOST_TOTAL = 512  # no total of a side is as high

# Whom questions bind, where they bind
STRICT = 2  # every question the partner too; beyond it only one for a half

# When marriages may be made
OWN_TRICK_WON = 2
ANY_LEAD = 3
