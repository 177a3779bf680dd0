"""What is said of Huutopussi for three: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import contracts
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi for three")


def _sentence() -> str:
    return translate(
        "Games", "One player, with three cards from the kitty, against the two others."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Three play, each alone. All bid how many points they will make; the highest bidder "
            "is the declarer, takes the three cards left over, the kitty, which everybody sees, "
            "may then raise the bid once, and puts three other cards away. The declarer plays "
            "alone against the two others. Follow suit, that is, play the suit that was led, and "
            "beat the cards on the table if you can; if you cannot follow and trumps are made, "
            "you must play a trump. The ten is second only to the ace.",
        ),
        translate(
            "Lessons",
            "Most points come from marriages, king and queen of one suit, which may be declared "
            "after winning a trick: spades count 40, clubs 60, diamonds 80 and hearts 100. Every "
            "marriage makes its suit trumps in place of the one before. Aces and tens usually "
            "count 10 each, kings, queens and jacks 5, and the last trick 20.",
        ),
        translate(
            "Lessons",
            "A declarer who makes the bid scores it, and one who does not loses as much. The two "
            "others score what they took themselves. A player without a trick also loses the bid "
            "as it was before the raise: that is called <i>läpiajo</i>. Usually 500 points win.",
        ),
    )


TEXTS = GameTexts(
    key="huutopussi-three",
    name=_name,
    sentence=_sentence,
    scene=card_list("6S 6H 6D"),
    lesson=_lesson,
    counsel=contracts.with_kitty,
)
