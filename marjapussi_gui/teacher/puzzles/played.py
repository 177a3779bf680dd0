"""Hands played by bots, in which puzzles are searched."""

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
    """A position in a hand played by bots, with the record up to it."""

    header: Header
    entries: tuple[Entry, ...]
    state: State


def hand(game: Game, seed: int) -> Iterator[Played]:
    """Yield all positions of a hand, or nothing if it is dealt again."""
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
