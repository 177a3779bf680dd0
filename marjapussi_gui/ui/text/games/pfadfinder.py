"""Texts of Pfadfinder for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import translate
from ..tips import contract_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Pfadfinder")


def _description() -> str:
    return translate(
        "Games", "German scouts bid high, and ask for halves even where they hold nothing."
    )


TEXTS = GameTexts(
    key="pfadfinder",
    name=_name,
    description=_description,
    picture_cards=parse_cards("KH QS JD"),
    tips=contract_tips.ace_opening_tips,
)
