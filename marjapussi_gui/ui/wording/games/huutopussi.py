"""What is said of Huutopussi: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import contracts
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi")


def _sentence() -> str:
    return translate(
        "Games", "Bid for what you and your partner will make, and change trumps on the way."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "You and the player opposite play together. Before the play everyone bids how many "
            "points their side will make. The highest bidder is the declarer: the partner gives "
            "the declarer three cards, then the declarer may raise the bid once, and gives three "
            "cards back. The declarer leads to the first trick. Follow suit, that is, play the "
            "suit that was led, and beat the cards on the table if you can; if you cannot follow "
            "and trumps are made, you must play a trump. The ten is second only to the ace.",
        ),
        translate(
            "Lessons",
            "Aces and tens usually count 10 each, kings, queens and jacks 5, and the last trick "
            "20, but most comes from marriages: a king and queen of one suit, declared, or asked "
            "of your partner, after winning a trick that you led yourself. Spades count 40, "
            "clubs 60, diamonds 80 and hearts 100. Every marriage makes its suit trumps in place "
            "of the one before.",
        ),
        translate(
            "Lessons",
            "If the declarer's side makes its bid it scores the bid, and if not it loses as "
            "much. The others score what they took. A side without a trick also loses the bid as "
            "it was before the raise: that is <i>läpiajo</i>, all tricks to one side. Usually "
            "500 points win. So bid what your marriages promise, and be bold where your partner "
            "may help.",
        ),
    )


TEXTS = GameTexts(
    key="huutopussi",
    name=_name,
    sentence=_sentence,
    scene=card_list("KH QH AS TC"),
    lesson=_lesson,
    counsel=contracts.with_partner,
)
