"""The games by name: what stands on their tiles, and how many play them."""

from collections.abc import Callable
from dataclasses import dataclass

from ...engine.cards import Card, card_list
from ...engine.cards import card as read_card
from ...engine.game import Variant
from ...engine.games import VARIANTS
from . import lessons
from .others import shown
from .tongue import translate


@dataclass(frozen=True)
class Told:
    """What the start page tells of a game."""

    name: str
    sentence: str
    scene: tuple[Card, ...]  # characteristic cards, for a small picture


def told(key: str) -> Told:
    """Return name, sentence and scene of a game."""
    return Told(name(key), _sentence(key), SCENES[key])


def name(key: str) -> str:
    """Return what a game is called; one that this version does not know has its key alone."""
    return _names().get(key) or shown(key)


def is_known(key: str) -> bool:
    """Return whether this version has a game of this key."""
    return any(each.key == key for each in VARIANTS)


def title(key: str) -> str:
    """Return a game's name where that stands alone, and of an unknown game what it is."""
    if is_known(key):
        return name(key)
    unknown = translate("Games", "A game that this version does not know: {key}")
    return unknown.format(key=shown(key))


SCENES = {
    "marjapussi": card_list("AH KH QH TS"),
    "bag": card_list("KD QD KS QS"),
    "avomarjapussi": card_list("QC KC 7H AD"),
    "bondtolva": card_list("JS AS TS"),
    "bondtolva-two": card_list("JD AC KC"),
    "huutopussi": card_list("KH QH AS TC"),
    "huutopussi-three": card_list("6S 6H 6D"),
    "tuppi": card_list("9H 3C AS 2D"),
    "marriage": (*card_list("QH KH AH"), read_card("JK")),
}

LESSONS: dict[str, Callable[[], tuple[str, ...]]] = {
    "marjapussi": lessons.trump_game,
    "bag": lessons.forty_twenty,
    "avomarjapussi": lessons.open_rows,
    "bondtolva": lessons.dozen,
    "bondtolva-two": lessons.dozen_for_two,
    "huutopussi": lessons.contract,
    "huutopussi-three": lessons.contract_for_three,
    "tuppi": lessons.rising,
    "marriage": lessons.rummy,
}


def _names() -> dict[str, str]:
    return {
        "marjapussi": translate("Games", "Marjapussi"),
        "bag": translate("Games", "Marjapussi 40/20"),
        "avomarjapussi": translate("Games", "Avomarjapussi"),
        "bondtolva": translate("Games", "Bondtolva"),
        "bondtolva-two": translate("Games", "Bondtolva for two"),
        "huutopussi": translate("Games", "Huutopussi"),
        "huutopussi-three": translate("Games", "Huutopussi for three"),
        "tuppi": translate("Games", "Tuppi"),
        "marriage": translate("Games", "Marriage"),
    }


def _sentence(key: str) -> str:
    return {
        "marjapussi": translate(
            "Games", "Make trumps in mid-play, and fill your bag with exactly twelve berries."
        ),
        "bag": translate(
            "Games", "Forty for the first marriage, twenty for each later one; beware of the bag."
        ),
        "avomarjapussi": translate(
            "Games", "The bag of berries for two, with half of your cards open on the table."
        ),
        "bondtolva": translate(
            "Games", "The Swedish farmers' dozen: six cards each, where aces and tens decide."
        ),
        "bondtolva-two": translate(
            "Games", "Play freely while the stock lasts, and strictly once it is gone."
        ),
        "huutopussi": translate(
            "Games", "Bid for what you and your partner will make, and change trumps on the way."
        ),
        "huutopussi-three": translate(
            "Games", "One player, with three cards from the kitty, against the two others."
        ),
        "tuppi": translate(
            "Games", "Rami for many tricks, nolo for few, and only one side rises at a time."
        ),
        "marriage": translate(
            "Games", "Nepali rummy with three packs and a secret wild card, the tiplu."
        ),
    }[key]


def players_text(variant: Variant) -> str:
    """Return how many play a game, and how: "4 players, partners"."""
    fewest, most = variant.players[0], variant.players[-1]
    if variant.partners:
        return translate("Games", "{number} players, partners").format(number=most)
    if fewest < most:
        both = translate("Games", "{fewest} to {most} players, each alone")
        return both.format(fewest=fewest, most=most)
    if most == 2:
        return translate("Games", "2 players")
    return translate("Games", "{number} players, each alone").format(number=most)


def learn(key: str) -> str:
    """Return paragraphs that teach a beginner the idea of a game."""
    return "".join(f"<p>{paragraph}</p>" for paragraph in LESSONS[key]())


def pips_name(value: str) -> str:
    """Return the name of a scheme of card values; one of them is called after its game."""
    return {
        "original": translate("Options", "A 11, 10 10, K 4, Q 3, J 2"),
        "simplified": translate("Options", "A 10, 10 10, K 5, Q 5, J 5"),
        "mates": translate("Options", "Aces and tens, then 11 10 4 3 2"),
        "bondtolva": translate("Options", "Aces and tens, then A 4 K 3 Q 2 J 1"),
    }[value]
