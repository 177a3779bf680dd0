"""Solve trick puzzles by brute force, to check the proofs.

It shares nothing with them but the rules: deals are tried one by one, each is replayed by the
engine, and what a seat can tell apart is what it has seen. Nothing is remembered, nothing is
cut off, no card is reasoned about. A partner does what a player of level normal does.
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.players import HeuristicPlayer
from marjapussi_gui.engine.actions import Action, AskHalf, AskWhole, Give, ShowBidCard
from marjapussi_gui.engine.cards import MARRIAGE_PAIRS, Card, CardSet, card_set, cards_in_set
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry
from marjapussi_gui.engine.state import CardPairRows, GameState, Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.puzzles.aims import Aim
from marjapussi_gui.learning.puzzles.possible_deals import cards_to_come

Deal = tuple[CardSet, ...]


def possible_worlds(record: MatchRecord) -> list[GameState]:
    """Return the states that the acting seat considers possible: their deals replay to here."""
    states = [record.state_after(ply) for ply in range(1, len(record.entries) + 1)]
    game, here = record.header.game, states[-1]
    first = _settled_ply(states)
    later = record.entries[first + 1 :]
    given, unseen = _given_cards(record, first, states[first]), _face_down_seats(game, here)
    shown = _declared_cards(game, states[first])
    turned_up = [cards & ~states[first].hands[seat] for seat, cards in enumerate(_face_up(here))]
    possible = []
    for hands, covered in _deals(game, here):
        begun = tuple(
            held & ~turned | (before & ~now)
            for held, turned, before, now in zip(
                hands, turned_up, states[first].hands, here.hands, strict=True
            )
        )
        if any(cards & ~begun[seat] for seat, cards in (*given.items(), *shown)):
            continue
        start = _with_covered(states[first].replace(hands=begun), covered, here)
        state = _replay(game, start, later, states[first + 1 :], unseen, here.turn)
        if state is not None:
            possible.append(state)
    return possible


def _given_cards(record: MatchRecord, last: int, settled: GameState) -> dict[Seat, CardSet]:
    """Return the cards that the acting seat gave away before the play, by recipient."""
    seating, me = record.header.game.seating, record.state_after().turn
    away = {
        card
        for entry in record.entries[: last + 1]
        if entry.seat == me and isinstance(entry.action, Give)
        for card in entry.action.cards
    }
    kept = [card for card in away if not settled.hands[me] >> card & 1]
    return {seating.partner_of(me): card_set(kept)} if kept else {}


def _declared_cards(game: Game, settled: GameState) -> list[tuple[Seat, CardSet]]:
    """Return the kings and queens that seats without partners hold, as they have declared them."""
    if game.seating.has_partners:
        return []
    made = settled.marriages.declared
    return [(each.seat, settled.hands[each.seat] & MARRIAGE_PAIRS[each.suit]) for each in made]


def _face_down_seats(game: Game, state: GameState) -> set[Seat]:
    """Return the seats with a bidding card that is hidden from the acting seat."""
    showing = create_view(game, state, state.turn).showing
    return {each.seat for each in showing.bids if each.card < 0}


def _settled_ply(states: list[GameState]) -> int:
    """Return the state from which cards are only played or turned up, not drawn or given."""
    if states[-1].rows.face_up:
        return 0  # all that was turned up has been seen
    first = len(states) - 1
    while first and all(
        not now & ~before
        for before, now in zip(states[first - 1].hands, states[first].hands, strict=True)
    ):
        first -= 1
    return first


def _deals(game: Game, state: GameState) -> Iterator[tuple[Deal, tuple[Card, ...]]]:
    """Yield the hands, and the cards that will be drawn or turned up, in order."""
    me = state.turn
    seen = state.hands[me] | card_set(card for card in state.exchange.discards if card >= 0)
    for trick in (*state.tricks, state.trick):
        seen |= card_set(trick.cards)
    for row in state.rows.face_up:
        seen |= card_set(card for card in row if card >= 0)
    unseen = [card for card in game.dealing_phase.cards if not seen >> card & 1]
    number = len(cards_to_come(game, state))
    for hands in _deals_from(state, Seat(0), me, unseen):
        left = [card for card in unseen if not any(hand >> card & 1 for hand in hands)]
        for order in permutations(left, number):
            yield hands, order


def _with_covered(state: GameState, covered: tuple[Card, ...], here: GameState) -> GameState:
    """Return the state with these cards in the stock, or face down where they still are."""
    if not covered:
        return state
    if not state.rows.face_down:
        return state.replace(stock=covered)
    left = list(covered)
    down = tuple(
        tuple(left.pop(0) if now >= 0 else card for card, now in zip(row, rows_now, strict=True))
        for row, rows_now in zip(state.rows.face_down, here.rows.face_down, strict=True)
    )
    return state.replace(rows=CardPairRows(state.rows.face_up, down))


def _face_up(state: GameState) -> list[CardSet]:
    rows = state.rows.face_up or ((),) * len(state.hands)
    return [card_set(card for card in row if card >= 0) for row in rows]


def _deals_from(state: GameState, seat: Seat, me: Seat, unseen: list[Card]) -> Iterator[Deal]:
    if seat == len(state.hands):
        yield ()
        return
    shown = card_set(c for c in (state.rows.face_up[seat] if state.rows.face_up else ()) if c >= 0)
    free = state.hands[seat] & ~shown
    chosen = [cards_in_set(free)] if seat == me else combinations(unseen, free.bit_count())
    for cards in chosen:
        left = [card for card in unseen if card not in cards]
        for others in _deals_from(state, Seat(seat + 1), me, left):
            yield (card_set(cards) | shown, *others)


def _replay(
    game: Game,
    state: GameState,
    entries: tuple[RecordEntry, ...],
    seen: list[GameState],
    unseen: set[Seat],
    me: Seat,
) -> GameState | None:
    """Return where a deal leads if all that was done may be done and looks the same.

    Some showed a card that stayed hidden: it may be any.
    """
    for entry, looked in zip(entries, seen, strict=True):
        legal, action = game.legal_actions(state), entry.action
        if isinstance(action, ShowBidCard) and entry.seat in unseen:
            action = legal[0]
        if action not in legal:
            return None
        state = game.step(state, action)
        if _visible_part(state, me) != _visible_part(looked, me):
            return None
    return state


def _visible_part(state: GameState, me: Seat) -> object:
    """Return what a seat sees; what it holds now says which card it has drawn."""
    held = state.hands[me : me + 1], state.rows.face_up  # no hands are left when it is over
    return state.turn, state.trick, state.tricks, state.marriages, held


def sure_answers(game: Game, possible: list[GameState], aim: Aim) -> list[Action]:
    me, before = possible[0].turn, possible[0]
    known: dict[object, bool] = {}  # where every card is known

    def is_sure(states: list[GameState]) -> bool:
        if len(states) > 1 or states[0].trick.cards or game.seating.has_partners:
            return is_sure_now(states)
        key = _rest_of_hand(game, states[0])
        if key not in known:
            known[key] = is_sure_now(states)
        return known[key]

    def is_sure_now(states: list[GameState]) -> bool:
        if states[0].match.hands_played != before.match.hands_played:
            return all(aim.is_reached(before.match, state.match) for state in states)
        if states[0].turn == me:
            return any(leads_there(states, action) for action in game.legal_actions(states[0]))
        done: dict[Action, list[GameState]] = {}
        for state in states:
            for action in _complete_actions(game, state, me):
                done.setdefault(action, []).append(state)
        return all(leads_there(those, action) for action, those in done.items())

    def leads_there(states: list[GameState], action: Action) -> bool:
        return all(map(is_sure, _split_by_reply(game, states, action, me)))

    return [
        action
        for action in game.legal_actions(before)
        if not _is_wasted(game, possible, action) and leads_there(possible, action)
    ]


def _rest_of_hand(game: Game, state: GameState) -> object:
    """Return all of a state without a partner on which the rest of the hand can depend."""
    won = [0] * len(game.seating.sides)
    for trick in state.tricks:
        won[game.seating.side_of(trick.winner)] |= card_set(trick.cards)
    tricks = [trick.winner for trick in state.tricks]
    numbers = tuple(tricks.count(seat) for seat in game.seating.seats)
    cards = state.hands, state.rows, state.stock, tuple(won)
    return cards, state.turn, numbers, max(tricks[-1:], default=-1), state.marriages, state.match


def _complete_actions(game: Game, state: GameState, me: Seat) -> list[Action]:
    """Return what may be done for the others: their worst, and a partner's best."""
    if game.seating.has_partners and state.turn == game.seating.partner_of(me):
        view = create_view(game, state, state.turn)
        return [HeuristicPlayer().decide(view, SearchContext(Random(0))).action]
    return list(game.legal_actions(state))


def _split_by_reply(
    game: Game, states: list[GameState], action: Action, me: Seat
) -> list[list[GameState]]:
    seen: dict[object, list[GameState]] = {}
    for state in states:
        later = game.step(state, action)
        seen.setdefault(_visible_part(later, me), []).append(later)
    return list(seen.values())


def _is_wasted(game: Game, states: list[GameState], action: Action) -> bool:
    if not isinstance(action, AskHalf | AskWhole):
        return False
    made = {game.step(state, action).marriages.declared for state in states}
    turns = {game.step(state, action).turn for state in states}
    return made == {states[0].marriages.declared} and turns == {states[0].turn}
