"""Messages about files of house rules: dialog titles, and why a file is refused."""

from .i18n import translate
from .sanitizing import MAX_FILE_LENGTH, shorten


def rules_files_label() -> str:
    return translate("Pages", "House rules (*.json)")


def import_title() -> str:
    return translate("Pages", "Import house rules")


def export_title() -> str:
    return translate("Pages", "Export house rules")


def file_unreadable_text(file: str) -> str:
    return translate("Pages", "{file} cannot be read: choose another file.").format(
        file=shorten(file, MAX_FILE_LENGTH)
    )


def file_unwritable_text(file: str) -> str:
    return translate("Pages", "{file} cannot be written there: choose another place.").format(
        file=shorten(file, MAX_FILE_LENGTH)
    )


def file_too_large_text() -> str:
    return translate("Pages", "The file is too large to be a file of house rules.")


def not_a_rules_file_text() -> str:
    return translate("Pages", "The file holds no house rules of Marjapussi.")


def file_ambiguous_text() -> str:
    return translate("Pages", "The file says the same thing twice or is nested too deeply.")


def other_version_text() -> str:
    return translate("Pages", "The file was written by another version that this one cannot read.")


def file_incomplete_text() -> str:
    return translate(
        "Pages", "The file is incomplete: it needs the game, a name and the rules, nothing else."
    )


def other_game_text(game: str) -> str:
    return translate("Pages", "The file holds rules of another game, not of {game}.").format(
        game=game
    )


def missing_name_text(max_length: int) -> str:
    return translate("Pages", "The file needs a name of 1 to {longest} characters.").format(
        longest=max_length
    )


def unknown_rule_text(key: str) -> str:
    return translate("Pages", "The file has a rule “{key}” that this game does not have.").format(
        key=key
    )


def invalid_value_text(rule: str, value: str) -> str:
    return translate("Pages", "The file sets “{rule}” to {value}, which it cannot be.").format(
        rule=rule, value=value
    )


def conflicting_rules_text(reason: str) -> str:
    return translate("Pages", "The rules in the file contradict each other. {why}").format(
        why=reason
    )
