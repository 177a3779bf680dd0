"""Labels of the rules page, around the rules themselves."""

from ...engine.game import Game
from . import house_rules_text
from .i18n import translate


def rules_label() -> str:
    return translate("Reading", "Rules")


def rules_of_game_label(game: str) -> str:
    """Return the label of the link to the rules of a game."""
    return translate("Reading", "Rules of {game}").format(game=game)


def at_this_table_text() -> str:
    return translate("Reading", "the rules at this table")


def contents_title() -> str:
    return translate("Reading", "Contents")


def read_chapter_label(chapter: str) -> str:
    """Return the accessible label of a chapter that the player has read."""
    return translate("Reading", "{chapter}, read").format(chapter=chapter)


def rules_in_force_title() -> str:
    return translate("Reading", "House rules in force")


def rules_in_force_text(game: Game) -> str:
    """Return a short text on which house rules are in force."""
    return house_rules_text.rules_summary_text(game)


def change_rules_label() -> str:
    return translate("Reading", "Change rules")


def change_house_rules_label() -> str:
    return translate("Reading", "Change the house rules")


def lesson_label() -> str:
    return translate("Reading", "Lesson")


def find_label() -> str:
    return translate("Reading", "Find a word")


def not_found_text(word: str) -> str:
    return translate("Reading", "“{word}” isn’t in these rules").format(word=word)


def note_text(name: str, meaning: str, translations: str) -> str:
    """Return the meaning of a glossary term as text for the screen reader."""
    sentence = translate("Reading", "{name}. {meaning} In other languages: {others}.")
    return sentence.format(name=name, meaning=meaning, others=translations)
