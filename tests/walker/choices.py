"""What somebody may prefer, and how."""

from marjapussi_gui.ui.basis import preferences as own

CHOICES = {
    "language": own.LANGUAGES,
    "chrome": own.CHROME_NAMES,
    "text": own.TEXTS,
    "felt": own.FELT_NAMES,
    "cards": own.CARDS,
    "deck": own.DECKS,
    "index": own.INDICES,
    "back": own.BACKS,
    "pace": own.PACES,
    "rest": own.RESTS,
    "click": own.CLICKS,
    "sort": own.SORTS,
    "speech": own.SPEECHES,
    "voice": (False, True),
    "low_first": (False, True),
    "hints": (False, True),
    "tutor": (False, True),
    "name": ("", "Aino", "<img src=x>"),
}
