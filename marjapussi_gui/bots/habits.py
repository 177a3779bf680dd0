"""Rules of thumb for what is decided outside of tricks: bids, gifts, what to put away.

Hands are the kernel's words: a lane of 16 bits for each suit, the stronger card the higher bit.
"""

from collections.abc import Sequence
from itertools import combinations

ACE, TEN, KING, QUEEN = 12, 11, 10, 9  # strengths in the order of the marriage games
PAIR = 1 << KING | 1 << QUEEN
LANE = 0x1FFF
MATADORS = 1 << ACE | 1 << TEN
Worths = Sequence[int]  # what the marriages of the suits count


def lane(hand: int, suit: int) -> int:
    return hand >> 16 * suit & LANE


def codes_of(hand: int) -> list[int]:
    """Return the cards of a hand, the lowest code first."""
    found = []
    while hand:
        low = hand & -hand
        found.append(low.bit_length() - 1)
        hand ^= low
    return found


def word_of(codes: Sequence[int]) -> int:
    return sum(1 << code for code in codes)


def giving_merit(hand: int, code: int, worths: Worths) -> float:
    """Return how much a declarer likes to be given a card: aces, wholes, halves, tens."""
    suit, strength = code >> 4, code & 15
    if strength == ACE:
        return 10.0
    if PAIR >> strength & 1:
        whole = lane(hand, suit) & PAIR == PAIR
        return (9.0 if whole else 5.0) + worths[suit] / (25 if whole else 40)
    if strength == TEN:
        return 8.0 if lane(hand, suit) >> ACE & 1 else 6.0
    return strength / 10


def keeping_merit(hand: int, code: int, worths: Worths) -> float:
    """Return how much a declarer needs a card of his own."""
    suit, strength = code >> 4, code & 15
    held = lane(hand, suit)
    length = held.bit_count()
    if strength == ACE:
        return 20.0
    if PAIR >> strength & 1:
        whole = held & PAIR == PAIR
        return (16.0 if whole else 5.0) + worths[suit] / (10 if whole else 25) + length / 4
    if strength == TEN:
        return 10.0 if held >> ACE & 1 or length > 2 else 5.0
    return length + strength / 10


def gift(hand: int, number: int, worths: Worths) -> int:
    """Return the cards that a partner gives to the declarer."""
    ranked = sorted(codes_of(hand), key=lambda code: -giving_merit(hand, code, worths))
    return word_of(ranked[:number])


def returned(hand: int, number: int, worths: Worths) -> int:
    """Return the cards that a declarer gives back, or puts away."""
    ranked = sorted(codes_of(hand), key=lambda code: keeping_merit(hand, code, worths))
    return word_of(ranked[:number])


def put_away(hand: int, number: int, worths: Worths) -> int:
    """Return the cards that a declarer without a partner puts away: never an ace or ten."""
    spare = [code for code in codes_of(hand) if not MATADORS >> (code & 15) & 1]
    ranked = sorted(spare, key=lambda code: keeping_merit(hand, code, worths))
    return word_of(ranked[:number])


def some_gifts(hand: int, number: int, worths: Worths, wide: int) -> list[int]:
    """Return gifts to think about: those of the cards that a declarer likes best."""
    ranked = sorted(codes_of(hand), key=lambda code: -giving_merit(hand, code, worths))
    return [word_of(each) for each in combinations(ranked[: number + wide], number)]


def some_returns(hand: int, number: int, worths: Worths, wide: int) -> list[int]:
    """Return returns to think about: those of the cards that he needs least."""
    ranked = sorted(codes_of(hand), key=lambda code: keeping_merit(hand, code, worths))
    return [word_of(each) for each in combinations(ranked[: number + wide], number)]


def some_put_away(hand: int, number: int, worths: Worths, wide: int) -> list[int]:
    """Return what to put away, to think about."""
    spare = word_of([code for code in codes_of(hand) if not MATADORS >> (code & 15) & 1])
    return some_returns(spare, number, worths, wide)


def likely_total(hand: int, worths: Worths, *, alone: bool) -> float:
    """Return what a side makes with this hand as declarer, by a line fitted to played hands."""
    total = 18.0 if alone else 70.0
    for suit in range(4):
        held = lane(hand, suit)
        total += 20 * (held >> ACE & 1) + (14 if alone else 10) * (held >> TEN & 1)
        if held & PAIR == PAIR:
            total += 0.9 * worths[suit]
        elif held & PAIR and not alone:
            total += 0.2 * worths[suit]
    return total


def promised_total(hand: int, worths: Worths, *, alone: bool) -> float:
    """Return what a declarer makes who has the gift or the kitty, by a line fitted likewise."""
    total, ace, ten, square = (-32.0, 21, 13, 1.0) if alone else (-56.0, 32, 9, 2.5)
    for suit in range(4):
        held = lane(hand, suit)
        total += ace * (held >> ACE & 1) + ten * (held >> TEN & 1)
        total += square * held.bit_count() ** 2
        if held & PAIR == PAIR:
            total += 0.95 * worths[suit]
    return total


# Tricks or none: hands in the natural order, the ace high


def rami_points(hand: int) -> int:
    """Return the honours of a hand, as bridge players count them, and its long suits."""
    points = 0
    for suit in range(4):
        held = lane(hand, suit)
        points += sum((held >> (ACE - place) & 1) * (4 - place) for place in range(4))
        points += max(0, held.bit_count() - 4)
    return points


def wants_rami(hand: int) -> bool:
    return rami_points(hand) >= 12


def danger(hand: int) -> float:
    """Return how many tricks a lone hand must fear, the ace low."""
    fear = 0.0
    for suit in range(4):
        held = codes_of(lane(hand, suit))
        fear += sum(max(0, strength - 3 * place - 3) for place, strength in enumerate(held)) / 12
    return fear


def riskiest(hand: int) -> int:
    """Return the card that a lone hand gives away first."""
    codes = codes_of(hand)
    return max(codes, key=lambda code: (danger(hand) - danger(hand & ~(1 << code)), code & 15))


def harmless(hand: int) -> int:
    """Return the card that helps a lone hand most."""
    return min(codes_of(hand), key=lambda code: (code & 15, code))
