"""Labels of preferences and their values."""

from ..common.languages import AVAILABLE_LANGUAGES
from .i18n import Message, cached_per_language, language_name, translate

preferences_title = Message("Pages", "Preferences")


def preference_label(key: str) -> str:
    return _preference_labels()[key]


@cached_per_language
def _preference_labels() -> dict[str, str]:
    return {
        "language": translate("Preferences", "Language"),
        "chrome": translate("Preferences", "Windows and pages"),
        "felt": translate("Preferences", "Felt"),
        "text": translate("Preferences", "Size of texts"),
        "cards": translate("Preferences", "Size of the cards you read"),
        "pace": translate("Preferences", "Pace of play"),
        "rest": translate("Preferences", "A finished trick stays"),
        "click": translate("Preferences", "A click on a card"),
        "sort": translate("Preferences", "Sort the hand"),
        "low_first": translate("Preferences", "Lowest card first"),
        "hints": translate("Preferences", "Outline the suggested action"),
        "tutor": translate("Preferences", "Ask before a clear mistake"),
        "count_myself": translate("Preferences", "Count the points of a hand yourself"),
        "forced": translate("Preferences", "The only card you may play plays itself"),
        "sound": translate("Preferences", "Play sounds"),
        "volume": translate("Preferences", "Volume"),
        "voice": translate("Preferences", "Speak it aloud, without a screen reader"),
        "speech": translate("Preferences", "Said for those who listen"),
    }


def preference_value_label(key: str, value: str) -> str:
    """Return the label of a value; languages are named in themselves."""
    return _value_labels()[key, value]


@cached_per_language
def _value_labels() -> dict[tuple[str, str], str]:
    return {
        ("language", "system"): translate("Preferences", "Same as the system"),
        **{("language", code): language_name(code) for code in AVAILABLE_LANGUAGES},
        ("chrome", "system"): translate("Preferences", "Same as the system"),
        ("chrome", "light"): translate("Preferences", "Light"),
        ("chrome", "dark"): translate("Preferences", "Dark"),
        ("felt", "moss"): translate("Preferences", "Moss"),
        ("felt", "night"): translate("Preferences", "Night"),
        ("felt", "birch"): translate("Preferences", "Birch"),
        ("text", "normal"): translate("Preferences", "Normal"),
        ("text", "large"): translate("Preferences", "Large"),
        ("cards", "normal"): translate("Preferences", "Normal"),
        ("cards", "large"): translate("Preferences", "Large"),
        ("pace", "slow"): translate("Preferences", "Slow"),
        ("pace", "normal"): translate("Preferences", "Normal"),
        ("pace", "fast"): translate("Preferences", "Fast"),
        ("pace", "off"): translate("Preferences", "Without animation"),
        ("rest", "short"): translate("Preferences", "A short time"),
        ("rest", "normal"): translate("Preferences", "A normal time"),
        ("rest", "long"): translate("Preferences", "A long time"),
        ("rest", "click"): translate("Preferences", "Until you click"),
        ("click", "play"): translate("Preferences", "Plays it"),
        ("click", "raise"): translate("Preferences", "Lifts it; a second click plays it"),
        ("speech", "all"): translate("Preferences", "Everything"),
        ("speech", "mine"): translate("Preferences", "What concerns me"),
        ("speech", "turn"): translate("Preferences", "My turn only"),
        ("sort", "suit"): translate("Preferences", "By suit"),
        ("sort", "rank"): translate("Preferences", "By rank"),
        ("sort", "hand"): translate("Preferences", "In my own order"),
    }
