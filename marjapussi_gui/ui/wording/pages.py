"""Texts of the start page and of the dialogs for games, house rules and levels."""

from collections.abc import Sequence

from . import options
from .others import FILE, PRESET, shown
from .tongue import once_a_language, translate

# Start page and reading


def this_language() -> str:
    return translate("Tongue", "English", "the name of this language, in itself")


def statistics() -> str:
    return translate("Window", "Statistics")


def so_many_play(number: int) -> str:
    return translate("Pages", "{number} players").format(number=number)


def play() -> str:
    return translate("Pages", "Play")


def learn() -> str:
    return translate("Pages", "Learn")


def play_game(game: str) -> str:
    return translate("Pages", "Play {game}").format(game=game)


def learn_game(game: str) -> str:
    return translate("Pages", "Learn {game}").format(game=game)


def tile(name: str, players: str, sentence: str) -> str:
    return translate("Pages", "{name}, {players}. {sentence}").format(
        name=name, players=players, sentence=sentence
    )


def back() -> str:
    return translate("Pages", "Back")


# Buttons of dialogs


def button(which: str) -> str:
    """Return the label of a dialog button."""
    return _buttons()[which]


@once_a_language
def _buttons() -> dict[str, str]:
    return {
        "back to usual": translate("Pages", "Reset to defaults"),
        "bring back": translate("Pages", "Undo"),
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
        "play by": translate("Pages", "Play by these rules"),
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
    """Return which two rules contradict each other."""
    first, second = map(options.label, keys)
    return translate(
        "Pages", "“{first}” and “{second}” contradict each other: change one of them."
    ).format(first=first, second=second)


def name_does_not_fit(longest: int) -> str:
    return translate("Pages", "A name has 1 to {longest} characters.").format(longest=longest)


def name_is_common(name: str) -> str:
    return translate(
        "Pages", "“{name}” is already the name of ready-made rules: choose another name."
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


# New game


def new_game() -> str:
    return translate("Pages", "New game")


def heading(which: str) -> str:
    """Return the title of a section of a dialog."""
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
    """Return how a computer player of a level plays."""
    return {
        "easy": translate(
            "Levels", "Forgets which cards were played, overlooks some, and bids too high."
        ),
        "normal": translate("Levels", "Counts cards, and plays like an experienced home player."),
        "strong": translate("Levels", "Considers where the hidden cards may be."),
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
    """Return the role of a seat, counted from the player's own seat in order of play."""
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
