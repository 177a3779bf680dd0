"""Glossary terms of rummy: sets of cards, and maal (bonus points for certain cards)."""

from ....engine.game import Game
from ..i18n import translate
from .term import Term


def _has_sets(game: Game) -> bool:
    return game.is_rummy


def set_terms() -> tuple[Term, ...]:
    return (
        Term(
            "set",
            translate("Glossary", "set"),
            translate("Glossary forms", "set|sets"),
            translate("Glossary", "Cards that go together: a sequence, a trial or a tunnela."),
            _has_sets,
        ),
        Term(
            "sequence",
            translate("Glossary", "sequence"),
            translate("Glossary forms", "sequence|sequences"),
            translate(
                "Glossary",
                "Three or more cards in a row in one suit, such as the 7, 8 and 9 of hearts.",
            ),
        ),
        Term(
            "trial",
            translate("Glossary", "trial"),
            translate("Glossary forms", "trial|trials"),
            translate(
                "Glossary", "Cards of the same rank in different suits, such as three sevens."
            ),
        ),
        Term(
            "tunnela",
            translate("Glossary", "tunnela"),
            translate("Glossary forms", "tunnela|tunnelas"),
            translate("Glossary", "Three identical cards, one from each pack."),
        ),
        Term(
            "dublee",
            translate("Glossary", "dublee"),
            translate("Glossary forms", "dublee|dublees"),
            translate("Glossary", "Two identical cards."),
        ),
        Term(
            "show",
            translate("Glossary", "show"),
            translate(
                "Glossary forms",
                "show their first|show your first|show the first|show them|show sets|show "
                "three|shows|shown|seen the maal|see the maal",
            ),
            translate(
                "Glossary",
                "To put your first sets on the table. Then you may look at the tiplu, and you’ve "
                "“seen the maal”.",
            ),
            _has_sets,
        ),
        Term(
            "discard",
            translate("Glossary", "discard"),
            translate("Glossary forms", "discard|discards|discarded|discarding"),
            translate(
                "Glossary",
                "To get rid of a card at the end of your turn. The next player may take it.",
            ),
            _has_sets,
        ),
    )


def maal_terms() -> tuple[Term, ...]:
    return (
        Term(
            "tiplu",
            translate("Glossary", "tiplu"),
            translate("Glossary forms", "tiplu|tiplu’s"),
            translate(
                "Glossary",
                "A secret card that decides which cards are wild. Only players who have shown "
                "their sets know it.",
            ),
        ),
        Term(
            "poplu",
            translate("Glossary", "poplu"),
            translate("Glossary forms", "poplu"),
            translate("Glossary", "The card just above the tiplu in the same suit."),
        ),
        Term(
            "jhiplu",
            translate("Glossary", "jhiplu"),
            translate("Glossary forms", "jhiplu"),
            translate("Glossary", "The card just below the tiplu in the same suit."),
        ),
        Term(
            "wild card",
            translate("Glossary", "wild card"),
            translate("Glossary forms", "wild card|wild cards|wild"),
            translate(
                "Glossary", "A card that can stand for any card you lack in a sequence or a trial."
            ),
        ),
        Term(
            "maal",
            translate("Glossary", "maal"),
            translate("Glossary forms", "maal"),
            translate(
                "Glossary",
                "Points for special cards such as the tiplu. Once you’ve shown your sets, "
                "everyone else pays you these points.",
            ),
        ),
        Term(
            "kidnap",
            translate("Glossary", "kidnap"),
            translate("Glossary forms", "kidnap"),
            translate(
                "Glossary", "The winner takes the maal of players who haven’t shown their sets."
            ),
        ),
        Term(
            "murder",
            translate("Glossary", "murder"),
            translate("Glossary forms", "murder"),
            translate(
                "Glossary",
                "Players who haven’t shown their sets lose their maal, and nobody gets it.",
            ),
        ),
    )
