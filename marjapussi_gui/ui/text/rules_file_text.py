"""Titles of the dialogs that open and save files of house rules, and their error messages."""

from .i18n import say
from .sanitizing import MAX_FILE_LENGTH, shorten


def file_unreadable_text(file: str) -> str:
    return say("file-unreadable", file=shorten(file, MAX_FILE_LENGTH))


def file_unwritable_text(file: str) -> str:
    return say("file-unwritable", file=shorten(file, MAX_FILE_LENGTH))
