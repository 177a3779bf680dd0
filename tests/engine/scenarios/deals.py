"""Deals that several scenarios start from, and quick ways through a hand."""

from typing import Any

from tests.tabletop import Tabletop

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


def suited(key: str = "marjapussi", /, leader: int = 0, **start: Any) -> Tabletop:
    """Deal suits to seats; leader, who sits left of the dealer, will take every trick."""
    rules = {**({"pack": 24} if key == "marjapussi" else {}), **start.pop("rules", {})}
    table = Tabletop(key, rules, dealer=(leader - 1) % 4, **start)
    return table.deal(*SUITED)


def run(table: Tabletop, times: int) -> Tabletop:
    """Play so many tricks in which everybody plays the first card that he may."""
    for _ in range(4 * times):
        table.do(next(text for text in table.legal if text.startswith("play")))
    return table
