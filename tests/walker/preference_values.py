"""The values that each preference can take."""

from marjapussi_gui.model import preferences as own

PREFERENCE_VALUES = {
    "language": own.LANGUAGES,
    "chrome": own.CHROME_NAMES,
    "text": own.TEXT_SIZES,
    "felt": own.FELT_NAMES,
    "cards": own.CARD_SIZE_NAMES,
    "deck": own.DECK_COLOURS,
    "index": own.INDEX_SIZES,
    "back": own.CARD_BACKS,
    "pace": own.ANIMATION_SPEEDS,
    "rest": own.TRICK_PAUSES,
    "click": own.CLICK_MODES,
    "sort": own.SORT_ORDERS,
    "speech": own.ANNOUNCEMENT_LEVELS,
    "voice": (False, True),
    "low_first": (False, True),
    "hints": (False, True),
    "warnings": own.WARNING_MODES,
    "praise": (False, True),
    "asked_pace": (False, True),
    "name": ("", "Aino", "<img src=x>"),
}
