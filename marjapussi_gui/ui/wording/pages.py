"""The sentences of pages and dialogs."""

from collections.abc import Sequence

from . import options
from .others import FILE, PRESET, shown
from .tongue import once_a_language, translate

# Start page and reading


def all_games(number: int) -> str:
    return translate("Pages", "{number} card games from the kitchen table").format(number=number)


def play() -> str:
    return translate("Pages", "Play")


def learn() -> str:
    return translate("Pages", "Learn")


def table_rules() -> str:
    return translate("Pages", "Table rules")


def play_game(game: str) -> str:
    return translate("Pages", "Play {game}").format(game=game)


def learn_game(game: str) -> str:
    return translate("Pages", "Learn {game}").format(game=game)


def table_rules_of(game: str) -> str:
    return translate("Pages", "Table rules of {game}").format(game=game)


def tile(name: str, players: str, sentence: str) -> str:
    return translate("Pages", "{name}, {players}. {sentence}").format(
        name=name, players=players, sentence=sentence
    )


def back() -> str:
    return translate("Pages", "Back")


# Buttons of dialogs


def button(which: str) -> str:
    """Return the words of a button."""
    return _buttons()[which]


@once_a_language
def _buttons() -> dict[str, str]:
    return {
        "back to usual": translate("Pages", "Back to usual"),
        "bring back": translate("Pages", "Bring it back"),
        "cancel": translate("Pages", "Cancel"),
        "close": translate("Pages", "Close"),
        "delete": translate("Pages", "Delete"),
        "export": translate("Pages", "Export…"),
        "house rules": translate("Pages", "House rules…"),
        "import": translate("Pages", "Import…"),
        "play": translate("Pages", "Play"),
        "save": translate("Pages", "Save"),
        "save as": translate("Pages", "Save as…"),
        "use": translate("Pages", "Use these rules"),
    }


# House rules


def house_rules() -> str:
    return translate("Pages", "House rules")


def house_rules_of(game: str) -> str:
    return translate("Pages", "House rules of {game}").format(game=game)


def presets() -> str:
    return translate("Pages", "Presets")


def own_presets() -> str:
    return translate("Pages", "Your own")


def preset_name() -> str:
    return translate("Pages", "Name of the preset")


def own_mixture() -> str:
    return translate("Pages", "Your own choice")


def played_where(where: str) -> str:
    return translate("Pages", "Played: {where}.").format(where=where)


def rules_clash(keys: Sequence[str]) -> str:
    """Say which two rules contradict each other."""
    first, second = map(options.label, keys)
    return translate(
        "Pages", "“{first}” and “{second}” contradict each other: change one of them."
    ).format(first=first, second=second)


def name_does_not_fit(longest: int) -> str:
    return translate("Pages", "A name has 1 to {longest} letters.").format(longest=longest)


def name_is_common(name: str) -> str:
    return translate(
        "Pages", "“{name}” is a preset that everybody has: choose another name."
    ).format(name=shown(name, PRESET))


def preset_saved(name: str) -> str:
    return translate("Pages", "“{name}” is saved among your presets.").format(
        name=shown(name, PRESET)
    )


def preset_deleted(name: str) -> str:
    return translate("Pages", "“{name}” is deleted.").format(name=shown(name, PRESET))


def preset_imported(name: str) -> str:
    return translate("Pages", "“{name}” is imported and saved among your presets.").format(
        name=shown(name, PRESET)
    )


def preset_exported(file: str) -> str:
    return translate("Pages", "These rules are written to {file}.").format(file=shown(file, FILE))


def numbered(name: str, number: int) -> str:
    return translate("Pages", "{name} ({number})").format(name=name, number=number)


# Files of house rules


def rules_files() -> str:
    return translate("Pages", "House rules (*.json)")


def import_title() -> str:
    return translate("Pages", "Import house rules")


def export_title() -> str:
    return translate("Pages", "Export house rules")


def file_unreadable(file: str) -> str:
    return translate("Pages", "{file} cannot be read: choose another file.").format(
        file=shown(file, FILE)
    )


def file_unwritable(file: str) -> str:
    return translate("Pages", "{file} cannot be written there: choose another place.").format(
        file=shown(file, FILE)
    )


def file_too_long() -> str:
    return translate("Pages", "The file is too long to hold house rules.")


def file_not_rules() -> str:
    return translate("Pages", "The file holds no house rules of Marjapussi.")


def file_ambiguous() -> str:
    return translate("Pages", "The file says the same thing twice or is nested too deeply.")


def file_of_other_version() -> str:
    return translate("Pages", "The file was written by another version that this one cannot read.")


def file_incomplete() -> str:
    return translate(
        "Pages", "The file is incomplete: it needs the game, a name and the rules, nothing else."
    )


def file_of_other_game(game: str) -> str:
    return translate("Pages", "The file holds rules of another game, not of {game}.").format(
        game=game
    )


def file_without_name(longest: int) -> str:
    return translate("Pages", "The file needs a name of 1 to {longest} letters.").format(
        longest=longest
    )


def file_with_unknown_rule(key: str) -> str:
    return translate("Pages", "The file has a rule “{key}” that this game does not have.").format(
        key=key
    )


def file_with_bad_value(rule: str, value: str) -> str:
    return translate("Pages", "The file sets “{rule}” to {value}, which it cannot be.").format(
        rule=rule, value=value
    )


def file_contradicts(why: str) -> str:
    return translate("Pages", "The rules in the file contradict each other. {why}").format(why=why)


# New game


def new_game() -> str:
    return translate("Pages", "New game")


def heading(which: str) -> str:
    """Return the heading of a part of a dialog."""
    return _headings()[which]


@once_a_language
def _headings() -> dict[str, str]:
    return {
        "game": translate("Pages", "Game"),
        "opponents": translate("Pages", "Opponents"),
        "partner": translate("Pages", "Partner"),
        "fairness": translate("Pages", "Fairness"),
        "names": translate("Pages", "Names"),
        "rules": translate("Pages", "House rules"),
        "deal": translate("Pages", "Deal"),
        "appearance": translate("Pages", "Appearance"),
        "pace": translate("Pages", "Pace"),
        "style": translate("Pages", "Playing"),
        "sound": translate("Pages", "Sound"),
    }


def number_of_players() -> str:
    return translate("Pages", "Players")


def level(key: str) -> str:
    """Return the name of a computer player's level."""
    return {
        "easy": translate("Levels", "Easy"),
        "normal": translate("Levels", "Normal"),
        "strong": translate("Levels", "Strong"),
        "expert": translate("Levels", "Expert"),
    }[key]


def level_meaning(key: str) -> str:
    """Return how a computer player of this level plays."""
    return {
        "easy": translate("Levels", "Forgets cards and slips now and then."),
        "normal": translate("Levels", "Plays by the rules of thumb of a good kitchen table."),
        "strong": translate("Levels", "Weighs how the hidden cards may lie."),
        "expert": translate("Levels", "Thinks longest, and plays the last tricks exactly."),
    }[key]


def partner_meaning() -> str:
    return translate("Pages", "Your partner always plays its best, unless you choose otherwise.")


def fairness() -> str:
    return translate(
        "Pages",
        "The deal never depends on the level, and every player sees only what a person in that "
        "seat would see.",
    )


def seat(number: int, players: int, *, partners: bool) -> str:
    """Return who sits so many seats after oneself, in the direction of play."""
    if number == 0:
        return translate("Pages", "You")
    if partners and number * 2 == players:
        return translate("Pages", "Partner")
    if players == 2:
        return translate("Pages", "Opponent")
    if number == 1:
        return translate("Pages", "Plays after you")
    if number == players - 1:
        return translate("Pages", "Plays before you")
    return translate("Pages", "Player {number}").format(number=number + 1)


def name_of(who: str) -> str:
    return translate("Pages", "Name: {who}").format(who=who)


def any_name() -> str:
    return translate("Pages", "Any name")


def new_deal() -> str:
    return translate("Pages", "A new deal")


def deal_number() -> str:
    return translate("Pages", "Deal number")


def deal_number_does_not_fit(highest: int) -> str:
    return translate("Pages", "A deal number is a whole number from 0 to {highest}.").format(
        highest=highest
    )


# Preferences


def preferences() -> str:
    return translate("Pages", "Preferences")


def preference(key: str) -> str:
    """Return what a preference is called."""
    return _preferences()[key]


@once_a_language
def _preferences() -> dict[str, str]:
    return {
        "language": translate("Preferences", "Language"),
        "chrome": translate("Preferences", "Windows and pages"),
        "felt": translate("Preferences", "Felt"),
        "text": translate("Preferences", "Size of texts"),
        "cards": translate("Preferences", "Size of the cards you read"),
        "pace": translate("Preferences", "Pace of play"),
        "rest": translate("Preferences", "A full trick lies"),
        "click": translate("Preferences", "A click on a card"),
        "sort": translate("Preferences", "Sort the hand"),
        "low_first": translate("Preferences", "Lowest card first"),
        "hints": translate("Preferences", "Outline the suggested action"),
        "sound": translate("Preferences", "Play sounds"),
        "volume": translate("Preferences", "Volume"),
    }


def preference_value(key: str, value: str) -> str:
    """Return the name of a value; languages have theirs in their own words."""
    return _preference_values()[key, value]


@once_a_language
def _preference_values() -> dict[tuple[str, str], str]:
    return {
        ("language", "system"): translate("Preferences", "As the system"),
        ("language", "en"): "English",
        ("language", "fi"): "Suomi",
        ("language", "sv"): "Svenska",
        ("chrome", "system"): translate("Preferences", "As the system"),
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
        ("rest", "short"): translate("Preferences", "A short while"),
        ("rest", "normal"): translate("Preferences", "A normal while"),
        ("rest", "long"): translate("Preferences", "A long while"),
        ("rest", "click"): translate("Preferences", "Until you click"),
        ("click", "play"): translate("Preferences", "Plays it"),
        ("click", "raise"): translate("Preferences", "Raises it, a second plays it"),
        ("sort", "suit"): translate("Preferences", "By suit"),
        ("sort", "rank"): translate("Preferences", "By rank"),
        ("sort", "hand"): translate("Preferences", "By hand"),
    }
