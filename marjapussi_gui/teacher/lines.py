"""Playouts of a hand in the worlds that a seat thinks possible."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ..bots.kernel.constants import ANSWER, HAS_HALF, NO, WORDS
from ..bots.kernel.given import Position
from ..bots.kernel.tree import Tree
from ..bots.tricks import Decision
from ..bots.worlds import Worlds
from ..engine.cards import Card, members
from ..engine.events import Event, Log
from ..engine.state import NO_CARD, NOBODY, Rows, State

Line = tuple[Event, ...]


def lines(
    decision: Decision, tree: Tree, worlds: Worlds, numbers: Iterable[int], luck: int
) -> Iterator[Line]:
    """Yield the events to the end of the hand in each of these worlds."""
    for number in numbers:
        log: Log = []
        state = laid_out(decision, tree, worlds, number, luck)
        for code in tree.line(number, luck):
            if state.turn == NOBODY:  # the engine ends a hand earlier than the search
                break
            if not _is_heard(state, code):
                state = decision.view.game.step(state, decision.setting.lanes.action(code), log)
        yield tuple(log)


def _is_heard(state: State, code: int) -> bool:
    """Return whether an action is an answer that the engine gives by itself."""
    is_answer = ANSWER <= code <= NO or code == HAS_HALF
    return is_answer and state.marriages.asker == NOBODY


def laid_out(decision: Decision, tree: Tree, worlds: Worlds, number: int, luck: int) -> State:
    """Return the state in a world, with all cards where that world has them."""
    lanes, state = decision.setting.lanes, decision.state
    here: Position = tree.lay_out(number, luck)
    hands = [lanes.card_set(word) for word in here.hand[: decision.view.game.seating.players]]
    out = members(lanes.card_set(worlds.words[number * WORDS + WORDS - 1]))
    return state.but(
        hands=tuple(hands),
        stock=tuple(lanes.cards[code] for code in here.stock[: here.stock_left]),
        rows=_with_cards_under(decision, here),
        exchange=replace(state.exchange, away=_put_away(state.exchange.away, out)),
    )


def _with_cards_under(decision: Decision, here: Position) -> Rows:
    """Return the rows with the covered cards of this world."""
    lanes, rows = decision.setting.lanes, decision.state.rows
    down = tuple(
        tuple(
            NO_CARD if under == NO_CARD else lanes.cards[here.under[lanes.codes[card]]]
            for card, under in zip(up, covered, strict=True)
        )
        for up, covered in zip(rows.up, rows.down, strict=True)
    )
    return Rows(rows.up, down)


def _put_away(away: tuple[Card, ...], out: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the declarer's discards, or the cards out of play if they are unknown."""
    return out if any(card < 0 for card in away) else away
