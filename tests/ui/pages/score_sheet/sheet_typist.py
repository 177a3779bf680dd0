"""Types hands into the real page of a score sheet, key by key."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import SUIT_LETTERS
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.sheet.fields import NONE, Entry, EntryField, EntryValue, FieldKind
from marjapussi_gui.engine.state import MatchStart
from marjapussi_gui.model.score_sheet import ScoreSheet
from marjapussi_gui.ui.pages.score_sheet.score_sheet_page import ScoreSheetPage
from marjapussi_gui.ui.text.sheet_text import SheetTexts, option_key
from tests.engine.sheet.typed_hands import PlayableMatch

NAMES = ("Aino", "Eero", "Saima", "Toivo", "Helvi")
ENTER = "\r"


def empty_sheet(match: PlayableMatch) -> ScoreSheet:
    names = NAMES[: match.game.seating.players]
    return ScoreSheet(RecordHeader(match.game, names, MatchStart(match.dealer)))


def press(key: str) -> None:
    """Press a key where the focus is. Upper-case letters need no Shift here."""
    target = QApplication.focusWidget()
    assert target is not None
    if key == ENTER:
        QTest.keyClick(target, Qt.Key.Key_Return)
    else:
        QTest.keyClicks(target, key.lower())


def type_hand(page: ScoreSheetPage, entry: Entry) -> int:
    """Answer what the page asks until the hand is added, and return the number of keys."""
    keys = 0
    for key in _keys_of_hand(page, entry):
        press(key)
        keys += 1
    return keys


def _keys_of_hand(page: ScoreSheetPage, entry: Entry) -> Iterator[str]:
    assert page.sheet is not None
    before = page.sheet.position_before(len(page.sheet.hands))
    form = page.sheet.form
    while (field := form.missing_field(before, page.sheet.draft)) is not None:
        yield from _keys_of_value(page, field, entry[field.name])
    yield ENTER


def _keys_of_value(page: ScoreSheetPage, field: EntryField, value: EntryValue) -> Iterator[str]:
    if isinstance(value, int):
        if field.kind is FieldKind.CHOICE:
            yield option_key(field, value)
        else:
            yield from () if value == field.default else str(value)
            yield ENTER
        return
    assert page.sheet is not None
    if field.kind is FieldKind.ORDER:
        yield from (option_key(field, each) for each in value)
    else:
        order = SheetTexts(page.sheet).suit_order
        for suit, side in enumerate(value):
            if side != NONE:
                yield from SUIT_LETTERS[suit] * (order.index(side) + 1)
    yield ENTER
