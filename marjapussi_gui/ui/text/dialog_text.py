"""Texts of the dialogs for games, house rules and levels."""

from collections.abc import Sequence

from ...model.level_suggestion import LevelSuggestion
from . import house_rule_labels
from .i18n import cached_per_language, localized_digits, say
from .sanitizing import MAX_FILE_LENGTH, MAX_PRESET_LENGTH, shorten

# Buttons of dialogs


def button_label(key: str) -> str:
    """Return the label of a dialog button."""
    return _button_labels()[key]


@cached_per_language
def _button_labels() -> dict[str, str]:
    return {
        "back to usual": say("button-back-to-usual"),
        "bring back": say("button-bring-back"),
        "cancel": say("button-cancel"),
        "close": say("button-close"),
        "delete": say("button-delete"),
        "export": say("button-export"),
        "house rules": say("button-house-rules"),
        "import": say("button-import"),
        "play": say("button-play"),
        "save": say("button-save"),
        "save as": say("button-save-as"),
        "use": say("button-use"),
        "play by": say("button-play-by"),
    }


# House rules


def rules_conflict_sentence(keys: Sequence[str]) -> str:
    """Return a sentence saying which two house rules contradict each other."""
    first, second = map(house_rule_labels.rule_label, keys)
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


# New game


def section_title(key: str) -> str:
    """Return the title of a section of a dialog."""
    return _section_titles()[key]


@cached_per_language
def _section_titles() -> dict[str, str]:
    return {
        "game": say("section-game"),
        "opponents": say("section-opponents"),
        "partner": say("section-partner"),
        "fairness": say("section-fairness"),
        "names": say("section-names"),
        "rules": say("section-rules"),
        "deal": say("section-deal"),
        "appearance": say("section-appearance"),
        "pace": say("section-pace"),
        "style": say("section-style"),
        "sound": say("section-sound"),
        "program": say("section-program"),
        "this deal": say("section-this-deal"),
        "rest": say("section-rest"),
    }


# This hand again


def level_label(key: str) -> str:
    """Return the name of a computer player's level."""
    return say(f"level-{key}")


def level_text(key: str) -> str:
    """Return a sentence on how computer players of a level play."""
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
