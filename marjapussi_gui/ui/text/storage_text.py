"""Texts about stored matches, and about errors in storing them."""

import sys
from collections.abc import Collection

from ...ports.match_repository import SavedDataKind
from .i18n import has_message, say
from .sanitizing import MAX_FILE_LENGTH, MAX_REASON_LENGTH, sanitize, shorten

# packages needed to compile the search, by the names that people search for
COMPILERS = {
    "darwin": "Xcode Command Line Tools",
    "linux": "gcc, python3-dev",
    "win32": "Microsoft C++ Build Tools",
}


def storage_error_text(error_key: str) -> str:
    """Return a text on what is wrong with the database, and what that means for the player.

    Return an empty string if nothing is wrong.
    """
    if error_key in ("locked", "look_only"):
        return say("second-window")
    message = f"storage-error-{error_key}"
    return say(message) if has_message(message) else ""


def is_temporary(error_key: str) -> bool:
    """Return whether an error may disappear while the program is running."""
    return error_key not in {"recovered", "made_again", "newer", "no_backups"}


def is_saving_failure(error_key: str) -> bool:
    """Return whether an error means that matches are not being saved."""
    return (is_temporary(error_key) and bool(storage_error_text(error_key))) or error_key == "newer"


def unsaved_text(match_count: int, choices: Collection[SavedDataKind]) -> str:
    """Return a text on what would be lost if the program closed now."""
    labels = {
        SavedDataKind.PREFERENCES: say("preferences"),
        SavedDataKind.HOUSE_RULES: say("dialog-house-rules"),
        SavedDataKind.LESSONS: say("unsaved-lessons"),
        SavedDataKind.PUZZLES: say("puzzles"),
        SavedDataKind.PRACTICE: say("practice"),
        SavedDataKind.PEOPLE: say("people"),
        SavedDataKind.NOTES: say("notes"),
        SavedDataKind.SHEETS: say("score-sheets"),
    }
    sentences = [say("unsaved-matches", number=match_count)] if match_count else []
    if choices:
        changes = say(
            "these-changes-arent-saved-yet",
            what=", ".join(labels[each].removesuffix("…") for each in choices),
        )
        sentences.append(changes)
    return "\n\n".join(sentences)


def kernel_not_compiled_text() -> str:
    return say("not-compiled", tools=COMPILERS.get(sys.platform, COMPILERS["linux"]))


def status_label(key: str) -> str:
    return {
        "": say("status-none"),
        "open": say("status-open"),
        "finished": say("status-finished"),
    }[key]


def result_label(*, is_won: bool) -> str:
    return say("won") if is_won else say("lost")


def cannot_write_text(file: str) -> str:
    return say("cannot-write", file=shorten(file, MAX_REASON_LENGTH))


def saved_file_text(file: str) -> str:
    return say("saved-file", file=shorten(file, MAX_FILE_LENGTH))


def unreadable_file_text(file: str) -> str:
    return say("unreadable-file", file=shorten(file, MAX_FILE_LENGTH))


def not_a_file_text(file: str) -> str:
    return say("not-a-file", file=shorten(file, MAX_FILE_LENGTH))


def invalid_record_text(file: str, line: int) -> str:
    return say("invalid-record", file=shorten(file, MAX_FILE_LENGTH), line=line)


def deal_copied_text(number: int) -> str:
    return say("deal-copied", number=number)


def deal_fingerprint_text(fingerprint: str) -> str:
    return say("deal-fixed", fingerprint=fingerprint)


def audit_passed_text(fingerprint: str, number: int) -> str:
    return say("audit-passed", fingerprint=fingerprint, number=number)


def emergency_records_text(number: int) -> str:
    return say("emergency-records", number=number)


def crash_text(report_file: str, *, is_saved: bool = True) -> str:
    """Return a text saying that the program crashed, and where the report is, if there is one."""
    if not is_saved:
        unsaved = say("something-went-wrong-your-match-isnt")
        report = say("report-is-in-file", file=sanitize(report_file))
        return f"{unsaved} {report}" if report_file else unsaved
    if not report_file:
        return say("something-went-wrong-your-match-is-safe")
    return say("something-went-wrong-your-match-is-safe-and-theres", file=sanitize(report_file))
