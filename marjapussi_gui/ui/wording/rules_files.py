"""Messages about files of house rules: dialog titles, and why a file is refused."""

from .others import FILE, shown
from .tongue import translate


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
    return translate("Pages", "The file is too large to be a file of house rules.")


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
    return translate("Pages", "The file needs a name of 1 to {longest} characters.").format(
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
