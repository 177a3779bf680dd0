"""The families of games on the start page. A game names the family it belongs to in its texts."""

from ....engine.cards import parse_cards
from ..i18n import Message
from .game_texts import FamilyTexts

FAMILIES = (
    FamilyTexts(
        key="marjapussi",
        name=Message("family-marjapussi"),
        description=Message("family-marjapussi-description"),
        picture_cards=parse_cards("AH KH QH TS"),
    ),
    FamilyTexts(
        key="huutopussi",
        name=Message("family-huutopussi"),
        description=Message("family-huutopussi-description"),
        picture_cards=parse_cards("KS QS AD TC"),
    ),
)
