"""Texts about stored matches, and about errors in storing them."""

import sys
from collections.abc import Collection

from ...ports.match_repository import UnsavedChoice
from . import dialog_text, practice_text, preference_labels, puzzle_text
from .i18n import Message, cached_per_language, plural, translate
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
    return _storage_error_texts()[error_key]


@cached_per_language
def _storage_error_texts() -> dict[str, str]:
    return {
        "": "",
        "created": "",
        "opened": "",
        "migrated": "",
        "full": translate(
            "Store",
            "The disk is full, so nothing is being saved. Keep playing. Your match will be saved "
            "as soon as there’s space.",
        ),
        "read_only": translate(
            "Store",
            "The program can’t write to its folder, so nothing is being saved. Keep playing. Your "
            "match will be saved as soon as the program can write again.",
        ),
        "busy": translate(
            "Store",
            "Another program is using your match file, so nothing is being saved. Keep playing. "
            "Your match will be saved as soon as the file is free.",
        ),
        "gone": translate(
            "Store",
            "Your match file was deleted or moved, and there’s no place for a new one. Keep "
            "playing. Everything will be saved as soon as there’s a place for it.",
        ),
        "made_again": translate(
            "Store",
            "Your match file was deleted or moved. The program has written a new one with all "
            "your matches.",
        ),
        "no_backups": translate(
            "Store", "The program can’t use its backup folder, so it can’t make backups."
        ),
        "locked": _second_window_text(),
        "look_only": _second_window_text(),
        "damaged": translate(
            "Store",
            "Your match file is damaged, so nothing is being saved. Close the program and start "
            "it again to repair the file.",
        ),
        "recovered": translate(
            "Store",
            "Your match file was damaged. Marjapussi set the file aside and saved everything that "
            "could still be read.",
        ),
        "newer": translate(
            "Store",
            "A newer version of the program wrote your match file, so this version leaves it "
            "alone. Nothing you play now is saved.",
        ),
        "unreachable": translate(
            "Store",
            "The disk with your matches doesn’t answer, so nothing is being saved. Keep playing. "
            "Everything will be saved, and all your matches will be back, as soon as it answers "
            "again.",
        ),
        "unusable": translate(
            "Store",
            "The program can’t use your match file, so nothing you play now is being saved.",
        ),
    }


_second_window_text = Message(
    "Store",
    "Marjapussi is already open in another window. What you play here is lost when you close this "
    "window.",
)
voice_failed_text = Message("Store", "The built-in voice doesn’t work, so nothing is read aloud.")


def is_temporary(error_key: str) -> bool:
    """Return whether an error may disappear while the program is running."""
    return error_key not in {"recovered", "made_again", "newer", "no_backups"}


def is_not_saving(error_key: str) -> bool:
    """Return whether an error means that matches are not being saved."""
    return (is_temporary(error_key) and bool(storage_error_text(error_key))) or error_key == "newer"


def unsaved_matches_text(number: int) -> str:
    """Return a text asking whether to save matches elsewhere, because they can't be stored here."""
    return plural(
        "Store",
        "Your match can’t be saved right now. Do you want to save its record as a file somewhere "
        "else?",
        "{number} matches can’t be saved right now. Do you want to save their records as files "
        "somewhere else?",
        number,
    )


def unsaved_text(match_count: int, choices: Collection[UnsavedChoice]) -> str:
    """Return a text on what would be lost if the program closed now."""
    labels = {
        UnsavedChoice.PREFERENCES: preference_labels.preferences_title(),
        UnsavedChoice.HOUSE_RULES: dialog_text.house_rules_label(),
        UnsavedChoice.LESSONS: translate("Window", "Lessons"),
        UnsavedChoice.PUZZLES: puzzle_text.puzzles_title(),
        UnsavedChoice.PRACTICE: practice_text.practice_title(),
    }
    sentences = [unsaved_matches_text(match_count)] if match_count else []
    if choices:
        changes = translate(
            "Store", "These changes aren’t saved yet, and you’d lose them: {what}."
        ).format(what=", ".join(labels[each].removesuffix("…") for each in choices))
        sentences.append(changes)
    return "\n\n".join(sentences)


def save_records_label(number: int) -> str:
    return plural("Store", "Save the record…", "Save the records…", number)


close_without_saving_label = Message("Store", "Close without saving")
cancel_label = Message("Store", "Cancel")
opening_text = Message("Store", "Opening your matches…")
repairing_text = Message(
    "Store", "Your match file is damaged. Saving everything that can still be read…"
)


def not_compiled_text() -> str:
    """Return a text saying that the search is slow, and what to install to compile it."""
    sentence = translate(
        "Store",
        "On this computer, the strong players, hints and reviews aren’t as good as they could be. "
        "Part of the program is missing, so the computer gets only half a second for each "
        "decision. Install {tools}, then install Marjapussi again.",
    )
    return sentence.format(tools=COMPILERS.get(sys.platform, COMPILERS["linux"]))


no_storage_text = Message("Store", "Nothing can be saved right now, so there are no backups.")
matches_title = Message("Store", "Matches")
continue_label = Message("Store", "Continue")
review_label = Message("Store", "Review")
back_label = Message("Store", "Back")
search_label = Message("Store", "Search names, dates and deal numbers")
any_game_label = Message("Store", "All games")


def status_label(key: str) -> str:
    return {
        "": translate("Store", "All matches"),
        "open": translate("Store", "In progress"),
        "finished": translate("Store", "Finished"),
    }[key]


no_matches_text = Message("Store", "No matches yet.")
no_results_text = Message("Store", "No matches found. Try another filter or search.")


def match_count_text(number: int) -> str:
    """Return a text on how many matches the list shows."""
    return plural("Store", "{number} match", "{number} matches", number)


def hand_count_text(number: int) -> str:
    return plural("Store", "{number} hand", "{number} hands", number)


def with_names_text(names: str) -> str:
    return translate("Store", "with {names}").format(names=names)


def result_label(*, is_won: bool) -> str:
    return translate("Store", "won") if is_won else translate("Store", "lost")


assisted_label = Message("Store", "assisted")
delete_label = Message("Store", "Delete")


def confirm_delete_text(game: str, date: str) -> str:
    return translate("Store", "Delete the {game} match of {when} for good?").format(
        game=game, when=date
    )


confirm_delete_label = Message("Store", "Yes, delete")
no_label = Message("Store", "No")
save_record_label = Message("Store", "Save record…")
record_files_label = Message("Store", "Match records (*.marja)")


def cannot_write_text(file: str) -> str:
    return translate("Store", "Can’t save {file}.").format(file=shorten(file, MAX_REASON_LENGTH))


unplayable_text = Message("Store", "This match can no longer be opened.")


def unreadable_file_text(file: str) -> str:
    return translate("Store", "Can’t read {file}.").format(file=shorten(file, MAX_FILE_LENGTH))


def not_a_file_text(file: str) -> str:
    return translate(
        "Store", "{file} isn’t an ordinary file. Choose a saved record instead."
    ).format(file=shorten(file, MAX_FILE_LENGTH))


def invalid_record_text(file: str, line: int) -> str:
    return translate("Store", "{file} isn’t a valid match record. Line {line} is wrong.").format(
        file=shorten(file, MAX_FILE_LENGTH), line=line
    )


def deal_copied_text(number: int) -> str:
    return translate("Store", "Deal number copied: {number}").format(number=number)


def deal_fixed_text(fingerprint: str) -> str:
    return translate(
        "Store", "This deal was settled before anyone saw a card. Its fingerprint is {fingerprint}"
    ).format(fingerprint=fingerprint)


def audit_passed_text(fingerprint: str, number: int) -> str:
    return translate(
        "Store",
        "This deal is genuine. Its number {number} gives the promised fingerprint, {fingerprint}",
    ).format(fingerprint=fingerprint, number=number)


audit_failed_text = Message(
    "Store", "This deal came from a file and has no matching number, so it can’t be checked."
)


def emergency_records_text(number: int) -> str:
    """Return a text that offers matches that couldn't be saved when the session ended."""
    return plural(
        "Store",
        "The system ended the program before your match was saved. Marjapussi has kept its record.",
        "The system ended the program before {number} matches were saved. Marjapussi has kept "
        "their records.",
        number,
    )


def crash_text(report_file: str, *, is_saved: bool = True) -> str:
    """Return a text saying that the program crashed, and where the report is, if there is one."""
    if not is_saved:
        unsaved = translate("Store", "Something went wrong. Your match isn’t fully saved yet.")
        report = translate("About", "The report is in {file}").format(file=sanitize(report_file))
        return f"{unsaved} {report}" if report_file else unsaved
    if not report_file:
        return translate("Store", "Something went wrong. Your match is safe.")
    return translate(
        "Store", "Something went wrong. Your match is safe, and there’s a report in {file}"
    ).format(file=sanitize(report_file))
