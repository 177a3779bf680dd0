"""A proven fact is true in every deal that is still possible."""

from collections.abc import Iterator
from random import Random

import pytest

from marjapussi_gui.analysis.explanation.principles.applicable import recommendations
from marjapussi_gui.analysis.explanation.principles.marriage_games import has_completable_half
from marjapussi_gui.analysis.explanation.trick_facts import (
    evidence_for,
    fact_of_forced_action,
    trick_reasons,
)
from marjapussi_gui.analysis.explanation.trick_knowledge import TrickKnowledge
from marjapussi_gui.bots.belief.belief_inference import infer_belief
from marjapussi_gui.bots.belief.determinization import create_world_dealer
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.kernel.constants import WORLD_WORDS
from marjapussi_gui.engine.cards import CARDS_OF_SUIT, SUIT_OF, CardSet, parse_card
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import GameState
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.facts import (
    CardAtRisk,
    Fact,
    ForcedAction,
    HighestInSuit,
    KnownHolding,
    KnownVoid,
    TrumpsStillOut,
    UnbeatableCard,
)
from tests.analysis.trick_decisions import states_with_choice
from tests.analysis.view_notation import trick_view
from tests.bots.test_hidden_cards import swap_hidden_cards
from tests.preset_games import every_standard_trick_game, every_trick_game

SAMPLES = 12  # deals in which each fact is looked at
Hands = list[CardSet]


def all_proven_facts(view: View) -> set[Fact]:
    belief = TrickKnowledge(SeatPosition(view))
    if len(view.legal_actions) == 1:
        return {fact_of_forced_action(belief)}
    reasons = (
        reason
        for wrong in view.legal_actions
        for reason in trick_reasons(belief, view.legal_actions, wrong)
    )
    found = {principle for principle, _ in recommendations(belief.position, view.legal_actions)}
    evidence = (evidence_for(belief, principle) for principle in found)
    return {*(each.fact for each in reasons), *(each for each in evidence if each is not None)}


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
    at = TrickKnowledge(SeatPosition(view))
    others = sum(held for seat, held in enumerate(hands) if seat != view.seat)
    match fact:
        case ForcedAction():
            return len(view.legal_actions) == 1
        case KnownVoid(seat, suit):
            return not hands[seat] & CARDS_OF_SUIT[suit]
        case KnownHolding(seat, card):
            return bool(hands[seat] >> card & 1)
        case CardAtRisk(card, higher, seats):
            holders = [seat for seat in at.later_seats if hands[seat] >> higher & 1]
            beats = bool(at.ranking.higher_cards[card] >> higher & 1)
            return beats and all(seat in seats or at.is_partner(seat) for seat in holders)
        case HighestInSuit(card):
            return not at.ranking.higher_cards[card] & others
        case UnbeatableCard(card):
            led = CARDS_OF_SUIT[SUIT_OF[(*view.trick.cards, card)[0]]]
            has_obligation = not (
                at.deal_belief.state.stock and at.deal_belief.adapter.phase.full_hand_size
            )
            playable = [(has_obligation and hand & led) or hand for hand in hands]
            return not any(playable[seat] & at.cards_beating(card) for seat in at.later_seats)
        case TrumpsStillOut(number, seats):
            held = [(hand & CARDS_OF_SUIT[at.trump]).bit_count() for hand in hands]
            named = [held[seat] for seat in (seats or at.other_seats)]
            return sum(named) == number if seats else sum(named) <= number
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


@pytest.mark.parametrize(("hand", "can_be"), [("KC 9S", True), ("KC QC", False), ("9S 8S", False)])
def test_a_half_needs_one_of_the_two_cards_in_hand(hand: str, can_be: bool) -> None:
    belief = TrickKnowledge(SeatPosition(trick_view("pfadfinder", hand)))

    assert has_completable_half(belief, SUIT_OF[parse_card("KC")]) == can_be


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
    }
