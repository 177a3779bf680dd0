"""What is said of Marriage: its name, its idea, its cards on the start page."""

from ....engine.cards import card, card_list
from ..counsel import sets
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Marriage")


def _sentence() -> str:
    return translate("Games", "Nepali rummy with three packs and a secret wild card, the tiplu.")


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Each has 21 cards from three packs. On your turn you draw a card, the unseen one of "
            "the stock or the one that the player before you threw away, and then discard one. "
            "You collect sets: neighbours in one suit (a sequence), three identical cards (a "
            "tunnela), or cards of one rank in different suits (a trial).",
        ),
        translate(
            "Lessons",
            "With three pure sets, sequences or tunnelas without wild cards, you may lay them on "
            "the table. Only then do you learn the secret card of the deal, the <i>tiplu</i>. "
            "Every card of its rank and its two neighbours in the suit are wild for you: they "
            "stand for any card that you lack. The player who has all cards in sets finishes the "
            "deal.",
        ),
        translate(
            "Lessons",
            "Finishing pays, but much is also paid for <i>maal</i>: the tiplu, its neighbours and "
            "the other wild cards in your hand count for you, if you have laid. So lay early, even "
            "when you cannot hope to finish first.",
        ),
    )


TEXTS = GameTexts(
    key="marriage",
    name=_name,
    sentence=_sentence,
    scene=(*card_list("QH KH AH"), card("JK")),
    lesson=_lesson,
    counsel=sets.with_sets,
)
