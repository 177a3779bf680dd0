# The constants of constants.py in C.

cdef enum:
    DECLARE = 64
    WHOLE = 68
    HALF = 69
    ANSWER = 73
    NO = 77
    DRAW = 78
    HAS_HALF = 79
    SEEN = 128
    NONE = -1
    NO_TRUMP = 4
    NO_CARD = 63
    MOST_IN_HAND = 16
    MOST_TRICKS = 13
    WORDS = 5
    REST = 4
    NUMBERS = 8
    BY_TRICKS = 0
    BY_BERRIES = 1
    BY_TOTALS = 2
    BY_CONTRACT = 3
    BY_TAKEN = 4
    UNCOUNTED = 5
    MOST_WORTH = 6
    MOST_TOTAL = 512
    STRICT = 2
    OWN_TRICK_WON = 2
    ANY_LEAD = 3
    HIGH_AT = 14
    HINT_AT = 28
    RANKS_AT = 34
    TURN_AT = 50
    GENERATIONS = 4096
    LINE = 8
    FARTHEST = 512

cdef extern from *:
    """
    #define kernel_ONE 1ULL
    #define kernel_LANE 0x1FFFULL
    #define kernel_PAIR 0x0600ULL
    #define kernel_ACES 0x1000100010001000ULL
    #define kernel_BOUND 0x3FFFULL
    """
    const unsigned long long ONE "kernel_ONE"
    const unsigned long long LANE "kernel_LANE"
    const unsigned long long BOUND "kernel_BOUND"
    const unsigned long long PAIR "kernel_PAIR"
    const unsigned long long ACES "kernel_ACES"
