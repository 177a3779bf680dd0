"""Heuristics: how an average player chooses cards and calls.

Only the player's own hand and the cards still out are used, never hidden hands. Values are in
twelfths of the points of the best card.
"""

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest, popcount
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
        ANSWER,
        DECLARE,
        DRAW,
        HALF,
        HAS_HALF,
        LANE,
        NO,
        NO_TRUMP,
        NONE,
        ONE,
        PAIR,
        WHOLE,
    )
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
else:
    from .bits import lowest, popcount
    from .constants import (
        ANSWER,
        DECLARE,
        DRAW,
        HALF,
        HAS_HALF,
        LANE,
        NO,
        NO_TRUMP,
        NONE,
        ONE,
        PAIR,
        WHOLE,
    )
    from .table import TrickTable

TRICK = cython.declare(cython.int, 8)  # of a trick, besides the points of its cards
LOW = cython.declare(cython.int, -100000)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose(table: TrickTable, luck: cython.int) -> cython.int:
    """Return the code to play after find_legal; random bits decide between near equals."""
    said: cython.int = word(table)
    cards: cython.ulonglong = table.plays
    card: cython.int
    best: cython.int = NONE
    most: cython.int = LOW
    value: cython.int
    if said != NONE:
        return said
    if not cards & (cards - 1):
        return lowest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = 4 * merit(table, card) + (luck & 7)
        luck = (luck >> 3) ^ (luck << 5 & 0xFFFFFF)
        if value > most:
            most = value
            best = card
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def word(table: TrickTable) -> cython.int:
    """Return a call or NONE: a marriage in hand first, else a question not yet asked."""
    words: cython.int = table.says
    side: cython.int = table.side_of[table.now.turn]
    halves: cython.int
    if not words:
        return NONE
    if words >> (HAS_HALF - 64) & 1:
        return HAS_HALF
    if table.now.question:
        return NO if words >> (NO - 64) & 1 else _best_suit(table, words >> (ANSWER - 64), ANSWER)
    if words & 15:
        return _best_suit(table, words, DECLARE)
    if words >> (DRAW - 64) & 1:
        return DRAW
    if words >> (WHOLE - 64) & 1 and not table.now.whole_sides >> side & 1:
        return WHOLE
    halves = words >> (HALF - 64) & 15 & ~(table.now.refused >> (4 * side))
    if table.half_bluff:
        halves &= _halves_held(table)
    return _best_suit(table, halves, HALF) if halves else NONE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _halves_held(table: TrickTable) -> cython.int:
    """Return a bit for each undeclared suit of which the player holds one half."""
    suits: cython.int = 0
    suit: cython.int
    held: cython.ulonglong
    for suit in range(4):
        held = table.now.hand[table.now.turn] >> (suit << 4) & PAIR
        if held and held != PAIR and not table.now.made >> suit & 1:
            suits |= ONE << suit
    return suits


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best_suit(table: TrickTable, words: cython.int, first: cython.int) -> cython.int:
    """Return the call for the suit with the most points and cards in hand."""
    hand: cython.ulonglong = table.now.hand[table.mover()]
    suit: cython.int
    best: cython.int = 0
    most: cython.int = -1
    value: cython.int
    for suit in range(4):
        if words >> suit & 1:
            value = popcount(hand >> (suit << 4) & LANE)
            if table.by_suit:
                value += table.suit_worth[suit]
            if value > most:
                most = value
                best = suit
    return first + best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def merit(table: TrickTable, card: cython.int) -> cython.int:
    """Return how good it is to play a card."""
    if table.aim or table.lone >= 0:
        return _avoid(table, card)
    if table.now.count:
        return _follow(table, card, _keep(table, card))
    return _lead(table, card, _keep(table, card))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _keep(table: TrickTable, card: cython.int) -> cython.int:
    """Return the cost of breaking a marriage that can still be declared."""
    suit: cython.int = card >> 4
    held: cython.ulonglong
    if not table.speech or not (PAIR >> (card & 15) & 1) or table.now.made >> suit & 1:
        return 0
    if popcount(table.now.hand[table.now.turn]) < 3 or (
        table.full_hand and not table.now.stock_left
    ):
        return 0
    held = table.now.hand[table.now.turn] >> (suit << 4) & PAIR
    if held == PAIR:
        return 40
    return 8 if table.partners and table.now.live >> (suit << 4) & PAIR == PAIR else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_high(card: cython.int, others: cython.ulonglong) -> cython.int:
    """Return whether no card still out beats a card in its suit."""
    return not (others & (LANE << (card & 48)) & ~((ONE << card << 1) - 1))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead(table: TrickTable, card: cython.int, keep: cython.int) -> cython.int:
    hand: cython.ulonglong = table.now.hand[table.now.turn]
    others: cython.ulonglong = table.now.live & ~hand
    suit: cython.int = card >> 4
    value: cython.int = table.weights[card & 15]
    length: cython.int = popcount(hand >> (suit << 4) & LANE)
    out: cython.int = popcount(others >> (suit << 4) & LANE)
    trumps: cython.int = 0
    if table.now.trump != NO_TRUMP:
        trumps = popcount(others >> (table.now.trump << 4) & LANE)
    if table.now.stock_left:
        return -2 * value - keep - (card & 15) // 4
    if _is_high(card, others):
        if suit == table.now.trump:
            return TRICK + (6 if trumps else 0) + 2 * length - keep
        if trumps and out < 2 * table.players - 3:
            return 2 - 2 * value - keep
        return TRICK + 4 + value + length - keep
    if suit == table.now.trump:
        return -value - 4 - keep + (2 * length if length > trumps else 0)
    return -2 * value - keep + length - (card & 15) // 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _follow(table: TrickTable, card: cython.int, keep: cython.int) -> cython.int:
    seat: cython.int = table.now.turn
    others: cython.ulonglong = table.now.live & ~table.now.hand[seat]
    suit: cython.int = card >> 4
    strength: cython.int = card & 15
    value: cython.int = table.weights[strength]
    is_last: cython.int = table.now.count == table.players - 1
    friend: cython.int = table.side_of[table.now.winner] == table.side_of[seat]
    wins: cython.int
    is_safe: cython.int
    wins = card > table.now.best if suit == table.now.best >> 4 else suit == table.now.trump
    if wins:
        is_safe = is_last or (
            _is_high(card, others)
            and (
                suit == table.now.trump
                or table.now.trump == NO_TRUMP
                or not others >> (table.now.trump << 4) & LANE
                or popcount(others >> (suit << 4) & LANE) > table.players
            )
        )
        if friend and (is_last or _is_high(table.now.best, others)):
            return -4 - strength // 2 + value - keep
        if is_safe:
            return TRICK + table.now.on_table // 2 + value - keep - (0 if value else strength // 4)
        if table.now.count == table.players - 2 and not friend:
            return TRICK // 2 + strength // 2 - value - keep
        return 1 - value - strength // 4 - keep
    if friend and (is_last or _is_high(table.now.best, others)):
        return 2 + 2 * value - keep - (6 if _is_high(card, others) else 0)
    return -2 * value - strength // 3 - keep - (6 if suit == table.now.trump else 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _avoid(table: TrickTable, card: cython.int) -> cython.int:
    """Return how good a card is if tricks are avoided or the lone side should take one."""
    seat: cython.int = table.now.turn
    strength: cython.int = card & 15
    others: cython.ulonglong = table.now.live & ~table.now.hand[seat]
    over: cython.int
    if table.lone >= 0 and table.side_of[seat] != table.lone:
        return -strength
    if not table.now.count:
        over = popcount(others & (LANE << (card & 48)) & ~((ONE << card << 1) - 1))
        return 2 * over - strength
    if card >> 4 != table.now.best >> 4:
        return 12 + strength
    if card < table.now.best:
        return 24 + strength
    if table.now.count == table.players - 1:
        return strength
    over = popcount(others & (LANE << (card & 48)) & ~((ONE << card << 1) - 1))
    return over - strength // 2


def advice(table: TrickTable) -> int:
    """Return the code that the heuristics choose, without randomness."""
    table.find_legal()
    return choose(table, 0)
