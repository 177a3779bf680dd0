"""Texts of the dialogs about the program, keyboard shortcuts, backups and errors."""

from collections.abc import Mapping

from ...engine.games import VARIANTS
from .commands import COMMANDS, Command, KeyGroup
from .i18n import say
from .markup import html_section, html_table
from .sanitizing import MAX_FILE_LENGTH, sanitize, shorten

PROGRAM_NAME = "Marjapussi"


def window_title(game: str) -> str:
    return f"{game} \N{EM DASH} {PROGRAM_NAME}" if game and game != PROGRAM_NAME else PROGRAM_NAME


def whats_new_text() -> str:
    """Return two lines on what is new in this version."""
    lessons = say("new-lessons-to-play-puzzles")
    reasons = say("hints-now-say-why")
    return f"{lessons}\n{reasons}"


COMPONENT_LICENCES = (
    ("Python", "PSF-2.0"),
    ("Qt, PySide6", "LGPL-3.0"),
    ("Lato, Noto Sans Devanagari", "OFL-1.1"),
    ("SQLite", "public domain"),
    ("miniaudio, cffi", "MIT"),
    ("platformdirs, fsrs", "MIT"),
    ("segno", "BSD-3-Clause"),
)

# keys for the cards at the table, which are not in the menu
TABLE_KEYS = ("arrows", "digits", "space", "tab", "any")


def description_text() -> str:
    return say("about-description", number=len(VARIANTS))


def component_labels() -> list[str]:
    return [f"{name} \N{EM DASH} {licence}" for name, licence in COMPONENT_LICENCES]


# Keyboard shortcuts


def keys_html(shortcuts: Mapping[Command, str]) -> str:
    header = key_table_header()
    return "".join(
        html_section(key_group_title(group), html_table(header, key_rows(group, shortcuts)))
        for group in (None, *KeyGroup)
    )


def key_table_header() -> tuple[str, str]:
    return say("key"), say("what-it-does")


def key_rows(group: KeyGroup | None, shortcuts: Mapping[Command, str]) -> list[tuple[str, str]]:
    """Return the name and effect of each key in a group; None means the keys for the cards."""
    if group is None:
        return [keyboard_help_row(name) for name in TABLE_KEYS]
    return [
        (shortcuts[each.command], each.label.removesuffix("…"))
        for each in COMMANDS
        if each.key_group is group
    ]


def key_group_title(group: KeyGroup | None) -> str:
    """Return the title of a group of keys; None means the keys for the cards."""
    match group:
        case KeyGroup.MATCHES:
            return say("about-matches")
        case KeyGroup.TABLE:
            return say("while-playing")
        case KeyGroup.READ_ALOUD:
            return say("read-aloud")
        case KeyGroup.PROGRAM:
            return say("program")
        case _:
            return say("your-hand")


def keyboard_help_row(key: str) -> tuple[str, str]:
    """Return the name of a key for the cards, and what the key does."""
    return {
        "arrows": (
            say("left-right"),
            say("go-from-card-to-card"),
        ),
        "digits": (
            say("1-to-9-0"),
            say("go-to-card-by-its-position"),
        ),
        "space": (
            say("space-enter"),
            say("play-or-choose-card"),
        ),
        "tab": (say("tab"), say("go-to-buttons-and-back")),
        "any": (
            say("space"),
            say("skip-animation-while-cards"),
        ),
    }[key]


# Backups


def backup_kind_label(kind: str) -> str:
    if kind == "daily":
        return say("daily")
    if kind == "by-hand":
        return say("made-by-you")
    if kind == "before-restore":
        return say("before-backup-was-restored")
    if kind == "before-reset":
        return say("before-statistics-were-reset")
    return say("before-update")


def backup_created_text(file: str) -> str:
    return say("backup-created", file=sanitize(file))


def confirm_restore_text(date: str) -> str:
    return say("about-confirm-restore", day=shorten(date, MAX_FILE_LENGTH))


# Errors


def error_text(report_file: str, *, is_saved: bool = True) -> str:
    """Return a text on what an error means for the match, and where its report is, if any."""
    meaning = (
        say("program-has-run-into-error-your-match-is-safe")
        if is_saved
        else say("program-has-run-into-error-your-match-isnt-fully")
    )
    report = say("report-is-in-file", file=sanitize(report_file))
    return f"{meaning} {report}" if report_file else meaning
