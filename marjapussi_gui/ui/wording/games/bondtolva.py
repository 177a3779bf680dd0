"""Texts of Bondtolva for the start page: name, description and sample cards."""

from ....engine.cards import card_list
from ..counsel import berries
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Bondtolva")


def _sentence() -> str:
    return translate(
        "Games", "The Swedish farmers' dozen: six cards each, where aces and tens decide."
    )


def _pips() -> dict[str, str]:
    return {"bondtolva": translate("Options", "Aces and tens, then A 4 K 3 Q 2 J 1")}


TEXTS = GameTexts(
    key="bondtolva",
    name=_name,
    sentence=_sentence,
    scene=card_list("JS AS TS"),
    counsel=berries.aces_and_tens,
    pips=_pips,
)
