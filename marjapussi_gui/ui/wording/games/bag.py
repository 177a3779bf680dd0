"""What is said of the 40/20 bag: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import berries
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Marjapussi 40/20")


def _sentence() -> str:
    return translate(
        "Games", "Forty for the first marriage, twenty for each later one; beware of the bag."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "You and the player opposite play together. Follow suit, that is, play the suit that "
            "was led, if you can, and play a trump if you cannot; the best card takes the trick. "
            "The ten is a high card here, second only to the ace.",
        ),
        translate(
            "Lessons",
            "A king and queen of one suit are a marriage. Whenever it is your turn to lead you "
            "may declare the marriages that you hold, and ask your partner once for a whole, "
            "that is, a marriage. Every marriage makes its suit trumps at once, so that trumps "
            "may change many times. The first one of a hand usually counts 40, each later one 20.",
        ),
        translate(
            "Lessons",
            "Cards, marriages and the last trick are added up, and the side with the higher "
            "total wins the hand and a game point; usually twelve of these win the match. A side "
            "without a trick is put in the bag for the next hand: it may declare nothing and "
            "cannot win that hand; a trick taken in it frees the side for the hand after.",
        ),
    )


TEXTS = GameTexts(
    key="bag",
    name=_name,
    sentence=_sentence,
    scene=card_list("KD QD KS QS"),
    lesson=_lesson,
    counsel=berries.in_the_bag,
)
