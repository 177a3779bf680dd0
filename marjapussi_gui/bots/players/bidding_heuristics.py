"""Heuristics for decisions outside trick play: bids, gifts, returned cards and discards.

Hands are bit sets of the kernel with 16 bits for each suit. The higher the bit, the stronger the
card.
"""

from collections.abc import Sequence
from itertools import combinations

from ...engine.frozen import frozen
from ...engine.game import Game

ACE, TEN, KING, QUEEN, JACK, SIX = (
    12,
    11,
    10,
    9,
    8,
    4,
)  # bits of these ranks within a suit, in games with marriages
KING_AND_QUEEN = 1 << KING | 1 << QUEEN
SUIT_MASK = 0x1FFF  # the 13 ranks of a suit
ACE_AND_TEN = 1 << ACE | 1 << TEN
MarriagePoints = Sequence[int]  # points of a marriage in each suit
Coefficients = tuple[float, float, float, float, float]


@frozen
class LinearEstimates:
    """Coefficients of linear estimates of a declarer's points, fitted to played hands."""

    # constant, per ace, per ten; share of a marriage's points for king and queen, for one of them
    before_exchange: Coefficients
    # constant, per ace, per ten, per squared suit length; share of a marriage's points
    after_exchange: Coefficients


PARTNER_ESTIMATES = LinearEstimates((70.0, 20, 10, 0.9, 0.2), (-56.0, 32, 9, 2.5, 0.95))
SOLO_ESTIMATES = {  # by number of players and size of the kitty
    (3, 3): LinearEstimates((18.0, 20, 14, 0.9, 0.0), (-32.0, 21, 13, 1.0, 0.95)),
    (3, 6): LinearEstimates((53.0, 19, 8, 0.85, 0.1), (-55.0, 27, 13, 1.35, 0.95)),
    (2, 3): LinearEstimates((28.0, 14, 9, 1.0, 0.1), (-6.0, 16, 10, 0.55, 1.0)),
    (2, 6): LinearEstimates((58.0, 13, 7, 0.95, 0.15), (-28.0, 20, 12, 1.05, 1.0)),
}


def linear_estimates(game: Game) -> LinearEstimates:
    seating = game.seating
    return (
        PARTNER_ESTIMATES
        if seating.has_partners
        else SOLO_ESTIMATES[seating.players, game.rules.kitty]
    )


def suit_bits(hand: int, suit: int) -> int:
    return hand >> 16 * suit & SUIT_MASK


def codes_in_hand(hand: int) -> list[int]:
    codes = []
    while hand:
        low = hand & -hand
        codes.append(low.bit_length() - 1)
        hand ^= low
    return codes


def hand_from_codes(codes: Sequence[int]) -> int:
    return sum(1 << code for code in codes)


def card_gift_value(hand: int, card_code: int, marriage_points: MarriagePoints) -> float:
    """Return how useful a card would be to the declarer as a gift. Higher values are better.

    Aces are best, then whole marriages, then tens and halves of marriages.
    """
    suit, strength = card_code >> 4, card_code & 15
    if strength == ACE:
        return 10.0
    if KING_AND_QUEEN >> strength & 1:
        whole = suit_bits(hand, suit) & KING_AND_QUEEN == KING_AND_QUEEN
        return (9.0 if whole else 5.0) + marriage_points[suit] / (25 if whole else 40)
    if strength == TEN:
        return 8.0 if suit_bits(hand, suit) >> ACE & 1 else 6.0
    return strength / 10


def card_retention_value(hand: int, card_code: int, marriage_points: MarriagePoints) -> float:
    """Return how much the declarer needs to keep a card; higher means more.

    The values were fitted to the results of played hands. The declarer keeps aces, marriages and
    the other cards of their suits, and tens with at least two other cards of their suits. Cards
    that win no trick are the first to go, and among them kings, queens and jacks before low cards,
    because their points count.
    """
    suit, strength = card_code >> 4, card_code & 15
    held = suit_bits(hand, suit)
    is_whole = held & KING_AND_QUEEN == KING_AND_QUEEN
    if strength == ACE:
        return 20.0
    if is_whole and KING_AND_QUEEN >> strength & 1:
        return 9.0 + marriage_points[suit] / 15
    support = 1.2 * (held >> ACE & 1) + 4.0 * is_whole
    if strength == TEN:
        return support + 1.5 + 3.0 * (held.bit_count() > 2)
    own = (strength - SIX) / 4 if strength < JACK else -0.7
    return own + support + 1.8 * (held >> TEN & 1)


def choose_gift(hand: int, card_count: int, marriage_points: MarriagePoints) -> int:
    """Return the cards that the partner should give to the declarer."""
    return hand_from_codes(_sort_by_gift_value(hand, marriage_points)[:card_count])


def gift_rank_sum(hand: int, gift: int, marriage_points: MarriagePoints) -> int:
    """Return the sum of the given cards' ranks as gifts, where the best card to give has rank 0.

    A low sum means that the heuristics would have chosen this gift or a similar one.
    """
    ranked = _sort_by_gift_value(hand, marriage_points)
    return sum(place for place, code in enumerate(ranked) if gift >> code & 1)


def _sort_by_gift_value(hand: int, marriage_points: MarriagePoints) -> list[int]:
    """Return the card codes of a hand, the best gift first."""
    return sorted(
        codes_in_hand(hand), key=lambda code: -card_gift_value(hand, code, marriage_points)
    )


def choose_returned_cards(hand: int, card_count: int, marriage_points: MarriagePoints) -> int:
    """Return the cards that the declarer should give back to the partner."""
    ranked = sorted(
        codes_in_hand(hand), key=lambda code: card_retention_value(hand, code, marriage_points)
    )
    return hand_from_codes(ranked[:card_count])


def choose_discard(hand: int, card_count: int, marriage_points: MarriagePoints) -> int:
    """Return the cards that a declarer without a partner should discard: no aces or tens."""
    return hand_from_codes(_sort_discardable(hand, marriage_points)[:card_count])


def _sort_discardable(hand: int, marriage_points: MarriagePoints) -> list[int]:
    """Return the codes of cards that may be discarded, the least needed card first."""
    spare = [code for code in codes_in_hand(hand) if not ACE_AND_TEN >> (code & 15) & 1]
    return sorted(spare, key=lambda code: card_retention_value(hand, code, marriage_points))


def gift_candidates(
    hand: int, card_count: int, marriage_points: MarriagePoints, extra_cards: int
) -> list[int]:
    """Return gifts to try in a search: combinations of the best cards to give.

    The combinations are taken from the best `card_count + extra_cards` cards.
    """
    ranked = _sort_by_gift_value(hand, marriage_points)
    return [
        hand_from_codes(each)
        for each in combinations(ranked[: card_count + extra_cards], card_count)
    ]


def returned_card_candidates(
    hand: int, card_count: int, marriage_points: MarriagePoints, extra_cards: int
) -> list[int]:
    """Return candidates for the returned cards: combinations of the least needed cards."""
    ranked = sorted(
        codes_in_hand(hand), key=lambda code: card_retention_value(hand, code, marriage_points)
    )
    return [
        hand_from_codes(each)
        for each in combinations(ranked[: card_count + extra_cards], card_count)
    ]


def discard_candidates(
    hand: int, card_count: int, marriage_points: MarriagePoints, extra_cards: int
) -> list[int]:
    """Return discards to try in a search: combinations of the least needed cards."""
    ranked = _sort_discardable(hand, marriage_points)
    return [
        hand_from_codes(each)
        for each in combinations(ranked[: card_count + extra_cards], card_count)
    ]


def expected_total_before_exchange(
    hand: int, marriage_points: MarriagePoints, coefficients: Coefficients
) -> float:
    """Return how many points a declarer is expected to make, before any exchange of cards."""
    total, ace, ten, whole, half = coefficients
    for suit in range(4):
        held = suit_bits(hand, suit)
        total += ace * (held >> ACE & 1) + ten * (held >> TEN & 1)
        if held & KING_AND_QUEEN == KING_AND_QUEEN:
            total += whole * marriage_points[suit]
        elif held & KING_AND_QUEEN:
            total += half * marriage_points[suit]
    return total


def expected_total_after_exchange(
    hand: int, marriage_points: MarriagePoints, coefficients: Coefficients
) -> float:
    """Return how many points a declarer is expected to make, with the gift or kitty in hand."""
    total, ace, ten, square, whole = coefficients
    for suit in range(4):
        held = suit_bits(hand, suit)
        total += ace * (held >> ACE & 1) + ten * (held >> TEN & 1)
        total += square * held.bit_count() ** 2
        if held & KING_AND_QUEEN == KING_AND_QUEEN:
            total += whole * marriage_points[suit]
    return total


# Bids to take tricks (rami) or to avoid them (nolo). Ranks are in natural order with aces high


def honour_points(hand: int) -> int:
    """Return the honour points of bridge (4-3-2-1), plus 1 for each card beyond four of a suit."""
    points = 0
    for suit in range(4):
        held = suit_bits(hand, suit)
        points += sum((held >> (ACE - place) & 1) * (4 - place) for place in range(4))
        points += max(0, held.bit_count() - 4)
    return points


def should_bid_rami(hand: int) -> bool:
    return honour_points(hand) >= 12


def expected_losers(hand: int) -> float:
    """Return how many tricks a hand is likely to take in sooli (played alone, to take no trick)."""
    losers = 0.0
    for suit in range(4):
        held = codes_in_hand(suit_bits(hand, suit))
        losers += sum(max(0, strength - 3 * place - 3) for place, strength in enumerate(held)) / 12
    return losers


def riskiest_card(hand: int) -> int:
    """Return the card that a player of sooli (playing alone) should exchange first."""
    codes = codes_in_hand(hand)
    return max(
        codes,
        key=lambda code: (expected_losers(hand) - expected_losers(hand & ~(1 << code)), code & 15),
    )


def safest_card(hand: int) -> int:
    """Return the lowest card, which is the best one to give to a partner who plays sooli."""
    return min(codes_in_hand(hand), key=lambda code: (code & 15, code))
