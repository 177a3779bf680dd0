"""Texts of the dialogs for games, house rules, levels and preferences."""

from collections.abc import Sequence

from ...model.level_suggestion import LevelSuggestion
from ...model.preferences import SYSTEM
from . import house_rules_text
from .i18n import language_name, localized_digits, say
from .sanitizing import MAX_FILE_LENGTH, MAX_PRESET_LENGTH, shorten

# House rules


def rules_conflict_sentence(keys: Sequence[str]) -> str:
    first, second = map(house_rules_text.rule_label, keys)
    return say("rules-conflict", first=first, second=second)


def name_taken_text(name: str) -> str:
    return say("name-taken", name=shorten(name, MAX_PRESET_LENGTH))


def preset_saved_text(name: str) -> str:
    return say("preset-saved", name=shorten(name, MAX_PRESET_LENGTH))


def preset_deleted_text(name: str) -> str:
    return say("preset-deleted", name=shorten(name, MAX_PRESET_LENGTH))


def preset_imported_text(name: str) -> str:
    return say("preset-imported", name=shorten(name, MAX_PRESET_LENGTH))


def preset_exported_text(file: str) -> str:
    return say("preset-exported", file=shorten(file, MAX_FILE_LENGTH))


# This hand again


def level_label(key: str) -> str:
    return say(f"level-{key}")


def level_text(key: str) -> str:
    return say(f"level-{key}-meaning")


def level_suggestion_text(suggestion: LevelSuggestion, *, is_duel: bool) -> str:
    """Return which level would suit the player, and why.

    A duel is a match between two sides.
    """
    played, level = level_label(suggestion.played_level), level_label(suggestion.level)
    results = say(
        "you-won-won-of-number-matches",
        won=localized_digits(suggestion.won_count),
        number=localized_digits(suggestion.match_count),
        level=played,
    )
    if suggestion.level == suggestion.played_level:
        advice = say("that-level-suits-you")
    elif is_duel:
        advice = say("against-level-youd-win-about-half", level=level)
    else:
        advice = say("against-level-youd-win-your-share", level=level)
    return f"{results} {advice}"


def seat_label(offset: int, player_count: int, *, has_partners: bool) -> str:
    """Return the role, such as "Partner", of the seat that is `offset` seats after the player's."""
    if offset == 0:
        return say("dialog-you")
    if has_partners and offset * 2 == player_count:
        return say("dialog-partner")
    if player_count == 2:
        return say("opponent")
    if offset == 1:
        return say("plays-after-you")
    if offset == player_count - 1:
        return say("plays-before-you")
    return say("dialog-player-number", number=offset + 1)


def preference_label(key: str) -> str:
    return say(f"preference-{key}")


def preference_value_label(key: str, value: str) -> str:
    if key == "level":
        return level_label(value)
    if key == "language" and value != SYSTEM:
        return language_name(value)
    return say(f"preference-{key}-{value}")
