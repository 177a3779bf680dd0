"""Labels of the rules page, around the rules themselves."""

from ...engine.game import Game
from . import rules_house
from .tongue import translate


def rules() -> str:
    return translate("Reading", "Rules")


def rules_of(game: str) -> str:
    """Return the label of the link to the rules of a game."""
    return translate("Reading", "Rules of {game}").format(game=game)


def at_this_table() -> str:
    return translate("Reading", "the rules at this table")


def contents() -> str:
    return translate("Reading", "Contents")


def is_read(chapter: str) -> str:
    """Return the accessible label of a chapter that was read."""
    return translate("Reading", "{chapter}, read").format(chapter=chapter)


def in_force() -> str:
    return translate("Reading", "House rules in force")


def which(game: Game) -> str:
    """Return in a few words which house rules are in force."""
    return rules_house.in_short(game)


def change_them() -> str:
    return translate("Reading", "Change them")


def change_house_rules() -> str:
    return translate("Reading", "Change the house rules")


def lesson() -> str:
    return translate("Reading", "Lesson")


def find() -> str:
    return translate("Reading", "Find a word")


def not_found(word: str) -> str:
    return translate("Reading", "“{word}” is not in these rules").format(word=word)


def note(name: str, meaning: str, others: str) -> str:
    """Return a glossary note for the screen reader."""
    sentence = translate("Reading", "{name}: {meaning} In other languages: {others}.")
    return sentence.format(name=name, meaning=meaning, others=others)
