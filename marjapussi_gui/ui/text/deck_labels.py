"""Labels of the settings for the look of the cards."""

from .i18n import say


def deck_setting_label(key: str) -> str:
    return say(f"preference-{key}")


def deck_value_label(key: str, value: str) -> str:
    """Return the label of one value of a deck setting."""
    return say(f"preference-{key}-{value}")
