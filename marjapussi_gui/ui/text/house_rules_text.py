"""House rules in words: names, values, presets, differences, and errors in their files."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from ...engine.game import Game, Variant
from ...engine.options import Option, OptionValue, RulesError
from ...engine.rule_conflicts import RuleConflict
from ...engine.rules import option_values
from . import games
from .i18n import has_message, number_text, say
from .markup import html_paragraph, html_section, html_table
from .sanitizing import MAX_FILE_LENGTH, MAX_PRESET_LENGTH, shorten

OwnPresets = Mapping[str, Mapping[str, OptionValue]]  # the player's own presets for a game, by name
NO_OWN_PRESETS: OwnPresets = MappingProxyType({})


def house_rules_section(game: Game) -> str:
    chosen = game.option_values
    rows = [
        _rule_row(option, chosen[option.key])
        for option in game.variant.options
        if chosen[option.key] != option.default
    ]
    title = say("house-rules-house-rules")
    if not rows:
        return html_section(title, html_paragraph(say("youre-playing-by-usual-rules")))
    header = say("house-rule"), say("house-rules-at-this-table")
    return html_section(title, html_table(header, rows))


def _rule_row(option: Option, value: OptionValue) -> tuple[str, ...]:
    """Return the table cells for a house rule, or a single sentence if the rule is switched off."""
    if value is False and has_message(f"rule-{option.key}-off"):
        return (say(f"rule-{option.key}-off"),)
    return rule_label(option.key), rule_value_label(option.key, value)


def unusual_rules_label(game: Game, own_presets: OwnPresets = NO_OWN_PRESETS) -> str:
    """Return the name of the preset or the number of changed rules, or "" if none is changed."""
    unusual = _count_changed_rules(game)
    if not unusual:
        return ""
    values = game.option_values
    return (
        _preset_name(game.variant, values)
        or _own_preset_name(game.variant, values, own_presets)
        or say("number-house-rules", number=unusual)
    )


def rules_summary_text(game: Game) -> str:
    """Return a short text on how the rules in force differ from the default rules."""
    if preset := _preset_name(game.variant, game.option_values):
        return preset
    unusual = _count_changed_rules(game)
    if not unusual:
        return say("all-as-usual")
    return say("number-rules-differ-from-usual-ones", number=unusual)


def rules_name(
    variant: Variant, values: Mapping[str, OptionValue], own_presets: OwnPresets = NO_OWN_PRESETS
) -> str:
    """Return the name of the preset with these values, or "Custom rules" if there is none.

    values must have every option of the game, as Game.option_values has.
    """
    if known := _preset_name(variant, values):
        return known
    if has_default_rules(variant, values):
        return say("standard")
    own_name = _own_preset_name(variant, values, own_presets)
    return own_name or say("house-rules-custom-rules")


def _own_preset_name(
    variant: Variant, values: Mapping[str, OptionValue], own_presets: OwnPresets
) -> str:
    """Return the name of the player's own preset with these values, or an empty string."""
    for name, chosen in own_presets.items():
        if _complete_values(variant, chosen) == values:
            return shorten(name, MAX_PRESET_LENGTH)
    return ""


def has_default_rules(variant: Variant, values: Mapping[str, OptionValue]) -> bool:
    return all(values[each.key] == each.default for each in variant.options)


def _complete_values(
    variant: Variant, values: Mapping[str, OptionValue]
) -> Mapping[str, OptionValue] | None:
    """Return the value of every option, or None if some are not valid in this version."""
    try:
        return option_values(variant.create_rules(values), variant.options)
    except RulesError:
        return None


def _preset_name(variant: Variant, values: Mapping[str, OptionValue]) -> str:
    for preset in variant.presets:
        if _complete_values(variant, preset.option_values) == values:
            return preset_label(preset.name)
    return ""


def _count_changed_rules(game: Game) -> int:
    chosen = game.option_values
    return sum(chosen[each.key] != each.default for each in game.variant.options)


def file_unreadable_text(file: str) -> str:
    return say("file-unreadable", file=shorten(file, MAX_FILE_LENGTH))


def file_unwritable_text(file: str) -> str:
    return say("file-unwritable", file=shorten(file, MAX_FILE_LENGTH))


def rule_label(key: str) -> str:
    return say(f"rule-{key}") if has_message(f"rule-{key}") else key.replace("_", " ")


def conflict_sentence(conflict: RuleConflict) -> str:
    return say(f"conflict-{'-'.join(conflict.keys)}")


def preset_label(text: str) -> str:
    """Return the name or the source of a preset in the current language."""
    return say(f"preset-{re.sub(r'[^a-z0-9]+', '-', text.lower()).strip('-')}")


def rule_group_title(group: str) -> str:
    return say(f"rule-group-{group}")


def rule_value_label(key: str, value: OptionValue) -> str:
    """Return the label of a value of a house rule, such as "On", "Hearts high" or "12"."""
    if isinstance(value, bool):
        return say("on") if value else say("off")
    if isinstance(value, int):
        return _number_label(key, value)
    if key == "pips":
        return games.card_values_label(value)
    if key == "show_barred":
        return " ".join(value)  # Ranks
    return say(f"rule-{key}-{value}")


def _number_label(key: str, value: int) -> str:
    if key == "deals" and not value:
        return say("until-target")
    return number_text(value)
