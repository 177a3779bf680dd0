"""Hands that somebody sent become matches, and hostile texts become one sentence."""

from dataclasses import replace
from datetime import date
from itertools import islice
from random import Random

import pytest

from marjapussi_gui.engine.actions import Deal
from marjapussi_gui.engine.codes.code_alphabet import CodeError
from marjapussi_gui.engine.codes.code_text import CodedPosition, read_code, write_code
from marjapussi_gui.engine.codes.hand import Hand, hands_of
from marjapussi_gui.engine.codes.pbn import PbnError, write_pbn
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.received_hands import (
    first_hand,
    read_answer,
    read_code_in_text,
    read_received_hand,
    share,
)
from marjapussi_gui.model.match_state import MatchState, ReceivedCodeKind
from marjapussi_gui.model.new_game import todays_seed
from tests.engine.codes.code_samples import hostile_texts, moments, played_hands, random_match
from tests.random_matches import RandomMatch

STANDARD_GAME = VARIANTS[0].create_game()
DAY = date(2026, 11, 28)
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)


def standard_hand(seed: int = 1) -> Hand:
    return next(played_hands(RandomMatch(STANDARD_GAME, seed, Seat(0)), 1))


def standard_match(hands: int = 1) -> MatchState:
    match = RandomMatch(STANDARD_GAME, 4, Seat(0))
    entries = tuple(RecordEntry(step.before.turn, step.action) for step in match.steps(hands))
    header = RecordHeader(STANDARD_GAME, ("",) * 4, MatchStart(Seat(0)))
    return MatchState(MatchRecord(header, entries), 4, "normal", "expert")


def hand_of_deal(seed: int, game: Game = STANDARD_GAME) -> Hand:
    state = game.initial_state(MatchStart(game.first_dealer(seed)))
    begun, actions = state, [game.chance_action(state, seed)]
    while (state := game.step(state, actions[-1])).phase:
        actions.append(game.legal_actions(state)[-1])
    return Hand(game, begun.dealer, begun.match, tuple(actions))


@every_variant
def test_hand_becomes_a_match_with_the_same_cards(variant: Variant) -> None:
    for seed in range(4):
        for hand in islice(played_hands(random_match(variant, seed), 3), 3):
            shared = read_received_hand(write_code(hand), Random(1))
            record = shared.match.record

            assert (shared.match.shared, shared.ply) == (ReceivedCodeKind.HAND, 1)
            assert [each.action for each in record.entries[1:]] == list(hand.actions[1:])
            assert record.state_after().hands == hand.states()[-1].hands
            assert record.state_after().match.scores == hand.states()[-1].match.scores


@every_variant
def test_view_becomes_a_hand_in_which_the_seat_sees_the_same(variant: Variant) -> None:
    if variant.key == "marriage":
        pytest.skip("hidden cards of several packs can't be guessed")
    opened = 0
    for _, view in islice(moments(random_match(variant, 5), 1, 0.5), 12):
        try:
            shared = read_received_hand(write_code(view), Random(1))
        except CodeError:
            continue
        opened += 1
        record = shared.match.record
        again = create_view(record.header.game, record.state_after(shared.ply), view.seat)

        assert (shared.match.shared, shared.match.own_seat) == (ReceivedCodeKind.GUESS, view.seat)
        assert (again.hand, again.tricks, again.legal_actions) == (
            view.hand,
            view.tricks,
            view.legal_actions,
        )
    assert opened >= 5


def test_guesses_differ() -> None:
    _, view = next(moments(random_match(VARIANTS[0], 5), 1, 0.5))

    deals = {
        read_received_hand(write_code(view), Random(seed)).match.record.entries[0].action
        for seed in range(5)
    }

    assert len(deals) > 1


def test_position_is_opened_at_its_moment() -> None:
    match = RandomMatch(STANDARD_GAME, 1, Seat(0))
    state, _ = list(moments(match, 1, 1))[20]

    shared = read_received_hand(write_code(CodedPosition(STANDARD_GAME, state)), Random(1))

    assert shared.match.shared is ReceivedCodeKind.POSITION
    assert shared.match.record.state_after().hands == state.hands


def test_board_of_bridge_program_is_opened() -> None:
    game = find_variant("tuppi").create_game({"sooli": False})
    hand = next(played_hands(RandomMatch(game, 2, Seat(0)), 1))

    shared = read_received_hand(write_pbn(hand), Random(1))

    assert [each.action for each in shared.match.record.entries[1:]] == list(hand.actions[1:])


def test_code_is_found_in_a_message() -> None:
    hand = standard_hand()
    code = write_code(hand)
    for text in (f"Look at this:\n{code}\nWhat do you say, MR X?", f"Miksi? {code}", code.lower()):
        read = read_code_in_text(text)
        assert isinstance(read, Hand)
        assert read.states() == hand.states()


def test_until_its_end_only_what_the_player_sees_is_shared() -> None:
    match = standard_match()
    for ply in range(1, len(match.record.entries) - 1, 5):
        kind, code = share(match, ply, is_hand_over=False) or ("", "")
        view = create_view(STANDARD_GAME, match.record.state_after(ply), match.own_seat)

        assert kind is ReceivedCodeKind.GUESS
        assert code == write_code(view)


def test_after_its_end_the_whole_hand_is_shared() -> None:
    match = standard_match(2)
    deals = [
        ply for ply, each in enumerate(match.record.entries, 1) if isinstance(each.action, Deal)
    ]

    for number, ply in enumerate(deals):
        kind, code = share(match, ply + 3, is_hand_over=True) or ("", "")
        read = read_code(code)

        assert kind is ReceivedCodeKind.HAND
        assert isinstance(read, Hand)
        assert read.states() == hands_of(match.record)[number].states()


def test_guessed_hand_is_never_shared_as_a_real_one() -> None:
    match = replace(standard_match(), shared=ReceivedCodeKind.GUESS)

    assert share(match, 5, is_hand_over=True) is None
    assert share(match, 5, is_hand_over=False) is not None
    assert share(match, 0, is_hand_over=False) is None


@pytest.mark.parametrize("expert", ["+3", "?"])
def test_answer_is_read_from_its_line(expert: str) -> None:
    hand = hand_of_deal(todays_seed(DAY))
    line = f"Marjapussi, jako {DAY}: +2, mestari {expert}. v 0.1.0 {write_code(hand)}"

    answer = read_answer(line)

    assert answer is not None
    assert (answer.day, answer.version) == (DAY, "0.1.0")
    assert answer.expert == (None if expert == "?" else 3)
    assert answer.hand.states() == hand.states()


def test_line_with_another_deal_is_no_answer() -> None:
    text = f"{DAY}: +2, +3. Marjapussi 0.1.0 {write_code(hand_of_deal(1))}"

    assert read_answer(text) is None


def test_first_counted_hand_of_a_match_is_the_answer() -> None:
    hand = first_hand(standard_match(2).record)

    assert hand is not None
    assert hand.match.hands_played == 0


def test_hostile_texts_are_refused() -> None:
    for text in hostile_texts(2000):
        try:
            read_answer(text)
            shared = read_received_hand(text, Random(1))
        except (CodeError, PbnError):
            continue
        assert shared.match.record.entries
