"""Notes are written at the table and in the review, shown in both, and leave only on request."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.model.remark import MAX_NOTE_LENGTH, Note
from marjapussi_gui.ui.common.requests import SaveNotes, SaveWebPage
from marjapussi_gui.ui.dialogs.question_dialog import NoteDialog
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.sharing.shared_records import random_record
from tests.ui.window_driver import start_match

TEXT = "Miksi <ässä>?\nKysy & katso."


def write(window: MainWindow, text: str, start: Callable[[], object] | None = None) -> None:
    """Write a note about the moment that is shown."""

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NoteDialog)
        dialog.text_field.setPlainText(text)
        dialog.save_button.click()

    QTimer.singleShot(0, window, answer)
    (start or (lambda: window.run_command(Command.NOTE)))()


def review(window: MainWindow, ply: int = 5) -> int:
    record = random_record(find_variant("bag"), 3, 2)
    stored = window._services.storage.matches.import_record(record.text().encode(), 1)
    window.navigator.review_match(stored.id, ply)
    return stored.id


def test_a_note_written_at_the_table_is_in_the_log_and_in_the_review(window: MainWindow) -> None:
    start_match(window, "marjapussi")
    page = window.pages.table_page
    page.toggle_hand_log()

    write(window, TEXT, page.panels.hand_log.note_button.click)

    shown = "Your note: Miksi <ässä>? Kysy & katso."
    assert page.panels.hand_log.sentences[-1] == shown
    match = window.match_controller.match
    assert match is not None
    assert [each.text for each in match.notes] == [TEXT]
    window.navigator.review_current_match()
    assert shown in window.pages.review_page.sentence_label.accessibleName()


def test_a_note_is_changed_and_removed_in_the_review(window: MainWindow) -> None:
    match_id = review(window)
    page, matches = window.pages.review_page, window._services.storage.matches

    write(window, "first")
    write(window, "second")

    assert matches.find_note(match_id, "") == Note(5, "second")
    assert "Your note: second" in page.sentence_label.accessibleName()
    page.go_to_step("after")
    assert "second" not in page.sentence_label.accessibleName()
    page.go_to_step("before")
    write(window, " \n ")
    assert matches.find_note(match_id, "") is None


def test_a_note_that_is_too_long_is_refused_with_a_sentence(window: MainWindow) -> None:
    dialog = NoteDialog("x" * (MAX_NOTE_LENGTH + 1), window)

    assert not dialog.save_button.isEnabled()
    assert "1001 characters" in dialog.message_label.text()
    dialog.text_field.setPlainText("a\0b\N{RIGHT-TO-LEFT OVERRIDE}" + "y" * 9)
    assert dialog.save_button.isEnabled()
    assert dialog.text == "ab" + "y" * 9


def test_notes_leave_only_on_request(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = review(window)
    write(window, TEXT)
    stored = window._services.storage.matches.load(match_id)
    assert stored is not None
    files = [tmp_path / name for name in ("notes.txt", "plain.html", "noted.html")]
    names = iter(files)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(next(names)), ""))

    window.do_request(SaveNotes(stored.state))
    for has_notes in (False, True):
        window.do_request(SaveWebPage(stored.state, match_id, 1, False, has_notes))

    text, plain, noted = (each.read_text("utf-8") for each in files)
    assert text.endswith(f"\n{TEXT}\n")
    assert text.startswith("Marjapussi 40/20\n\nHand 1. ")
    assert "Kysy" not in plain + window._services.storage.matches.export_record(match_id)
    assert "Miksi &lt;ässä&gt;?<br>Kysy &amp; katso." in noted


def test_a_search_leads_to_the_moment_of_the_note(window: MainWindow) -> None:
    review(window, 9)
    write(window, "Tästä kysyn Ainolta")
    window.navigator.show_matches()
    page = window.pages.matches_page
    page.search_field.setText("kysyn")
    page.refresh_list()

    (row,) = page.match_list.visible_rows
    assert "Your note: Tästä kysyn Ainolta" in row._details_label.text()
    row._review_button.click()

    assert window.pages.review_page.ply == 9
