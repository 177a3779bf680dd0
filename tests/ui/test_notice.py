"""The line over the page: everything that is told there is read, one after the other."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from marjapussi_gui.ui.basis.palette import GOLD
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.panels.notice import Notice
from marjapussi_gui.ui.shell.dressing import language_of_now
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.statistics.colours import contrast
from marjapussi_gui.ui.wording import store, table
from marjapussi_gui.ui.wording import window as words

from .playing import gone, opened, seated


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    made = opened()
    yield made
    made.prefer(Preferences(language="en", sound=False))
    QApplication.processEvents()
    gone(made)


def close(notice: Notice) -> None:
    notice.close_button.click()


def test_of_two_troubles_none_hides_the_other(window: Window) -> None:
    done: list[str] = []
    window.notice.tell("The first.", "Mend it", partial(done.append, "mended"))
    window.notice.tell("The second.")

    assert "The first." == window.notice.sentence
    assert window.notice.answer.isVisible()
    window.notice.answer.click()
    assert ["mended"] == done
    assert "The second." == window.notice.sentence
    assert not window.notice.answer.isVisible()
    close(window.notice)
    assert "" == window.notice.sentence
    assert not window.notice.isVisible()


def test_a_damaged_file_is_told_of_whatever_else_is_wrong(window: Window) -> None:
    window.tell_trouble("recovered")
    window.ways.resume_match(7)  # which there is not

    assert store.trouble("recovered") == window.notice.sentence
    assert words.action("backups") == window.notice.answer.text()
    close(window.notice)
    assert store.cannot_go_on() == window.notice.sentence


def test_what_is_told_twice_is_read_once(window: Window) -> None:
    for _ in range(3):
        window.tell_trouble("full")
    close(window.notice)

    assert "" == window.notice.sentence


def test_what_was_closed_is_told_again(window: Window) -> None:
    window.tell_trouble("full")
    close(window.notice)
    window.tell_trouble("full")

    assert store.trouble("full") == window.notice.sentence


def test_a_trouble_that_is_over_takes_its_own_notice_away(window: Window) -> None:
    window.tell_trouble("recovered")
    window.tell_trouble("full")
    window.ways.resume_match(7)  # which there is not
    window.tell_trouble("")

    assert store.trouble("recovered") == window.notice.sentence
    close(window.notice)
    assert store.cannot_go_on() == window.notice.sentence
    close(window.notice)
    assert "" == window.notice.sentence


def test_what_the_player_did_is_answered_first(window: Window) -> None:
    window.tell_trouble("locked")
    window.record_files.open(Path("nowhere.marja"))
    assert "nowhere.marja cannot be read." == window.notice.sentence
    window.record_files.open(Path("elsewhere.marja"))
    assert "elsewhere.marja cannot be read." == window.notice.sentence
    close(window.notice)

    assert store.trouble("locked") == window.notice.sentence


def test_trouble_that_costs_data_comes_before_everything_that_was_there(window: Window) -> None:
    window.tell_if_updated(True)
    window.tell_if_slow(True)
    window.record_files.open(Path("nowhere.marja"))

    for key in ("full", "newer"):
        window.tell_trouble(key)

        assert store.trouble(key) == window.notice.sentence


def test_another_trouble_takes_the_place_of_the_one_before(window: Window) -> None:
    window.tell_trouble("full")
    window.tell_trouble("read_only")

    assert store.trouble("read_only") == window.notice.sentence
    assert table.close() == window.notice.close_button.text()


def test_news_wait_until_no_cards_are_played(window: Window) -> None:
    seated(window, "bag")
    window.tell_if_updated(True)
    window.tell_if_slow(True)
    over_the_felt = window.notice.isVisible()
    window.tell_trouble("full")
    urgent = window.notice.sentence, window.notice.close_button.text()
    close(window.notice)
    after_closing = window.notice.isVisible()
    window.ways.go_home()

    assert (over_the_felt, after_closing) == (False, False)
    assert urgent == (store.trouble("full"), table.close())
    assert words.whats_new() == window.notice.sentence
    close(window.notice)
    assert store.slow_players() == window.notice.sentence
    seated(window, "bag")
    assert window.notice.sentence == ""


@pytest.mark.parametrize("key", ["full", "read_only", "busy", "locked", "newer", "unusable"])
def test_trouble_says_that_nothing_is_saved(key: str) -> None:
    sentence = store.trouble(key)

    assert any(part in sentence for part in ("nothing", "Nothing", "is lost"))
    assert store.is_trouble(key)


def test_how_many_wait_is_told(window: Window) -> None:
    labels = []
    for sentence in ("One.", "Two.", "Three."):
        window.notice.tell(sentence)
    while window.notice.sentence:
        labels.append(window.notice.close_button.text())
        close(window.notice)

    assert ["Next (2)", "Next (1)", "Close"] == labels


@pytest.mark.parametrize("chrome", ["light", "dark"])
def test_a_notice_is_read_on_gold(window: Window, chrome: str) -> None:
    window.prefer(Preferences(chrome=chrome, language="en", pace="off", sound=False))
    window.notice.tell("It is gold.", "Is it?", QApplication.processEvents)
    QApplication.processEvents()
    ground = window.notice.grab().toImage().pixelColor(4, 4)
    inks = [
        each.palette().color(QPalette.ColorRole.ButtonText)
        for each in window.notice.findChildren(QPushButton)
    ]
    inks.append(window.notice._label.palette().color(QPalette.ColorRole.WindowText))

    assert QColor(GOLD) == ground
    assert 3 == len(inks)
    assert min(contrast(ink, ground) for ink in inks) >= 4.5


def test_what_is_told_of_a_deal_follows_the_language(window: Window) -> None:
    table = seated(window, "bag").table
    assert table is not None
    seed = window.host.match and window.host.match.seed
    tellings: tuple[tuple[Callable[[], None], Callable[[], str]], ...] = (
        (window.host.audit, lambda: store.promised(table.fingerprint)),
        (window.host.copy_deal, lambda: store.deal_copied(seed or 0)),
        (window.asking.backups, store.nothing_is_kept),
    )
    for tell, words_of_now in tellings:
        window.prefer(Preferences(language="en", pace="off", sound=False))
        tell()
        window.prefer(Preferences(language="fi", pace="off", sound=False))
        QTest.qWait(0)

        assert words_of_now() == window.notice.sentence


def test_a_notice_follows_the_language(window: Window) -> None:
    window.record_files.open(Path("nowhere.marja"))
    window.tell_trouble("recovered")
    window.prefer(Preferences(language="fi", pace="off", sound=False))
    QTest.qWait(0)

    assert "fi" == language_of_now()
    assert store.unreadable("nowhere.marja") == window.notice.sentence
    close(window.notice)
    assert store.trouble("recovered") == window.notice.sentence
    assert words.action("backups") == window.notice.answer.text()
    assert table.close() == window.notice.close_button.text() != "Close"
