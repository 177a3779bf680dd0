"""Exercises as new deals: the hidden cards are dealt again and suits are swapped.

Except for the names of suits, the seat sees the same as when it made the mistake. So the values in
the verdict remain valid.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

from ...bots.belief.seat_position import SeatPosition
from ...engine.actions import Action, Deal
from ...engine.cards import Card, CardSet, Suit, cards_in_set
from ...engine.frozen import frozen
from ...engine.game import IllegalActionError
from ...engine.record import MatchRecord
from ...engine.record_lines import RecordEntry
from ...engine.state import GameState, Seat
from ...engine.suit_symmetry import CardMapping, equivalent_suits, suit_renaming
from ...engine.view import create_view
from ...model.exercise import DealtExercise
from ...model.facts import Fact, ForcedAction
from ...model.verdict import Verdict

MAX_DEALS = 20  # number of deals to try until one allows all actions of the record


@frozen
class _SplitRecord:
    """A record, split at its last deal: the entries before the deal, and the others."""

    entries_before: tuple[RecordEntry, ...]
    entries: tuple[RecordEntry, ...]


def make_exercise(record: MatchRecord, ply: int, verdict: Verdict, rng: Random) -> DealtExercise:
    here = replace(record, entries=record.entries[:ply])
    dealt = redeal_hidden_cards(here, verdict.seat, rng)
    suits = _shuffle_suits(here, rng)
    renamed = _rename_cards_in_last_hand(dealt, suits)
    return DealtExercise(renamed, rename_cards_in_verdict(verdict, suits))


def _shuffle_suits(record: MatchRecord, rng: Random) -> CardMapping:
    """Return a random permutation of suits, among those that the rules treat alike."""
    moved: dict[Suit, Suit] = {}
    for group in equivalent_suits(record.header.game):
        moved.update(zip(group, rng.sample(group, len(group)), strict=True))
    return suit_renaming(moved)


def redeal_hidden_cards(record: MatchRecord, seat: Seat, rng: Random) -> MatchRecord:
    """Redeal the cards that a seat can't see. Return the record unchanged if that fails."""
    game, state = record.header.game, record.state_after()
    if game.is_rummy:
        return record  # hidden cards can't be sampled in games with several packs
    view = create_view(game, state, seat)
    position = SeatPosition(view)
    codes, players = position.codes, game.seating.players
    for _ in range(MAX_DEALS):
        words = position.world_dealer.deal(1, rng.getrandbits(63))
        if not words:
            break
        hands = [codes.decode(word) for word in words[:players]]
        dealt = _rename_cards_in_last_hand(
            record, _card_replacements(state, hands, position.belief.hidden_cards)
        )
        if _has_same_view(dealt, state, seat):
            return dealt
    return record


def _card_replacements(state: GameState, new_hands: list[CardSet], hidden: CardSet) -> CardMapping:
    """Return the renaming that replaces each hidden card with a newly dealt one."""
    before = [held & hidden for held in state.hands]
    after = [held & hidden for held in new_hands]
    names: dict[Card, Card] = {}
    for was, now in zip(
        (*before, hidden & ~sum(before)), (*after, hidden & ~sum(after)), strict=True
    ):
        names.update(zip(cards_in_set(was & ~now), cards_in_set(now & ~was), strict=True))
    return CardMapping(names, {})


def _rename_cards_in_last_hand(record: MatchRecord, renaming: CardMapping) -> MatchRecord:
    hand = _split_at_last_deal(record)
    entries = (RecordEntry(each.seat, renaming.rename_action(each.action)) for each in hand.entries)
    return replace(record, entries=(*hand.entries_before, *entries))


def _split_at_last_deal(record: MatchRecord) -> _SplitRecord:
    deals = [at for at, each in enumerate(record.entries) if isinstance(each.action, Deal)]
    return _SplitRecord(record.entries[: deals[-1]], record.entries[deals[-1] :])


def _has_same_view(record: MatchRecord, state: GameState, seat: Seat) -> bool:
    """Return whether the record is legal, and its seat sees the same as in the given state."""
    game, hand = record.header.game, _split_at_last_deal(record)
    try:
        now = replace(record, entries=hand.entries_before).state_after()
        for entry in hand.entries:
            now, _ = game.apply_action(now, entry.action)
    except IllegalActionError:
        return False
    return bool(create_view(game, now, seat) == create_view(game, state, seat))


ACTION_TYPES = get_args(Action)


def rename_cards_in_verdict(verdict: Verdict, renaming: CardMapping) -> Verdict:
    """Return the verdict with the cards in its actions and facts renamed."""
    return replace(
        verdict,
        chosen=renaming.rename_action(verdict.chosen),
        action_values=tuple(
            replace(each, action=renaming.rename_action(each.action))
            for each in verdict.action_values
        ),
        reasons=tuple(_rename_cards_in_fact(each, renaming) for each in verdict.reasons),
        tie_break=_rename_optional(verdict.tie_break, renaming),
        temptation=_rename_optional(verdict.temptation, renaming),
    )


def _rename_optional(action: Action | None, renaming: CardMapping) -> Action | None:
    return None if action is None else renaming.rename_action(action)


def _rename_cards_in_fact(fact: Fact, renaming: CardMapping) -> Fact:
    fact_class: type = type(fact)
    hints = _field_types(fact_class)
    changed = {
        each.name: _rename_cards_in_value(hints[each.name], getattr(fact, each.name), renaming)
        for each in fields(fact)
    }
    if isinstance(fact, ForcedAction):
        changed["allowed_cards"] = renaming.rename_card_set(fact.allowed_cards)
        changed["forbidden_cards"] = renaming.rename_card_set(fact.forbidden_cards)
    return replace(fact, **changed)


@cache
def _field_types(fact_class: type) -> Mapping[str, object]:
    return get_type_hints(fact_class)


def _rename_cards_in_value(hint: object, value: Any, renaming: CardMapping) -> Any:  # noqa: ANN401 - any field of a fact
    if hint is Card:
        return renaming.rename_card(value)
    if hint is Suit:
        return renaming.rename_suit(value)
    if hint == tuple[Card, ...]:
        return renaming.rename_cards(value)
    if hint == tuple[Action, ...]:
        return tuple(map(renaming.rename_action, value))
    return renaming.rename_action(value) if isinstance(value, ACTION_TYPES) else value
