"""What is said of Pfadfinder: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import contracts
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
            "German scouts and students play like this. You and the player opposite play "
            "together. First all bid how many points their side will make. The highest bidder is "
            "the declarer: the partner gives the declarer four cards and gets four back, then "
            "the declarer may raise the bid once, and leads an ace, or else a spade. Follow "
            "suit, that is, play the suit that was led, and beat the cards on the table if you "
            "can; if you cannot follow and trumps are made, you must play a trump. The ten is "
            "second only to the ace.",
        ),
        translate(
            "Lessons",
            "A king and queen of one suit are a marriage. When you have won a trick you may "
            "declare one, ask your partner for a whole, or ask for a half in any suit, even one "
            "of which you hold nothing. Spades count 40, clubs 60, diamonds 80 and hearts 100, "
            "and each makes its suit trumps. Everybody hears the answers, and they are true. So "
            "a question can find trumps, but also lead the others astray.",
        ),
        translate(
            "Lessons",
            "If the declarer's side makes its bid it scores the bid, and if not it loses as "
            "much. The others score what they took. When nobody wants to bid, both sides score "
            "what they take. Usually 500 points win.",
        ),
    )


TEXTS = GameTexts(
    key="pfadfinder",
    name=_name,
    sentence=_sentence,
    scene=card_list("KH QS JD"),
    lesson=_lesson,
    counsel=contracts.after_aces,
)
