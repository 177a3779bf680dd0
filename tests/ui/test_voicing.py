"""Our own voice in the window: what happens is spoken where that is wanted."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.app import services
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.dialogs.preferences import PreferencesDialog
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.sound.voice import Voice

from .playing import gone, seated
from .speaking import Heard, wait_for

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def voice(qapp: QApplication, heard: Heard) -> Iterator[Voice]:
    voice = Voice()
    yield voice
    voice.close()
    voice.deleteLater()


@pytest.fixture
def window(voice: Voice) -> Iterator[Window]:
    kit = services(ImmediateRunner(), Preferences(pace="off", sound=False, voice=True))
    window = Window(replace(kit, voice=voice))
    window.ways.table_page.board.story.pace = INSTANT
    window.show()
    yield window
    gone(window)


def sentences(heard: Heard) -> list[str]:
    return [each[-1] for each in heard()]


def test_what_happens_is_spoken(window: Window, heard: Heard) -> None:
    seated(window, "bag", seed=2)

    wait_for(lambda: "Lead a card, or ask your partner first." in sentences(heard))

    assert ["--language", "en"] == heard()[0][1:3]


def test_an_answer_of_a_key_is_spoken(window: Window, voice: Voice, heard: Heard) -> None:
    seated(window, "bag", seed=2)
    wait_for(lambda: bool(heard()) and not voice.is_speaking)

    window.command("read_score")

    wait_for(lambda: sentences(heard)[-1].startswith("Score: "))


def test_nothing_is_spoken_unless_it_is_wanted(window: Window, heard: Heard, voice: Voice) -> None:
    window.prefer(replace(window.host.preferences, voice=False))

    seated(window, "bag", seed=2)
    window.command("read_score")
    wait_for(lambda: len(window.ways.table_page.spoken.said) > 2)

    assert not voice.is_speaking
    assert heard() == []


def test_a_page_that_is_not_seen_says_nothing_aloud(window: Window, heard: Heard) -> None:
    seated(window, "bag", seed=2)
    wait_for(lambda: len(heard()) > 1)
    said: list[str] = []
    window.pages.said.connect(lambda sentence, _: said.append(sentence))
    window.ways.show_rules()

    window.ways.table_page.spoken.say("Aino takes the trick.")
    wait_for(lambda: not window.ways.table_page.spoken.aloud._waiting)

    assert said == []


def test_the_button_that_the_keyboard_comes_to_is_named(window: Window, heard: Heard) -> None:
    seated(window, "bag", seed=2)
    window.activateWindow()

    window.ways.table_page.tools.button("hint").setFocus()

    wait_for(lambda: "Hint" in sentences(heard))


def test_a_voice_that_fails_is_told_of_once(window: Window, heard: Heard, voice: Voice) -> None:
    window.ways.table_page.spoken.say("fail")
    seated(window, "bag", seed=2)
    page = window.ways.table_page

    page.spoken.say("fail")
    page.spoken.say("fail again")
    wait_for(lambda: bool(window.notice.sentence))

    assert "nothing is spoken" in window.notice.sentence
    assert len(window.notice._notes) == 1


@pytest.mark.parametrize("has_voice", [True, False])
def test_the_switch_is_there_where_something_can_speak(qtbot: QtBot, has_voice: bool) -> None:
    dialog = PreferencesDialog(Preferences(voice=True), has_voice=has_voice)
    qtbot.addWidget(dialog)
    dialog.show()

    dialog.hints.click()

    assert has_voice == dialog.voice.isVisible()
    assert dialog.chosen().voice


def test_the_switch_is_told(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Preferences(), has_voice=True)
    qtbot.addWidget(dialog)

    dialog.voice.click()

    assert dialog.chosen().voice
