"""Labels of preferences and their values."""

from ...model.preferences import SYSTEM
from .dialog_text import level_label
from .i18n import language_name, say


def preference_label(key: str) -> str:
    return say(f"preference-{key}")


def preference_value_label(key: str, value: str) -> str:
    if key == "level":
        return level_label(value)
    if key == "language" and value != SYSTEM:
        return language_name(value)
    return say(f"preference-{key}-{value}")
