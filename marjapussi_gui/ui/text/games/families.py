"""The families of games on the start page. A game names the family it belongs to in its texts."""

from ....engine.cards import parse_cards
from .game_texts import FamilyTexts

FAMILIES = (
    FamilyTexts(
        key="marjapussi",
        picture_cards=parse_cards("AH KH QH TS"),
    ),
    FamilyTexts(
        key="huutopussi",
        picture_cards=parse_cards("KS QS AD TC"),
    ),
)
