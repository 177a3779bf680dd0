"""Texts of the dialogs about the program, keyboard shortcuts, backups and errors."""

from collections.abc import Mapping

from ...engine.games import VARIANTS
from .commands import COMMANDS, Command, KeyGroup
from .i18n import Message, translate
from .markup import html_section, html_table
from .sanitizing import MAX_FILE_LENGTH, sanitize, shorten

COMPONENT_LICENCES = (
    ("Python", "PSF-2.0"),
    ("Qt, PySide6", "LGPL-3.0"),
    ("Lato, Noto Sans Devanagari", "OFL-1.1"),
    ("SQLite", "public domain"),
    ("miniaudio, cffi", "MIT"),
    ("platformdirs, fsrs", "MIT"),
)

# keys for the cards at the table, which are not in the menu
TABLE_KEYS = ("arrows", "digits", "space", "tab", "any")


about_title = Message("About", "About Marjapussi")


def description_text() -> str:
    sentence = translate(
        "About",
        "{number} card games: marriage games and their relatives. Each computer player sees only "
        "what a person in that seat would see. You’re free to use, study and change the program "
        "(MIT License). It doesn’t send any data.",
    )
    return sentence.format(number=len(VARIANTS))


components_title = Message("About", "Made with")


def component_labels() -> list[str]:
    return [f"{name} \N{EM DASH} {licence}" for name, licence in COMPONENT_LICENCES]


file_locations_title = Message("About", "Where your files are")
data_folder_label = Message("About", "Matches, statistics, preferences and backups")
log_folder_label = Message("About", "Log and error reports")
no_storage_text = Message("About", "Nothing is being saved right now.")


def open_folder_label(folder_label: str) -> str:
    return translate("About", "Open folder: {what}").format(what=folder_label)


copy_diagnostics_label = Message("About", "Copy diagnostics")
diagnostics_copied_text = Message(
    "About",
    "Your version numbers and screen details have been copied. They say nothing about you. Paste "
    "them into your error report.",
)
close_label = Message("About", "Close")


# Keyboard shortcuts


keys_title = Message("About", "Keyboard shortcuts")


def keys_html(shortcuts: Mapping[Command, str]) -> str:
    """Return the list of keyboard shortcuts as HTML, with the keys for the cards first."""
    header = key_table_header()
    return "".join(
        html_section(key_group_title(group), html_table(header, key_rows(group, shortcuts)))
        for group in (None, *KeyGroup)
    )


def key_table_header() -> tuple[str, str]:
    return translate("About", "Key"), translate("About", "What it does")


def key_rows(group: KeyGroup | None, shortcuts: Mapping[Command, str]) -> list[tuple[str, str]]:
    """Return the name and effect of each key in a group; None means the keys for the cards."""
    if group is None:
        return [table_key_row(name) for name in TABLE_KEYS]
    return [
        (shortcuts[each.command], each.label.removesuffix("…"))
        for each in COMMANDS
        if each.key_group is group
    ]


def key_group_title(group: KeyGroup | None) -> str:
    """Return the title of a group of keys; None means the keys for the cards."""
    match group:
        case KeyGroup.MATCHES:
            return translate("About", "Matches")
        case KeyGroup.TABLE:
            return translate("About", "While playing")
        case KeyGroup.READ_ALOUD:
            return translate("About", "Read aloud")
        case KeyGroup.PROGRAM:
            return translate("About", "The program")
        case _:
            return translate("About", "Your hand")


def table_key_row(key: str) -> tuple[str, str]:
    """Return the name of a key for the cards, and what the key does."""
    return {
        "arrows": (
            translate("About", "Left, Right"),
            translate("About", "go from card to card"),
        ),
        "digits": (
            translate("About", "1 to 9, 0"),
            translate("About", "go to a card by its position"),
        ),
        "space": (
            translate("About", "Space, Enter"),
            translate("About", "play or choose the card"),
        ),
        "tab": (translate("About", "Tab"), translate("About", "go to the buttons and back")),
        "any": (
            translate("About", "Space"),
            translate("About", "skip the animation while cards are moving"),
        ),
    }[key]


# Backups


backups_title = Message("About", "Backups")
backups_text = Message(
    "About",
    "The program backs up everything once a day and keeps the last seven backups. To move to "
    "another computer, copy a backup there and restore it.",
)
back_up_now_label = Message("About", "Back up now")
restore_from_file_label = Message("About", "Restore from a file…")
backup_files_label = Message("About", "Backups (*.db)")
restore_label = Message("About", "Restore")
no_backups_text = Message("About", "There’s no backup yet.")


def backup_kind_label(kind: str) -> str:
    """Return a label that says why a backup was made."""
    if kind == "daily":
        return translate("About", "daily")
    if kind == "by-hand":
        return translate("About", "made by you")
    if kind == "before-restore":
        return translate("About", "before a backup was restored")
    if kind == "before-reset":
        return translate("About", "before statistics were reset")
    return translate("About", "before an update")


def backup_created_text(file: str) -> str:
    return translate("About", "The backup is in {file}").format(file=sanitize(file))


def confirm_restore_text(date: str) -> str:
    return translate(
        "About",
        "Restore everything from the backup of {day}? What you have now will be backed up first.",
    ).format(day=shorten(date, MAX_FILE_LENGTH))


confirm_restore_label = Message("About", "Yes, restore")
restored_text = Message("About", "Restored everything from the backup.")
not_restored_text = Message(
    "About", "This file isn’t a backup that the program can restore. Nothing has changed."
)


# Errors


error_title = Message("About", "Something went wrong")


def error_text(report_file: str, *, is_saved: bool = True) -> str:
    """Return a text on what an error means for the match, and where its report is, if any."""
    meaning = (
        translate(
            "About",
            "The program has run into an error. Your match is safe because the program saved every "
            "action as you played it. The details are below.",
        )
        if is_saved
        else translate(
            "About",
            "The program has run into an error. Your match isn’t fully saved yet, so save its "
            "record now. The details are below.",
        )
    )
    report = translate("About", "The report is in {file}").format(file=sanitize(report_file))
    return f"{meaning} {report}" if report_file else meaning


copy_report_label = Message("About", "Copy the text")
save_record_label = Message("About", "Save the match record…")
