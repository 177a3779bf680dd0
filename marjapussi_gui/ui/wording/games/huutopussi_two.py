"""What is said of Huutopussi for two: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi for two")


def _sentence() -> str:
    return translate("Games", "Bid against one other, while a dead hand hides a third of the pack.")


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Two play, but the cards are dealt as for three. The third hand is dead: it lies face "
            "down, and nobody ever sees it. So you cannot know which cards are in play at all.",
        ),
        translate(
            "Lessons",
            "Both bid for how many points they will make. Who bids more takes the kitty, puts as "
            "many other cards away, and may then raise his bid. Most points come from marriages, "
            "king and queen of one suit, which may be declared after winning a trick. Every "
            "marriage makes its suit trumps in place of those before.",
        ),
        translate(
            "Lessons",
            "If the declarer makes his bid he scores it, and if not he loses as much; the other "
            "scores what he took. When neither wants to bid, both score what they take. And who "
            "takes every trick has the points of the whole pack, the dead hand among them.",
        ),
    )


TEXTS = GameTexts(
    key="huutopussi-two",
    name=_name,
    sentence=_sentence,
    scene=card_list("QD 6S AC"),
    lesson=_lesson,
)
