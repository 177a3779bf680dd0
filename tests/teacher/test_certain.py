"""What is said to be known is true in every deal that is still possible."""

from collections.abc import Iterator
from random import Random

from marjapussi_gui.bots.kernel.constants import WORDS
from marjapussi_gui.bots.proven import proven
from marjapussi_gui.bots.worlds import dealer
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.cards import PAIRS, SUIT_OF, SUIT_SETS, CardSet
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.state import State
from marjapussi_gui.engine.view import View
from marjapussi_gui.facts import (
    Fact,
    Forced,
    HigherOut,
    Highest,
    Holds,
    NoneOfPair,
    OneOfPair,
    PlaysLast,
    TrumpsOut,
    Unbeatable,
    Void,
)
from marjapussi_gui.teacher.certain import certain, of_pairs
from marjapussi_gui.teacher.certainty import Certainty
from tests.bots.test_honesty import with_others_cards_exchanged
from tests.presets import every_game_of_tricks, every_usual_game_of_tricks
from tests.teacher.moments import moments

SAMPLES = 12  # deals in which each fact is looked at
Hands = list[CardSet]


def pairs_of(view: View) -> Iterator[tuple[Action, Action]]:
    """Yield some choices between two things that may be done."""
    legal = list(view.legal)
    yield legal[0], legal[-1]
    yield legal[-1], legal[0]


def told(view: View) -> set[Fact]:
    """Return all that is said to be known at a moment, whatever is chosen."""
    at = Certainty(view)
    facts: set[Fact] = set(of_pairs(at))
    for best, other in pairs_of(view):
        facts |= set(certain(at, best, other))
    return facts


def possible(view: View) -> Iterator[Hands]:
    """Yield what all hold in some of the deals that the seat holds possible."""
    known = proven(view)
    lanes, words = known.setting.lanes, dealer(known, known.setting.lanes).deal(SAMPLES, 3)
    for at in range(0, len(words), WORDS):
        yield [
            lanes.card_set(words[at + seat]) | known.state.hands[seat]
            for seat in view.game.seating.seats
        ]


def is_true(fact: Fact, view: View, hands: Hands) -> bool:
    match fact:
        case Forced():
            return len(view.legal) == 1
        case Void() | Holds() | OneOfPair() | NoneOfPair():
            return is_true_of_a_seat(fact, hands[fact.seat])
        case _:
            return is_true_of_the_table(fact, Certainty(view), hands)


def is_true_of_a_seat(fact: Void | Holds | OneOfPair | NoneOfPair, hand: CardSet) -> bool:
    match fact:
        case Void(_, suit):
            return not hand & SUIT_SETS[suit]
        case Holds(_, card):
            return bool(hand >> card & 1)
        case OneOfPair(_, suit):
            return (hand & PAIRS[suit]).bit_count() == 1
        case NoneOfPair(_, suit):
            return not hand & PAIRS[suit]


def is_true_of_the_table(fact: Fact, at: Certainty, hands: Hands) -> bool:
    others = sum(held for seat, held in enumerate(hands) if seat != at.view.seat)
    match fact:
        case HigherOut(card, seats):
            may = [seat for seat in at.later if hands[seat] >> card & 1]
            return bool(at.known.hidden >> card & 1) and set(may) <= set(seats)
        case Highest(card):
            return not at.strength.above[card] & others
        case Unbeatable(card):
            return not any(hands[seat] & at.beaters(card) for seat in at.later)
        case TrumpsOut(number, seats):
            held = [(hand & SUIT_SETS[at.trump]).bit_count() for hand in hands]
            named = [held[seat] for seat in (seats or at.others)]
            return sum(named) == number if seats else sum(named) <= number
        case PlaysLast():
            return len(at.view.trick.cards) == len(at.view.trick.seats) - 1
        case _:
            return False


@every_game_of_tricks
def test_what_is_known_is_true_in_every_possible_deal(game: Game) -> None:
    looked = 0
    for seed in range(3):
        for state in moments(game, seed):
            view = game.look(state, state.turn)
            facts = told(view)
            if facts:
                for hands in possible(view):
                    assert [fact for fact in facts if not is_true(fact, view, hands)] == []
            looked += len(facts)

    assert looked > 20


@every_game_of_tricks
def test_what_is_known_is_true_of_the_deal_that_was_dealt(game: Game) -> None:
    for state in moments(game, 7):
        view = game.look(state, state.turn)
        for fact in told(view):
            assert is_true(fact, view, list(state.hands)), fact


@every_usual_game_of_tricks
def test_what_is_known_does_not_change_when_hidden_cards_lie_otherwise(game: Game) -> None:
    rng, compared = Random(3), 0
    for state in moments(game, 4):
        other = with_others_cards_exchanged(game, state, rng)
        if other != state:
            assert told(game.look(state, state.turn)) == told(game.look(other, state.turn))
            compared += 1

    assert compared > 1


def test_a_void_is_told_with_the_trick_that_showed_it() -> None:
    shown = 0
    for game, state in moments_of("huutopussi"):
        view = game.look(state, state.turn)
        for fact in told(view):
            if isinstance(fact, Void) and fact.trick:
                trick = (*view.tricks, view.trick)[fact.trick - 1]
                played = dict(zip(trick.seats, trick.cards, strict=False))
                assert SUIT_OF[trick.cards[0]] == fact.suit != SUIT_OF[played[fact.seat]]
                shown += 1

    assert shown


def moments_of(key: str) -> Iterator[tuple[Game, State]]:
    game = variant(key).game()
    for seed in range(4):
        for state in moments(game, seed):
            yield game, state


def test_everything_that_can_be_known_is_told_somewhere() -> None:
    kinds = {
        type(fact)
        for key in ("marjapussi", "huutopussi", "tuppi")
        for game, state in moments_of(key)
        for fact in told(game.look(state, state.turn))
    }

    assert kinds >= {Void, HigherOut, Highest, Unbeatable, TrumpsOut, NoneOfPair, PlaysLast, Holds}


def test_a_seat_that_plays_before_is_not_named_as_one_that_plays_later() -> None:
    for game, state in moments_of("marjapussi"):
        view = game.look(state, state.turn)
        for fact in told(view):
            if isinstance(fact, HigherOut):
                played = view.trick.seats[: len(view.trick.cards)]
                assert not {*played, view.seat} & set(fact.seats)
