"""Positions can be changed as far as the rules allow, and their codes open again."""

from random import Random

import pytest

from marjapussi_gui.engine.actions import Declare, Play
from marjapussi_gui.engine.cards import cards_in_set, parse_card
from marjapussi_gui.engine.codes.code_text import CodedPosition, read_code, write_code
from marjapussi_gui.engine.codes.hand import Hand
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.learning.edited_hand import (
    ImpossibleEditError,
    add_action,
    contract,
    new_hand,
    position,
    possible_calls,
    swap_cards,
    with_contract,
    with_standing,
    without_last_action,
)
from marjapussi_gui.learning.received_hands import read_received_hand
from marjapussi_gui.model.match_state import ReceivedCodeKind

TRICK_GAMES = [each.key for each in VARIANTS if not each.create_game().is_rummy]


def hand_of(key: str, seed: int = 1, **rules: str) -> Hand:
    return new_hand(find_variant(key).create_game(rules), seed)


@pytest.mark.parametrize("key", TRICK_GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_an_edited_position_opens_from_its_code(key: str, seed: int) -> None:
    rng, hand = Random(seed), hand_of(key, seed)
    pack = hand.game.dealing_phase.cards
    edits = 0
    while edits < 12:
        state = hand.states()[-1]
        legal = hand.game.legal_actions(state)
        try:
            if rng.random() < 0.5:
                hand = add_action(hand, rng.choice(legal))
            else:
                hand = swap_cards(hand, *rng.sample(pack, 2))
        except ImpossibleEditError:
            edits += 1
            continue
        edits += 1
        now = position(hand)
        code = write_code(now)
        read = read_code(code)
        assert isinstance(read, CodedPosition)
        assert read.state == now.state
        received = read_received_hand(code, rng)
        assert received.match.shared is ReceivedCodeKind.POSITION
        shown = received.match.record.state_after()
        assert (shown.hands, shown.trick, shown.turn, shown.marriages) == (
            now.state.hands,
            now.state.trick,
            now.state.turn,
            now.state.marriages,
        )


@pytest.mark.parametrize("key", ["huutopussi", "huutopussi-two", "huutopussi-three", "pfadfinder"])
def test_a_contract_leads_to_the_declarer_s_lead(key: str) -> None:
    hand = hand_of(key)
    for seat in hand.game.seating.seats:
        changed = with_contract(hand, seat, 125)

        assert contract(changed) == (seat, 125)
        assert changed.states()[-1].turn == seat
        assert hand.game.phase_name(changed.states()[-1]) == "play"


def test_a_contract_of_tuppi_is_rami_or_nolo() -> None:
    hand = hand_of("tuppi")
    for seat in (*hand.game.seating.seats, NOBODY):
        assert contract(with_contract(hand, seat, 0)) == (seat, 0)


@pytest.mark.parametrize("seed", range(4))
def test_a_sooli_follows_a_rami_and_moves_no_card(seed: int) -> None:
    hand, seating = hand_of("tuppi", seed), find_variant("tuppi").create_game().seating
    held = hand.states()[-1].hands
    for soloist in seating.seats:
        for declarer in (*seating.seats, NOBODY):
            solo = with_contract(hand, declarer, 0, soloist)
            state = solo.states()[-1]

            assert (state.showing.soloist, state.hands) == (soloist, held)
            opponents = {each for each in seating.seats if (each - soloist) % 2}
            assert state.turn == contract(solo)[0]
            assert state.turn in opponents & {declarer} or opponents - {declarer} == opponents
            assert contract(with_contract(solo, *contract(solo))) == contract(solo)
            assert with_contract(solo, declarer, 0).states()[-1].hands == held
            read = read_code(write_code(position(solo)))
            assert isinstance(read, CodedPosition)
            assert read.state == state


def test_the_exchange_and_the_play_of_a_sooli_stay() -> None:
    hand = with_contract(hand_of("tuppi"), Seat(1), 0, Seat(0))
    begun = without_last_action(without_last_action(hand))
    assert hand.game.phase_name(begun.states()[-1]) == "exchange"
    for _ in range(2):
        begun = add_action(begun, hand.game.legal_actions(begun.states()[-1])[5])
    for _ in range(2):
        begun = add_action(begun, hand.game.legal_actions(begun.states()[-1])[0])
    moved = with_standing(begun, hand.game.seating.seat_after(hand.dealer), (0, 4))

    assert moved.states()[-1].exchange == begun.states()[-1].exchange
    assert moved.states()[-1].trick == begun.states()[-1].trick
    assert hand.game.seating.partner_of(Seat(0)) not in begun.states()[-1].trick.seats


def test_a_bid_is_raised_above_that_of_an_opener_who_must_bid() -> None:
    hand = hand_of("huutopussi")
    opener = Seat(hand.dealer)
    other = hand.game.seating.seat_after(opener)

    assert contract(with_contract(hand, opener, 50)) == (opener, 50)
    assert contract(with_contract(hand, other, 50)) == (other, 55)


def test_a_card_is_exchanged_only_if_suit_was_followed() -> None:
    hand = hand_of("marjapussi")
    leader = hand.states()[-1].turn
    lead = hand.game.legal_actions(hand.states()[-1])[0]
    hand = add_action(hand, lead)
    follower = hand.states()[-1]
    hand = add_action(hand, hand.game.legal_actions(follower)[0])
    assert isinstance(hand.actions[-1], Play)
    state = hand.states()[-1]
    for mine in cards_in_set(state.hands[leader]):
        for theirs in cards_in_set(state.hands[follower.turn]):
            try:
                swapped = swap_cards(hand, mine, theirs)
            except ImpossibleEditError:
                continue  # the follower would have had to follow
            assert swapped.states()[-1].hands[leader] >> theirs & 1
            assert swap_cards(swapped, mine, theirs) == hand


def test_the_dealer_and_scores_change_and_the_play_stays_as_far_as_it_fits() -> None:
    hand = hand_of("marjapussi")
    played = add_action(hand, hand.game.legal_actions(hand.states()[-1])[0])

    same = with_standing(played, played.dealer, (3, 11))
    other = with_standing(played, hand.game.seating.seat_after(played.dealer), (0, 0))

    assert same.match.scores == (3, 11)
    assert same.actions == played.actions
    assert other.actions == played.actions[:1]
    with pytest.raises(ImpossibleEditError) as refused:
        with_standing(played, played.dealer, (12, 0))
    assert refused.value.action is None
    assert without_last_action(played) == hand
    assert without_last_action(hand) == hand


def test_trumps_are_made_by_saying_so() -> None:
    hand = hand_of("marjapussi", 4)
    seat = hand.states()[-1].turn
    for wanted in ("KS", "QS", "AS"):
        card = parse_card(wanted)
        if not hand.states()[-1].hands[seat] >> card & 1:
            own = cards_in_set(hand.states()[-1].hands[seat])
            spare = next(each for each in own if each not in map(parse_card, ("KS", "QS", "AS")))
            hand = swap_cards(hand, card, spare)
    hand = add_action(hand, Play(parse_card("AS")))
    while hand.states()[-1].trick.cards:
        hand = add_action(hand, hand.game.legal_actions(hand.states()[-1])[0])

    assert hand.states()[-1].turn == seat
    (declare, *_) = [each for each in possible_calls(hand) if isinstance(each, Declare)]
    assert add_action(hand, declare).states()[-1].marriages.trump == 0


def test_a_hand_cannot_be_played_to_its_end() -> None:
    hand = hand_of("bondtolva")
    while sum(map(bool, hand.states()[-1].hands)) > 1:
        hand = add_action(hand, hand.game.legal_actions(hand.states()[-1])[0])

    with pytest.raises(ImpossibleEditError, match="over"):
        add_action(hand, hand.game.legal_actions(hand.states()[-1])[0])
