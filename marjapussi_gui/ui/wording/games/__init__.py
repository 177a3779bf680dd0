"""Names and descriptions of the games; each game has a module with its TEXTS here."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ....engine.cards import Card
from ....engine.frozen import frozen
from ....engine.game import Variant
from ....engine.games import VARIANTS
from ..others import shown
from ..tongue import translate
from .texts import GameTexts


@frozen
class Introduction:
    """Name, description and sample cards of a game for the start page."""

    name: str
    sentence: str
    scene: tuple[Card, ...]  # shown in the game's picture


@cache
def all_texts() -> dict[str, GameTexts]:
    """Return the texts of all games by key."""
    modules = (import_module(f".{each.name}", __name__) for each in iter_modules(__path__))
    texts_of_modules = (getattr(module, "TEXTS", None) for module in modules)
    return {texts.key: texts for texts in texts_of_modules if isinstance(texts, GameTexts)}


def texts_of(key: str) -> GameTexts:
    """Return the texts of a game; an unknown game is named by its key."""
    return all_texts().get(key) or GameTexts(key, lambda: shown(key))


def introduction(key: str) -> Introduction:
    """Return name, description and picture cards of a game."""
    texts = texts_of(key)
    return Introduction(texts.name(), texts.sentence(), texts.scene)


def name(key: str) -> str:
    """Return the name of a game; for an unknown game, its key."""
    return texts_of(key).name()


def is_known(key: str) -> bool:
    """Return whether this version has a game with this key."""
    return any(each.key == key for each in VARIANTS)


def title(key: str) -> str:
    """Return the name of a game; for an unknown game, a sentence that says so."""
    if is_known(key):
        return name(key)
    unknown = translate("Games", "A game that this version does not know: {key}")
    return unknown.format(key=shown(key))


def players_text(variant: Variant) -> str:
    """Return the number of players and how they play: "4 players, partners"."""
    fewest, most = variant.players[0], variant.players[-1]
    if variant.partners:
        return translate("Games", "{number} players, partners").format(number=most)
    if fewest < most:
        both = translate("Games", "{fewest} to {most} players, each alone")
        return both.format(fewest=fewest, most=most)
    if most == 2:
        return translate("Games", "2 players")
    return translate("Games", "{number} players, each alone").format(number=most)


def players_in_short(variant: Variant) -> str:
    """Return the number of players in few words: "4, partners"."""
    most = variant.players[-1]
    if variant.partners:
        return translate("Games", "{number}, partners").format(number=most)
    if most == 2:
        return translate("Games", "2 players")
    return translate("Games", "{number}, each alone").format(number=most)


def pips_name(value: str) -> str:
    """Return the name of a scheme of card values; some are named after their game."""
    names = {
        "original": translate("Options", "A 11, 10 10, K 4, Q 3, J 2"),
        "simplified": translate("Options", "A 10, 10 10, K 5, Q 5, J 5"),
        "mates": translate("Options", "Aces and tens, then 11 10 4 3 2"),
    }
    for texts in all_texts().values():
        names |= texts.pips()
    return names.get(value, value)
