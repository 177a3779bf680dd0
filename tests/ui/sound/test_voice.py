"""The voice: a program on the path speaks, and nobody ever waits for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_gui.ui.sound.system_voice import (
    MAX_SENTENCE_LENGTH,
    MAX_WAITING_SENTENCES,
    SystemVoice,
    find_speech_program,
    safe_speech_text,
)
from tests.ui.fake_speech import SpokenCalls, wait_until


@pytest.fixture
def voice() -> Iterator[SystemVoice]:
    voice = SystemVoice()
    voice.is_on = True
    yield voice
    voice.close()
    voice.deleteLater()


def sentences(heard: SpokenCalls) -> list[str]:
    return [each[-1] for each in heard()]


def test_a_sentence_is_spoken(voice: SystemVoice, spoken_calls: SpokenCalls) -> None:
    voice.speak("Aino takes the trick.")
    wait_until(lambda: not voice.is_speaking)

    assert spoken_calls() == [["--wait", "--", "Aino takes the trick."]]


def test_the_language_of_now_is_spoken(voice: SystemVoice, spoken_calls: SpokenCalls) -> None:
    voice.language = "fi"

    voice.speak("Tikin vie Aino.")
    wait_until(lambda: not voice.is_speaking)

    assert spoken_calls() == [["--wait", "--language", "fi", "--", "Tikin vie Aino."]]


def test_announcements_are_spoken_in_order(voice: SystemVoice, spoken_calls: SpokenCalls) -> None:
    for sentence in ("one", "two", "three"):
        voice.speak(sentence)
    wait_until(lambda: not voice.is_speaking and len(spoken_calls()) == 3)

    assert sentences(spoken_calls) == ["one", "two", "three"]


def test_an_answer_interrupts_running_speech(voice: SystemVoice, spoken_calls: SpokenCalls) -> None:
    voice.speak("a long sentence")
    voice.speak("never heard")
    wait_until(lambda: sentences(spoken_calls) == ["a long sentence"])

    voice.speak("the score", interrupt=True)
    wait_until(lambda: not voice.is_speaking and len(spoken_calls()) == 2)

    assert spoken_calls()[1] == ["--wait", "--stop", "--", "the score"]


def test_speech_blocks_nothing(voice: SystemVoice, spoken_calls: SpokenCalls) -> None:
    voice.speak("a long sentence")

    assert voice.is_speaking
    assert sentences(spoken_calls) in ([], ["a long sentence"])


def test_of_many_sentences_the_newest_are_spoken(
    voice: SystemVoice, spoken_calls: SpokenCalls
) -> None:
    voice.speak("a long sentence")
    wait_until(lambda: len(spoken_calls()) == 1)
    for number in range(10):
        voice.speak(f"sentence {number}")

    voice._process.kill()
    voice._was_interrupted = True
    wait_until(lambda: not voice.is_speaking and len(spoken_calls()) == 1 + MAX_WAITING_SENTENCES)

    assert sentences(spoken_calls)[1:] == [
        f"sentence {number}" for number in range(10 - MAX_WAITING_SENTENCES, 10)
    ]


@pytest.mark.parametrize(
    "name",
    ["--stop", "-f /etc/passwd", "$(touch owned)", "`id`; rm -rf .", "a\nb\x00c", "\ud800", '"; x'],
)
def test_a_hostile_name_is_only_spoken(
    voice: SystemVoice, spoken_calls: SpokenCalls, tmp_path: Path, name: str
) -> None:
    voice.speak(name)
    wait_until(lambda: not voice.is_speaking and len(spoken_calls()) == 1)

    assert spoken_calls()[0] == ["--wait", "--", safe_speech_text(name)]
    assert {each.name for each in tmp_path.iterdir()} == {"spd-say", "say", "heard"}


def test_orders_to_a_voice_are_no_orders() -> None:
    assert safe_speech_text("[[slnc 99999]] Aino") == "(slnc 99999) Aino"


def test_no_sentence_is_endless() -> None:
    assert len(safe_speech_text("x" * 10_000)) == MAX_SENTENCE_LENGTH


def test_a_program_that_takes_a_pipe_is_given_the_sentence_there(spoken_calls: SpokenCalls) -> None:
    voice = SystemVoice(lambda: find_speech_program("darwin"))
    voice.is_on = True

    voice.speak("-v Ämmä")
    wait_until(lambda: not voice.is_speaking and len(spoken_calls()) == 1)
    voice.close()

    assert spoken_calls() == [["-f", "-", "-v Ämmä"]]


@pytest.mark.parametrize("breaks", ["exit", "start"])
def test_a_failure_is_reported_once_and_then_speech_stops(
    voice: SystemVoice, spoken_calls: SpokenCalls, tmp_path: Path, breaks: str
) -> None:
    told: list[str] = []
    voice.add_failure_listener(lambda: told.append("failed"))
    if breaks == "start":
        (tmp_path / "spd-say").write_bytes(b"\x7fELF nothing that runs")

    for _ in range(3):
        voice.speak("fail")
        wait_until(lambda: not voice.is_speaking)

    assert told == ["failed"]
    assert len(spoken_calls()) == (breaks == "exit")


def test_it_is_tried_again_once_it_is_switched_on_again(
    voice: SystemVoice, spoken_calls: SpokenCalls
) -> None:
    voice.speak("fail")
    wait_until(lambda: not voice.is_speaking and len(spoken_calls()) == 1)
    voice.is_on = False
    voice.is_on = True

    voice.speak("well")
    wait_until(lambda: not voice.is_speaking and len(spoken_calls()) == 2)

    assert sentences(spoken_calls) == ["fail", "well"]


def test_speech_is_silent_without_the_preference(
    voice: SystemVoice, spoken_calls: SpokenCalls
) -> None:
    voice.is_on = False

    voice.speak("Aino takes the trick.")

    assert not voice.is_speaking
    assert spoken_calls() == []


def test_switched_off_it_ends_in_the_middle_of_a_sentence(
    voice: SystemVoice, spoken_calls: SpokenCalls
) -> None:
    voice.speak("a long sentence")
    wait_until(lambda: len(spoken_calls()) == 1)
    voice.speak("never heard")

    voice.is_on = False
    wait_until(lambda: not voice.is_speaking and len(spoken_calls()) == 2)

    assert sentences(spoken_calls) == ["a long sentence", "--stop"]


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_where_no_program_speaks_there_is_no_voice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = SystemVoice(lambda: find_speech_program(platform))
    voice.is_on = True

    voice.speak("Aino takes the trick.")

    assert not voice.is_available
    assert not voice.is_speaking
