"""Our own voice in the window: what happens is spoken where that is wanted."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.dialogs.preferences_dialog import PreferencesDialog
from marjapussi_gui.ui.sound.system_voice import SystemVoice
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.services import replace_services

from .fake_speech import SpokenCalls, wait_until
from .window_driver import close_window, start_match


@pytest.fixture
def voice(spoken_calls: SpokenCalls) -> Iterator[SystemVoice]:
    voice = SystemVoice()
    yield voice
    voice.close()
    voice.deleteLater()


@pytest.fixture
def window(voice: SystemVoice) -> Iterator[MainWindow]:
    kit = create_memory_services(
        ImmediateTaskRunner(), Preferences(pace="off", sound=False, voice=True)
    )
    window = MainWindow(replace_services(kit, speech=voice))
    window.pages.table_page.board.event_player.speed = NO_ANIMATION
    window.show()
    yield window
    close_window(window)


def sentences(heard: SpokenCalls) -> list[str]:
    return [each[-1] for each in heard()]


def test_what_happens_is_spoken(window: MainWindow, spoken_calls: SpokenCalls) -> None:
    start_match(window, "bag", seed=2)

    wait_until(
        lambda: "Lead a card, or ask your partner for a marriage first." in sentences(spoken_calls)
    )

    assert ["--language", "en"] == spoken_calls()[0][1:3]


def test_an_answer_of_a_key_is_spoken(
    window: MainWindow, voice: SystemVoice, spoken_calls: SpokenCalls
) -> None:
    start_match(window, "bag", seed=2)
    wait_until(lambda: bool(spoken_calls()) and not voice.is_speaking)

    window.run_command(Command.READ_SCORE)

    wait_until(lambda: sentences(spoken_calls)[-1].startswith("Score: "))


def test_nothing_is_spoken_unless_it_is_wanted(
    window: MainWindow, spoken_calls: SpokenCalls, voice: SystemVoice
) -> None:
    window.apply_preferences(replace(window.match_controller.preferences, voice=False))
    wait_until(lambda: not voice.is_speaking)
    first_tile = window.pages.start_page.first_tile.accessibleName()  # was spoken before

    start_match(window, "bag", seed=2)
    window.run_command(Command.READ_SCORE)
    wait_until(lambda: len(window.pages.table_page.accessible_board.recent_sentences) > 2)

    assert not voice.is_speaking
    assert {*sentences(spoken_calls)} <= {first_tile, "--stop"}


def test_the_tile_that_the_start_page_offers_first_is_spoken(
    window: MainWindow, spoken_calls: SpokenCalls
) -> None:
    window.navigator.go_home()

    name = window.pages.start_page.first_tile.accessibleName()
    wait_until(lambda: name in sentences(spoken_calls))


def test_a_hidden_page_does_not_speak(window: MainWindow, spoken_calls: SpokenCalls) -> None:
    start_match(window, "bag", seed=2)
    wait_until(lambda: len(spoken_calls()) > 1)
    said: list[str] = []
    window.page_stack.speech_requested.connect(lambda sentence, _: said.append(sentence))
    window.learning.show_rules()

    window.pages.table_page.accessible_board.announce("Aino takes the trick.")
    wait_until(lambda: not window.pages.table_page.accessible_board.announcer._queue)

    assert said == []


def test_the_button_that_the_keyboard_comes_to_is_named(
    window: MainWindow, spoken_calls: SpokenCalls
) -> None:
    start_match(window, "bag", seed=2)
    window.activateWindow()

    window.pages.table_page.tool_buttons.button_for("hint").setFocus()

    wait_until(lambda: "Hint" in sentences(spoken_calls))


def test_failing_voice_is_reported_once(
    window: MainWindow, spoken_calls: SpokenCalls, voice: SystemVoice
) -> None:
    window.pages.table_page.accessible_board.announce("fail")
    start_match(window, "bag", seed=2)
    page = window.pages.table_page

    page.accessible_board.announce("fail")
    page.accessible_board.announce("fail again")
    wait_until(lambda: bool(window.notice_bar.sentence))

    assert "nothing is read aloud" in window.notice_bar.sentence
    assert len(window.notice_bar._notices) == 1


@pytest.mark.parametrize("has_voice", [True, False])
def test_the_switch_is_there_where_something_can_speak(has_voice: bool) -> None:
    dialog = PreferencesDialog(Preferences(voice=True), has_voice=has_voice)
    dialog.show()

    changes: list[Preferences] = []
    dialog.changed.connect(changes.append)

    dialog.fields["hints"].click()

    assert has_voice == ("voice" in dialog.fields)
    assert changes[-1].voice


def test_the_voice_switch_changes_the_preference() -> None:
    dialog = PreferencesDialog(Preferences(), has_voice=True)
    changes: list[Preferences] = []
    dialog.changed.connect(changes.append)

    dialog.fields["voice"].click()

    assert [each.voice for each in changes] == [True]
