"""Texts about stored matches, and about trouble with storing them."""

import sys

from .others import FILE, WHY, cleaned, shown
from .tongue import counted, once_a_language, translate

# Packages to install for compiling the search, under the names people search for.
COMPILERS = {
    "darwin": "Xcode Command Line Tools",
    "linux": "gcc, python3-dev",
    "win32": "Microsoft C++ Build Tools",
}


def trouble(key: str) -> str:
    """Return what is wrong with the database, and what follows; empty if nothing is."""
    return _troubles()[key]


@once_a_language
def _troubles() -> dict[str, str]:
    return {
        "": "",
        "created": "",
        "opened": "",
        "migrated": "",
        "full": translate(
            "Store",
            "The disk is full, so nothing is being saved. Keep playing. Your match will be saved "
            "as soon as there's space.",
        ),
        "read_only": translate(
            "Store",
            "The program can't write to its folder, so nothing is being saved. Keep playing. Your "
            "match will be saved as soon as writing works again.",
        ),
        "busy": translate(
            "Store",
            "Another program is using the file of your matches, so nothing is being saved. Keep "
            "playing. Your match will be saved as soon as the file is free.",
        ),
        "gone": translate(
            "Store",
            "The file of your matches was deleted or moved, and there's no place for a new one. "
            "Keep playing. Everything will be saved as soon as there is one.",
        ),
        "made_again": translate(
            "Store",
            "The file of your matches was deleted or moved. The program has written a new one "
            "with all your matches.",
        ),
        "no_backups": translate(
            "Store", "The program can't make backups because it can't use its backup folder."
        ),
        "locked": _second_window(),
        "look_only": _second_window(),
        "damaged": translate(
            "Store",
            "The file of your matches is damaged, so nothing is being saved. Close the program "
            "and start it again to repair the file.",
        ),
        "recovered": translate(
            "Store",
            "The file of your matches was damaged. It was set aside, and what could be read was "
            "saved.",
        ),
        "newer": translate(
            "Store",
            "A newer version of the program wrote the file of your matches, so this version "
            "leaves it alone. Nothing you play now is saved.",
        ),
        "unusable": translate(
            "Store",
            "The program can't use the file of your matches, so nothing you play now is being "
            "saved.",
        ),
    }


def _second_window() -> str:
    return translate(
        "Store",
        "Another window of the program is open: what you play in this one is lost when you "
        "close it.",
    )


def voice_failed() -> str:
    return translate("Store", "The voice of this computer does not work: nothing is spoken.")


def passes(trouble: str) -> bool:
    """Return whether a trouble can end while the program runs."""
    return trouble not in {"recovered", "made_again", "newer", "no_backups"}


def is_trouble(key: str) -> bool:
    """Return whether a key means that something is not saved."""
    return (passes(key) and bool(trouble(key))) or key == "newer"


def unsaved(number: int) -> str:
    """Return the question before unsaved matches are dropped."""
    return counted(
        number,
        translate(
            "Store",
            "Your match can't be saved right now. Do you want to save its record as a file "
            "somewhere else?",
        ),
        translate(
            "Store",
            "{number} matches can't be saved right now. Do you want to save their records as "
            "files somewhere else?",
        ),
    )


def save_records(number: int) -> str:
    return counted(
        number, translate("Store", "Save the record…"), translate("Store", "Save the records…")
    )


def close_without_saving() -> str:
    return translate("Store", "Close without saving")


def cancel() -> str:
    return translate("Store", "Cancel")


def opening() -> str:
    return translate("Store", "Opening your matches…")


def repairing() -> str:
    return translate(
        "Store", "The file of your matches is damaged. The program is saving what it can read…"
    )


def slow_players() -> str:
    """Return what is weaker without the compiled search, and what to install."""
    sentence = translate(
        "Store",
        "Strong players, hints and reviews are weaker on this computer. The search runs "
        "uncompiled, so each decision gets half a second. Install {tools}, then install "
        "Marjapussi again.",
    )
    return sentence.format(tools=COMPILERS.get(sys.platform, COMPILERS["linux"]))


def nothing_is_kept() -> str:
    return translate("Store", "Nothing can be kept just now, so there are no backups.")


def matches() -> str:
    return translate("Store", "Matches")


def go_on() -> str:
    return translate("Store", "Continue")


def look_back() -> str:
    return translate("Store", "Look back")


def back() -> str:
    return translate("Store", "Back")


def search() -> str:
    return translate("Store", "Search names, dates and deal numbers")


def any_game() -> str:
    return translate("Store", "All games")


def status(key: str) -> str:
    return {
        "": translate("Store", "Open and finished"),
        "open": translate("Store", "Open"),
        "finished": translate("Store", "Finished"),
    }[key]


def nothing_kept() -> str:
    return translate("Store", "No match is kept here yet.")


def nothing_fits() -> str:
    return translate("Store", "No match fits what you chose or searched for.")


def how_many(number: int) -> str:
    """Return how many matches there are."""
    return counted(
        number, translate("Store", "{number} match"), translate("Store", "{number} matches")
    )


def hands(number: int) -> str:
    return counted(
        number, translate("Store", "{number} hand"), translate("Store", "{number} hands")
    )


def with_names(names: str) -> str:
    return translate("Store", "with {names}").format(names=names)


def won(*, mine: bool) -> str:
    return translate("Store", "won") if mine else translate("Store", "lost")


def assisted() -> str:
    return translate("Store", "assisted")


def delete() -> str:
    return translate("Store", "Delete")


def ask_delete(game: str, when: str) -> str:
    return translate("Store", "Delete {game} of {when} for good?").format(game=game, when=when)


def yes_delete() -> str:
    return translate("Store", "Yes, delete")


def no() -> str:
    return translate("Store", "No")


def save_record() -> str:
    return translate("Store", "Save record…")


def record_files() -> str:
    return translate("Store", "Records of matches (*.marja)")


def cannot_write(file: str) -> str:
    return translate("Store", "{file} cannot be written.").format(file=shown(file, WHY))


def cannot_go_on() -> str:
    return translate("Store", "This match cannot be read any more.")


def unreadable(file: str) -> str:
    return translate("Store", "{file} cannot be read.").format(file=shown(file, FILE))


def not_a_file(file: str) -> str:
    return translate(
        "Store", "{file} is a pipe or a device, not a file. Choose a saved record instead."
    ).format(file=shown(file, FILE))


def no_record(file: str, line: int) -> str:
    return translate("Store", "{file} holds no match: line {line} is wrong.").format(
        file=shown(file, FILE), line=line
    )


def deal_copied(number: int) -> str:
    return translate("Store", "The number of this deal was copied: {number}").format(number=number)


def promised(fingerprint: str) -> str:
    return translate(
        "Store", "The cards of this deal were fixed before anybody saw them: {fingerprint}"
    ).format(fingerprint=fingerprint)


def audited(fingerprint: str, number: int) -> str:
    return translate(
        "Store",
        "The deal was worked out again from its number {number}, and its fingerprint is the one "
        "that was promised: {fingerprint}",
    ).format(fingerprint=fingerprint, number=number)


def audit_failed() -> str:
    return translate("Store", "This deal has no number that fits it: it came from a file.")


def crashed(file: str) -> str:
    """Return that the program crashed, and the path of the report, if there is one."""
    if not file:
        return translate("Store", "Something went wrong in the program. The match is safe.")
    return translate(
        "Store", "Something went wrong in the program. The match is safe; a report is in {file}"
    ).format(file=cleaned(file))
