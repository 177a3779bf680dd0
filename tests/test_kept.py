"""The window and the store together: nothing is lost, whatever ends the program."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from marjapussi_gui.app import opened_store
from marjapussi_gui.cli import main
from marjapussi_gui.crashes import reporting
from marjapussi_gui.kept.listed import OPEN
from marjapussi_gui.store.preferences import Choices
from marjapussi_gui.stored.choices import kept_preferences
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis import theme
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.dialogs.crash import CrashDialog
from marjapussi_gui.ui.wording import store
from tests.program import Program
from tests.ui.playing import Mouse, decided, play_on, seated


@pytest.fixture(autouse=True)
def type_face(qapp: QApplication) -> None:
    theme.load_fonts()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.end()


@pytest.mark.parametrize(
    ("key", "decisions"),
    [("marjapussi", 3), ("huutopussi", 2), ("tuppi", 1), ("marriage", 5), ("avomarjapussi", 9)],
)
def test_the_window_opens_where_it_was_left(tmp_path: Path, key: str, decisions: int) -> None:
    first = Program(tmp_path)
    sitting, decide = seated(first.window, key), player("normal", 3)
    for _ in range(decisions):
        assert sitting.view is not None
        Mouse(first.window).do(decided(sitting.view, decide))
    assert sitting.table is not None
    left = sitting.table.state
    first.end()

    again = Program(tmp_path)
    table = again.window.ways.table_page.sitting.table

    assert table is not None
    assert left == table.state
    assert again.window.ways.table_page.sitting.view is not None
    again.end()


def test_a_hand_that_was_over_is_counted_again(tmp_path: Path) -> None:
    first = Program(tmp_path)
    seated(first.window, "bag")
    play_on(first.window, Mouse(first.window), hands=1)
    first.end()

    again = Program(tmp_path)
    page = again.window.ways.table_page

    assert page.panels.breakdown.isVisible()
    page.panels.breakdown.next_button.click()
    assert page.sitting.view is not None
    again.end()


def test_what_is_taken_back_stays_taken_back(tmp_path: Path) -> None:
    first = Program(tmp_path)
    sitting, decide = seated(first.window, "bag", seed=2), player("normal", 3)
    for _ in range(3):
        assert sitting.view is not None
        Mouse(first.window).do(decided(sitting.view, decide))
    first.window.ways.table_page.take_back()
    assert sitting.table is not None
    left = sitting.table.state
    first.end()

    again = Program(tmp_path)
    table = again.window.ways.table_page.sitting.table

    assert table is not None
    assert left == table.state
    assert table.is_assisted
    again.end()


def test_matches_are_listed_and_continued(program: Program) -> None:
    window = program.window
    seated(window, "bag")
    seated(window, "tuppi")
    window.ways.show_matches()
    rows = window.ways.matches_page._shelf.rows(status=OPEN)

    window.ways.matches_page.resume_asked.emit(rows[-1].id)

    assert ["tuppi", "bag"] == [row.game for row in rows]
    table = window.ways.table_page.sitting.table
    assert table is not None
    assert "bag" == table.game.key


def test_preferences_are_kept(tmp_path: Path) -> None:
    first = Program(tmp_path)
    chosen = Preferences(felt="night", deck="two", pace="off", sound=False)
    first.window.prefer(chosen)
    first.end()

    with opened_store(tmp_path) as opened:
        assert chosen == kept_preferences(Choices(opened.database))


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_second_window_may_only_look(tmp_path: Path) -> None:
    first, second = Program(tmp_path), Program(tmp_path)

    assert second.window.notice.sentence.startswith("Another window")
    assert "what you play in this one is lost when you close it" in second.window.notice.sentence
    assert "" == first.window.notice.sentence
    seated(second.window, "bag")
    assert second.window.ways.table_page.sitting.table is not None
    second.end()
    first.end()


def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path) -> None:
    first = Program(tmp_path)
    seated(first.window, "bag")
    first.end()
    (tmp_path / "marjapussi.db").write_bytes(b"no database at all" * 100)

    again = Program(tmp_path)

    assert "damaged" in again.window.notice.sentence
    assert len(list(tmp_path.glob("marjapussi*"))) > 1
    again.end()


def test_a_record_is_opened_and_goes_on(tmp_path: Path, program: Program) -> None:
    window, file = program.window, tmp_path / "match.marja"
    assert 0 == main(["play", "bag", "--hands", "1", "--seed", "4", "--out", str(file)])

    window.record_files.open(file)

    table = window.ways.table_page.sitting.table
    assert table is not None
    assert file.read_text("utf-8") == table.record.text()
    assert window.ways.table_page.panels.breakdown.isVisible()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "holds no match: line 1"),
        (b"{}", "holds no match: line 1"),
        (b"\xff\xfe" * 100, "holds no match: line 1"),
        (b"[" * 100_000, "holds no match: line 1"),
        (None, "cannot be read."),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(
    tmp_path: Path, program: Program, data: bytes | None, why: str
) -> None:
    file = tmp_path / "x.marja"
    if data is not None:
        file.write_bytes(data)

    program.window.record_files.open(file)

    assert why in program.window.notice.sentence


def test_a_deal_is_promised_and_audited(program: Program) -> None:
    window = program.window
    sitting = seated(window, "bag")
    window.host.audit()
    promise = window.notice.sentence
    play_on(window, Mouse(window), hands=1)
    window.host.audit()

    assert sitting.table is not None
    assert sitting.table.fingerprint in promise
    assert sitting.table.fingerprint in window.notice.sentence
    assert "worked out again from its number" in window.notice.sentence


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_an_unexpected_error_is_reported_with_the_match(tmp_path: Path, program: Program) -> None:
    window = program.window
    sitting = seated(window, "bag")
    hook = reporting(tmp_path / "logs", window.host.record_text, window.tell_crash)
    error = RuntimeError("a fault")

    logging.getLogger("marjapussi").disabled = True
    hook(RuntimeError, error, None)
    logging.getLogger("marjapussi").disabled = False

    (report,) = (tmp_path / "logs").iterdir()
    assert "RuntimeError: a fault" in report.read_text("utf-8")
    assert sitting.table is not None
    assert sitting.table.record.text() in report.read_text("utf-8")
    assert str(report) in window.notice.sentence


def test_a_match_is_looked_back_on_and_played_from_there(program: Program) -> None:
    window = program.window
    sitting = seated(window, "tuppi")
    play_on(window, Mouse(window), hands=1)
    assert sitting.table is not None
    whole = sitting.table.record
    window.ways.show_matches()
    window.ways.matches_page.review_asked.emit(1)
    page = window.ways.review_page

    assert window.pages.currentWidget() is page
    assert len(whole.entries) == page.band.maximum()

    page.band.setValue(60)
    page.menus.play.trigger()
    table = window.ways.table_page.sitting.table

    assert table is not None
    assert whole.entries[:60] == table.record.entries[:60]
    assert table.is_assisted
    assert [2, 1] == [row.id for row in window.ways.matches_page._shelf.rows()]
    assert whole.text() == window.ways.matches_page._shelf.export(1)


def test_the_same_hand_is_played_from_every_seat(program: Program) -> None:
    window = program.window
    table = seated(window, "marjapussi", seed=7).table
    assert table is not None
    first = table.record.entries[0]
    held = [table.game.look(table.state, seat).hand for seat in table.game.seating.seats]
    own = table.header.seats[0]

    for seats_on in range(1, 5):
        window.host.play_hand_again(1)
        table = window.ways.table_page.sitting.table
        assert table is not None

        assert first == table.record.entries[0]
        assert seats_on % 4 == table.me
        assert own == table.header.seats[table.me]
        begun = table.game.step(table.game.start(table.header.start), first.action)
        assert held[table.me] == table.game.look(begun, table.me).hand


def test_a_hint_is_noted_whatever_ends_the_program(tmp_path: Path) -> None:
    first = Program(tmp_path)
    seated(first.window, "bag")
    first.window.ways.table_page.show_hint()
    first.end()

    again = Program(tmp_path)

    assert again.window.host.match is not None
    assert again.window.host.match.is_assisted
    again.end()


def test_statistics_are_counted_from_what_was_played(program: Program) -> None:
    window = program.window
    seated(window, "bag")
    play_on(window, Mouse(window), hands=2)
    window.ways.show_statistics()
    page = window.ways.statistics_page

    assert window.pages.currentWidget() is page
    assert page.cards.isVisible()
    window.on_escape()
    assert window.pages.currentWidget() is window.ways.table_page


def test_a_match_is_deleted_once_that_was_said_twice(program: Program) -> None:
    window = program.window
    seated(window, "bag")
    window.ways.show_matches()
    page = window.ways.matches_page
    (delete,) = [each for each in page.findChildren(QPushButton) if each.text() == "Delete"]
    delete.click()
    assert len(page._shelf.rows()) == 1

    page.message.answer.click()
    assert not page._shelf.rows()


def test_restoring_opens_on_what_was_played_then(program: Program) -> None:
    window = program.window
    safe = window._services.safe
    seated(window, "tuppi")
    assert safe is not None
    backup = safe.copy_now()
    assert backup is not None
    seated(window, "bag")

    assert safe.restore(backup)
    window.asking.restored.emit()

    assert window.host.match is not None
    assert window.host.match.record.header.game.key == "tuppi"


def test_after_damage_the_backups_are_offered(tmp_path: Path) -> None:
    first = Program(tmp_path)
    seated(first.window, "bag")
    first.end()
    file = tmp_path / "marjapussi.db"
    file.write_bytes(b"x" * file.stat().st_size)

    again = Program(tmp_path)

    assert "damaged" in again.window.notice.sentence
    assert again.window.notice.answer.isVisible()
    assert list(tmp_path.glob("marjapussi-damaged-*.db"))
    again.end()


def test_what_cannot_be_read_any_more_is_saved_as_it_is(
    tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    seated(window, "bag")
    with program.opened.database.change() as connection:
        connection.execute("update log set line = 'nothing'")
    window.ways.show_matches()
    window.ways.resume_match(1)
    file = tmp_path / "saved.marja"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    assert "cannot be read" in window.notice.sentence
    window.notice.answer.click()
    assert "nothing\n" in file.read_text("utf-8")


def test_a_match_that_is_gone_is_said_to_be_and_no_file_written(
    tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "saved.marja"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))

    program.window.record_files.save(7)  # which there is not

    assert program.window.notice.sentence == store.cannot_go_on()
    assert not file.exists()


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_second_window_can_look_and_play_without_keeping(
    tmp_path: Path, program: Program
) -> None:
    seated(program.window, "bag")
    second = Program(tmp_path)

    assert "is lost when you close it" in second.window.notice.sentence
    record = tmp_path / "x.marja"
    record.write_text(program.window.host.record_text(), "utf-8")
    second.window.record_files.open(record)
    assert second.window.host.record_text() == program.window.host.record_text()
    play_on(second.window, Mouse(second.window), hands=1)
    second.end()

    assert len(program.window.ways.matches_page._shelf.rows()) == 1
    assert not program.opened.database.ask("select * from hands")


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_crash_shows_one_dialog(tmp_path: Path, program: Program) -> None:
    window = program.window
    seated(window, "bag")
    window.tell_crash("a fault", tmp_path / "report.txt")
    window.tell_crash("another", None)

    (dialog,) = window.findChildren(CrashDialog)
    assert dialog.text.toPlainText() == "a fault"
    dialog.close()
