"""Texts of Huutopussi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import translate
from ..tips import contract_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi")


def _description() -> str:
    return translate(
        "Games", "Bid for what you and your partner will make, and change trumps on the way."
    )


TEXTS = GameTexts(
    key="huutopussi",
    name=_name,
    description=_description,
    picture_cards=parse_cards("KH QH AS TC"),
    tips=contract_tips.partnership_tips,
)
