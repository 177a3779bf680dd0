"""Glossary terms of auctions, and of rami (taking many tricks) and nolo (taking few)."""

from ....engine.game import Game
from ....engine.phases.auction import Bidding
from ....engine.phases.exchange import KittyExchange
from ..i18n import translate
from ..phase_lookup import find_phase
from .term import Term


def _has_auction(game: Game) -> bool:
    return find_phase(game, Bidding) is not None


def auction_terms() -> tuple[Term, ...]:
    return (
        Term(
            "bid",
            translate("Glossary", "bid"),
            translate("Glossary forms", "bid|bids|bidder|bidding"),
            translate("Glossary", "A promise to take a certain number of points in this hand."),
            _has_auction,
        ),
        Term(
            "pass",
            translate("Glossary", "pass"),
            translate("Glossary forms", "pass|passes for good|passes|passed"),
            translate("Glossary", "To drop out of the bidding for this hand."),
            _has_auction,
        ),
        Term(
            "declarer",
            translate("Glossary", "declarer"),
            translate("Glossary forms", "declarer|declarer’s|declarers|declarers’"),
            translate("Glossary", "The player who bid highest and now has to make that bid."),
            _has_auction,
        ),
        Term(
            "kitty",
            translate("Glossary", "kitty"),
            translate("Glossary forms", "kitty"),
            translate("Glossary", "A few cards set aside until the declarer takes them."),
            lambda game: find_phase(game, KittyExchange) is not None,
        ),
        Term(
            "dead hand",
            translate("Glossary", "dead hand"),
            translate("Glossary forms", "dead hand"),
            translate(
                "Glossary", "A hand of cards dealt to nobody. It stays face down to the end."
            ),
        ),
        Term(
            "läpiajo",
            translate("Glossary", "läpiajo"),
            translate("Glossary forms", "läpiajo"),
            translate(
                "Glossary", "Finnish for “driving through”. One side takes every single trick."
            ),
        ),
    )


def rami_nolo_terms() -> tuple[Term, ...]:
    return (
        Term(
            "rami",
            translate("Glossary", "rami"),
            translate("Glossary forms", "rami"),
            translate("Glossary", "A hand in which you try to win tricks. A red card bids rami."),
        ),
        Term(
            "nolo",
            translate("Glossary", "nolo"),
            translate("Glossary forms", "nolo"),
            translate(
                "Glossary", "A hand in which you try to avoid tricks. A black card bids nolo."
            ),
        ),
        Term(
            "sooli",
            translate("Glossary", "sooli"),
            translate("Glossary forms", "sooli"),
            translate("Glossary", "One player alone against two, trying to take no tricks at all."),
        ),
        Term(
            "rising",
            translate("Glossary", "rising"),
            translate("Glossary forms", "rising|nousussa"),
            translate(
                "Glossary",
                "The side that has points is rising, “nousussa” in Finnish. It loses them all "
                "when it loses a hand.",
            ),
        ),
    )
