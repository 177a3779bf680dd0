"""Constants that all parts of the kernel share. The file cconstants.pxd has the same in C."""

# Codes of calls. DECLARE_MARRIAGE, ASK_HALF and ANSWER_SUIT are each the first of four, by suit
DECLARE_MARRIAGE = 64
ASK_WHOLE = 68
ASK_HALF = 69
ANSWER_SUIT = 73
ANSWER_NO = 77
DRAW_CARDS = 78
ANSWER_HAS_HALF = 79  # answer: the partner holds one or both cards, the asker none
CODE_COUNT = 80  # number of codes of cards and calls together
REVEAL_CARD = 128  # plus the code of the card that is turned face up
NONE = -1  # no call, no card, or no node

# card sets have 16 bits for each suit
NO_TRUMP = 4
NO_CARD = 63  # no card, in the double-dummy solver
MAX_HAND_CARDS = 16  # the endgame solver has room for at most 16 cards and 16 calls
MAX_TRICKS = 13
ONE = 1
SUIT_MASK = 0x1FFF
MARRIAGE_MASK = 0x0600  # bits of king and queen in a suit with the ranking A 10 K Q
ACES_MASK = 0x1000100010001000

# Worlds (possible deals of the hidden cards) and results
WORLD_WORDS = 5  # words of a world: the cards of four seats, and those out of play
OUT_OF_PLAY_SLOT = 4  # index of the cards out of play within a world
RESULT_NUMBERS = 8  # numbers of a played hand: totals and tricks of four sides

PATH_LENGTH = 256  # room for the nodes from the root to a leaf of the search tree

# in simulations of rummy, instead of the kind of an added card: who moves next
START_WITH_STOCK_CARD = -1
START_WITH_OPPONENTS = -2

# Layout of an entry of the transposition table: key, bounds, and two words of card owners. The
# word of bounds holds from bit 0: low, high, hint, numbers of relevant cards, turn, generation.
BOUND_MASK = 0x3FFF
HIGH_SHIFT = 14
HINT_SHIFT = 28
RANKS_SHIFT = 34
TURN_SHIFT = 50
MAX_GENERATIONS = 4096
CACHE_LINE_WORDS = 8  # 64-bit words of a cache line; buckets start at one
MAX_BUCKET_WORDS = 512  # 64-bit words of a bucket

# Ways to score a hand
SCORE_BY_TRICKS = 0
SCORE_BY_GAME_POINTS = 1
SCORE_BY_TOTALS = 2
SCORE_BY_CONTRACT = 3
SCORE_BY_POINTS_TAKEN = 4  # without a declarer, each side scores the points it took
NOT_SCORED = 5  # for playouts whose hands are not scored
MARRIAGE_POINTS_LIMIT = 6  # more sides than one can score for marriages
TOTAL_LIMIT = 512  # more points than one side can take in a hand

# How questions restrict later calls; other values come from rules.ask_order
ASK_ORDER_STRICT = 2  # questions restrict both partners; higher values: only half questions do

# when marriages may be declared: 0 never, 1 after winning a trick
MARRIAGE_AFTER_OWN_TRICK = 2
MARRIAGE_AT_ANY_LEAD = 3
