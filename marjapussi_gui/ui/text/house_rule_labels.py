"""Labels of house rules, their values and presets, and why two rules contradict each other."""

import re

from ...engine.options import OptionValue
from ...engine.rule_conflicts import RuleConflict
from . import games
from .i18n import has_message, number_text, say


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
