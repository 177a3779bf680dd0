"""Hands that computer players play, in which puzzles are looked for."""

from collections.abc import Iterator
from random import Random

from ...bots.base import Think
from ...bots.levels import habits
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.lines import Entry, Header
from ...engine.state import NOBODY, Start, State


@frozen
class Played:
    """A hand under way: what was done, and what it came to."""

    header: Header
    entries: tuple[Entry, ...]
    state: State


def hand(game: Game, seed: int) -> Iterator[Played]:
    """Yield all positions of a hand that computer players play; nothing if it is dealt again."""
    header = Header(game, ("",) * game.seating.players, Start(game.first_dealer(seed)))
    state, entries = game.start(header.start), list[Entry]()
    rng, player = Random(seed), habits()
    while state.match.hands == 0 and state.match.dealt < 2:
        seat = state.turn
        if seat == NOBODY:
            action = game.chance(state, seed)
        else:
            yield Played(header, tuple(entries), state)
            action = player.consider(game.look(state, seat), Think(rng)).action
        entries.append(Entry(seat, action))
        state = game.step(state, action)
