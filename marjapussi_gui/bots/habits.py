"""Rules of thumb for what is decided outside of tricks: bids, gifts, what to put away.

Hands are the kernel's words: a lane of 16 bits for each suit, the stronger card the higher bit.
"""

from collections.abc import Sequence
from itertools import combinations

from ..engine.frozen import frozen
from ..engine.game import Game

ACE, TEN, KING, QUEEN, JACK, SIX = 12, 11, 10, 9, 8, 4  # strengths in marriage games
PAIR = 1 << KING | 1 << QUEEN
LANE = 0x1FFF
MATADORS = 1 << ACE | 1 << TEN
Worths = Sequence[int]  # what the marriages of the suits count
Line = tuple[float, float, float, float, float]


@frozen
class Lines:
    """What a declarer makes, by lines fitted to played hands."""

    likely: Line  # with the hand dealt: without anything, an ace, a ten, a part of a whole, a half
    promised: Line  # with the gift or kitty: the same, a suit's length squared, a part of a whole


PARTNERS = Lines((70.0, 20, 10, 0.9, 0.2), (-56.0, 32, 9, 2.5, 0.95))
ALONE = {  # by how many play, and the cards of the kitty
    (3, 3): Lines((18.0, 20, 14, 0.9, 0.0), (-32.0, 21, 13, 1.0, 0.95)),
    (3, 6): Lines((53.0, 19, 8, 0.85, 0.1), (-55.0, 27, 13, 1.35, 0.95)),
    (2, 3): Lines((28.0, 14, 9, 1.0, 0.1), (-6.0, 16, 10, 0.55, 1.0)),
    (2, 6): Lines((58.0, 13, 7, 0.95, 0.15), (-28.0, 20, 12, 1.05, 1.0)),
}


def lines(game: Game) -> Lines:
    """Return the lines that go with a game."""
    seating = game.seating
    return PARTNERS if seating.partners else ALONE[seating.players, game.rules.kitty]


def lane(hand: int, suit: int) -> int:
    return hand >> 16 * suit & LANE


def codes_of(hand: int) -> list[int]:
    """Return the cards of a hand, the lowest code first."""
    codes = []
    while hand:
        low = hand & -hand
        codes.append(low.bit_length() - 1)
        hand ^= low
    return codes


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
    """Return how much a declarer needs a card of his own: fitted to what hands then come to.

    He keeps whole pairs and what is long beside them, aces and tens and what guards them; what
    takes no trick goes first, kings, queens and jacks before low cards, as they count.
    """
    suit, strength = code >> 4, code & 15
    held = lane(hand, suit)
    is_whole = held & PAIR == PAIR
    if strength == ACE:
        return 20.0
    if is_whole and PAIR >> strength & 1:
        return 9.0 + worths[suit] / 15
    beside = 1.2 * (held >> ACE & 1) + 4.0 * is_whole
    if strength == TEN:
        return beside + 1.5 + 3.0 * (held.bit_count() > 2)
    own = (strength - SIX) / 4 if strength < JACK else -0.7
    return own + beside + 1.8 * (held >> TEN & 1)


def gift(hand: int, number: int, worths: Worths) -> int:
    """Return the cards that a partner gives to the declarer."""
    return word_of(_as_liked(hand, worths)[:number])


def places_given(hand: int, given: int, worths: Worths) -> int:
    """Return the places of given cards of a hand among those that a declarer likes best."""
    ranked = _as_liked(hand, worths)
    return sum(place for place, code in enumerate(ranked) if given >> code & 1)


def _as_liked(hand: int, worths: Worths) -> list[int]:
    """Return the cards of a hand, first what a declarer likes best to be given."""
    return sorted(codes_of(hand), key=lambda code: -giving_merit(hand, code, worths))


def returned(hand: int, number: int, worths: Worths) -> int:
    """Return the cards that a declarer gives back, or puts away."""
    ranked = sorted(codes_of(hand), key=lambda code: keeping_merit(hand, code, worths))
    return word_of(ranked[:number])


def put_away(hand: int, number: int, worths: Worths) -> int:
    """Return the cards that a declarer without a partner puts away: never an ace or ten."""
    return word_of(_as_spared(hand, worths)[:number])


def _as_spared(hand: int, worths: Worths) -> list[int]:
    """Return what a declarer without a partner may put away, first what he needs least."""
    spare = [code for code in codes_of(hand) if not MATADORS >> (code & 15) & 1]
    return sorted(spare, key=lambda code: keeping_merit(hand, code, worths))


def some_gifts(hand: int, number: int, worths: Worths, wide: int) -> list[int]:
    """Return gifts to think about: those of the cards that a declarer likes best."""
    ranked = _as_liked(hand, worths)
    return [word_of(each) for each in combinations(ranked[: number + wide], number)]


def some_returns(hand: int, number: int, worths: Worths, wide: int) -> list[int]:
    """Return returns to think about: those of the cards that he needs least."""
    ranked = sorted(codes_of(hand), key=lambda code: keeping_merit(hand, code, worths))
    return [word_of(each) for each in combinations(ranked[: number + wide], number)]


def some_put_away(hand: int, number: int, worths: Worths, wide: int) -> list[int]:
    """Return what to put away, to think about."""
    ranked = _as_spared(hand, worths)
    return [word_of(each) for each in combinations(ranked[: number + wide], number)]


def likely_total(hand: int, worths: Worths, line: Line) -> float:
    """Return what a side makes with this hand as declarer."""
    total, ace, ten, whole, half = line
    for suit in range(4):
        held = lane(hand, suit)
        total += ace * (held >> ACE & 1) + ten * (held >> TEN & 1)
        if held & PAIR == PAIR:
            total += whole * worths[suit]
        elif held & PAIR:
            total += half * worths[suit]
    return total


def promised_total(hand: int, worths: Worths, line: Line) -> float:
    """Return what a declarer makes who has the gift or the kitty."""
    total, ace, ten, square, whole = line
    for suit in range(4):
        held = lane(hand, suit)
        total += ace * (held >> ACE & 1) + ten * (held >> TEN & 1)
        total += square * held.bit_count() ** 2
        if held & PAIR == PAIR:
            total += whole * worths[suit]
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
