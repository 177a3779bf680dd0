"""Codes give back the same hands, views and positions, and nothing that isn't in them."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from marjapussi_gui.engine.codes.code_alphabet import CodeError, CodeProblem, write_letters
from marjapussi_gui.engine.codes.code_text import CodedPosition, read_code, write_code
from marjapussi_gui.engine.codes.hand import Hand, hands_of
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from tests.engine.codes.code_samples import (
    HERE,
    deal_anew,
    digest,
    hostile_codes,
    letters,
    moments,
    played_hands,
    random_match,
)
from tests.random_matches import RandomMatch

STANDARD_GAME = VARIANTS[0].create_game()
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)


def sample_hands(variant: Variant, number: int) -> list[Hand]:
    return [hand for seed in range(number) for hand in played_hands(random_match(variant, seed), 2)]


def refusal(text: str) -> CodeError:
    with pytest.raises(CodeError) as caught:
        read_code(text)
    return caught.value


@every_variant
def test_hand_code_gives_back_equal_states(variant: Variant) -> None:
    for hand in sample_hands(variant, 6):
        read = read_code(write_code(hand))

        assert isinstance(read, Hand)
        assert read.game.rules == hand.game.rules
        assert read.states() == hand.states()


@every_variant
def test_view_code_gives_back_all_that_a_seat_sees(variant: Variant) -> None:
    match = random_match(variant, 5)
    for _, view in islice(moments(match, 1, 0.2), 12):
        read = read_code(write_code(view))

        assert isinstance(read, View)
        assert read.game.rules == view.game.rules
        assert replace(read, game=view.game) == view


@every_variant
def test_view_code_does_not_depend_on_cards_that_the_seat_cannot_see(variant: Variant) -> None:
    compared = 0
    for seed in range(4):
        match = random_match(variant, seed)
        for state, view in islice(moments(match, 1, 0.2), 6):
            other = deal_anew(match.game, state, view.seat, Random(seed))

            assert write_code(create_view(match.game, other, view.seat)) == write_code(view)
            compared += other != state
    assert compared > 5


@every_variant
def test_position_code_gives_back_an_equal_state(variant: Variant) -> None:
    match = random_match(variant, 7)
    for state, _ in islice(moments(match, 2, 0.2), 12):
        read = read_code(write_code(CodedPosition(match.game, state)))

        assert isinstance(read, CodedPosition)
        assert read.state == state


def test_position_without_calls_keeps_the_result_of_the_auction() -> None:
    variant = next(each for each in VARIANTS if each.key == "pfadfinder")
    match = random_match(variant, 1)
    state = next(state for state, _ in moments(match, 1, 1) if state.tricks)
    edited = state.replace(auction=replace(state.auction, calls=(), passed_seats=0))

    read = read_code(write_code(CodedPosition(match.game, edited)))

    assert isinstance(read, CodedPosition)
    assert read.state.auction.bid == state.auction.bid > 0
    assert read.state == edited


def test_names_and_levels_travel_only_if_given() -> None:
    hand = next(played_hands(RandomMatch(STANDARD_GAME, 1, Seat(0)), 1))
    players = (("Aino", ""), ("Väinö", "expert"), ("", "easy"), ("आमा", "normal"))

    named, plain = (
        read_code(write_code(replace(hand, players=players))),
        read_code(write_code(hand)),
    )

    assert isinstance(named, Hand)
    assert isinstance(plain, Hand)
    assert (named.players, plain.players) == (players, ())


def test_hands_of_a_record_begin_as_the_match_stood() -> None:
    start = MatchStart(Seat(2), (7, 3))
    match = RandomMatch(STANDARD_GAME, 3, Seat(2))
    entries = tuple(RecordEntry(step.before.turn, step.action) for step in match.steps(3))
    record = MatchRecord(RecordHeader(STANDARD_GAME, ("",) * 4, start), entries)

    hands = hands_of(record)

    assert [hand.match.hands_played for hand in hands] == [0, 1, 2]
    assert hands[0].match.scores == (7, 3)
    assert hands[-1].states()[-1] == record.state_after()
    for hand in hands:
        read = read_code(write_code(hand))
        assert isinstance(read, Hand)
        assert read.states() == hand.states()


def test_unfinished_hand_is_read_again() -> None:
    hand = next(played_hands(RandomMatch(STANDARD_GAME, 1, Seat(0)), 1))
    for count in range(1, len(hand.actions)):
        part = replace(hand, actions=hand.actions[:count])
        read = read_code(write_code(part))
        assert isinstance(read, Hand)
        assert read.states() == part.states()


def test_standard_hand_takes_about_forty_letters() -> None:
    hands = [next(played_hands(RandomMatch(STANDARD_GAME, seed, Seat(0)), 1)) for seed in range(20)]

    assert all(len(letters(write_code(hand))) <= 46 for hand in hands)


def test_code_of_a_newer_program_is_named_as_such() -> None:
    assert refusal(write_letters("B", 12345)).fault is CodeProblem.VERSION


def test_each_hand_has_one_code() -> None:
    error = refusal(write_letters("H", 27**300 + 5))

    assert error.fault is CodeProblem.CONTENT


def test_hostile_codes_are_refused_or_read() -> None:
    for text in hostile_codes(600):
        try:
            coded = read_code(text)
        except CodeError:
            continue
        assert letters(write_code(coded)) == letters(text)


def test_pinned_codes_mean_what_they_meant() -> None:
    """Codes of codec 1 never change their meaning. If this fails, number a new codec."""
    lines = (HERE / "pinned.txt").read_text(encoding="ascii").splitlines()
    for line in lines:
        known, code = line.split(" ", 1)
        assert digest(read_code(code)) == known, code

    assert len(lines) == 1000
