"""No two of the card sounds of a hand are alike, and all of them sound like cards."""

from itertools import combinations, pairwise, product
from math import log2

import pytest

from marjapussi_gui.engine.events import CardPlayed
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.sound import sound_player
from marjapussi_gui.ui.sound.audio_output import RecordingSpeaker
from marjapussi_gui.ui.sound.cues import SoundCue, sound_cue
from marjapussi_gui.ui.sound.sound_player import SoundPlayer, card_sound_variation
from marjapussi_gui.ui.sound.synthesis import CARD_VOICES, SOUND_RECIPES, render
from marjapussi_gui.ui.sound.waveforms import Samples
from tests.random_matches import RandomMatch

from .test_sounds import ENOUGH_S, wait_until
from .test_synthesis import strength, timbre

CARDS_OF_HAND, MIN_DIFFERENCE = 36, 0.005
SPECTRUM = [150 * 2 ** (sixth / 6) for sixth in range(30)]
CARD_SOUNDS = ("card", "slide", "gather")


def cues_of_hand() -> list[SoundCue]:
    """Return the sounds of all cards that are played in a hand."""
    game = find_variant("marjapussi").create_game()
    steps = RandomMatch(game, 3, Seat(0)).steps(hands=1)
    events = [each for step in steps for each in step.events if isinstance(each, CardPlayed)]
    return [cue for cue in map(sound_cue, events) if cue is not None]


def play_hand(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Play the card sounds of a hand; return what was heard."""
    monkeypatch.setattr(sound_player, "MIN_REPEAT_INTERVAL_S", 0.0)
    speaker = RecordingSpeaker()
    sounds = SoundPlayer(lambda: speaker, max_delay_s=ENOUGH_S)
    cues = cues_of_hand()
    for cue in cues:
        sounds.play(*cue)
    wait_until(lambda: len(speaker.played) == len(cues))
    sounds.close()
    return [bytes(each) for each in speaker.played]


def test_no_two_card_sounds_of_a_hand_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = play_hand(monkeypatch)

    assert len(heard) == CARDS_OF_HAND
    assert len(set(heard)) == CARDS_OF_HAND


def test_a_hand_sounds_the_same_whenever_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play_hand(monkeypatch) == play_hand(monkeypatch)


@pytest.mark.parametrize("start", [0, 17, 36, 72, 108, 139])
def test_any_two_sounds_in_a_row_differ_audibly(start: int) -> None:
    pitches = {pitch for _, pitch in cues_of_hand()}
    numbers = range(start, start + CARDS_OF_HAND)
    for one, other in combinations(map(card_sound_variation, numbers), 2):
        if (one.voice, one.gain) != (other.voice, other.gain):
            continue
        for first, second in product(pitches, repeat=2):
            assert abs(one.pitch * first / (other.pitch * second) - 1) > MIN_DIFFERENCE


def test_two_cards_in_a_row_never_have_the_same_voice() -> None:
    voices = [card_sound_variation(number).voice for number in range(100)]

    assert all(one != other for one, other in pairwise(voices))
    assert set(voices) == set(range(CARD_VOICES))


def test_variations_are_small() -> None:
    variations = [card_sound_variation(number) for number in range(200)]

    assert max(abs(each.pitch - 1) for each in variations) == pytest.approx(0.03)
    assert max(each.gain for each in variations) == pytest.approx(10 ** (1.5 / 20))
    assert min(each.gain for each in variations) == pytest.approx(10 ** (-1.5 / 20))


def test_other_sounds_do_not_vary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_player, "MIN_REPEAT_INTERVAL_S", 0.0)
    speaker = RecordingSpeaker()
    sounds = SoundPlayer(lambda: speaker, max_delay_s=ENOUGH_S)
    for _ in range(3):
        sounds.play("bell")
    wait_until(lambda: len(speaker.played) == 3)
    sounds.close()

    assert [render("bell")] * 3 == speaker.played


@pytest.mark.parametrize("name", CARD_SOUNDS)
def test_voices_differ_but_belong_to_the_same_sound(name: str) -> None:
    voices = [render(name, voice=voice) for voice in range(len(SOUND_RECIPES[name]))]
    timbres = [timbre(name, voice) for voice in range(len(voices))]
    brightness = [mean_octave(each) for each in voices]

    assert len(voices) == CARD_VOICES
    for one, other in combinations(timbres, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 0.05
    assert max(brightness) - min(brightness) < 0.6


def mean_octave(samples: Samples) -> float:
    """Return the middle of a sound's spectrum in octaves above 1 Hz, weighted by energy."""
    weights = {hertz: hertz * strength(samples, hertz) ** 2 for hertz in SPECTRUM}
    total = sum(weights.values())
    return sum(weight * log2(hertz) for hertz, weight in weights.items()) / total
