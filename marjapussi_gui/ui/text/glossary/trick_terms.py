"""Glossary terms of trick play: leads, duties, trumps and marriages."""

from ....engine.game import Game
from ..i18n import translate
from ..phase_lookup import has_stock
from .term import Term


def _has_draws(game: Game) -> bool:
    return game.is_rummy or has_stock(game)


def trick_play_terms() -> tuple[Term, ...]:
    return (
        Term(
            "trick",
            translate("Glossary", "trick"),
            translate("Glossary forms", "trick|tricks"),
            translate(
                "Glossary",
                "One card from each player in turn. The player with the winning card takes all "
                "the cards.",
            ),
        ),
        Term(
            "lead",
            translate("Glossary", "lead"),
            translate("Glossary forms", "leads|lead|leading|leader"),
            translate("Glossary", "To play the first card of a trick. Usually it can be any card."),
        ),
        Term(
            "suit led",
            translate("Glossary", "suit led"),
            translate("Glossary forms", "suit led|suit that was led|led suit"),
            translate("Glossary", "The suit of the first card of a trick."),
        ),
        Term(
            "follow suit",
            translate("Glossary", "follow suit"),
            translate(
                "Glossary forms", "must follow|can’t follow|cannot follow|follow suit|follow it"
            ),
            translate("Glossary", "To play a card of the suit that was led."),
        ),
        Term(
            "beat",
            translate("Glossary", "beat"),
            translate(
                "Glossary forms",
                "must beat|must be beaten|must beat it|beat the best card|beat the highest "
                "card|beat the winning card|beat the card|can beat|beat it",
            ),
            translate(
                "Glossary",
                "To play a card that’s the best in the trick so far. Under some rules, you must "
                "do so whenever you can.",
            ),
        ),
    )


def trump_terms() -> tuple[Term, ...]:
    return (
        Term(
            "trump",
            translate("Glossary", "trump"),
            translate("Glossary forms", "trump|trumps"),
            translate(
                "Glossary",
                "A card of the trump suit. Even the lowest trump beats every card of the other "
                "suits.",
            ),
        ),
        Term(
            "marriage",
            translate("Glossary", "marriage"),
            translate("Glossary forms", "marriage|marriages|marriage’s"),
            translate(
                "Glossary",
                "The king and queen of the same suit. Declaring them can make that suit trumps.",
            ),
            lambda game: not game.is_rummy,
        ),
        Term(
            "whole",
            translate("Glossary", "whole"),
            translate("Glossary forms", "a whole|wholes"),
            translate(
                "Glossary",
                "A marriage in your partner’s hand. You ask for a whole without naming a suit.",
            ),
        ),
        Term(
            "half",
            translate("Glossary", "half"),
            translate("Glossary forms", "a half|halves|other half"),
            translate(
                "Glossary",
                "A lone king or queen. If you hold one, you may ask your partner for the other.",
            ),
        ),
        Term(
            "little one",
            translate("Glossary", "little one"),
            translate("Glossary forms", "little one|little ones"),
            translate(
                "Glossary",
                "Any marriage after the first. It scores, but trumps stay the same.",
            ),
        ),
    )


def counting_terms() -> tuple[Term, ...]:
    return (
        Term(
            "card points",
            translate("Glossary", "card points"),
            translate("Glossary forms", "card points"),
            translate("Glossary", "The value of the cards in your tricks, added up."),
        ),
        Term(
            "Porvoo",
            translate("Glossary", "Porvoo"),
            translate("Glossary forms", "Porvoo"),
            translate(
                "Glossary",
                "A Finnish town by the sea. A side that takes no trick is sent there and drops to "
                "zero.",
            ),
        ),
        Term(
            "in the bag",
            translate("Glossary", "in the bag"),
            translate("Glossary forms", "in the bag"),
            translate(
                "Glossary",
                "Where a side sits after a hand without a trick. In the next hand, it can’t "
                "declare, ask or score.",
            ),
        ),
        Term(
            "partner",
            translate("Glossary", "partner"),
            translate("Glossary forms", "partner|partners|partner’s|partners’"),
            translate(
                "Glossary", "The player opposite you. You play together and share your points."
            ),
        ),
        Term(
            "dealer",
            translate("Glossary", "dealer"),
            translate("Glossary forms", "dealer"),
            translate("Glossary", "The player who deals this hand."),
        ),
    )


def stock_terms() -> tuple[Term, ...]:
    return (
        Term(
            "stock",
            translate("Glossary", "stock"),
            translate("Glossary forms", "stock"),
            translate("Glossary", "The face-down pile that players draw cards from."),
            _has_draws,
        ),
        Term(
            "strict play",
            translate("Glossary", "strict play"),
            translate("Glossary forms", "strict|strictly"),
            translate(
                "Glossary",
                "The way you play when the stock is gone. You must follow suit and beat the best "
                "card if you can. If you can’t follow suit, you must trump.",
            ),
        ),
        Term(
            "open card",
            translate("Glossary", "open card"),
            translate("Glossary forms", "open card|open cards|face-up card|face-up cards"),
            translate(
                "Glossary",
                "A face-up card in front of you. You play it just like the cards in your hand.",
            ),
            lambda game: not game.is_rummy,
        ),
    )
