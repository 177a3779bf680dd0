"""The policy: which card a player is likely to choose, by weights fitted to expert play.

A card is described by ten small features of the player's own hand and the cards still out. Each
feature selects one weight, and the weights are added up. Hidden hands are never looked at.
"""

from __future__ import annotations

from array import array

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, log
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest, popcount, scrambled
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
        LANE,
        NO_TRUMP,
        NONE,
        ONE,
        PAIR,
    )
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
    from cython.cimports.marjapussi_gui.bots.kernel.thumb import word
else:
    from math import exp, log

    from .bits import lowest, popcount, scrambled
    from .constants import LANE, NO_TRUMP, NONE, ONE, PAIR
    from .table import TrickTable
    from .thumb import word

UNIT = 64  # a weight that is higher by this makes a card e times as likely
FACTS = cython.declare(cython.int, 10)
# What playing the card does in the trick: each stage has its own weights
LEAD = cython.declare(cython.int, 0)
WIN = cython.declare(cython.int, 1)
LOSE = cython.declare(cython.int, 2)
THROW = cython.declare(cython.int, 3)
# Where the weights of each feature begin, and the number of weights for each stage
RANK = cython.declare(cython.int, 0)
PIPS = cython.declare(cython.int, 15)
STRENGTH = cython.declare(cython.int, 93)
LENGTH = cython.declare(cython.int, 171)
OUT = cython.declare(cython.int, 189)
TRUMPS = cython.declare(cython.int, 213)
HALVES = cython.declare(cython.int, 231)
LEFT = cython.declare(cython.int, 235)
TABLE = cython.declare(cython.int, 241)
MASTER = cython.declare(cython.int, 277)
STAGE = cython.declare(cython.int, 279)
# Weight units that make a prior e times as large
DAMPED = cython.declare(cython.double, 192.0)
# Share of the cards if the heuristics choose no call
SAID = cython.declare(cython.double, 0.8)
# Share of the cards if the heuristics choose a call
UNSAID = cython.declare(cython.double, 0.25)
OTHERWISE = cython.declare(cython.double, 0.15)  # share of all other calls
WEIGHTS = 4 * 279
LUCKS = cython.declare(cython.int[256])
if not cython.compiled:
    LUCKS = [0] * 256


def _fill_lucks() -> None:
    """Fill the table of Gumbel noise: the highest sum then samples from the policy."""
    number: cython.int
    for number in range(256):
        LUCKS[number] = cython.cast(cython.int, -UNIT * log(-log((number + 0.5) / 256.0)))


_fill_lucks()


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def guess(table: TrickTable, weights: cython.short[::1], luck: cython.ulonglong) -> cython.int:
    """Return a call by heuristics or a random card by the policy, after find_legal."""
    said: cython.int = word(table)
    cards: cython.ulonglong = table.plays
    card: cython.int
    best: cython.int = NONE
    most: cython.int = -1000000
    value: cython.int
    if said != NONE:
        return said
    if not cards & (cards - 1):
        return lowest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = liking(table, weights, card) + LUCKS[luck & 255]
        luck = scrambled(luck)
        if value > most:
            most = value
            best = card
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def expect(
    table: TrickTable,
    weights: cython.short[::1],
    plays: cython.ulonglong,
    chances: cython.p_double,
) -> cython.void:
    """Fill priors by code for the given cards and for the calls that find_legal found."""
    words: cython.int = table.says
    said: cython.int = word(table) if words else NONE
    cards: cython.ulonglong = plays
    card: cython.int
    number: cython.int = popcount(plays)
    others: cython.int = popcount(words) - (1 if said >= 64 else 0)
    each: cython.double
    total: cython.double = 0
    share: cython.double = 1.0
    if words:
        share = SAID if said < 64 else UNSAID
        each = OTHERWISE / others if others else 0.0
        for card in range(16):
            if words >> card & 1:
                chances[64 + card] = each
        if said >= 64:
            chances[said] = 1.0 - OTHERWISE - share
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        chances[card] = exp(liking(table, weights, card) / DAMPED)
        total += chances[card]
    cards = plays
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        chances[card] = share * (0.95 * chances[card] / total + 0.05 / number)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def liking(table: TrickTable, weights: cython.short[::1], card: cython.int) -> cython.int:
    """Return the unnormalized log probability of a card, in weight units."""
    places: cython.int[10]
    sum_: cython.int = 0
    fact: cython.int
    if not cython.compiled:
        places = [0] * 10
    _places(table, card, places)
    for fact in range(FACTS):
        sum_ += weights[places[fact]]
    return sum_


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _places(table: TrickTable, card: cython.int, places: cython.p_int) -> cython.void:
    """Fill in the indices of a card's weights."""
    hand: cython.ulonglong = table.now.hand[table.now.turn]
    others: cython.ulonglong = table.now.live & ~hand
    suit_mask: cython.ulonglong = LANE << (card & 48)
    over: cython.ulonglong = suit_mask & ~((ONE << card << 1) - 1)
    suit: cython.int = card >> 4
    colour: cython.int = 2
    trumps: cython.int = 0
    stage: cython.int
    situation: cython.int
    first: cython.int
    if table.now.trump != NO_TRUMP:
        colour = 0 if suit == table.now.trump else 1
        trumps = min(popcount(others & LANE << (table.now.trump << 4)), 5)
    if not table.now.count:
        stage = LEAD
    elif card > table.now.best if suit == table.now.best >> 4 else not colour:
        stage = WIN
    else:
        stage = LOSE if suit == table.now.led else THROW
    situation = _situation(table, card, stage, others)
    first = STAGE * stage
    places[0] = first + RANK + 3 * min(popcount(others & over), 4) + colour
    places[1] = first + PIPS + 6 * table.weights[card & 15] + situation
    places[2] = first + STRENGTH + 6 * min(card & 15, 12) + situation
    places[3] = first + LENGTH + 3 * (min(popcount(hand & suit_mask), 6) - 1) + colour
    places[4] = first + OUT + 3 * min(popcount(others & suit_mask), 7) + colour
    places[5] = first + TRUMPS + 3 * trumps + colour
    places[6] = first + HALVES + _pair(table, card)
    places[7] = first + LEFT + min(popcount(hand), 6) - 1
    places[8] = first + TABLE + 6 * min((table.now.on_table + 4) // 5, 5) + situation
    places[9] = first + MASTER + (1 if hand & over and not others & over else 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _situation(
    table: TrickTable, card: cython.int, stage: cython.int, others: cython.ulonglong
) -> cython.int:
    """Return the situation in the trick as a number from 0 to 5."""
    top: cython.int = card if stage <= WIN else table.now.best
    is_high: cython.bint = not others & (LANE << (top & 48)) & ~((ONE << top << 1) - 1)
    may_ruff: cython.bint = (
        table.now.trump != NO_TRUMP
        and top >> 4 != table.now.trump
        and others & LANE << (table.now.trump << 4) != 0
    )
    later: cython.int = table.players - 1 - table.now.count
    friend: cython.bint
    if stage == LEAD:
        return (0 if is_high else 2) + (1 if may_ruff else 0)
    friend = table.side_of[table.now.winner] == table.side_of[table.now.turn]
    if stage == WIN:
        if not later:
            return 1 if friend else 0
        return (2 if is_high else 4) + (1 if may_ruff else 0)
    if not friend:
        return 0 if not later else 1 if is_high else 2
    return 3 if not later else 4 if is_high and not may_ruff else 5


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pair(table: TrickTable, card: cython.int) -> cython.int:
    """Return a card's part in a marriage: 0 none, 1 held, 2 other half still out, 3 gone."""
    suit: cython.int = card >> 4
    held: cython.ulonglong
    if not table.speech or not (PAIR >> (card & 15) & 1) or table.now.made >> suit & 1:
        return 0
    held = table.now.hand[table.now.turn] >> (suit << 4) & PAIR
    if held == PAIR:
        return 1
    return 2 if table.now.live >> (suit << 4) & PAIR == PAIR else 3


def places(table: TrickTable, card: int) -> list[int]:
    """Return the indices of a card's weights in the position on the table."""
    found: cython.int[10]
    if not cython.compiled:
        found = [0] * 10
    _places(table, card, found)
    return [found[fact] for fact in range(10)]


def guessed(table: TrickTable, weights: cython.short[::1], luck: int) -> int:
    """Return a random action by the policy in the position on the table."""
    table.find_legal()
    return guess(table, weights, luck)


def likings(table: TrickTable, weights: cython.short[::1]) -> dict[int, int]:
    """Return the log prior of each legal card, in weight units."""
    table.find_legal()
    return {c: liking(table, weights, c) for c in range(64) if table.plays >> c & 1}


def weights_of(numbers: list[int]) -> array[int]:
    """Return weights in the form that the kernel uses."""
    if len(numbers) != WEIGHTS:
        raise ValueError(f"{len(numbers)} weights instead of {WEIGHTS}")
    return array("h", numbers)
