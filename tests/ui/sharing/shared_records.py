"""Records of random matches, and the same with other cards where a seat hasn't seen them."""

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import islice
from random import Random
from typing import Any

from marjapussi_gui.engine.actions import Action, Deal
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.game import IllegalActionError, Variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.ui.sharing.shared_hand import shared_hands
from tests.engine.codes.code_samples import random_match

NAMES = ("Aino", "Eero", "Helvi", "Onni", "Lempi")
TRIES = 12


def random_record(variant: Variant, seed: int, hands: int = 2) -> MatchRecord:
    match = random_match(variant, seed)
    entries = tuple(RecordEntry(step.before.turn, step.action) for step in match.steps(hands))
    names = NAMES[: match.game.seating.players]
    return MatchRecord(RecordHeader(match.game, names, MatchStart(match.dealer)), entries)


def records_that_look_alike(
    variant: Variant, seed: int, moments: int
) -> Iterator[tuple[MatchRecord, MatchRecord, Seat]]:
    """Yield pairs of unfinished matches that a seat can't tell from each other."""
    rng, whole = Random(seed), random_record(variant, seed, hands=1)
    every = range(1, len(whole.entries))
    for ply in islice(sorted(rng.sample(every, len(every))), moments):
        record = replace(whole, entries=whole.entries[:ply])
        seat = rng.choice(record.header.game.seating.seats)
        for _ in range(TRIES):
            other = _swap_hidden_cards(record, rng)
            if _seen(record, seat) == _seen(other, seat) and _differ(record, other):
                yield record, other, seat
                break


def _differ(record: MatchRecord, other: MatchRecord) -> bool:
    return record.state_after() != other.state_after()


def _swap_hidden_cards(record: MatchRecord, rng: Random) -> MatchRecord:
    place = max(n for n, each in enumerate(record.entries) if isinstance(each.action, Deal))
    deal = record.entries[place].action
    assert isinstance(deal, Deal)
    if record.header.game.is_rummy:
        owner = rng.choice(record.header.game.seating.seats)
        hand, stock = list(deal.hands[owner]), list(deal.stock)
        i, k = rng.randrange(len(hand)), rng.randrange(len(stock))
        hand[i], stock[k] = stock[k], hand[i]
        hands = (*deal.hands[:owner], tuple(hand), *deal.hands[owner + 1 :])
        swapped: list[Action] = [replace(deal, hands=hands, stock=tuple(stock))]
        swapped += [each.action for each in record.entries[place + 1 :]]
    else:
        a, b = rng.sample(record.header.game.dealing_phase.cards, 2)
        names = {a: b, b: a}
        swapped = [_renamed(each.action, names) for each in record.entries[place:]]
    entries = (
        RecordEntry(each.seat, action)
        for each, action in zip(record.entries[place:], swapped, strict=True)
    )
    return replace(record, entries=(*record.entries[:place], *entries))


def _renamed(action: Action, names: dict[Card, Card]) -> Action:
    changed = {
        each.name: _renamed_value(getattr(action, each.name), names)
        for each in fields(action)
        if each.name in {"card", "cards", "hands", "stock", "face_up", "face_down"}
    }
    return replace(action, **changed)


def _renamed_value(value: Any, names: dict[Card, Card]) -> Any:  # noqa: ANN401
    if isinstance(value, tuple):
        return tuple(_renamed_value(each, names) for each in value)
    return names.get(value, value)


def _seen(record: MatchRecord, seat: Seat) -> object:
    """Return all that a seat has seen of a match, or the error if its rules don't allow it."""
    game = record.header.game
    state = game.initial_state(record.header.start)
    try:
        for entry in record.entries:
            state, _ = game.apply_action(state, entry.action)
    except IllegalActionError:
        return record  # equal to nothing else
    last = shared_hands(record, seat, is_open=False)[-1]
    is_own_turn = state.turn in (seat, NOBODY)
    return last.events, last.view(last.last_state), is_own_turn
