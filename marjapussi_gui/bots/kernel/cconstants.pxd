# The constants of constants.py in C.

cdef enum:
    DECLARE_MARRIAGE = 64
    ASK_WHOLE = 68
    ASK_HALF = 69
    ANSWER_SUIT = 73
    ANSWER_NO = 77
    DRAW_CARDS = 78
    ANSWER_HAS_HALF = 79
    CODE_COUNT = 80
    REVEAL_CARD = 128
    NONE = -1
    NO_TRUMP = 4
    NO_CARD = 63
    MAX_HAND_CARDS = 16
    MAX_TRICKS = 13
    WORLD_WORDS = 5
    OUT_OF_PLAY_SLOT = 4
    RESULT_NUMBERS = 8
    PATH_LENGTH = 256
    START_WITH_STOCK_CARD = -1
    START_WITH_OPPONENTS = -2
    SCORE_BY_TRICKS = 0
    SCORE_BY_GAME_POINTS = 1
    SCORE_BY_TOTALS = 2
    SCORE_BY_CONTRACT = 3
    SCORE_BY_POINTS_TAKEN = 4
    NOT_SCORED = 5
    MARRIAGE_POINTS_LIMIT = 6
    TOTAL_LIMIT = 512
    ASK_ORDER_STRICT = 2
    MARRIAGE_AFTER_OWN_TRICK = 2
    MARRIAGE_AT_ANY_LEAD = 3
    HIGH_SHIFT = 14
    HINT_SHIFT = 28
    RANKS_SHIFT = 34
    TURN_SHIFT = 50
    MAX_GENERATIONS = 4096
    CACHE_LINE_WORDS = 8
    MAX_BUCKET_WORDS = 512

cdef extern from *:
    """
    #define kernel_ONE 1ULL
    #define kernel_SUIT_MASK 0x1FFFULL
    #define kernel_MARRIAGE_MASK 0x0600ULL
    #define kernel_ACES_MASK 0x1000100010001000ULL
    #define kernel_BOUND_MASK 0x3FFFULL
    """
    const unsigned long long ONE "kernel_ONE"
    const unsigned long long SUIT_MASK "kernel_SUIT_MASK"
    const unsigned long long BOUND_MASK "kernel_BOUND_MASK"
    const unsigned long long MARRIAGE_MASK "kernel_MARRIAGE_MASK"
    const unsigned long long ACES_MASK "kernel_ACES_MASK"
