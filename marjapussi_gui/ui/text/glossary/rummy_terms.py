"""Terms of rummy: sets and maal."""

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
            translate("Glossary", "Cards that belong together: a sequence, a trial, a tunnela."),
            _has_sets,
        ),
        Term(
            "sequence",
            translate("Glossary", "sequence"),
            translate("Glossary forms", "sequence|sequences"),
            translate("Glossary", "Three or more neighbours in one suit, such as 7 8 9."),
        ),
        Term(
            "trial",
            translate("Glossary", "trial"),
            translate("Glossary forms", "trial|trials"),
            translate("Glossary", "Cards of one rank from different suits, such as three sevens."),
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
            "to lay",
            translate("Glossary", "to lay"),
            translate("Glossary forms", "lay|lays|laid|show|shown"),
            translate("Glossary", "To put one's first sets on the table, and see the tiplu."),
            _has_sets,
        ),
        Term(
            "to discard",
            translate("Glossary", "to discard"),
            translate("Glossary forms", "discard|discards"),
            translate("Glossary", "To end a turn by putting a card away. The next may take it."),
            _has_sets,
        ),
    )


def maal_terms() -> tuple[Term, ...]:
    return (
        Term(
            "tiplu",
            translate("Glossary", "tiplu"),
            translate("Glossary forms", "tiplu|tiplu's"),
            translate("Glossary", "A secret card. Only those who have laid know which it is."),
        ),
        Term(
            "poplu",
            translate("Glossary", "poplu"),
            translate("Glossary forms", "poplu"),
            translate("Glossary", "The neighbour above the tiplu, in the same suit."),
        ),
        Term(
            "jhiplu",
            translate("Glossary", "jhiplu"),
            translate("Glossary forms", "jhiplu"),
            translate("Glossary", "The neighbour below the tiplu, in the same suit."),
        ),
        Term(
            "wild card",
            translate("Glossary", "wild card"),
            translate("Glossary forms", "wild"),
            translate("Glossary", "A card that may stand for any other card in a set."),
        ),
        Term(
            "maal",
            translate("Glossary", "maal"),
            translate("Glossary forms", "maal"),
            translate("Glossary", "Points for certain cards. All the others pay them to you."),
        ),
        Term(
            "kidnap",
            translate("Glossary", "kidnap"),
            translate("Glossary forms", "kidnap"),
            translate("Glossary", "The winner takes the maal of those who have not laid."),
        ),
        Term(
            "murder",
            translate("Glossary", "murder"),
            translate("Glossary forms", "murder"),
            translate("Glossary", "Those who have not laid lose their maal, and nobody gets it."),
        ),
    )
