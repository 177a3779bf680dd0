"""Texts of Avomarjapussi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import translate
from ..tips import berry_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Avomarjapussi")


def _description() -> str:
    return translate(
        "Games", "The bag of berries for two, with half of your cards open on the table."
    )


TEXTS = GameTexts(
    key="avomarjapussi",
    name=_name,
    description=_description,
    picture_cards=parse_cards("QC KC 7H AD"),
    tips=berry_tips.open_rows_tips,
)
