"""Texts of the 40/20 bag for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import translate
from ..tips import berry_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Marjapussi 40/20")


def _description() -> str:
    return translate(
        "Games", "Forty for the first marriage, twenty for each later one; beware of the bag."
    )


TEXTS = GameTexts(
    key="bag",
    name=_name,
    description=_description,
    picture_cards=parse_cards("KD QD KS QS"),
    tips=berry_tips.bag_tips,
)
