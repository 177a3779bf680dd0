"""Playouts of a hand in the worlds that a seat thinks possible."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ...bots.belief.determinization import WorldSet
from ...bots.kernel.constants import ANSWER_HAS_HALF, ANSWER_NO, ANSWER_SUIT, WORLD_WORDS
from ...bots.kernel.inputs import PositionInput
from ...bots.kernel.search_tree import SearchTree
from ...bots.players.trick_search import TrickPosition
from ...engine.cards import Card, cards_in_set
from ...engine.events import Event, Log
from ...engine.state import NO_CARD, NOBODY, GameState, TableRows

Playout = tuple[Event, ...]


def simulate_playouts(
    position: TrickPosition, tree: SearchTree, worlds: WorldSet, indices: Iterable[int], seed: int
) -> Iterator[Playout]:
    """Yield the events to the end of the hand in each of these worlds."""
    for number in indices:
        log: Log = []
        state = state_in_world(position, tree, worlds, number, seed)
        for code in tree.principal_line(number, seed):
            if state.turn == NOBODY:  # the engine ends a hand earlier than the search
                break
            if not _is_forced_answer(state, code):
                state = position.view.game.step(state, position.codes.decode_action(code), log)
        yield tuple(log)


def _is_forced_answer(state: GameState, code: int) -> bool:
    """Return whether an action is an answer that the engine gives by itself."""
    is_answer = ANSWER_SUIT <= code <= ANSWER_NO or code == ANSWER_HAS_HALF
    return is_answer and state.marriages.asker == NOBODY


def state_in_world(
    position: TrickPosition, tree: SearchTree, worlds: WorldSet, index: int, seed: int
) -> GameState:
    """Return the state in a world, with all cards where that world has them."""
    lanes, state = position.codes, position.state
    here: PositionInput = tree.place_world(index, seed)
    hands = [lanes.decode(word) for word in here.hand[: position.view.game.seating.players]]
    out = cards_in_set(lanes.decode(worlds.words[index * WORLD_WORDS + WORLD_WORDS - 1]))
    return state.replace(
        hands=tuple(hands),
        stock=tuple(lanes.card_by_code[code] for code in here.stock[: here.stock_left]),
        rows=_rows_in_world(position, here),
        exchange=replace(state.exchange, discards=_discards_in_world(state.exchange.discards, out)),
    )


def _rows_in_world(position: TrickPosition, world_position: PositionInput) -> TableRows:
    """Return the rows with the covered cards of this world."""
    lanes, rows = position.codes, position.state.rows
    down = tuple(
        tuple(
            NO_CARD
            if under == NO_CARD
            else lanes.card_by_code[world_position.covered_cards[lanes.code_by_card[card]]]
            for card, under in zip(up, covered, strict=True)
        )
        for up, covered in zip(rows.face_up, rows.face_down, strict=True)
    )
    return TableRows(rows.face_up, down)


def _discards_in_world(
    discards: tuple[Card, ...], out_of_play: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Return the declarer's discards, or the cards out of play if they are unknown."""
    return out_of_play if any(card < 0 for card in discards) else discards
