"""Labels of preferences and their values."""

from ...model.new_game import LEVELS
from ..common.languages import AVAILABLE_LANGUAGES
from .dialog_text import level_label
from .i18n import cached_per_language, language_name, say


def preference_label(key: str) -> str:
    return say(f"preference-{key}")


def preference_value_label(key: str, value: str) -> str:
    """Return the label of a value. A language is labelled with its own name for itself."""
    return _value_labels()[key, value]


@cached_per_language
def _value_labels() -> dict[tuple[str, str], str]:
    return {
        ("language", "system"): say("preference-language-system"),
        **{("language", code): language_name(code) for code in AVAILABLE_LANGUAGES},
        ("chrome", "system"): say("preference-chrome-system"),
        ("chrome", "light"): say("preference-chrome-light"),
        ("chrome", "dark"): say("preference-chrome-dark"),
        ("felt", "moss"): say("preference-felt-moss"),
        ("felt", "night"): say("preference-felt-night"),
        ("felt", "birch"): say("preference-felt-birch"),
        ("text", "normal"): say("preference-text-normal"),
        ("text", "large"): say("preference-text-large"),
        ("cards", "normal"): say("preference-cards-normal"),
        ("cards", "large"): say("preference-cards-large"),
        ("pace", "slow"): say("preference-pace-slow"),
        ("pace", "normal"): say("preference-pace-normal"),
        ("pace", "fast"): say("preference-pace-fast"),
        ("pace", "off"): say("preference-pace-off"),
        ("rest", "short"): say("preference-rest-short"),
        ("rest", "normal"): say("preference-rest-normal"),
        ("rest", "long"): say("preference-rest-long"),
        ("rest", "click"): say("preference-rest-click"),
        ("click", "play"): say("preference-click-play"),
        ("click", "raise"): say("preference-click-raise"),
        ("warnings", "first"): say("preference-warnings-first"),
        ("warnings", "always"): say("preference-warnings-always"),
        ("warnings", "never"): say("preference-warnings-never"),
        ("speech", "all"): say("preference-speech-all"),
        ("speech", "mine"): say("preference-speech-mine"),
        ("speech", "turn"): say("preference-speech-turn"),
        **{("level", level): level_label(level) for level in LEVELS},
        ("sort", "suit"): say("preference-sort-suit"),
        ("sort", "rank"): say("preference-sort-rank"),
        ("sort", "hand"): say("preference-sort-hand"),
    }
