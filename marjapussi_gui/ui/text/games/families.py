"""The families of games on the start page. A game names the family it belongs to in its texts."""

from ....engine.cards import parse_cards
from ..i18n import Message
from .game_texts import FamilyTexts

FAMILIES = (
    FamilyTexts(
        key="marjapussi",
        name=Message("Games", "Marjapussi"),
        description=Message(
            "Games", "Declare marriages during play, and fill your bag with exactly twelve berries."
        ),
        picture_cards=parse_cards("AH KH QH TS"),
    ),
    FamilyTexts(
        key="huutopussi",
        name=Message("Games", "Huutopussi"),
        description=Message(
            "Games", "Bid what you and your partner will make. Pfadfinder is its German cousin."
        ),
        picture_cards=parse_cards("KS QS AD TC"),
    ),
)
