"""What is sure in a puzzle, found out anew in the plainest way: it checks the proofs.

It shares nothing with them but the rules: deals are tried one by one, each is replayed by the
engine, and what a seat can tell apart is what it has seen. Nothing is remembered, nothing is
cut off, no card is reasoned about. A partner does what a player of level normal does.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.players import HabitPlayer
from marjapussi_gui.engine.actions import Action, AskHalf, AskWhole, Give, Show
from marjapussi_gui.engine.cards import Card, CardSet, card_set, members
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.lines import Entry
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat, State
from marjapussi_gui.teacher.puzzles.aims import Aim

Deal = tuple[CardSet, ...]


def worlds(record: MatchRecord) -> list[State]:
    """Return the states that whoever is to act holds possible: their deals replay to here."""
    states = [record.state(ply) for ply in range(1, len(record.entries) + 1)]
    game, here = record.header.game, states[-1]
    first = _settled(states)
    later = record.entries[first + 1 :]
    given, unseen = _given(record, first, states[first]), _not_turned(game, here)
    possible = []
    for hands in _deals(game, here):
        begun = tuple(
            held | (before & ~now)
            for held, before, now in zip(hands, states[first].hands, here.hands, strict=True)
        )
        if any(cards & ~begun[seat] for seat, cards in given.items()):
            continue
        state = _replayed(game, states[first].but(hands=begun), later, states[first + 1 :], unseen)
        if state is not None:
            possible.append(state)
    return possible


def _given(record: MatchRecord, last: int, settled: State) -> dict[Seat, CardSet]:
    """Return what whoever is to act gave away before the play, and to whom: he remembers that."""
    seating, me = record.header.game.seating, record.state().turn
    away = {
        card
        for entry in record.entries[: last + 1]
        if entry.seat == me and isinstance(entry.action, Give)
        for card in entry.action.cards
    }
    kept = [card for card in away if not settled.hands[me] >> card & 1]
    return {seating.partner(me): card_set(kept)} if kept else {}


def _not_turned(game: Game, state: State) -> set[Seat]:
    """Return who showed a card that whoever is to act never saw."""
    showing = game.look(state, state.turn).showing
    return {each.seat for each in showing.bids if each.card < 0}


def _settled(states: list[State]) -> int:
    """Return from which state on cards are only played, and none is drawn, turned or given."""
    first = len(states) - 1
    while first and all(
        not now & ~before
        for before, now in zip(states[first - 1].hands, states[first].hands, strict=True)
    ):
        first -= 1
    return first


def _deals(game: Game, state: State) -> Iterator[Deal]:
    me = state.turn
    seen = state.hands[me] | card_set(card for card in state.exchange.away if card >= 0)
    for trick in (*state.tricks, state.trick):
        seen |= card_set(trick.cards)
    for row in state.rows.up:
        seen |= card_set(card for card in row if card >= 0)
    unseen = [card for card in game.dealing.cards if not seen >> card & 1]
    yield from _dealt(state, Seat(0), me, unseen)


def _dealt(state: State, seat: Seat, me: Seat, unseen: list[Card]) -> Iterator[Deal]:
    if seat == len(state.hands):
        yield ()
        return
    shown = card_set(c for c in (state.rows.up[seat] if state.rows.up else ()) if c >= 0)
    free = state.hands[seat] & ~shown
    chosen = [members(free)] if seat == me else combinations(unseen, free.bit_count())
    for cards in chosen:
        left = [card for card in unseen if card not in cards]
        for others in _dealt(state, Seat(seat + 1), me, left):
            yield (card_set(cards) | shown, *others)


def _replayed(
    game: Game, state: State, entries: tuple[Entry, ...], seen: list[State], unseen: set[Seat]
) -> State | None:
    """Return where a deal leads if all that was done may be done and looks the same.

    Some showed a card that stayed hidden: it may be any.
    """
    for entry, looked in zip(entries, seen, strict=True):
        legal, action = game.legal(state), entry.action
        if isinstance(action, Show) and entry.seat in unseen:
            action = legal[0]
        if action not in legal:
            return None
        state = game.step(state, action)
        if _sight(state) != _sight(looked):
            return None
    return state


def _sight(state: State) -> object:
    return state.turn, state.trick, state.tricks, state.marriages


def answers(game: Game, possible: list[State], aim: Aim) -> list[Action]:
    """Return what the seat to act may do with which the aim is sure."""
    me, before = possible[0].turn, possible[0]

    def is_sure(states: list[State]) -> bool:
        if states[0].match.hands != before.match.hands:
            return all(aim.is_reached(before.match, state.match) for state in states)
        if states[0].turn == me:
            return any(leads_there(states, action) for action in game.legal(states[0]))
        done: dict[Action, list[State]] = {}
        for state in states:
            for action in _doable(game, state, me):
                done.setdefault(action, []).append(state)
        return all(leads_there(those, action) for action, those in done.items())

    def leads_there(states: list[State], action: Action) -> bool:
        return all(map(is_sure, _told_apart(game, states, action)))

    return [
        action
        for action in game.legal(before)
        if not _is_in_vain(game, possible, action) and leads_there(possible, action)
    ]


def _doable(game: Game, state: State, me: Seat) -> list[Action]:
    """Return what may be done for the others: their worst, and a partner's best."""
    if game.seating.partners and state.turn == game.seating.partner(me):
        view = game.look(state, state.turn)
        return [HabitPlayer().consider(view, Think(Random(0))).action]
    return list(game.legal(state))


def _told_apart(game: Game, states: list[State], action: Action) -> list[list[State]]:
    """Return the states after an action, those together that look the same."""
    seen: dict[object, list[State]] = {}
    for state in states:
        later = game.step(state, action)
        seen.setdefault(_sight(later), []).append(later)
    return list(seen.values())


def _is_in_vain(game: Game, states: list[State], action: Action) -> bool:
    if not isinstance(action, AskHalf | AskWhole):
        return False
    made = {game.step(state, action).marriages.made for state in states}
    turns = {game.step(state, action).turn for state in states}
    return made == {states[0].marriages.made} and turns == {states[0].turn}
