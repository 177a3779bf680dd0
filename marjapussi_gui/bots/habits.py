"""Heuristics for decisions outside trick play: bids, gifts, returns and discards.

Hands are in the kernel's encoding: 16 bits for each suit, the stronger card at the higher bit.
"""

from collections.abc import Sequence
from itertools import combinations

from ..engine.frozen import frozen
from ..engine.game import Game

ACE, TEN, KING, QUEEN, JACK, SIX = (
    12,
    11,
    10,
    9,
    8,
    4,
)  # bit of a rank within its suit, in marriage games
PAIR = 1 << KING | 1 << QUEEN
LANE = 0x1FFF
MATADORS = 1 << ACE | 1 << TEN
Worths = Sequence[int]  # points of a marriage in each suit
Line = tuple[float, float, float, float, float]


@frozen
class Lines:
    """Linear estimates of a declarer's total, fitted to played hands."""

    # Base, points per ace, per ten; share of a marriage's points for a whole pair, for a half
    likely: Line
    # Base, points per ace, per ten, per squared suit length; share of a marriage's points
    promised: Line


PARTNERS = Lines((70.0, 20, 10, 0.9, 0.2), (-56.0, 32, 9, 2.5, 0.95))
ALONE = {  # by number of players and size of the kitty
    (3, 3): Lines((18.0, 20, 14, 0.9, 0.0), (-32.0, 21, 13, 1.0, 0.95)),
    (3, 6): Lines((53.0, 19, 8, 0.85, 0.1), (-55.0, 27, 13, 1.35, 0.95)),
    (2, 3): Lines((28.0, 14, 9, 1.0, 0.1), (-6.0, 16, 10, 0.55, 1.0)),
    (2, 6): Lines((58.0, 13, 7, 0.95, 0.15), (-28.0, 20, 12, 1.05, 1.0)),
}


def lines(game: Game) -> Lines:
    """Return the estimates for the seating and kitty of a game."""
    seating = game.seating
    return PARTNERS if seating.partners else ALONE[seating.players, game.rules.kitty]


def lane(hand: int, suit: int) -> int:
    return hand >> 16 * suit & LANE


def codes_of(hand: int) -> list[int]:
    """Return the card codes of a hand, the lowest first."""
    codes = []
    while hand:
        low = hand & -hand
        codes.append(low.bit_length() - 1)
        hand ^= low
    return codes


def word_of(codes: Sequence[int]) -> int:
    return sum(1 << code for code in codes)


def giving_merit(hand: int, code: int, worths: Worths) -> float:
    """Return how useful a card is as a gift to the declarer: aces, pairs, half pairs, tens."""
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
    """Return how much a declarer needs to keep a card, fitted to the totals of played hands.

    Pairs with the cards of their suit, aces, and tens with their guards stay. Cards that take no
    trick go first: kings, queens and jacks before low cards, because they count points.
    """
    suit, strength = code >> 4, code & 15
    held = lane(hand, suit)
    is_whole = held & PAIR == PAIR
    if strength == ACE:
        return 20.0
    if is_whole and PAIR >> strength & 1:
        return 9.0 + worths[suit] / 15
    support = 1.2 * (held >> ACE & 1) + 4.0 * is_whole
    if strength == TEN:
        return support + 1.5 + 3.0 * (held.bit_count() > 2)
    own = (strength - SIX) / 4 if strength < JACK else -0.7
    return own + support + 1.8 * (held >> TEN & 1)


def gift(hand: int, number: int, worths: Worths) -> int:
    """Return the cards that the partner gives to the declarer."""
    return word_of(_as_liked(hand, worths)[:number])


def places_given(hand: int, given: int, worths: Worths) -> int:
    """Return the sum of the gift-value ranks of given cards, with 0 for the best card."""
    ranked = _as_liked(hand, worths)
    return sum(place for place, code in enumerate(ranked) if given >> code & 1)


def _as_liked(hand: int, worths: Worths) -> list[int]:
    """Return the card codes of a hand by gift value, the best gift first."""
    return sorted(codes_of(hand), key=lambda code: -giving_merit(hand, code, worths))


def returned(hand: int, number: int, worths: Worths) -> int:
    """Return the cards that the declarer gives back to the partner."""
    ranked = sorted(codes_of(hand), key=lambda code: keeping_merit(hand, code, worths))
    return word_of(ranked[:number])


def put_away(hand: int, number: int, worths: Worths) -> int:
    """Return the cards that a declarer without a partner discards: never an ace or a ten."""
    return word_of(_as_spared(hand, worths)[:number])


def _as_spared(hand: int, worths: Worths) -> list[int]:
    """Return the card codes that may be discarded, the least needed first."""
    spare = [code for code in codes_of(hand) if not MATADORS >> (code & 15) & 1]
    return sorted(spare, key=lambda code: keeping_merit(hand, code, worths))


def some_gifts(hand: int, number: int, worths: Worths, wide: int) -> list[int]:
    """Return gifts worth searching: combinations of the cards with the highest gift value."""
    ranked = _as_liked(hand, worths)
    return [word_of(each) for each in combinations(ranked[: number + wide], number)]


def some_returns(hand: int, number: int, worths: Worths, wide: int) -> list[int]:
    """Return returns worth searching: combinations of the least needed cards."""
    ranked = sorted(codes_of(hand), key=lambda code: keeping_merit(hand, code, worths))
    return [word_of(each) for each in combinations(ranked[: number + wide], number)]


def some_put_away(hand: int, number: int, worths: Worths, wide: int) -> list[int]:
    """Return discards worth searching: combinations of the least needed cards."""
    ranked = _as_spared(hand, worths)
    return [word_of(each) for each in combinations(ranked[: number + wide], number)]


def likely_total(hand: int, worths: Worths, line: Line) -> float:
    """Return the expected total of a declarer with the hand as dealt."""
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
    """Return the expected total of a declarer after the gift or the kitty was taken up."""
    total, ace, ten, square, whole = line
    for suit in range(4):
        held = lane(hand, suit)
        total += ace * (held >> ACE & 1) + ten * (held >> TEN & 1)
        total += square * held.bit_count() ** 2
        if held & PAIR == PAIR:
            total += whole * worths[suit]
    return total


# For bids to win or to avoid tricks: here ranks are in natural order, the ace high


def rami_points(hand: int) -> int:
    """Return high-card points as in bridge (4-3-2-1) and a point for each card beyond four."""
    points = 0
    for suit in range(4):
        held = lane(hand, suit)
        points += sum((held >> (ACE - place) & 1) * (4 - place) for place in range(4))
        points += max(0, held.bit_count() - 4)
    return points


def wants_rami(hand: int) -> bool:
    return rami_points(hand) >= 12


def danger(hand: int) -> float:
    """Return how many tricks a sooli hand is likely to take, with aces low."""
    losers = 0.0
    for suit in range(4):
        held = codes_of(lane(hand, suit))
        losers += sum(max(0, strength - 3 * place - 3) for place, strength in enumerate(held)) / 12
    return losers


def riskiest(hand: int) -> int:
    """Return the card whose exchange helps a sooli hand most."""
    codes = codes_of(hand)
    return max(codes, key=lambda code: (danger(hand) - danger(hand & ~(1 << code)), code & 15))


def harmless(hand: int) -> int:
    """Return the lowest card, the safest gift to a partner's sooli hand."""
    return min(codes_of(hand), key=lambda code: (code & 15, code))
