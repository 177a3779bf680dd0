"""A seat learns nothing about hidden cards: after exchanging them, its view is the same."""

from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marjapussi_gui.engine.actions import AnswerWhole, AskHalf, AskWhole
from marjapussi_gui.engine.cards import JOKER, Card, parse_card
from marjapussi_gui.engine.events import Event, HandScored, Log
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import NO_CARD, NOBODY, GameState, Seat
from marjapussi_gui.engine.view import View, create_view
from tests.card_swap import CardSwap, known_cards
from tests.random_matches import Step, random_matches

some = settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
SIXES = ("6S", "6H", "6D", "6C")
PARTS = tuple(each.name for each in fields(View))
every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)


def assert_alike(game: Game, state: GameState, other: GameState, seat: Seat) -> None:
    """Look at every part of what a seat knows, each by itself and in no order."""
    view, seen_there = create_view(game, state, seat), create_view(game, other, seat)
    for part in Random(seat).sample(PARTS, len(PARTS)):
        assert getattr(seen_there, part) == getattr(view, part), part
    assert seen_there == view


def apply_as_seen(
    game: Game, step: Step, before: GameState, seat: Seat
) -> tuple[GameState, list[Event]]:
    log: Log = []
    after = game.step(before, step.action, log)
    return after, [event.as_seen_by(seat) for event in log]


@every_game
@given(data=st.data())
@some
def test_view_and_events_do_not_depend_on_hidden_cards(
    variant: Variant, data: st.DataObject
) -> None:
    walk = data.draw(random_matches(variant))
    rng, game = Random(walk.seed), walk.game
    compared = 0

    for step in walk.steps():
        seat = rng.choice((*game.seating.seats, NOBODY))
        pack = set(game.dealing_phase.cards)
        hidden = sorted(pack - known_cards(step.before, seat) - _announced_together(game))
        if len(hidden) < 2 or not step.before.hands or step.before.rummy.hands:
            continue
        a, b = rng.sample(hidden, 2)
        other = CardSwap(a, b).state(step.before)
        assert_alike(game, step.before, other, seat)
        compared += 1
        is_question = isinstance(step.action, AskWhole | AskHalf | AnswerWhole)
        shown = known_cards(step.after, seat) if step.after.hands else {a, b}
        if not is_question and not shown & {a, b} and not _names(step.action, {a, b}):
            after, events = apply_as_seen(game, step, step.before, seat)
            other_after, other_events = apply_as_seen(game, step, other, seat)
            assert events == other_events
            assert_alike(game, after, other_after, seat)
    assert compared or game.dealing_phase.cards.count(game.dealing_phase.cards[0]) > 1


def _announced_together(game: Game) -> set[Card]:
    """Return the cards that are announced together: four sixes may be dealt anew."""
    return {parse_card(text) for text in SIXES} if game.rules.redeal == "four_sixes" else set()


def _names(action: object, cards: set[Card]) -> bool:
    named = getattr(action, "cards", None) or (getattr(action, "card", NO_CARD),)
    return bool(cards & set(named))


rummies = [variant for variant in VARIANTS if variant.players[-1] == 5]


@pytest.mark.parametrize("variant", rummies, ids=lambda variant: variant.key)
@given(data=st.data())
@some
def test_rummy_view_does_not_depend_on_hidden_cards(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))
    rng, game = Random(walk.seed), walk.game

    for step in walk.steps(hands=1):
        state, seat = step.before, rng.choice((*game.seating.seats, NOBODY))
        rummy = state.rummy
        if not rummy.hands or not rummy.stock:
            continue
        owner = rng.choice([other for other in game.seating.seats if other != seat])
        other = _with_exchange(state, owner, rng)
        if not (seat != NOBODY and rummy.laid_sets[seat]) and rummy.tiplu != NO_CARD:
            tiplu = Card((rummy.tiplu + 17) % JOKER)
            other = replace(other, rummy=replace(other.rummy, tiplu=tiplu))
        assert_alike(game, state, other, seat)
        if state.turn != NOBODY and not any(isinstance(e, HandScored) for e in step.events):
            assert _same_events(game, step, other, seat, owner)


def _with_exchange(state: GameState, owner: Seat, rng: Random) -> GameState:
    """Exchange a card of the owner's hand for one of the stock."""
    rummy = state.rummy
    if not rummy.hands[owner]:
        return state
    card, place = rng.choice(rummy.hands[owner]), rng.randrange(len(rummy.stock))
    hand = list(rummy.hands[owner])
    hand[hand.index(card)] = rummy.stock[place]
    hands = (*rummy.hands[:owner], tuple(sorted(hand)), *rummy.hands[owner + 1 :])
    stock = (*rummy.stock[:place], card, *rummy.stock[place + 1 :])
    return replace(state, rummy=replace(rummy, hands=hands, stock=stock))


def _same_events(game: Game, step: Step, other: GameState, seat: Seat, owner: Seat) -> bool:
    """Return whether seat sees the same of an action that needs no exchanged card."""
    if step.before.turn in (seat, owner):
        return True
    _, events = apply_as_seen(game, step, step.before, seat)
    _, other_events = apply_as_seen(game, step, other, seat)
    return events == other_events
