"""Labels of the settings for the look of the cards."""

from .i18n import Message, translate

cards_title = Message("Decks", "Cards")


def deck_setting_label(key: str) -> str:
    return {
        "deck": translate("Decks", "Suit colours"),
        "index": translate("Decks", "Card corners"),
        "back": translate("Decks", "Card backs"),
    }[key]


def deck_value_label(key: str, value: str) -> str:
    """Return the label of one value of a deck setting."""
    return {
        ("deck", "four"): translate("Decks", "Four colours"),
        ("deck", "two"): translate("Decks", "Two colours"),
        ("index", "standard"): translate("Decks", "Full pictures"),
        ("index", "large"): translate("Decks", "Large corners"),
        ("back", "lingonberry"): translate("Decks", "Lingonberry"),
        ("back", "blueberry"): translate("Decks", "Blueberry"),
        ("back", "juniper"): translate("Decks", "Juniper"),
    }[key, value]
