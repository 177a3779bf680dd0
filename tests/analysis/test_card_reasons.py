"""Why a seat played a card: from its view alone, and so that the answer names the card."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from random import Random

import pytest

from marjapussi_gui.analysis.explanation.card_purposes import PUBLIC_PURPOSES
from marjapussi_gui.analysis.explanation.card_reasons import explain_card, read_card
from marjapussi_gui.bots.players.bot import BotDecision
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import (
    CARDS_OF_SUIT,
    SUIT_OF,
    Card,
    card_set,
    cards_in_set,
    parse_card,
    parse_cards,
)
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NO_CARD, NOBODY, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.card_reason import CardChoice, CardReason, Purpose, SideBenefit
from tests.analysis.trick_decisions import states_with_choice
from tests.analysis.view_notation import rummy_view, trick_view
from tests.bench.card_reasons import matching_cards, played_cards
from tests.bots.test_hidden_cards import swap_hidden_cards
from tests.preset_games import every_standard_trick_game, few_standard_trick_games

LISTENER = Seat(0)
TWO_LONG_SUITS = "9H 8H 7H 6H 9S 8S 7S 6S 4D 3D 2D 3C 2C"
# nobody has to follow suit before the stock is used up, and then the other hand is known
ALL_IS_KNOWN = {"bondtolva-two"}
WINNING = {
    Purpose.OVERTAKE,
    Purpose.MUST_BEAT,
    Purpose.RUFF,
    Purpose.TAKE_LAST,
    Purpose.TAKE_SURE,
    Purpose.TRY_TO_WIN,
}
LOSING = {
    Purpose.DUCK,
    Purpose.DISCARD,
    Purpose.LOSE,
    Purpose.LOSE_CHEAPLY,
    Purpose.LEAVE_TO_PARTNER,
}


def reason(hand: str, led: str, card: str, key: str = "marjapussi") -> CardReason:
    found = explain_card(trick_view(key, hand, led=led), parse_card(card), LISTENER)
    assert found is not None
    return found


def test_the_only_legal_card_is_forced() -> None:
    found = reason("AS 9H 8H", "7S 8S", "AS")

    assert (found.purpose, found.choice) == (Purpose.FORCED, CardChoice.NOTHING)
    assert found.own_cards == found.cards_out == ()


@pytest.mark.parametrize(
    ("hand", "led", "card", "purpose", "choice"),
    [
        ("9S 8S 7H", "AS", "8S", Purpose.LOSE_CHEAPLY, CardChoice.LOWEST),
        ("9S 8S 7H", "AS", "9S", Purpose.LOSE_CHEAPLY, CardChoice.NOTHING),
        ("KS QS 7H", "AS", "KS", Purpose.LOSE, CardChoice.NO_REASON),
        ("TS 8S 7H", "9S AS 7S", "TS", Purpose.ADD_POINTS, CardChoice.NOTHING),
        ("KH 9D 7D", "9S", "9D", Purpose.DISCARD_CHEAP, CardChoice.NOTHING),
        ("KH 9D 7D", "8S 7S TS", "KH", Purpose.DISCARD, CardChoice.ONLY_OF_SUIT),
        ("AS 8S 7H", "", "AS", Purpose.LEAD_SURE, CardChoice.NOTHING),
        ("AD TD KD", "9S", "TD", Purpose.HELP_PARTNER, CardChoice.SECOND_LOWEST),
    ],
)
def test_a_card_has_the_purpose_of_its_situation(
    hand: str, led: str, card: str, purpose: Purpose, choice: CardChoice
) -> None:
    found = reason(hand, led, card)

    assert (found.purpose, found.choice) == (purpose, choice)


@pytest.mark.parametrize(
    ("key", "hand", "allowed", "card", "purpose"),
    [
        ("marjapussi", "9H 8D QD KD", "9H 8D QD KD", "8D", Purpose.LEAD_CHEAP),
        ("bondtolva", "9H QD KD", "QD KD", "QD", Purpose.LEAD_KEEPING_HIGHER),
        ("tuppi", "9H 8H 7H 6H 2S", "9H 8H 7H 6H 2S", "9H", Purpose.LEAD_LONG),
        ("tuppi", TWO_LONG_SUITS, TWO_LONG_SUITS, "9H", Purpose.UNEXPLAINED),
    ],
)
def test_a_lead_has_no_purpose_that_the_rules_or_another_suit_make_untrue(
    key: str, hand: str, allowed: str, card: str, purpose: Purpose
) -> None:
    actions = tuple(map(Play, parse_cards(allowed)))
    view = replace(trick_view(key, hand), legal_actions=actions)
    found = explain_card(view, parse_card(card), LISTENER)

    assert found is not None
    assert found.purpose == purpose


def explain_decision(
    view: View, card: str, tied: str, *, has_forgotten: bool = False
) -> CardReason:
    equal = tuple(map(Play, parse_cards(tied)))
    played = parse_card(card)
    decision = BotDecision(Play(played), tied=equal, has_forgotten=has_forgotten)
    found = explain_card(view, played, LISTENER, decision=decision)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("hand", "led", "card", "tied", "purpose"),
    [
        ("9S 8S TS", "AS", "8S", "8S 9S", Purpose.LOSE_CHEAPLY),
        ("AS 9H 8D", "", "AS", "AS 9H", Purpose.UNEXPLAINED),
        ("9S 8S 7S", "AS", "8S", "9S 8S 7S", Purpose.UNEXPLAINED),  # any card would have done
    ],
)
def test_the_purpose_is_one_of_all_cards_that_the_player_held_equally_good(
    hand: str, led: str, card: str, tied: str, purpose: Purpose
) -> None:
    found = explain_decision(trick_view("marjapussi", hand, led=led), card, tied)

    assert (found.purpose, found.choice, found.saving) == (purpose, CardChoice.NOTHING, None)
    assert {found.card, *found.equal_cards} == {*parse_cards(tied)}


def test_a_player_that_forgets_cards_does_not_rely_on_them() -> None:
    view = trick_view("marjapussi", "TS 9H 8D", gone="AS 6S 7S 8S")

    assert explain_decision(view, "TS", "TS").purpose == Purpose.LEAD_SURE
    assert explain_decision(view, "TS", "TS", has_forgotten=True).purpose != Purpose.LEAD_SURE


def test_before_the_hand_is_over_nothing_is_told_of_the_decision() -> None:
    view, card = trick_view("marjapussi", "AS 9H 8D"), parse_card("AS")
    decision = BotDecision(Play(card), tied=tuple(view.legal_actions))
    found = explain_card(view, card, LISTENER, is_over=False, decision=decision)

    assert found == explain_card(view, card, LISTENER, is_over=False)


@pytest.mark.parametrize(
    ("hand", "led", "card", "saving", "saved"),
    [
        ("KS QS 9S 7H", "AS", "9S", SideBenefit.PAIR, "KS"),
        ("TS 8S 7H", "AS", "8S", SideBenefit.TOP, "TS"),
        ("KH QH 9H 9D", "9S", "9D", SideBenefit.VOID_BEFORE_TRUMPS, "9D"),
    ],
)
def test_what_else_speaks_for_a_card_is_named(
    hand: str, led: str, card: str, saving: SideBenefit, saved: str
) -> None:
    found = reason(hand, led, card)

    assert (found.saving, found.saved_card) == (saving, parse_card(saved))


@pytest.mark.parametrize(
    ("hand", "card", "purpose"),
    [
        ("6H 2C 9D", "2C", Purpose.DISCARD_LOOSE),
        ("7H 6H 6H 2C 9D", "6H", Purpose.DISCARD_COPY),
        ("7H 6H 2C 9D", "6H", Purpose.DISCARD_WITH_ONE_MATE),
        ("8H 7H 6H 2C 9D", "6H", Purpose.DISCARD_SPARE),
    ],
)
def test_a_discard_in_rummy_is_explained_by_the_cards_it_goes_with(
    hand: str, card: str, purpose: Purpose
) -> None:
    found = explain_card(rummy_view(hand), parse_card(card), LISTENER)

    assert found is not None
    assert found.purpose == purpose


@pytest.mark.parametrize(
    ("hand", "led", "card", "purpose"),
    [
        ("AS 8S 7H", "", "AS", Purpose.UNTOLD),
        ("9S 8S 7H", "AS", "8S", Purpose.UNTOLD),
        ("8S 9H 8H", "AS", "8S", Purpose.UNTOLD),
        ("AS TS 8S", "9S 7S", "AS", Purpose.BEAT),
        ("AS 9H 8H", "9S 7S", "AS", Purpose.BEAT),
        ("TS 8S 7H", "9S AS 7S", "TS", Purpose.PARTNERS_TRICK),
        ("TS 9H 7H", "9S AS 7S", "TS", Purpose.PARTNERS_TRICK),
        ("KH 9D 7D", "9S", "9D", Purpose.DISCARD),
        ("9D", "9S", "9D", Purpose.DISCARD),
    ],
)
def test_before_the_hand_is_over_the_answer_is_the_same_whatever_else_the_player_holds(
    hand: str, led: str, card: str, purpose: Purpose
) -> None:
    view, played = trick_view("marjapussi", hand, led=led), parse_card(card)
    found = explain_card(view, played, LISTENER, is_over=False)

    assert found is not None
    assert found.purpose == purpose
    assert found.other_card in (NO_CARD, *view.trick.cards)


def test_before_a_hand_of_rummy_is_over_no_discard_is_explained() -> None:
    view, card = rummy_view("6H 2C 9D"), parse_card("2C")
    before, after = (explain_card(view, card, LISTENER, is_over=each) for each in (False, True))

    assert before == CardReason(view.seat, card, Purpose.UNTOLD)
    assert after == CardReason(view.seat, card, Purpose.DISCARD_LOOSE)


@few_standard_trick_games
def test_before_the_hand_is_over_nobody_hears_what_the_player_holds(game: Game) -> None:
    told = set()
    for state, seat, card in chain(plays(game, 5), plays(game, 6)):
        found = explain_card(create_view(game, state, seat), card, LISTENER, is_over=False)
        assert found is not None
        assert found.purpose in {*dict(PUBLIC_PURPOSES), Purpose.UNTOLD}
        assert (found.choice, found.saving) == (CardChoice.NOTHING, None)
        assert not (*found.listener_cards, *found.own_cards, *found.cards_out)
        told.add(found.purpose)

    assert len(told) > 2


def test_an_illegal_card_has_no_reason() -> None:
    game = find_variant("marriage").create_game()
    start = game.initial_state(MatchStart(Seat(0)))
    view = create_view(game, game.step(start, game.chance_action(start, 1)), Seat(1))

    assert (
        explain_card(trick_view("marjapussi", "AS 9H", led="7S"), parse_card("9H"), LISTENER)
        is None
    )
    assert explain_card(view, view.hand[0], LISTENER) is None


@every_standard_trick_game
def test_reasons_do_not_depend_on_hidden_cards(game: Game) -> None:
    rng, compared = Random(3), 0
    for state in list(states_with_choice(game, 6))[::10]:
        other = swap_hidden_cards(game, state, rng)
        if other == state:
            continue
        seen, again = (create_view(game, each, state.turn) for each in (state, other))
        for action in seen.legal_actions:
            if isinstance(action, Play):
                for listener in game.seating.seats:
                    assert explain_card(seen, action.card, listener) == explain_card(
                        again, action.card, listener
                    )
                compared += 1

    assert compared >= 8


@every_standard_trick_game
def test_nine_answers_in_ten_name_the_card(game: Game) -> None:
    cards = list(islice(played_cards(game.key, "normal", 4), 60))
    named = 0
    for view, card in cards:
        found = explain_card(view, card, LISTENER)
        assert found is not None
        is_telling = found.choice != CardChoice.IN_BETWEEN and found.purpose != Purpose.UNEXPLAINED
        named += is_telling and matching_cards(view, found) == [card]

    assert named >= 0.9 * len(cards)


@every_standard_trick_game
def test_what_a_purpose_says_is_true(game: Game) -> None:
    told = set()
    for state, seat, card in chain(plays(game, 5), plays(game, 8)):
        view = create_view(game, state, seat)
        found = explain_card(view, card, LISTENER)
        assert found is not None
        assert is_true(found.purpose, game, state, card), (found, view.hand, view.trick)
        told.add(found.purpose)

    assert len(told) >= 5


def is_true(purpose: Purpose, game: Game, state: GameState, card: Card) -> bool:
    """Return whether a purpose holds, found by playing each legal card."""
    hand = cards_in_set(state.hands[state.turn])
    legal = [each.card for each in game.legal_actions(state) if isinstance(each, Play)]
    wins = {each: takes_trick(game, state, each) for each in legal}
    suit = [each for each in hand if SUIT_OF[each] == SUIT_OF[card]]
    longest = max(sum(SUIT_OF[each] == SUIT_OF[other] for other in hand) for each in hand)
    if purpose in (*WINNING, *LOSING) and wins[card] is not (purpose in WINNING):
        return False
    match purpose:
        case Purpose.OVERTAKE:
            return not all(wins.values())
        case Purpose.DUCK:
            return any(wins.values())
        case Purpose.ONLY_HIGHER:
            return all(wins.get(each) for each in suit)
        case Purpose.MUST_BEAT:
            return not {*suit} <= {*legal}
        case Purpose.RUFF | Purpose.DISCARD:
            return all(SUIT_OF[each] != SUIT_OF[state.trick.cards[0]] for each in hand)
        case Purpose.LEAD_LONG:
            return len(suit) == longest
        case Purpose.LEAD_SINGLETON:
            return len(suit) == 1
        case _:
            return True


def takes_trick(game: Game, state: GameState, card: Card) -> bool:
    after = game.step(state, Play(card))
    trick = after.trick if after.trick.cards or not after.tricks else after.tricks[-1]
    return trick.winner == state.turn


@every_standard_trick_game
def test_known_cards_are_where_the_answer_says(game: Game) -> None:
    shown = 0
    for state, seat, card in plays(game, 5):
        found = explain_card(create_view(game, state, seat), card, LISTENER)
        assert found is not None
        assert len((*found.listener_cards, *found.own_cards, *found.cards_out)) <= 5
        assert not card_set(found.own_cards) & ~state.hands[seat]
        assert not card_set(found.listener_cards) & ~state.hands[LISTENER]
        assert not card_set(found.cards_out) & state.hands[seat]
        assert not card_set(found.cards_out) & card_set(
            each for trick in state.tricks for each in trick.cards
        )
        shown += bool(found.cards_out)

    assert shown


@every_standard_trick_game
def test_what_can_be_read_from_a_card_is_true(game: Game) -> None:
    facts = 0
    for state, seat, card in chain(plays(game, 7), plays(game, 9)):
        after = game.step(state, Play(card))
        if after.hands and after.hands[seat]:
            for observer in game.seating.seats:
                if observer == seat:
                    continue
                before, now = (create_view(game, each, observer) for each in (state, after))
                found = read_card(before, now, seat)
                assert found is not None
                held = after.hands[seat]
                assert not any(held & CARDS_OF_SUIT[suit] for suit in found.void_suits)
                assert not held & card_set(found.excluded_cards)
                assert not card_set(found.held_cards) & ~held
                facts += bool(found.void_suits or found.excluded_cards or found.held_cards)

    assert facts or game.key in ALL_IS_KNOWN


@few_standard_trick_games
def test_who_cannot_follow_shows_a_void(game: Game) -> None:
    voids = 0
    for state, seat, card in plays(game, 9):
        trick = state.trick
        if not trick.cards or CARDS_OF_SUIT[trick.cards[0] // 13] >> card & 1:
            continue
        observer = game.seating.seat_after(seat)
        after = game.step(state, Play(card))
        before, now = (create_view(game, each, observer) for each in (state, after))
        found = read_card(before, now, seat)
        assert found is not None
        voids += bool(found.void_suits)

    assert voids or game.key in ALL_IS_KNOWN


def plays(game: Game, seed: int) -> Iterator[tuple[GameState, Seat, Card]]:
    rng = Random(seed)
    state = game.initial_state(MatchStart(Seat(0)))
    while not state.match.hands_played:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, seed))
            continue
        action = rng.choice(game.legal_actions(state))
        if isinstance(action, Play):
            yield state, state.turn, action.card
        state = game.step(state, action)
