"""A moment of a match dealt anew: hidden cards lie elsewhere, and suits are exchanged.

What the seat sees stays what it was but for the names of suits, so what everything was worth
there is worth as much here.
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

TRIES = 20  # deals; where none of them can have been played so, the cards stay where they were


@frozen
class _Hand:
    """The hand of a moment: all that was done before it, and what was done in it."""

    before: tuple[Entry, ...]
    entries: tuple[Entry, ...]


def pose(record: MatchRecord, ply: int, verdict: Verdict, rng: Random) -> Posed:
    """Return a moment of a record as it is asked about: the same matter with other cards."""
    here = replace(record, entries=record.entries[:ply])
    dealt = hidden_anew(here, verdict.seat, rng)
    suits = _exchanged(here, rng)
    renamed = _renamed(dealt, suits)
    return Posed(renamed, verdict_renamed(verdict, suits))


def _exchanged(record: MatchRecord, rng: Random) -> Renaming:
    """Return suits exchanged by chance with those that the rules treat alike."""
    moved: dict[Suit, Suit] = {}
    for group in alike(record.header.game):
        moved.update(zip(group, rng.sample(group, len(group)), strict=True))
    return of_suits(moved)


def hidden_anew(record: MatchRecord, seat: Seat, rng: Random) -> MatchRecord:
    """Return the record with the cards that a seat does not see dealt anew, where that can be."""
    game, state = record.header.game, record.state()
    if game.lays_sets:
        return record  # of several packs, whose players draw no deals
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
    """Return which hidden card lies where each one lay."""
    before = [held & hidden for held in state.hands]
    after = [held & hidden for held in hands]
    names: dict[Card, Card] = {}
    for was, now in zip(
        (*before, hidden & ~sum(before)), (*after, hidden & ~sum(after)), strict=True
    ):
        names.update(zip(members(was & ~now), members(now & ~was), strict=True))
    return Renaming(names, {})


def _renamed(record: MatchRecord, names: Renaming) -> MatchRecord:
    """Return the record with cards renamed in the hand that is played."""
    hand = _last_hand(record)
    entries = (Entry(each.seat, names.action(each.action)) for each in hand.entries)
    return replace(record, entries=(*hand.before, *entries))


def _last_hand(record: MatchRecord) -> _Hand:
    deals = [at for at, each in enumerate(record.entries) if isinstance(each.action, Deal)]
    return _Hand(record.entries[: deals[-1]], record.entries[deals[-1] :])


def _is_seen_so(record: MatchRecord, state: State, seat: Seat) -> bool:
    """Return whether everything may be done, and leads to what a seat sees of a state."""
    game, hand = record.header.game, _last_hand(record)
    try:
        now = replace(record, entries=hand.before).state()
        for entry in hand.entries:
            now, _ = game.play(now, entry.action)
    except IllegalAction:
        return False
    return bool(game.look(now, seat) == game.look(state, seat))
