"""What is said of Pfadfinder: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Pfadfinder")


def _sentence() -> str:
    return translate(
        "Games", "German scouts bid high, and ask for halves even where they hold nothing."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "German scouts and students play like this. You and the player opposite play together. "
            "First all bid for how many points they will make. Who bids most is the declarer; his "
            "partner gives him some cards and gets as many back, and then he may raise his bid "
            "once. He leads to the first trick.",
        ),
        translate(
            "Lessons",
            "A king and queen of one suit are a marriage. When you have won a trick you may "
            "declare one, ask your partner for a whole, or ask for a half in any suit: even one "
            "of which you hold nothing. Everybody hears the answers, and these are true. So a "
            "question can find trumps, but also lead the others astray.",
        ),
        translate(
            "Lessons",
            "If the declarers make their bid they score it, and if they do not they lose as much. "
            "The others score what they took. When nobody wants to bid, both sides score what they "
            "take.",
        ),
    )


TEXTS = GameTexts(
    key="pfadfinder",
    name=_name,
    sentence=_sentence,
    scene=card_list("KH QS JD"),
    lesson=_lesson,
)
