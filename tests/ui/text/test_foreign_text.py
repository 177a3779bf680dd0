"""Foreign text in our sentences: one line, nothing invisible, not too long."""

from collections.abc import Callable

import pytest

from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import Seat, Side
from marjapussi_gui.ui.text import about_text, dialog_text, house_rules_text, storage_text
from marjapussi_gui.ui.text.sanitizing import MAX_FILE_LENGTH, MAX_NAME_LENGTH, sanitize, shorten
from marjapussi_gui.ui.text.table_players import TablePlayers

ALONE = Seating(2, has_partners=False)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Väinö", "Väinö"),
        ("  Aino \n\t Maria ", "Aino Maria"),
        ("Ai\0no\x07", "Aino"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b\N{POP DIRECTIONAL FORMATTING}c", "abc"),
        ("\N{RIGHT-TO-LEFT ISOLATE}אבג\N{POP DIRECTIONAL ISOLATE}", "אבג"),
        ("a\N{LINE SEPARATOR}b\N{PARAGRAPH SEPARATOR}c", "a b c"),
        ("a\N{ZERO WIDTH SPACE}b\N{SOFT HYPHEN}c\ufeff", "abc"),
        ("half \ud800 a letter", "half a letter"),
        ("e" + 50 * "\N{COMBINING ACUTE ACCENT}", "e" + 4 * "\N{COMBINING ACUTE ACCENT}"),
        ("र्\N{ZERO WIDTH JOINER}य", "र्\N{ZERO WIDTH JOINER}य"),
        (" \N{ZERO WIDTH JOINER}\N{ZERO WIDTH SPACE} ", ""),
        ("<b>R&D</b>", "<b>R&D</b>"),
    ],
)
def test_what_is_not_seen_is_not_shown(text: str, line: str) -> None:
    assert line == sanitize(text)
    assert line == shorten(text)


def test_what_is_too_long_is_cut() -> None:
    assert "W" * (MAX_NAME_LENGTH - 1) + "…" == shorten("W" * 5000)
    assert "W" * MAX_NAME_LENGTH == shorten("W" * MAX_NAME_LENGTH)
    assert "a" * (MAX_FILE_LENGTH - 2) + "…" == shorten(
        "a" * (MAX_FILE_LENGTH - 2) + " " + "b" * 200, MAX_FILE_LENGTH
    )


def test_names_at_the_table_are_shown_in_one_shape() -> None:
    people = TablePlayers(("A\nB", "W" * 5000), Seat(0), ALONE)

    assert "A B" == people.name(Seat(0))
    assert shorten("W" * 5000) == people.name(Seat(1)) == people.side_name(Side(1))
    assert people.sentence(Seat(1), "you-pass", "name-passes") == f"{shorten('W' * 5000)} passes."


def test_a_name_of_which_nothing_is_seen_is_none() -> None:
    people = TablePlayers(("\0", "\N{RIGHT-TO-LEFT OVERRIDE}"), Seat(0), ALONE)

    assert ["You", "Player 2"] == [people.name(seat) for seat in ALONE.seats]


HOSTILE = "<b>\n\0\N{RIGHT-TO-LEFT OVERRIDE}" + "W" * 5000
SENTENCES: dict[str, Callable[[str], str]] = {
    "unreadable": storage_text.unreadable_file_text,
    "no_record": lambda text: storage_text.invalid_record_text(text, 7),
    "cannot_write": storage_text.cannot_write_text,
    "not_a_file": storage_text.not_a_file_text,
    "ask_restore": about_text.confirm_restore_text,
    "name_is_common": dialog_text.name_taken_text,
    "preset_saved": dialog_text.preset_saved_text,
    "preset_deleted": dialog_text.preset_deleted_text,
    "preset_imported": dialog_text.preset_imported_text,
    "preset_exported": dialog_text.preset_exported_text,
    "file_unreadable": house_rules_text.file_unreadable_text,
    "file_unwritable": house_rules_text.file_unwritable_text,
}
PATHS: dict[str, Callable[[str], str]] = {
    "crashed": storage_text.crash_text,
    "copy_made": about_text.backup_created_text,
    "fault_meaning": about_text.error_text,
}


@pytest.mark.parametrize("which", [*SENTENCES, *PATHS])
def test_sentences_about_files_and_names_are_one_line(which: str) -> None:
    sentence = (SENTENCES | PATHS)[which](HOSTILE)

    assert sentence.isprintable()
    assert "<b> W" in sentence


@pytest.mark.parametrize("which", SENTENCES)
def test_sentences_about_files_and_names_are_no_longer_than_can_be_read(which: str) -> None:
    assert len(SENTENCES[which](HOSTILE)) < 300


@pytest.mark.parametrize("which", PATHS)
def test_file_paths_are_not_shortened(which: str) -> None:
    assert "W" * 5000 in PATHS[which](HOSTILE)
