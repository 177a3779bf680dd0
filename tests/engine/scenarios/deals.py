"""Deals that several scenarios share, and shortcuts through a hand."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from marjapussi_gui.engine.cards import CARD_NAMES
from tests.scripted_match import ScriptedMatch

SUITED = (  # each seat has a suit of the 24-card pack: who leads takes every trick
    "AS TS KS QS JS 9S",
    "AH TH KH QH JH 9H",
    "AD TD KD QD JD 9D",
    "AC TC KC QC JC 9C",
)
EVEN = (  # 60 pips for each side, two aces and two tens each, if everybody follows
    "AS TS KH QH JD 9D",
    "KS QS AH TH JC 9C",
    "JS 9S KD QD AC TC",
    "JH 9H AD TD KC QC",
)


def deal_one_suit_each(key: str = "marjapussi", /, leader: int = 0, **start: Any) -> ScriptedMatch:
    """Deal suits to seats; leader, who sits left of the dealer, will take every trick."""
    rules = {**({"pack": 24} if key == "marjapussi" else {}), **start.pop("rules", {})}
    table = ScriptedMatch(key, rules, dealer=(leader - 1) % 4, **start)
    return table.deal(*SUITED)


def win_tricks(table: ScriptedMatch, times: int) -> ScriptedMatch:
    for _ in range(4 * times):
        table.do(next(text for text in table.legal if text.startswith("play")))
    return table


def deal_rummy(
    *hands: str, top: str = "", players: int = 2, rules: Mapping[str, object] | None = None
) -> ScriptedMatch:
    """Deal these beginnings of hands, seat 0 to act first, and this top of the stock.

    The first card of top is the first offer. All other cards are as Random(0) shuffles them.
    """
    table = ScriptedMatch("marriage", rules, players=players, dealer=players - 1)
    left = Counter(CARD_NAMES[card] for card in table.game.dealing_phase.cards)
    named = [hand.split() for hand in (*hands, *[""] * (players - len(hands)))]
    left.subtract(name for hand in (*named, top.split()) for name in hand)
    assert min(left.values()) >= 0
    spare = sorted(left.elements())
    Random(0).shuffle(spare)
    filled = [" ".join([*hand, *(spare.pop() for _ in range(21 - len(hand)))]) for hand in named]
    return table.deal(*filled, stock=" ".join([*top.split(), *spare]))
