"""Labels of preferences and their values."""

from ...model.new_game import LEVELS
from ..common.languages import AVAILABLE_LANGUAGES
from .dialog_text import level_label
from .i18n import Message, cached_per_language, language_name, translate

preferences_title = Message("Pages", "Preferences")


def preference_label(key: str) -> str:
    return _preference_labels()[key]


@cached_per_language
def _preference_labels() -> dict[str, str]:
    return {
        "language": translate("Preferences", "Language"),
        "chrome": translate("Preferences", "Theme"),
        "felt": translate("Preferences", "Felt"),
        "text": translate("Preferences", "Text size"),
        "cards": translate("Preferences", "Card size"),
        "pace": translate("Preferences", "Game speed"),
        "rest": translate("Preferences", "Finished tricks stay"),
        "click": translate("Preferences", "Clicking a card"),
        "sort": translate("Preferences", "Sort the hand"),
        "level": translate("Pages", "Opponents"),
        "low_first": translate("Preferences", "Lowest card first"),
        "hints": translate("Preferences", "Highlight the suggested move"),
        "warnings": translate("Preferences", "Warn me before a clear mistake"),
        "praise": translate("Preferences", "Praise me for a hard choice"),
        "count_myself": translate("Preferences", "Count the points myself"),
        "forced": translate("Preferences", "Play forced cards automatically"),
        "agreements": translate("Preferences", "A high first bid promises an ace"),
        "sound": translate("Preferences", "Play sounds"),
        "volume": translate("Preferences", "Volume"),
        "voice": translate("Preferences", "Use the built-in voice"),
        "speech": translate("Preferences", "Spoken announcements"),
    }


def preference_value_label(key: str, value: str) -> str:
    """Return the label of a value. A language is labelled with its own name for itself."""
    return _value_labels()[key, value]


@cached_per_language
def _value_labels() -> dict[tuple[str, str], str]:
    return {
        ("language", "system"): translate("Preferences", "Follow the system"),
        **{("language", code): language_name(code) for code in AVAILABLE_LANGUAGES},
        ("chrome", "system"): translate("Preferences", "Follow the system"),
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
        ("pace", "off"): translate("Preferences", "No animation"),
        ("rest", "short"): translate("Preferences", "A short time"),
        ("rest", "normal"): translate("Preferences", "The usual time"),
        ("rest", "long"): translate("Preferences", "A long time"),
        ("rest", "click"): translate("Preferences", "Until you click"),
        ("click", "play"): translate("Preferences", "Plays it"),
        ("click", "raise"): translate("Preferences", "Lifts it (click again to play)"),
        ("warnings", "first"): translate("Preferences", "In my first three matches of a game"),
        ("warnings", "always"): translate("Preferences", "Always"),
        ("warnings", "never"): translate("Preferences", "Never"),
        ("speech", "all"): translate("Preferences", "Everything"),
        ("speech", "mine"): translate("Preferences", "What affects me"),
        ("speech", "turn"): translate("Preferences", "My turn only"),
        **{("level", level): level_label(level) for level in LEVELS},
        ("sort", "suit"): translate("Preferences", "By suit"),
        ("sort", "rank"): translate("Preferences", "By rank"),
        ("sort", "hand"): translate("Preferences", "In my own order"),
    }


# What the program learns about the player

usual_play_title = Message("Preferences", "What you usually do")
usual_play_text = Message(
    "Preferences",
    "Hints compare the best move with what you usually do. For that, the program remembers how "
    "often you play high, take tricks, lead trumps, declare and bid.",
)
forget_usual_play_label = Message("Preferences", "Forget what I usually do")
usual_play_forgotten_text = Message(
    "Preferences", "Forgotten. Your next matches show the program again what you usually do."
)
