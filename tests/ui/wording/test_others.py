"""Words of others in ours: one line, nothing unseen, no longer than there is room for."""

from collections.abc import Callable

import pytest

from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import Seat, Side
from marjapussi_gui.ui.wording import about, pages, rules_files, statistics, store
from marjapussi_gui.ui.wording.others import FILE, NAME, cleaned, shown
from marjapussi_gui.ui.wording.people import People

ALONE = Seating(2, partners=False)


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
    assert line == cleaned(text)
    assert line == shown(text)


def test_what_is_too_long_is_cut() -> None:
    assert "W" * (NAME - 1) + "…" == shown("W" * 5000)
    assert "W" * NAME == shown("W" * NAME)
    assert "a" * (FILE - 2) + "…" == shown("a" * (FILE - 2) + " " + "b" * 200, FILE)


def test_names_at_the_table_are_shown_in_one_shape() -> None:
    people = People(("A\nB", "W" * 5000), Seat(0), ALONE)

    assert "A B" == people.name(Seat(0))
    assert shown("W" * 5000) == people.name(Seat(1)) == people.side_name(Side(1))
    assert people.sentence(Seat(1), "", "{name}.") == shown("W" * 5000) + "."


def test_a_name_of_which_nothing_is_seen_is_none() -> None:
    people = People(("\0", "\N{RIGHT-TO-LEFT OVERRIDE}"), Seat(0), ALONE)

    assert ["You", "Player 2"] == [people.name(seat) for seat in ALONE.seats]


HOSTILE = "<b>\n\0\N{RIGHT-TO-LEFT OVERRIDE}" + "W" * 5000
SENTENCES: dict[str, Callable[[str], str]] = {
    "unreadable": store.unreadable,
    "no_record": lambda text: store.no_record(text, 7),
    "cannot_write": store.cannot_write,
    "saved": statistics.saved,
    "not_a_file": store.not_a_file,
    "ask_restore": about.ask_restore,
    "name_is_common": pages.name_is_common,
    "preset_saved": pages.preset_saved,
    "preset_deleted": pages.preset_deleted,
    "preset_imported": pages.preset_imported,
    "preset_exported": pages.preset_exported,
    "file_unreadable": rules_files.file_unreadable,
    "file_unwritable": rules_files.file_unwritable,
}
PATHS: dict[str, Callable[[str], str]] = {
    "crashed": store.crashed,
    "copy_made": about.copy_made,
    "fault_meaning": about.fault_meaning,
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
def test_where_a_file_lies_is_told_whole(which: str) -> None:
    assert "W" * 5000 in PATHS[which](HOSTILE)
