"""Titles of the dialogs that open and save files of house rules, and their error messages."""

from .i18n import translate
from .sanitizing import MAX_FILE_LENGTH, shorten


def rules_files_label() -> str:
    return translate("Pages", "House rules (*.json)")


def import_title() -> str:
    return translate("Pages", "Import house rules")


def export_title() -> str:
    return translate("Pages", "Export house rules")


def file_unreadable_text(file: str) -> str:
    return translate("Pages", "Can’t read {file}. Choose another file.").format(
        file=shorten(file, MAX_FILE_LENGTH)
    )


def file_unwritable_text(file: str) -> str:
    return translate("Pages", "Can’t save {file} in that folder. Choose another folder.").format(
        file=shorten(file, MAX_FILE_LENGTH)
    )


def file_too_large_text() -> str:
    return translate("Pages", "This file is too large for house rules.")


def not_a_rules_file_text() -> str:
    return translate("Pages", "This file has no Marjapussi house rules in it.")


def file_ambiguous_text() -> str:
    return translate(
        "Pages",
        "This file can’t be used. It has the same entry twice, or its structure is too "
        "complicated.",
    )


def other_version_text() -> str:
    return translate(
        "Pages", "Another version of the program wrote this file, and this version can’t read it."
    )


def file_incomplete_text() -> str:
    return translate(
        "Pages", "This file must have exactly three parts: the game, a name and the rules."
    )


def other_game_text(game: str) -> str:
    return translate("Pages", "These are house rules for another game, not {game}.").format(
        game=game
    )


def missing_name_text(max_length: int) -> str:
    return translate("Pages", "The name in the file must have 1 to {longest} characters.").format(
        longest=max_length
    )


def unknown_rule_text(game: str, key: str) -> str:
    return translate("Pages", "{game} has no rule called “{key}”.").format(game=game, key=key)


def invalid_value_text(rule: str, value: str) -> str:
    return translate("Pages", "The file sets “{rule}” to {value}, which isn’t allowed.").format(
        rule=rule, value=value
    )


def conflicting_rules_text(reason: str) -> str:
    return translate("Pages", "The rules in the file contradict each other. {why}").format(
        why=reason
    )
