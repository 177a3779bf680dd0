"""Texts of the dialogs for games, house rules and levels."""

from collections.abc import Sequence

from ...model.level_suggestion import LevelSuggestion
from . import house_rule_labels
from .i18n import Message, cached_per_language, localized_digits, translate
from .sanitizing import MAX_FILE_LENGTH, MAX_PRESET_LENGTH, shorten

back_label = Message("Pages", "Back")


# Buttons of dialogs


def button_label(key: str) -> str:
    """Return the label of a dialog button."""
    return _button_labels()[key]


@cached_per_language
def _button_labels() -> dict[str, str]:
    return {
        "back to usual": translate("Pages", "Reset to defaults"),
        "bring back": translate("Pages", "Undo"),
        "cancel": translate("Pages", "Cancel"),
        "close": translate("Pages", "Close"),
        "delete": translate("Pages", "Delete"),
        "export": translate("Pages", "Export…"),
        "house rules": translate("Pages", "House rules…"),
        "import": translate("Pages", "Import…"),
        "play": translate("Pages", "Play"),
        "save": translate("Pages", "Save"),
        "save as": translate("Pages", "Save as…"),
        "use": translate("Pages", "Use these rules"),
        "play by": translate("Pages", "Play by these rules"),
    }


# House rules


house_rules_label = Message("Pages", "House rules")


def house_rules_title(game: str) -> str:
    return translate("Pages", "House rules for {game}").format(game=game)


presets_title = Message("Pages", "Presets")
own_presets_title = Message("Pages", "Your presets")
preset_name_label = Message("Pages", "Preset name")
custom_rules_label = Message("Pages", "Custom rules")


def rules_conflict_sentence(keys: Sequence[str]) -> str:
    """Return a sentence saying which two house rules contradict each other."""
    first, second = map(house_rule_labels.rule_label, keys)
    return translate(
        "Pages", "“{first}” and “{second}” contradict each other. Change one of them."
    ).format(first=first, second=second)


def name_length_text(max_length: int) -> str:
    return translate("Pages", "A name can have 1 to {longest} characters.").format(
        longest=max_length
    )


def name_taken_text(name: str) -> str:
    return translate(
        "Pages", "There’s a built-in preset called “{name}”. Choose another name."
    ).format(name=shorten(name, MAX_PRESET_LENGTH))


def preset_saved_text(name: str) -> str:
    return translate("Pages", "Saved “{name}” to your presets.").format(
        name=shorten(name, MAX_PRESET_LENGTH)
    )


def preset_deleted_text(name: str) -> str:
    return translate("Pages", "Deleted “{name}”.").format(name=shorten(name, MAX_PRESET_LENGTH))


def preset_imported_text(name: str) -> str:
    return translate("Pages", "Imported “{name}” and saved it to your presets.").format(
        name=shorten(name, MAX_PRESET_LENGTH)
    )


def preset_exported_text(file: str) -> str:
    return translate("Pages", "Rules saved to {file}.").format(file=shorten(file, MAX_FILE_LENGTH))


def numbered_name(name: str, number: int) -> str:
    return translate("Pages", "{name} ({number})").format(name=name, number=number)


# New game


new_game_title = Message("Pages", "New match")
numbered_deal_title = Message("Pages", "Numbered deal")


def section_title(key: str) -> str:
    """Return the title of a section of a dialog."""
    return _section_titles()[key]


@cached_per_language
def _section_titles() -> dict[str, str]:
    return {
        "game": translate("Pages", "Game"),
        "opponents": translate("Pages", "Opponents"),
        "partner": translate("Pages", "Partner"),
        "fairness": translate("Pages", "Fairness"),
        "names": translate("Pages", "Names"),
        "rules": translate("Pages", "House rules"),
        "deal": translate("Pages", "Deal"),
        "appearance": translate("Pages", "Appearance"),
        "pace": translate("Pages", "Pace"),
        "style": translate("Pages", "Playing"),
        "sound": translate("Pages", "Sound"),
        "program": translate("Pages", "Program"),
        "this deal": translate("Pages", "This deal"),
        "rest": translate("Pages", "The rest of this hand"),
    }


# This hand again


whose_cards_label = Message("Pages", "Whose cards do you want?")
own_cards_label = Message("Pages", "My own")
same_hand_text = Message(
    "Pages", "The same cards are dealt again in a new match, which counts as assisted."
)
player_count_title = Message("Pages", "Players")


def level_label(key: str) -> str:
    """Return the name of a computer player's level."""
    return {
        "beginner": translate("Levels", "Beginner"),
        "easy": translate("Levels", "Easy"),
        "steady": translate("Levels", "Steady"),
        "normal": translate("Levels", "Normal"),
        "skilled": translate("Levels", "Skilled"),
        "strong": translate("Levels", "Strong"),
        "very-strong": translate("Levels", "Very strong"),
        "expert": translate("Levels", "Expert"),
    }[key]


def level_text(key: str) -> str:
    """Return a sentence on how computer players of a level play."""
    return {
        "beginner": translate("Levels", "Plays many cards at random, and misses most chances."),
        "easy": translate(
            "Levels", "Forgets which cards were played, misses chances, and bids too high."
        ),
        "steady": translate("Levels", "Makes fewer mistakes than Easy."),
        "normal": translate("Levels", "Counts cards and plays like an experienced home player."),
        "skilled": translate("Levels", "Often considers where the hidden cards might be."),
        "strong": translate("Levels", "Considers where the hidden cards might be."),
        "very-strong": translate("Levels", "Thinks longer than Strong about many decisions."),
        "expert": translate("Levels", "Thinks longest and plays the last tricks perfectly."),
    }[key]


def level_suggestion_text(suggestion: LevelSuggestion, *, is_duel: bool) -> str:
    """Return which level would suit the player, and why.

    A duel is a match between two sides.
    """
    played, level = level_label(suggestion.played_level), level_label(suggestion.level)
    results = translate("Levels", "You won {won} of {number} matches against {level}.").format(
        won=localized_digits(suggestion.won_count),
        number=localized_digits(suggestion.match_count),
        level=played,
    )
    if suggestion.level == suggestion.played_level:
        advice = translate("Levels", "That level suits you.")
    elif is_duel:
        advice = translate("Levels", "Against {level}, you’d win about half.").format(level=level)
    else:
        advice = translate("Levels", "Against {level}, you’d win your share.").format(level=level)
    return f"{results} {advice}"


level_step_text = Message(
    "Levels", "Each level wins about two out of three matches against the one below it."
)
partner_level_text = Message(
    "Pages", "Your partner plays at full strength unless you choose otherwise."
)
fairness_text = Message(
    "Pages",
    "The level never affects the deal. Each computer player sees only what a person in that seat "
    "would see.",
)


def seat_label(offset: int, player_count: int, *, has_partners: bool) -> str:
    """Return the role, such as "Partner", of the seat that is `offset` seats after the player's."""
    if offset == 0:
        return translate("Pages", "You")
    if has_partners and offset * 2 == player_count:
        return translate("Pages", "Partner")
    if player_count == 2:
        return translate("Pages", "Opponent")
    if offset == 1:
        return translate("Pages", "Plays after you")
    if offset == player_count - 1:
        return translate("Pages", "Plays before you")
    return translate("Pages", "Player {number}").format(number=offset + 1)


def name_field_label(role: str) -> str:
    return translate("Pages", "Name: {who}").format(who=role)


any_name_label = Message("Pages", "Any name")
new_deal_label = Message("Pages", "A new deal")
deal_number_label = Message("Pages", "Deal number")


def deal_number_range_text(maximum: int) -> str:
    return translate("Pages", "A deal number is a whole number from 0 to {highest}.").format(
        highest=maximum
    )
