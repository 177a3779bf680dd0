"""Texts of Pfadfinder for the start page: name, description and sample cards."""

from ....engine.cards import card_list
from ..counsel import contracts
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Pfadfinder")


def _sentence() -> str:
    return translate(
        "Games", "German scouts bid high, and ask for halves even where they hold nothing."
    )


TEXTS = GameTexts(
    key="pfadfinder",
    name=_name,
    sentence=_sentence,
    scene=card_list("KH QS JD"),
    counsel=contracts.after_aces,
)
