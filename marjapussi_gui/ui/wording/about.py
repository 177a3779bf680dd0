"""Texts of the dialogs about the program, its keys, backups and errors."""

from collections.abc import Iterable

from ...engine.games import VARIANTS
from .markup import section, table
from .others import FILE, cleaned, shown
from .tongue import translate
from .window import action

PARTS = (
    ("Python", "PSF-2.0"),
    ("Qt, PySide6", "LGPL-3.0"),
    ("Lato, Noto Sans Devanagari", "OFL-1.1"),
    ("SQLite", "public domain"),
    ("miniaudio, cffi", "MIT"),
    ("platformdirs, fsrs", "MIT"),
)

# Keys at the table that are not in the menu.
HAND_KEYS = ("arrows", "digits", "space", "tab", "any")
AT_THE_TABLE = ("undo", "redo", "hint", "claim", "tricks", "known", "talk", "hands", "review")
KEY_GROUPS = (
    (
        *("new", "deal", "again", "other_seat", "home", "matches", "open"),
        *("practice", "puzzles", "profile", "statistics"),
    ),
    (*AT_THE_TABLE, "copy_deal", "audit"),
    (
        *("read_trick", "read_seats", "read_score", "read_long_score", "read_hand"),
        *("read_legal", "read_turn", "read_table", "say_again", "say_before", "say_after"),
    ),
    ("keys", "rules", "guide", "preferences", "full", "escape", "quit"),
)


def about() -> str:
    return translate("About", "About Marjapussi")


def what_it_is() -> str:
    sentence = translate(
        "About",
        "{number} card games: marriage games and their relatives, against computer players who "
        "see only what their seat may see. Free to use, to read and to change: MIT License. "
        "Nothing is sent anywhere.",
    )
    return sentence.format(number=len(VARIANTS))


def made_of() -> str:
    return translate("About", "What it is made with")


def parts() -> list[str]:
    return [f"{name} \N{EM DASH} {licence}" for name, licence in PARTS]


def places() -> str:
    return translate("About", "Where your files are")


def data() -> str:
    return translate("About", "Matches, statistics, preferences and backups")


def logs() -> str:
    return translate("About", "Log and reports of faults")


def nowhere() -> str:
    return translate("About", "Nothing is kept just now.")


def open_folder(what: str) -> str:
    return translate("About", "Open folder: {what}").format(what=what)


def copy_diagnostics() -> str:
    return translate("About", "Copy diagnostics")


def copied() -> str:
    return translate(
        "About",
        "Copied: versions and screen, nothing about you. Paste it where you report a fault.",
    )


def close() -> str:
    return translate("About", "Close")


# Keys


def keys() -> str:
    return translate("About", "Keys")


def keys_html(shortcuts: Iterable[tuple[str, str]]) -> str:
    """Return the page of keys: those at the table, then those of the menu by group."""
    known = dict(shortcuts)
    hand = [hand_key(name) for name in HAND_KEYS]
    groups = [
        [(known[name], action(name).removesuffix("…")) for name in group] for group in KEY_GROUPS
    ]
    header = translate("About", "Key"), translate("About", "What it does")
    titles = group_titles()
    return "".join(
        section(title, table(header, rows))
        for title, rows in zip(titles, [hand, *groups], strict=True)
    )


def group_titles() -> tuple[str, ...]:
    return (
        translate("About", "Your hand"),
        translate("About", "Matches"),
        translate("About", "While playing"),
        translate("About", "Read aloud"),
        translate("About", "The program"),
    )


def hand_key(name: str) -> tuple[str, str]:
    """Return the label of a key at the table and what it does."""
    return {
        "arrows": (
            translate("About", "Left, Right"),
            translate("About", "go from card to card"),
        ),
        "digits": (
            translate("About", "1 to 9, 0"),
            translate("About", "go to a card by its place"),
        ),
        "space": (
            translate("About", "Space, Enter"),
            translate("About", "play the card, or choose it"),
        ),
        "tab": (translate("About", "Tab"), translate("About", "go to the buttons and back")),
        "any": (
            translate("About", "Space"),
            translate("About", "while cards are moving: skip the animation"),
        ),
    }[name]


# Backups


def backups() -> str:
    return translate("About", "Backups")


def backups_meaning() -> str:
    return translate(
        "About",
        "A copy of everything is made once a day, and the last seven are kept. To move to another "
        "computer, take one such file with you and choose it there.",
    )


def copy_now() -> str:
    return translate("About", "Back up now")


def choose_file() -> str:
    return translate("About", "From a file…")


def backup_files() -> str:
    return translate("About", "Backups (*.db)")


def restore() -> str:
    return translate("About", "Restore")


def no_copies() -> str:
    return translate("About", "There is no backup yet.")


def kind(name: str) -> str:
    """Return the reason why a backup was made."""
    if name == "daily":
        return translate("About", "daily")
    if name == "by-hand":
        return translate("About", "made by you")
    if name == "before-restore":
        return translate("About", "before a backup was restored")
    if name == "before-reset":
        return translate("About", "before statistics were reset")
    return translate("About", "before a newer version")


def copy_made(file: str) -> str:
    return translate("About", "The backup is in {file}").format(file=cleaned(file))


def ask_restore(day: str) -> str:
    return translate(
        "About",
        "Restore everything from the backup of {day}? What you have now is backed up first.",
    ).format(day=shown(day, FILE))


def yes_restore() -> str:
    return translate("About", "Yes, restore")


def restored() -> str:
    return translate("About", "Everything is as it was in the backup.")


def not_restored() -> str:
    return translate(
        "About", "This file is not a backup that can be restored; nothing was changed."
    )


# Errors


def fault() -> str:
    return translate("About", "Something went wrong")


def fault_meaning(file: str) -> str:
    """Return what an error means for the match, and the path of its report, if there is one."""
    safe = translate(
        "About",
        "There is a fault in the program. The match is safe: every action was saved as it was "
        "played. This is what happened:",
    )
    report = translate("About", "The report is in {file}").format(file=cleaned(file))
    return f"{safe} {report}" if file else safe


def copy_report() -> str:
    return translate("About", "Copy the text")


def save_hand() -> str:
    return translate("About", "Save the record of the match…")
