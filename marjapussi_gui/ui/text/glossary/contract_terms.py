"""Terms of auctions, rami and nolo."""

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
            translate("Glossary forms", "bid|bids"),
            translate("Glossary", "A promise: so many points will be taken in this hand."),
            _has_auction,
        ),
        Term(
            "to pass",
            translate("Glossary", "to pass"),
            translate("Glossary forms", "pass|passes for good|passed"),
            translate("Glossary", "To bid no more in this hand."),
            _has_auction,
        ),
        Term(
            "declarer",
            translate("Glossary", "declarer"),
            translate("Glossary forms", "declarer|declarer's"),
            translate("Glossary", "Whoever has made the highest bid, and has to reach it."),
            _has_auction,
        ),
        Term(
            "kitty",
            translate("Glossary", "kitty"),
            translate("Glossary forms", "kitty"),
            translate("Glossary", "A few cards that lie aside until the declarer takes them."),
            lambda game: find_phase(game, KittyExchange) is not None,
        ),
        Term(
            "dead hand",
            translate("Glossary", "dead hand"),
            translate("Glossary forms", "dead hand"),
            translate("Glossary", "Cards that are dealt and that nobody plays or sees."),
        ),
        Term(
            "läpiajo",
            translate("Glossary", "läpiajo"),
            translate("Glossary forms", "läpiajo"),
            translate("Glossary", "“Driving through”: one side takes every single trick."),
        ),
    )


def rami_nolo_terms() -> tuple[Term, ...]:
    return (
        Term(
            "rami",
            translate("Glossary", "rami"),
            translate("Glossary forms", "rami"),
            translate("Glossary", "The game in which you want many tricks. Red cards ask for it."),
        ),
        Term(
            "nolo",
            translate("Glossary", "nolo"),
            translate("Glossary forms", "nolo"),
            translate("Glossary", "The game in which you want few tricks. Black cards ask for it."),
        ),
        Term(
            "sooli",
            translate("Glossary", "sooli"),
            translate("Glossary forms", "sooli"),
            translate("Glossary", "Playing alone against two, to take no trick at all."),
        ),
        Term(
            "rising",
            translate("Glossary", "rising"),
            translate("Glossary forms", "rising"),
            translate(
                "Glossary", "The side that has points is rising. One lost hand, and all are gone."
            ),
        ),
    )
