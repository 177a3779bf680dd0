"""The policy: how likely people are to play each card, by weights fitted to expert play.

Ten small features of a card depend on the player's own hand and the unplayed cards. Each feature
selects a weight, and the sum of the weights is the logarithm of how likely the card is. Hidden
hands are never used.
"""

from __future__ import annotations

from array import array

import cython
from cython.cimports.libc.math import exp, log
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit, next_random, popcount
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    MARRIAGE_MASK,
    NO_TRUMP,
    NONE,
    ONE,
    SUIT_MASK,
)
from cython.cimports.marjapussi_gui.bots.kernel.heuristics import choose_call
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable

WEIGHT_UNIT = 64  # a weight that is higher by this makes a card e times as likely
FEATURE_COUNT = cython.declare(cython.int, 10)
# Stages: what playing the card would do in the trick. Each stage has weights of its own
STAGE_LEAD = cython.declare(cython.int, 0)
STAGE_WIN = cython.declare(cython.int, 1)
STAGE_LOSE = cython.declare(cython.int, 2)
STAGE_DISCARD = cython.declare(cython.int, 3)
# The weights are fitted by tests.bench.guesses.
# index of the first weight of each feature, and number of weights per stage
RANK_OFFSET = cython.declare(cython.int, 0)
POINTS_OFFSET = cython.declare(cython.int, 15)
STRENGTH_OFFSET = cython.declare(cython.int, 93)
LENGTH_OFFSET = cython.declare(cython.int, 171)
CARDS_OUT_OFFSET = cython.declare(cython.int, 189)
TRUMPS_OFFSET = cython.declare(cython.int, 213)
MARRIAGE_OFFSET = cython.declare(cython.int, 231)
HAND_SIZE_OFFSET = cython.declare(cython.int, 235)
TRICK_POINTS_OFFSET = cython.declare(cython.int, 241)
MASTER_OFFSET = cython.declare(cython.int, 277)
WEIGHTS_PER_STAGE = cython.declare(cython.int, 279)
# How the policy becomes priors is set by hand; tests.bench.regret shows the effect of other values
# weight units by which a prior gets e times as large
PRIOR_TEMPERATURE = cython.declare(cython.double, 192.0)
# share of all cards in the priors if the heuristics choose no call
CARD_SHARE_WITHOUT_CALL = cython.declare(cython.double, 0.8)
# share of all cards in the priors if the heuristics choose a call
CARD_SHARE_WITH_CALL = cython.declare(cython.double, 0.25)
OTHER_CALLS_SHARE = cython.declare(cython.double, 0.15)  # share of all other calls in the priors
WEIGHT_COUNT = 4 * WEIGHTS_PER_STAGE
NOISE_SIZE = cython.declare(cython.int, 256)
# quantiles of the Gumbel distribution, one for each value of a random byte
GUMBEL_NOISE = cython.declare(cython.int[256])
if not cython.compiled:
    GUMBEL_NOISE = [0] * NOISE_SIZE


def _fill_gumbel_noise() -> None:
    """Fill the table of Gumbel noise.

    The card with the highest sum of weights and noise is a sample from the policy.
    """
    number: cython.int
    for number in range(NOISE_SIZE):
        GUMBEL_NOISE[number] = cython.cast(
            cython.int, -WEIGHT_UNIT * log(-log((number + 0.5) / NOISE_SIZE))
        )


_fill_gumbel_noise()


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sample_action(
    table: TrickTable, weights: cython.short[::1], random_state: cython.ulonglong
) -> cython.int:
    """Return the heuristics' call or, if they choose none, a card sampled from the policy.

    Call find_legal() first.
    """
    said: cython.int = choose_call(table)
    cards: cython.ulonglong = table.legal_cards
    card: cython.int
    best: cython.int = NONE
    most: cython.int = -1000000
    value: cython.int
    if said != NONE:
        return said
    if not cards & (cards - 1):
        return lowest_bit(cards)
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        value = log_prior(table, weights, card) + GUMBEL_NOISE[random_state & (NOISE_SIZE - 1)]
        random_state = next_random(random_state)
        if value > most:
            most = value
            best = card
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_priors(
    table: TrickTable,
    weights: cython.short[::1],
    legal_cards: cython.ulonglong,
    priors: cython.p_double,
) -> cython.void:
    """Fill in priors, by action code, for these cards and the calls from find_legal()."""
    words: cython.int = table.legal_calls
    said: cython.int = choose_call(table) if words else NONE
    cards: cython.ulonglong = legal_cards
    card: cython.int
    number: cython.int = popcount(legal_cards)
    others: cython.int = popcount(words) - (1 if said >= 64 else 0)
    each: cython.double
    total: cython.double = 0
    share: cython.double = 1.0
    if words:
        share = CARD_SHARE_WITHOUT_CALL if said < 64 else CARD_SHARE_WITH_CALL
        each = OTHER_CALLS_SHARE / others if others else 0.0
        for card in range(16):
            if words >> card & 1:
                priors[64 + card] = each
        if said >= 64:
            priors[said] = 1.0 - OTHER_CALLS_SHARE - share
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        priors[card] = exp(log_prior(table, weights, card) / PRIOR_TEMPERATURE)
        total += priors[card]
    cards = legal_cards
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        priors[card] = share * (0.95 * priors[card] / total + 0.05 / number)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def log_prior(table: TrickTable, weights: cython.short[::1], card: cython.int) -> cython.int:
    """Return the logarithm of a card's unnormalized probability, times WEIGHT_UNIT."""
    places: cython.int[10]
    sum_: cython.int = 0
    fact: cython.int
    if not cython.compiled:
        places = [0] * 10
    _fill_weight_indices(table, card, places)
    for fact in range(FEATURE_COUNT):
        sum_ += weights[places[fact]]
    return sum_


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill_weight_indices(table: TrickTable, card: cython.int, indices: cython.p_int) -> cython.void:
    """Fill in the indices of the weights that a card's features select."""
    hand: cython.ulonglong = table.now.hand[table.now.turn]
    others: cython.ulonglong = table.now.live & ~hand
    suit_mask: cython.ulonglong = SUIT_MASK << (card & 48)
    over: cython.ulonglong = suit_mask & ~((ONE << card << 1) - 1)
    suit: cython.int = card >> 4
    colour: cython.int = 2
    trumps: cython.int = 0
    stage: cython.int
    situation: cython.int
    first: cython.int
    if table.now.trump != NO_TRUMP:
        colour = 0 if suit == table.now.trump else 1
        trumps = min(popcount(others & SUIT_MASK << (table.now.trump << 4)), 5)
    if not table.now.trick_size:
        stage = STAGE_LEAD
    elif card > table.now.best_card if suit == table.now.best_card >> 4 else not colour:
        stage = STAGE_WIN
    else:
        stage = STAGE_LOSE if suit == table.now.led_suit else STAGE_DISCARD
    situation = _trick_situation(table, card, stage, others)
    first = WEIGHTS_PER_STAGE * stage
    indices[0] = first + RANK_OFFSET + 3 * min(popcount(others & over), 4) + colour
    indices[1] = first + POINTS_OFFSET + 6 * table.weights[card & 15] + situation
    indices[2] = first + STRENGTH_OFFSET + 6 * min(card & 15, 12) + situation
    indices[3] = first + LENGTH_OFFSET + 3 * (min(popcount(hand & suit_mask), 6) - 1) + colour
    indices[4] = first + CARDS_OUT_OFFSET + 3 * min(popcount(others & suit_mask), 7) + colour
    indices[5] = first + TRUMPS_OFFSET + 3 * trumps + colour
    indices[6] = first + MARRIAGE_OFFSET + _marriage_role(table, card)
    indices[7] = first + HAND_SIZE_OFFSET + min(popcount(hand), 6) - 1
    indices[8] = (
        first + TRICK_POINTS_OFFSET + 6 * min((table.now.trick_points + 4) // 5, 5) + situation
    )
    indices[9] = first + MASTER_OFFSET + (1 if hand & over and not others & over else 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _trick_situation(
    table: TrickTable, card: cython.int, stage: cython.int, others: cython.ulonglong
) -> cython.int:
    """Return a code from 0 to 5 for how safely the trick is won, with a meaning per stage."""
    top: cython.int = card if stage <= STAGE_WIN else table.now.best_card
    is_high: cython.bint = not others & (SUIT_MASK << (top & 48)) & ~((ONE << top << 1) - 1)
    may_ruff: cython.bint = (
        table.now.trump != NO_TRUMP
        and top >> 4 != table.now.trump
        and others & SUIT_MASK << (table.now.trump << 4) != 0
    )
    later: cython.int = table.players - 1 - table.now.trick_size
    friend: cython.bint
    if stage == STAGE_LEAD:
        return (0 if is_high else 2) + (1 if may_ruff else 0)
    friend = table.side_of[table.now.winner] == table.side_of[table.now.turn]
    if stage == STAGE_WIN:
        if not later:
            return 1 if friend else 0
        return (2 if is_high else 4) + (1 if may_ruff else 0)
    if not friend:
        return 0 if not later else 1 if is_high else 2
    return 3 if not later else 4 if is_high and not may_ruff else 5


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _marriage_role(table: TrickTable, card: cython.int) -> cython.int:
    """Return a card's role in a marriage: 0 none, 1 both held, 2 other half out, 3 gone."""
    suit: cython.int = card >> 4
    held: cython.ulonglong
    if (
        not table.marriage_timing
        or not (MARRIAGE_MASK >> (card & 15) & 1)
        or table.now.declared_suits >> suit & 1
    ):
        return 0
    held = table.now.hand[table.now.turn] >> (suit << 4) & MARRIAGE_MASK
    if held == MARRIAGE_MASK:
        return 1
    return 2 if table.now.live >> (suit << 4) & MARRIAGE_MASK == MARRIAGE_MASK else 3


def weight_indices(table: TrickTable, card: int) -> list[int]:
    """Return the indices of a card's policy weights in the current position."""
    found: cython.int[10]
    if not cython.compiled:
        found = [0] * 10
    _fill_weight_indices(table, card, found)
    return [found[fact] for fact in range(10)]


def sample_policy_action(table: TrickTable, weights: cython.short[::1], seed: int) -> int:
    """Return a random action by the policy, in the position of the table."""
    table.find_legal()
    return sample_action(table, weights, seed)


def log_priors(table: TrickTable, weights: cython.short[::1]) -> dict[int, int]:
    """Return the log-prior of each legal card, in weight units."""
    table.find_legal()
    return {c: log_prior(table, weights, c) for c in range(64) if table.legal_cards >> c & 1}


def pack_weights(numbers: list[int]) -> array[int]:
    """Pack weights into the type of array that the kernel uses."""
    if len(numbers) != WEIGHT_COUNT:
        raise ValueError(f"{len(numbers)} weights instead of {WEIGHT_COUNT}")
    return array("h", numbers)
