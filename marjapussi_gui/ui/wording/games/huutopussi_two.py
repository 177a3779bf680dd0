"""What is said of Huutopussi for two: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import contracts
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi for two")


def _sentence() -> str:
    return translate(
        "Games", "Bid against one opponent, while a dead hand hides a third of the pack."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Two play, but the cards are dealt as for three. The third hand is dead: it lies "
            "face down, and nobody ever sees it. So you never know for sure which cards are in "
            "play. Follow suit, that is, play the suit that was led, and beat the card on the "
            "table if you can; if you cannot follow and trumps are made, you must play a trump. "
            "The ten is second only to the ace.",
        ),
        translate(
            "Lessons",
            "Both bid how many points they will make. The higher bidder is the declarer, takes "
            "the cards left over, the kitty, puts as many other cards away, and may then raise "
            "the bid. Most points come from marriages, king and queen of one suit, which may be "
            "declared after winning a trick: spades count 40, clubs 60, diamonds 80 and hearts "
            "100. Every marriage makes its suit trumps in place of the one before. The first "
            "card must be an ace, or else a spade.",
        ),
        translate(
            "Lessons",
            "A declarer who makes the bid scores it, and one who does not loses as much; the "
            "other player scores what they took. When neither wants to bid, both score what they "
            "take. Whoever takes every trick has the points of the whole pack, the dead hand "
            "among them. Usually 505 points win.",
        ),
    )


TEXTS = GameTexts(
    key="huutopussi-two",
    name=_name,
    sentence=_sentence,
    scene=card_list("QD 6S AC"),
    lesson=_lesson,
    counsel=contracts.against_one,
)
