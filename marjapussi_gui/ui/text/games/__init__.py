"""Names and descriptions of the games, whose texts are in game_texts."""

from collections.abc import Callable, Sequence
from functools import cache

from ....engine.cards import Card
from ....engine.frozen import frozen
from ....engine.game import Variant
from ....engine.games import VARIANTS
from ..i18n import has_message, say
from ..sanitizing import shorten
from .game_texts import FAMILIES, GAMES, FamilyTexts, GameTexts


@frozen
class GameIntroduction:
    """The name, description and sample cards of a game for the start page."""

    name: str
    description: str
    picture_cards: tuple[Card, ...]  # shown in the picture of the game


@frozen
class GameFamily:
    """Games that share a place on the start page, and the texts of their family."""

    texts: FamilyTexts | GameTexts  # a game without a family is one of its own
    variants: tuple[Variant, ...]

    @property
    def game_keys(self) -> tuple[str, ...]:
        return tuple(each.key for each in self.variants)


@cache
def all_game_texts() -> dict[str, GameTexts]:
    return {each.key: each for each in GAMES}


def game_texts(key: str) -> GameTexts:
    return all_game_texts().get(key) or GameTexts(key)


def game_introduction(key: str) -> GameIntroduction:
    texts = game_texts(key)
    return GameIntroduction(texts.name(), texts.description(), texts.picture_cards)


def game_name(key: str) -> str:
    """Return the name of a game, or its key if the game is unknown."""
    return game_texts(key).name()


def game_families(variants: Sequence[Variant] = VARIANTS) -> tuple[GameFamily, ...]:
    """Return the families of these games. A game without a family is one of its own."""
    families = {each.key: each for each in FAMILIES}
    members: dict[FamilyTexts | GameTexts, list[Variant]] = {}
    for variant in variants:
        texts = game_texts(variant.key)
        members.setdefault(families.get(texts.family, texts), []).append(variant)
    return tuple(GameFamily(texts, tuple(games)) for texts, games in members.items())


def recency_sort_key(recent_games: Sequence[str]) -> Callable[[str], tuple[int, int]]:
    """Return a sort key for games: those played last first, then the others as in VARIANTS."""
    recent = {key: place for place, key in enumerate(recent_games)}
    places = {each.key: each.place for each in VARIANTS}
    never = len(recent)
    return lambda key: (recent.get(key, never), places.get(key, len(places)))


def is_known_game(key: str) -> bool:
    """Return whether this version of the program has a game with this key."""
    return any(each.key == key for each in VARIANTS)


def game_title(key: str) -> str:
    """Return the name of a game, or a text saying that the game is unknown."""
    if is_known_game(key):
        return game_name(key)
    return say("unknown-game-key", key=shorten(key))


def players_label(variant: Variant) -> str:
    """Return the number of players and whether they are partners, such as "4 players, partners"."""
    fewest, most = variant.players[0], variant.players[-1]
    if variant.has_partners:
        return say("number-players-with-partners", number=most)
    if fewest < most:
        return say("fewest-most-players-no-partners", fewest=fewest, most=most)
    if most == 2:
        return say("2-players")
    return say("number-players-no-partners", number=most)


def player_count_label(variant: Variant) -> str:
    """Return the number of players as a short label, such as "4, partners"."""
    most = variant.players[-1]
    if variant.has_partners:
        return say("number-with-partners", number=most)
    if most == 2:
        return say("2-players")
    return say("number-no-partners", number=most)


def card_values_label(scheme: str) -> str:
    return say(f"card-values-{scheme}") if has_message(f"card-values-{scheme}") else scheme
