"""Terms of trick play: leads, duties, trumps and marriages."""

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
                "Glossary", "One card from each player in turn. The best of them takes them all."
            ),
        ),
        Term(
            "to lead",
            translate("Glossary", "to lead"),
            translate("Glossary forms", "leads|lead"),
            translate("Glossary", "To play the first card of a trick. It may be of any suit."),
        ),
        Term(
            "suit led",
            translate("Glossary", "suit led"),
            translate("Glossary forms", "suit led|suit that was led"),
            translate("Glossary", "The suit of the first card of a trick."),
        ),
        Term(
            "to follow suit",
            translate("Glossary", "to follow suit"),
            translate("Glossary forms", "must follow|cannot follow|follow suit"),
            translate("Glossary", "To play a card of the suit that was led."),
        ),
        Term(
            "to go higher",
            translate("Glossary", "to go higher"),
            translate("Glossary forms", "must be beaten|beat the best card"),
            translate(
                "Glossary",
                "To play a card that beats all others in the trick so far. Where the rules ask for "
                "it, you may not hold it back.",
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
                "Glossary", "A card of the suit that beats all other suits, however small it is."
            ),
        ),
        Term(
            "marriage",
            translate("Glossary", "marriage"),
            translate("Glossary forms", "marriage|marriages|marriage's"),
            translate(
                "Glossary",
                "King and queen of one suit. Once declared, they can make that suit trumps.",
            ),
            lambda game: not game.is_rummy,
        ),
        Term(
            "whole",
            translate("Glossary", "whole"),
            translate("Glossary forms", "a whole"),
            translate(
                "Glossary",
                "A king and queen in one hand. You ask your partner for a whole without naming a "
                "suit.",
            ),
        ),
        Term(
            "half",
            translate("Glossary", "half"),
            translate("Glossary forms", "a half|halves"),
            translate(
                "Glossary",
                "One card of a king and queen. With one of them you may ask your partner for the "
                "other.",
            ),
        ),
        Term(
            "little one",
            translate("Glossary", "little one"),
            translate("Glossary forms", "little one|little ones"),
            translate(
                "Glossary",
                "A marriage that is made after the trumps. It counts, and the trumps stay.",
            ),
        ),
    )


def counting_terms() -> tuple[Term, ...]:
    return (
        Term(
            "card points",
            translate("Glossary", "card points"),
            translate("Glossary forms", "card points"),
            translate("Glossary", "What the cards in somebody's tricks are worth, added up."),
        ),
        Term(
            "Porvoo",
            translate("Glossary", "Porvoo"),
            translate("Glossary forms", "Porvoo"),
            translate(
                "Glossary",
                "A town by the sea. Whoever has taken no trick goes there and loses all points.",
            ),
        ),
        Term(
            "in the bag",
            translate("Glossary", "in the bag"),
            translate("Glossary forms", "in the bag"),
            translate(
                "Glossary", "Where a side sits that has taken no trick. There it cannot score."
            ),
        ),
        Term(
            "partner",
            translate("Glossary", "partner"),
            translate("Glossary forms", "partner|partners|partner's"),
            translate(
                "Glossary", "The player opposite, who plays with you. Your points are the same."
            ),
        ),
        Term(
            "dealer",
            translate("Glossary", "dealer"),
            translate("Glossary forms", "dealer"),
            translate("Glossary", "Whoever gives out the cards of this hand."),
        ),
    )


def stock_terms() -> tuple[Term, ...]:
    return (
        Term(
            "stock",
            translate("Glossary", "stock"),
            translate("Glossary forms", "stock"),
            translate("Glossary", "Cards that nobody holds yet. Players draw from them."),
            _has_draws,
        ),
        Term(
            "strict play",
            translate("Glossary", "strict play"),
            translate("Glossary forms", "strict"),
            translate(
                "Glossary", "From then on players must follow suit, go higher, and trump if not."
            ),
        ),
        Term(
            "open card",
            translate("Glossary", "open card"),
            translate("Glossary forms", "open card|open cards"),
            translate(
                "Glossary", "A card that lies face up before its player. It is played like others."
            ),
        ),
    )
