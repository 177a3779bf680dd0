"""Counting and finding bits, chance and hashing; cbits.pxd has the same in C."""

WORD = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def lowest(bits: int) -> int:
    """Return the place of the lowest bit of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """Return the place of the highest bit of a set that is not empty."""
    return bits.bit_length() - 1


def popcount(bits: int) -> int:
    return bits.bit_count()


def differ(bits: int, place: int, other: int) -> int:
    """Return whether a set holds only one of two places."""
    return (bits >> place ^ bits >> other) & 1


def tops(bits: int, others: int) -> int:
    """Return the cards of a set that have none of it right above them, but for what nobody holds.

    What others hold stands between two of them.
    """
    kept, above = 0, -1
    while bits:
        place = highest(bits)
        bits ^= 1 << place
        if above >> 4 != place >> 4 or others & ((1 << above) - (1 << place)):
            kept |= 1 << place
        above = place
    return kept


def scrambled(state: int) -> int:
    """Return the next number of a sequence that looks like chance; it never reaches 0."""
    state ^= state << 13 & WORD
    state ^= state >> 7
    return state ^ (state << 17 & WORD)


def mixed(key: int, word: int) -> int:
    """Return a key that depends on every bit of both."""
    key = (key ^ word) * GOLDEN & WORD
    return key ^ key >> 29
