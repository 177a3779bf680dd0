"""Which sound an event makes."""

import pytest

from marjapussi_gui.engine import events
from marjapussi_gui.engine.bidding_events import BidMade, BidPassed, CardsGiven
from marjapussi_gui.engine.cards import NO_SUIT, Card, Suit
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import Seat, Side, Trick
from marjapussi_gui.ui.sound.cues import CUE_OF_EVENT, berry_pitch, sound_cue
from marjapussi_gui.ui.sound.synthesis import SOUND_NAMES
from tests.random_matches import RandomMatch

ME = Seat(0)


def hand_scored(*gained: int) -> events.HandScored:
    none = (0,) * len(gained)
    return events.HandScored(ME, none, none, gained, none, (), ())


def name_of(event: events.Event) -> str | None:
    cue = sound_cue(event)
    return cue[0] if cue is not None else None


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (events.CardsDealt(ME, (), (), (), ()), "shuffle"),
        (events.CardPlayed(ME, Card(0), events.hand_zone(ME)), "card"),
        (CardsGiven(ME, Seat(2), ()), "slide"),
        (events.TrickTaken(Side(0), Trick((ME,))), "gather"),
        (events.MarriageDeclared(ME, Suit(2), is_trump=True, points=2), "bell"),
        (events.TrumpsRestored(ME, Suit(2)), "bell"),
        (events.MatchWon(Side(0)), "bell"),
        (hand_scored(3, 0), "berry"),
        (BidPassed(ME), None),
        (BidMade(ME, 60), None),
        (events.MarriageAnswered(ME, NO_SUIT), None),
    ],
    ids=lambda value: type(value).__name__,
)
def test_event_has_its_sound(event: events.Event, name: str | None) -> None:
    assert name == name_of(event)


def test_trumps_ring_higher_than_a_lesser_marriage() -> None:
    trumps = sound_cue(events.MarriageDeclared(ME, Suit(2), is_trump=True, points=2))
    lesser = sound_cue(events.MarriageDeclared(ME, Suit(1), is_trump=False, points=1))

    assert trumps is not None
    assert lesser is not None
    assert trumps[1] > lesser[1]


def test_more_berries_sound_higher() -> None:
    pitches = [berry_pitch(number) for number in range(1, 13)]

    assert pitches == sorted(set(pitches))
    assert ("berry", berry_pitch(5)) == sound_cue(hand_scored(5, 2))
    assert ("berry", berry_pitch(12)) == sound_cue(hand_scored(120, -60))


def test_hand_that_nobody_gained_by_sounds_lower() -> None:
    cue = sound_cue(hand_scored(0, -7))

    assert cue is not None
    assert cue[1] < 1


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_every_event_that_moves_cards_is_heard(key: str) -> None:
    game = next(each for each in VARIANTS if each.key == key).create_game()
    silent = {
        type(event).__name__
        for step in RandomMatch(game, 5, ME).steps(hands=1)
        for event in step.events
        if event.moves() and sound_cue(event) is None
    }

    assert silent == set()


def test_every_cue_is_a_sound_at_a_sensible_pitch() -> None:
    assert {name for name, _ in CUE_OF_EVENT.values()} <= set(SOUND_NAMES)
    assert all(0.7 <= pitch <= 1.4 for _, pitch in CUE_OF_EVENT.values())
