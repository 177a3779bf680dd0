"""Constants shared by all parts of the kernel; cconstants.pxd has the same in C."""

# Codes of calls; DECLARE_MARRIAGE, ASK_HALF and ANSWER_SUIT stand for the first of four suits
DECLARE = 64
WHOLE = 68
HALF = 69
ANSWER = 73
NO = 77
DRAW = 78
HAS_HALF = 79  # the partner holds a half or both; the asker holds none
SEEN = 128  # plus a card: that card is turned face up
NONE = -1  # no call, no card, no node

# Cards: 16 bits for each suit
NO_TRUMP = 4
NO_CARD = 63  # for the double-dummy solver
MOST_IN_HAND = 16  # the endgame solver lists up to 16 cards and 16 calls
MOST_TRICKS = 13
ONE = 1
LANE = 0x1FFF
PAIR = 0x0600  # king and queen of a suit ranked A 10 K Q
ACES = 0x1000100010001000

# Worlds and results
WORDS = 5  # of a world: the cards of four seats and those out of play
REST = 4  # index of the cards out of play in a world
NUMBERS = 8  # of a played hand: totals and tricks of up to four sides

# Layout of an entry of the transposition table: key, bounds, and two words of card owners. The
# word of bounds holds from bit 0: low, high, hint, numbers of relevant cards, turn, generation.
BOUND = 0x3FFF
HIGH_AT = 14
HINT_AT = 28
RANKS_AT = 34
TURN_AT = 50
GENERATIONS = 4096
LINE = 8  # 64-bit words of a cache line; buckets start at one
FARTHEST = 512  # 64-bit words from the start of a bucket to its end

# How a hand is scored
BY_TRICKS = 0
BY_BERRIES = 1
BY_TOTALS = 2
BY_CONTRACT = 3
BY_TAKEN = 4  # no declarer: each side scores the points it took
UNCOUNTED = 5  # played only, for example in playouts
MOST_WORTH = 6  # more than the marriages of a side can count
MOST_TOTAL = 512  # more than a side can take in a hand

# How questions restrict later calls; other values come from rules.ask_order
STRICT = 2  # each question binds both partners; higher: only for halves

# When marriages may be declared; 0 is never, 1 after a won trick
OWN_TRICK_WON = 2
ANY_LEAD = 3
