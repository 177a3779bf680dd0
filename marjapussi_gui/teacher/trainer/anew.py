"""Exercises as fresh deals: hidden cards are dealt again and suits are exchanged.

Except for the names of suits the seat sees what it saw then, so the values of the verdict hold.
"""

from dataclasses import replace
from random import Random

from ...bots.proven import proven
from ...bots.worlds import dealer
from ...engine.actions import Deal
from ...engine.alike import alike
from ...engine.cards import Card, CardSet, Suit, members
from ...engine.frozen import frozen
from ...engine.game import IllegalAction
from ...engine.lines import Entry
from ...engine.record import MatchRecord
from ...engine.renaming import Renaming, of_suits
from ...engine.state import Seat, State
from ...kept.exercise import Posed
from ...kept.verdict import Verdict
from .renamed import verdict_renamed

TRIES = 20  # if no deal allows the actions of the record, the cards stay where they were


@frozen
class _Hand:
    """The entries of a record before the last deal, and those from it on."""

    before: tuple[Entry, ...]
    entries: tuple[Entry, ...]


def pose(record: MatchRecord, ply: int, verdict: Verdict, rng: Random) -> Posed:
    """Return an exercise for this place of a record: the same problem with other cards."""
    here = replace(record, entries=record.entries[:ply])
    dealt = hidden_anew(here, verdict.seat, rng)
    suits = _exchanged(here, rng)
    renamed = _renamed(dealt, suits)
    return Posed(renamed, verdict_renamed(verdict, suits))


def _exchanged(record: MatchRecord, rng: Random) -> Renaming:
    """Return a random exchange of suits that the rules treat alike."""
    moved: dict[Suit, Suit] = {}
    for group in alike(record.header.game):
        moved.update(zip(group, rng.sample(group, len(group)), strict=True))
    return of_suits(moved)


def hidden_anew(record: MatchRecord, seat: Seat, rng: Random) -> MatchRecord:
    """Return the record with the cards that a seat does not see dealt again, if possible."""
    game, state = record.header.game, record.state()
    if game.lays_sets:
        return record  # rummy has several packs, and no sampler of deals
    view = game.look(state, seat)
    known = proven(view)
    lanes, players = known.setting.lanes, game.seating.players
    deals = dealer(known, lanes)
    for _ in range(TRIES):
        words = deals.deal(1, rng.getrandbits(63))
        if not words:
            break
        hands = [lanes.card_set(word) for word in words[:players]]
        dealt = _renamed(record, _moved(state, hands, known.hidden))
        if _is_seen_so(dealt, state, seat):
            return dealt
    return record


def _moved(state: State, hands: list[CardSet], hidden: CardSet) -> Renaming:
    """Return the renaming that replaces each hidden card by the one now in its place."""
    before = [held & hidden for held in state.hands]
    after = [held & hidden for held in hands]
    names: dict[Card, Card] = {}
    for was, now in zip(
        (*before, hidden & ~sum(before)), (*after, hidden & ~sum(after)), strict=True
    ):
        names.update(zip(members(was & ~now), members(now & ~was), strict=True))
    return Renaming(names, {})


def _renamed(record: MatchRecord, names: Renaming) -> MatchRecord:
    """Return the record with the cards of its last hand renamed."""
    hand = _last_hand(record)
    entries = (Entry(each.seat, names.action(each.action)) for each in hand.entries)
    return replace(record, entries=(*hand.before, *entries))


def _last_hand(record: MatchRecord) -> _Hand:
    deals = [at for at, each in enumerate(record.entries) if isinstance(each.action, Deal)]
    return _Hand(record.entries[: deals[-1]], record.entries[deals[-1] :])


def _is_seen_so(record: MatchRecord, state: State, seat: Seat) -> bool:
    """Return whether all actions are legal and lead to the same view for the seat."""
    game, hand = record.header.game, _last_hand(record)
    try:
        now = replace(record, entries=hand.before).state()
        for entry in hand.entries:
            now, _ = game.play(now, entry.action)
    except IllegalAction:
        return False
    return bool(game.look(now, seat) == game.look(state, seat))
