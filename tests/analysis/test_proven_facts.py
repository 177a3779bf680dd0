"""A proven fact is true in every deal that is still possible."""

from collections.abc import Iterator
from random import Random

from marjapussi_gui.analysis.explanation.trick_belief import TrickBelief
from marjapussi_gui.analysis.explanation.trick_facts import marriage_facts, proven_facts
from marjapussi_gui.bots.belief.belief_inference import infer_belief
from marjapussi_gui.bots.belief.determinization import create_world_dealer
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.kernel.constants import WORLD_WORDS
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.cards import CARDS_OF_SUIT, MARRIAGE_PAIRS, SUIT_OF, CardSet
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import GameState
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.facts import (
    CardAtRisk,
    Fact,
    ForcedAction,
    HigherCardOut,
    HighestInSuit,
    HoldsNoneOfPair,
    HoldsOneOfPair,
    KnownHolding,
    KnownVoid,
    PlaysLastToTrick,
    TrumpsStillOut,
    UnbeatableCard,
)
from tests.analysis.trick_decisions import states_with_choice
from tests.bots.test_hidden_cards import swap_hidden_cards
from tests.preset_games import every_standard_trick_game, every_trick_game

SAMPLES = 12  # deals in which each fact is looked at
Hands = list[CardSet]


def pairs_of(view: View) -> Iterator[tuple[Action, Action]]:
    """Yield some choices between two things that may be done."""
    legal = list(view.legal_actions)
    yield legal[0], legal[-1]
    yield legal[-1], legal[0]


def all_proven_facts(view: View) -> set[Fact]:
    """Return all proven facts of a view, for any choice."""
    at = TrickBelief(SeatPosition(view))
    facts: set[Fact] = set(marriage_facts(at))
    for best, other in pairs_of(view):
        facts |= set(proven_facts(at, best, other))
    return facts


def possible_deals(view: View) -> Iterator[Hands]:
    """Yield what all hold in some of the deals that the seat holds possible."""
    known = infer_belief(view)
    lanes, words = (
        known.adapter.codes,
        create_world_dealer(known).deal(SAMPLES, 3),
    )
    for at in range(0, len(words), WORLD_WORDS):
        yield [
            lanes.decode(words[at + seat]) | known.state.hands[seat]
            for seat in view.game.seating.seats
        ]


def is_true(fact: Fact, view: View, hands: Hands) -> bool:
    match fact:
        case ForcedAction():
            return len(view.legal_actions) == 1
        case KnownVoid() | KnownHolding() | HoldsOneOfPair() | HoldsNoneOfPair():
            return is_true_of_a_seat(fact, hands[fact.seat])
        case _:
            return is_true_of_the_table(fact, TrickBelief(SeatPosition(view)), hands)


def is_true_of_a_seat(
    fact: KnownVoid | KnownHolding | HoldsOneOfPair | HoldsNoneOfPair, hand: CardSet
) -> bool:
    match fact:
        case KnownVoid(_, suit):
            return not hand & CARDS_OF_SUIT[suit]
        case KnownHolding(_, card):
            return bool(hand >> card & 1)
        case HoldsOneOfPair(_, suit):
            return (hand & MARRIAGE_PAIRS[suit]).bit_count() == 1
        case HoldsNoneOfPair(_, suit):
            return not hand & MARRIAGE_PAIRS[suit]


def is_true_of_the_table(fact: Fact, at: TrickBelief, hands: Hands) -> bool:
    others = sum(held for seat, held in enumerate(hands) if seat != at.view.seat)
    match fact:
        case HigherCardOut(card, seats):
            may = [seat for seat in at.later_seats if hands[seat] >> card & 1]
            return bool(at.deal_belief.hidden_cards >> card & 1) and set(may) <= set(seats)
        case CardAtRisk(card, higher, seats):
            holders = [seat for seat in at.later_seats if hands[seat] >> higher & 1]
            beats = bool(at.ranking.higher_cards[card] >> higher & 1)
            return beats and all(seat in seats or at.is_partner(seat) for seat in holders)
        case HighestInSuit(card):
            return not at.ranking.higher_cards[card] & others
        case UnbeatableCard(card):
            return not any(hands[seat] & at.cards_beating(card) for seat in at.later_seats)
        case TrumpsStillOut(number, seats):
            held = [(hand & CARDS_OF_SUIT[at.trump]).bit_count() for hand in hands]
            named = [held[seat] for seat in (seats or at.other_seats)]
            return sum(named) == number if seats else sum(named) <= number
        case PlaysLastToTrick():
            return len(at.view.trick.cards) == len(at.view.trick.seats) - 1
        case _:
            return False


@every_trick_game
def test_what_is_known_is_true_in_every_possible_deal(game: Game) -> None:
    looked = 0
    for seed in range(3):
        for state in states_with_choice(game, seed):
            view = create_view(game, state, state.turn)
            facts = all_proven_facts(view)
            if facts:
                for hands in possible_deals(view):
                    assert [fact for fact in facts if not is_true(fact, view, hands)] == []
            looked += len(facts)

    assert looked > 20


@every_trick_game
def test_what_is_known_is_true_of_the_deal_that_was_dealt(game: Game) -> None:
    for state in states_with_choice(game, 7):
        view = create_view(game, state, state.turn)
        for fact in all_proven_facts(view):
            assert is_true(fact, view, list(state.hands)), fact


@every_standard_trick_game
def test_what_is_known_does_not_change_when_hidden_cards_lie_otherwise(game: Game) -> None:
    rng, compared = Random(3), 0
    for state in states_with_choice(game, 4):
        other = swap_hidden_cards(game, state, rng)
        if other != state:
            assert all_proven_facts(create_view(game, state, state.turn)) == all_proven_facts(
                create_view(game, other, state.turn)
            )
            compared += 1

    assert compared > 1


def test_a_void_names_the_trick_that_showed_it() -> None:
    shown = 0
    for game, state in moments_of("huutopussi"):
        view = create_view(game, state, state.turn)
        for fact in all_proven_facts(view):
            if isinstance(fact, KnownVoid) and fact.trick_number:
                trick = (*view.tricks, view.trick)[fact.trick_number - 1]
                played = dict(zip(trick.seats, trick.cards, strict=False))
                assert SUIT_OF[trick.cards[0]] == fact.suit != SUIT_OF[played[fact.seat]]
                shown += 1

    assert shown


def moments_of(key: str) -> Iterator[tuple[Game, GameState]]:
    game = find_variant(key).create_game()
    for seed in range(4):
        for state in states_with_choice(game, seed):
            yield game, state


def test_every_kind_of_proven_fact_occurs() -> None:
    kinds = {
        type(fact)
        for key in ("marjapussi", "huutopussi", "tuppi")
        for game, state in moments_of(key)
        for fact in all_proven_facts(create_view(game, state, state.turn))
    }

    assert kinds >= {
        KnownVoid,
        CardAtRisk,
        HighestInSuit,
        UnbeatableCard,
        TrumpsStillOut,
        HoldsNoneOfPair,
        PlaysLastToTrick,
        KnownHolding,
    }


def test_a_seat_that_has_played_is_not_named_among_later_seats() -> None:
    for game, state in moments_of("marjapussi"):
        view = create_view(game, state, state.turn)
        for fact in all_proven_facts(view):
            if isinstance(fact, HigherCardOut):
                played = view.trick.seats[: len(view.trick.cards)]
                assert not {*played, view.seat} & set(fact.seats)
