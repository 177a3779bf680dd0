"""Bit operations, random numbers and hashing. The file cbits.pxd has the same functions in C."""

WORD_MASK = (1 << 64) - 1
GOLDEN_RATIO = 0x9E3779B97F4A7C15  # 2 ** 64 divided by it, the multiplier of Fibonacci hashing


def lowest_bit(bits: int) -> int:
    """Return the index of the lowest set bit of a number other than 0."""
    return (bits & -bits).bit_length() - 1


def highest_bit(bits: int) -> int:
    """Return the index of the highest set bit of a number other than 0."""
    return bits.bit_length() - 1


def popcount(bits: int) -> int:
    return bits.bit_count()


def bits_differ(bits: int, index: int, other_index: int) -> int:
    """Return 1 if the bits at two indices differ, else 0."""
    return (bits >> index ^ bits >> other_index) & 1


def tops_of_runs(cards: int, others: int) -> int:
    """Return the top card of each run of adjacent cards in the set.

    Two cards are adjacent if no card of the others lies between them. Cards that are in neither
    set, because they are out of play, don't separate cards.
    """
    tops, above = 0, -1
    while cards:
        place = highest_bit(cards)
        cards ^= 1 << place
        if above >> 4 != place >> 4 or others & ((1 << above) - (1 << place)):
            tops |= 1 << place
        above = place
    return tops


def next_random(state: int) -> int:
    """Return the next state of a xorshift random generator. It is never 0."""
    state ^= state << 13 & WORD_MASK
    state ^= state >> 7
    return state ^ (state << 17 & WORD_MASK)


def mix_hash(key: int, value: int) -> int:
    """Return a hash that depends on every bit of both numbers."""
    key = (key ^ value) * GOLDEN_RATIO & WORD_MASK
    return key ^ key >> 29
