"""Heuristics: how an average player chooses cards and calls.

They use only the player's own hand and the unplayed cards, never the hidden hands. Values are in
twelfths of the points of the best card. Calls are declarations of marriages, questions for them,
and answers.
"""

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit, popcount
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    ANSWER_HAS_HALF,
    ANSWER_NO,
    ANSWER_SUIT,
    ASK_HALF,
    ASK_WHOLE,
    DECLARE_MARRIAGE,
    DRAW_CARDS,
    MARRIAGE_MASK,
    NO_TRUMP,
    NONE,
    ONE,
    SUIT_MASK,
)
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable

# The values of cards and calls are set by hand, on the scale of card points
TRICK_VALUE = cython.declare(cython.int, 8)  # value of a trick besides the points of its cards
LOWEST_VALUE = cython.declare(cython.int, -100000)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_action(table: TrickTable, random_bits: cython.int) -> cython.int:
    """Return the best call or card, with random_bits deciding near ties.

    Call find_legal() first.
    """
    said: cython.int = choose_call(table)
    cards: cython.ulonglong = table.legal_cards
    card: cython.int
    best: cython.int = NONE
    most: cython.int = LOWEST_VALUE
    value: cython.int
    if said != NONE:
        return said
    if not cards & (cards - 1):
        return lowest_bit(cards)
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        value = 4 * heuristic_value(table, card) + (random_bits & 7)
        random_bits = (random_bits >> 3) ^ (random_bits << 5 & 0xFFFFFF)
        if value > most:
            most = value
            best = card
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_call(table: TrickTable) -> cython.int:
    """Return the best call: a marriage in hand, else an unasked question, else NONE."""
    words: cython.int = table.legal_calls
    side: cython.int = table.side_of[table.now.turn]
    halves: cython.int
    if not words:
        return NONE
    if words >> (ANSWER_HAS_HALF - 64) & 1:
        return ANSWER_HAS_HALF
    if table.now.question:
        return (
            ANSWER_NO
            if words >> (ANSWER_NO - 64) & 1
            else _best_suit_call(table, words >> (ANSWER_SUIT - 64), ANSWER_SUIT)
        )
    if words & 15:
        return _best_suit_call(table, words, DECLARE_MARRIAGE)
    if words >> (DRAW_CARDS - 64) & 1:
        return DRAW_CARDS
    if words >> (ASK_WHOLE - 64) & 1 and not table.now.whole_asking_sides >> side & 1:
        return ASK_WHOLE
    halves = words >> (ASK_HALF - 64) & 15 & ~(table.now.refused_halves >> (4 * side))
    if table.half_bluff:
        halves &= _suits_with_half(table)
    return _best_suit_call(table, halves, ASK_HALF) if halves else NONE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _suits_with_half(table: TrickTable) -> cython.int:
    """Return a bit for each undeclared suit whose king or queen, but not both, the player holds."""
    suits: cython.int = 0
    suit: cython.int
    held: cython.ulonglong
    for suit in range(4):
        held = table.now.hand[table.now.turn] >> (suit << 4) & MARRIAGE_MASK
        if held and held != MARRIAGE_MASK and not table.now.declared_suits >> suit & 1:
            suits |= ONE << suit
    return suits


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best_suit_call(table: TrickTable, suits: cython.int, first_code: cython.int) -> cython.int:
    """Return the call for the suit with the most marriage points, then the most cards in hand."""
    hand: cython.ulonglong = table.now.hand[table.deciding_seat()]
    suit: cython.int
    best: cython.int = 0
    most: cython.int = -1
    value: cython.int
    for suit in range(4):
        if suits >> suit & 1:
            value = popcount(hand >> (suit << 4) & SUIT_MASK)
            if table.marriages_by_suit:
                value += table.suit_marriage_points[suit]
            if value > most:
                most = value
                best = suit
    return first_code + best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def heuristic_value(table: TrickTable, card: cython.int) -> cython.int:
    """Return how good it is to play a card. Higher values are better."""
    if table.aim or table.lone_side >= 0:
        return _avoidance_value(table, card)
    if table.now.trick_size:
        return _follow_value(table, card, _marriage_cost(table, card))
    return _lead_value(table, card, _marriage_cost(table, card))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _marriage_cost(table: TrickTable, card: cython.int) -> cython.int:
    """Return what it costs to break up a marriage that can still be declared."""
    suit: cython.int = card >> 4
    held: cython.ulonglong
    if (
        not table.marriage_timing
        or not (MARRIAGE_MASK >> (card & 15) & 1)
        or table.now.declared_suits >> suit & 1
    ):
        return 0
    if popcount(table.now.hand[table.now.turn]) < 3 or (
        table.full_hand and not table.now.stock_left
    ):
        return 0
    held = table.now.hand[table.now.turn] >> (suit << 4) & MARRIAGE_MASK
    if held == MARRIAGE_MASK:
        return 40
    return (
        8
        if table.partners and table.now.live >> (suit << 4) & MARRIAGE_MASK == MARRIAGE_MASK
        else 0
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_highest(card: cython.int, others: cython.ulonglong) -> cython.int:
    """Return whether no other unplayed card of the suit is higher."""
    return not (others & (SUIT_MASK << (card & 48)) & ~((ONE << card << 1) - 1))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead_value(table: TrickTable, card: cython.int, marriage_cost: cython.int) -> cython.int:
    hand: cython.ulonglong = table.now.hand[table.now.turn]
    others: cython.ulonglong = table.now.live & ~hand
    suit: cython.int = card >> 4
    value: cython.int = table.weights[card & 15]
    length: cython.int = popcount(hand >> (suit << 4) & SUIT_MASK)
    out: cython.int = popcount(others >> (suit << 4) & SUIT_MASK)
    trumps: cython.int = 0
    if table.now.trump != NO_TRUMP:
        trumps = popcount(others >> (table.now.trump << 4) & SUIT_MASK)
    if table.now.stock_left:
        return -2 * value - marriage_cost - (card & 15) // 4
    if _is_highest(card, others):
        if suit == table.now.trump:
            return TRICK_VALUE + (6 if trumps else 0) + 2 * length - marriage_cost
        if trumps and out < 2 * table.players - 3:
            return 2 - 2 * value - marriage_cost
        return TRICK_VALUE + 4 + value + length - marriage_cost
    if suit == table.now.trump:
        return -value - 4 - marriage_cost + (2 * length if length > trumps else 0)
    return -2 * value - marriage_cost + length - (card & 15) // 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _follow_value(table: TrickTable, card: cython.int, marriage_cost: cython.int) -> cython.int:
    seat: cython.int = table.now.turn
    others: cython.ulonglong = table.now.live & ~table.now.hand[seat]
    suit: cython.int = card >> 4
    strength: cython.int = card & 15
    value: cython.int = table.weights[strength]
    is_last: cython.int = table.now.trick_size == table.players - 1
    friend: cython.int = table.side_of[table.now.winner] == table.side_of[seat]
    wins: cython.int
    is_safe: cython.int
    wins = (
        card > table.now.best_card if suit == table.now.best_card >> 4 else suit == table.now.trump
    )
    if wins:
        is_safe = is_last or (
            _is_highest(card, others)
            and (
                suit == table.now.trump
                or table.now.trump == NO_TRUMP
                or not others >> (table.now.trump << 4) & SUIT_MASK
                or popcount(others >> (suit << 4) & SUIT_MASK) > table.players
            )
        )
        if friend and (is_last or _is_highest(table.now.best_card, others)):
            return -4 - strength // 2 + value - marriage_cost
        if is_safe:
            return (
                TRICK_VALUE
                + table.now.trick_points // 2
                + value
                - marriage_cost
                - (0 if value else strength // 4)
            )
        if table.now.trick_size == table.players - 2 and not friend:
            return TRICK_VALUE // 2 + strength // 2 - value - marriage_cost
        return 1 - value - strength // 4 - marriage_cost
    if friend and (is_last or _is_highest(table.now.best_card, others)):
        return 2 + 2 * value - marriage_cost - (6 if _is_highest(card, others) else 0)
    return -2 * value - strength // 3 - marriage_cost - (6 if suit == table.now.trump else 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _avoidance_value(table: TrickTable, card: cython.int) -> cython.int:
    """Return how good a card is for avoiding tricks, or making the soloist take one."""
    seat: cython.int = table.now.turn
    strength: cython.int = card & 15
    others: cython.ulonglong = table.now.live & ~table.now.hand[seat]
    over: cython.int
    if table.lone_side >= 0 and table.side_of[seat] != table.lone_side:
        return -strength
    if not table.now.trick_size:
        over = popcount(others & (SUIT_MASK << (card & 48)) & ~((ONE << card << 1) - 1))
        return 2 * over - strength
    if card >> 4 != table.now.best_card >> 4:
        return 12 + strength
    if card < table.now.best_card:
        return 24 + strength
    if table.now.trick_size == table.players - 1:
        return strength
    over = popcount(others & (SUIT_MASK << (card & 48)) & ~((ONE << card << 1) - 1))
    return over - strength // 2


def best_heuristic_action(table: TrickTable, excluded_calls: int = 0) -> int:
    """Return the code that the heuristics choose, without random numbers.

    excluded_calls has a bit for each call that they may not choose.
    """
    table.find_legal()
    table.legal_calls &= ~excluded_calls
    return choose_action(table, 0)
