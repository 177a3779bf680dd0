"""Glossary terms of auctions, and of rami (taking many tricks) and nolo (taking few)."""

from ....engine.game import Game
from ....engine.phases.auction import Bidding
from ....engine.phases.exchange import KittyExchange
from ..i18n import say
from ..phase_lookup import find_phase
from .term import Term


def _has_auction(game: Game) -> bool:
    return find_phase(game, Bidding) is not None


def auction_terms() -> tuple[Term, ...]:
    return (
        Term(
            "bid",
            say("term-bid"),
            say("term-bid-forms"),
            say("term-bid-meaning"),
            _has_auction,
        ),
        Term(
            "pass",
            say("term-pass"),
            say("term-pass-forms"),
            say("term-pass-meaning"),
            _has_auction,
        ),
        Term(
            "declarer",
            say("term-declarer"),
            say("term-declarer-forms"),
            say("term-declarer-meaning"),
            _has_auction,
        ),
        Term(
            "kitty",
            say("term-kitty"),
            say("term-kitty-forms"),
            say("term-kitty-meaning"),
            lambda game: find_phase(game, KittyExchange) is not None,
        ),
        Term(
            "dead hand",
            say("term-dead-hand"),
            say("term-dead-hand-forms"),
            say("term-dead-hand-meaning"),
        ),
        Term(
            "läpiajo",
            say("term-läpiajo"),
            say("term-läpiajo-forms"),
            say("term-läpiajo-meaning"),
        ),
    )


def rami_nolo_terms() -> tuple[Term, ...]:
    return (
        Term(
            "rami",
            say("term-rami"),
            say("term-rami-forms"),
            say("term-rami-meaning"),
        ),
        Term(
            "nolo",
            say("term-nolo"),
            say("term-nolo-forms"),
            say("term-nolo-meaning"),
        ),
        Term(
            "sooli",
            say("term-sooli"),
            say("term-sooli-forms"),
            say("term-sooli-meaning"),
        ),
        Term(
            "rising",
            say("term-rising"),
            say("term-rising-forms"),
            say("term-rising-meaning"),
        ),
    )
