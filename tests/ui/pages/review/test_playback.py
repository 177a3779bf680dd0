"""The moments of a match, held against the states and views they come from."""

import pytest

from marjapussi_gui.engine.cards import HIDDEN, Card
from marjapussi_gui.engine.events import HandScored, TrickTaken, Zone, hand_zone
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.engine.view import Zones, create_view
from marjapussi_gui.ui.panels.question.playback import ENDINGS, Playback

from .sample_review import ME, random_record

KEYS = [each.key for each in VARIANTS]
all_games = pytest.mark.parametrize("key", KEYS)


def cards_by_zone(zones: Zones) -> dict[Zone, list[Card]]:
    return {zone: sorted(cards) for zone, cards in zones if cards}


@all_games
def test_what_was_known_is_what_the_seat_saw(key: str) -> None:
    playback = Playback(random_record(key), ME)

    for ply in range(playback.last_ply + 1):
        moment = playback.moment_at(ply, is_open=False)
        if not any(isinstance(event, ENDINGS) for event in moment.events):
            assert create_view(playback.game, playback.state_at(ply), ME) == moment.view


@all_games
def test_open_cards_are_those_that_lie_there(key: str) -> None:
    playback = Playback(random_record(key), ME)

    for ply in range(playback.last_ply + 1):
        known = dict(playback.moment_at(ply, is_open=False).view.zones)
        shown = dict(playback.moment_at(ply, is_open=True).view.zones)

        assert known.keys() == shown.keys()
        for zone, cards in shown.items():
            assert len(known[zone]) == len(cards)
            assert zone.kind == "won" or HIDDEN not in cards


@all_games
def test_open_hands_are_the_real_hands(key: str) -> None:
    playback = Playback(random_record(key), ME)

    for ply in range(playback.last_ply + 1):
        moment, state = playback.moment_at(ply, is_open=True), playback.state_at(ply)
        if any(isinstance(event, ENDINGS) for event in moment.events):
            continue
        shown = cards_by_zone(moment.view.zones)
        for seat in playback.game.seating.seats:
            own = cards_by_zone(create_view(playback.game, state, seat).zones)
            assert own.get(hand_zone(seat)) == shown.get(hand_zone(seat))


@all_games
def test_no_card_lies_open_twice_in_one_pack(key: str) -> None:
    playback = Playback(random_record(key), ME)
    if playback.state_at(1).rummy.hands:
        return

    for ply in range(playback.last_ply + 1):
        zones = playback.moment_at(ply, is_open=True).view.zones
        cards = [card for zone, held in zones if zone.kind != "won" for card in held]
        assert len(set(cards)) == len(cards)


@all_games
def test_a_full_trick_lies_before_it_is_gathered(key: str) -> None:
    playback = Playback(random_record(key), ME)

    for ply in range(playback.last_ply + 1):
        moment = playback.moment_at(ply, is_open=False)
        taken = [event for event in moment.events if isinstance(event, TrickTaken)]
        if not taken:
            assert moment.winner == NOBODY
            continue
        trick, zones = taken[0].trick, dict(moment.view.zones)
        assert trick.winner == moment.winner
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            assert (card,) == zones[Zone("trick", seat)]


@all_games
def test_a_hand_that_is_over_shows_its_score_and_still_lies_there(key: str) -> None:
    playback = Playback(random_record(key), ME)
    scored = 0

    for ply in range(playback.last_ply + 1):
        moment = playback.moment_at(ply, is_open=False)
        for event in moment.events:
            if isinstance(event, HandScored):
                scored += 1
                assert event.scores == moment.view.match.scores
                assert cards_by_zone(moment.view.zones)

    assert playback.state_at(playback.last_ply).match.hands_played == scored


@all_games
def test_hands_are_numbered_and_found(key: str) -> None:
    playback = Playback(random_record(key), ME)
    second = playback.next_hand_start(1)
    while playback.hand_number(second) == 1:
        second = playback.next_hand_start(second)

    assert playback.hand_number(0) == 1
    assert playback.hand_number(second - 1) == 1
    assert playback.hand_number(second) == 2
    assert playback.hand_number(playback.last_ply) == 2
    assert playback.previous_hand_start(second + 3) == second
    assert playback.previous_hand_start(second) < second
    assert playback.previous_hand_start(1) == 0
    assert playback.next_hand_start(playback.last_ply) == playback.last_ply


@all_games
def test_the_tricks_of_a_hand_are_those_taken_in_it(key: str) -> None:
    playback = Playback(random_record(key), ME)
    scored = [
        event.tricks
        for ply in range(playback.last_ply + 1)
        for event in playback.moment_at(ply, is_open=False).events
        if isinstance(event, HandScored)
    ]

    assert sum(scored[-1]) == len(playback.tricks_of_hand(playback.last_ply))


def test_what_another_saw_is_not_what_i_saw() -> None:
    mine, others = (
        Playback(random_record("marjapussi"), ME),
        Playback(random_record("marjapussi"), Seat(1)),
    )

    assert (
        mine.moment_at(1, is_open=False).view.hand != others.moment_at(1, is_open=False).view.hand
    )


def test_a_match_without_actions_has_one_moment() -> None:
    playback = Playback(random_record("marjapussi", hands=0), ME)

    assert playback.last_ply == 0
    assert playback.moment_at(0, is_open=True).events == ()
    assert playback.tricks_of_hand(0) == ()
    assert playback.hand_number(0) == 1


@all_games
def test_the_end_of_a_hand_shows_what_it_came_to(key: str) -> None:
    playback = Playback(random_record(key), ME)
    ends = 0

    for ply in range(1, playback.last_ply + 1):
        moment = playback.moment_at(ply, is_open=False)
        for scored in (event for event in moment.events if isinstance(event, HandScored)):
            ends += 1
            assert moment.view.points == scored.points
            assert moment.view.tricks_won == scored.tricks
            assert moment.view.match.scores == scored.scores
            assert moment.view.dealer == scored.dealer

    assert ends > 0
