"""Constants shared by all parts of the kernel; cconstants.pxd has the same in C."""

# Codes of calls; DECLARE_MARRIAGE, ASK_HALF and ANSWER_SUIT stand for the first of four suits
DECLARE_MARRIAGE = 64
ASK_WHOLE = 68
ASK_HALF = 69
ANSWER_SUIT = 73
ANSWER_NO = 77
DRAW_CARDS = 78
ANSWER_HAS_HALF = 79  # the partner holds a half or both; the asker holds none
REVEAL_CARD = 128  # plus a card: that card is turned face up
NONE = -1  # no call, no card, no node

# Cards: 16 bits for each suit
NO_TRUMP = 4
NO_CARD = 63  # for the double-dummy solver
MAX_HAND_CARDS = 16  # the endgame solver lists up to 16 cards and 16 calls
MAX_TRICKS = 13
ONE = 1
SUIT_MASK = 0x1FFF
MARRIAGE_MASK = 0x0600  # king and queen of a suit ranked A 10 K Q
ACES_MASK = 0x1000100010001000

# Worlds and results
WORLD_WORDS = 5  # of a world: the cards of four seats and those out of play
OUT_OF_PLAY_SLOT = 4  # index of the cards out of play in a world
RESULT_NUMBERS = 8  # of a played hand: totals and tricks of up to four sides

# Layout of an entry of the transposition table: key, bounds, and two words of card owners. The
# word of bounds holds from bit 0: low, high, hint, numbers of relevant cards, turn, generation.
BOUND_MASK = 0x3FFF
HIGH_SHIFT = 14
HINT_SHIFT = 28
RANKS_SHIFT = 34
TURN_SHIFT = 50
MAX_GENERATIONS = 4096
CACHE_LINE_WORDS = 8  # 64-bit words of a cache line; buckets start at one
MAX_BUCKET_WORDS = 512  # 64-bit words from the start of a bucket to its end

# How a hand is scored
SCORE_BY_TRICKS = 0
SCORE_BY_GAME_POINTS = 1
SCORE_BY_TOTALS = 2
SCORE_BY_CONTRACT = 3
SCORE_BY_POINTS_TAKEN = 4  # no declarer: each side scores the points it took
NOT_SCORED = 5  # played only, for example in playouts
MARRIAGE_POINTS_LIMIT = 6  # more than the marriages of a side can count
TOTAL_LIMIT = 512  # more than a side can take in a hand

# How questions restrict later calls; other values come from rules.ask_order
ASK_ORDER_STRICT = 2  # each question binds both partners; higher: only for halves

# When marriages may be declared; 0 is never, 1 after a won trick
MARRIAGE_AFTER_OWN_TRICK = 2
MARRIAGE_AT_ANY_LEAD = 3
