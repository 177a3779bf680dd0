"""Texts of Huutopussi for three for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import translate
from ..tips import contract_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi for three")


def _description() -> str:
    return translate(
        "Games", "One player, with three cards from the kitty, against the two others."
    )


TEXTS = GameTexts(
    key="huutopussi-three",
    name=_name,
    description=_description,
    picture_cards=parse_cards("6S 6H 6D"),
    tips=contract_tips.kitty_tips,
)
