"""Matches between computer players, without a table."""

from collections.abc import Sequence
from random import Random

from ..engine.game import Game
from ..engine.lines import Entry, Header
from ..engine.record import MatchRecord
from ..engine.state import NOBODY, Start, State
from .base import Bot, Think


def play_match(
    game: Game,
    names: tuple[str, ...],
    bots: Sequence[Bot],
    seed: int,
    most_hands: int | None = None,
) -> tuple[MatchRecord, State]:
    """Play the match of this seed to its end, or until so many hands are played."""
    header = Header(game, names, Start(game.first_dealer(seed)))
    state, entries = game.start(header.start), []
    chances = [Random(f"{seed}|{seat}") for seat in game.seating.seats]
    while not state.match.over and state.match.hands != most_hands:
        action = (
            game.chance(state, seed)
            if state.turn == NOBODY
            else bots[state.turn]
            .consider(game.look(state, state.turn), Think(chances[state.turn]))
            .action
        )
        entries.append(Entry(state.turn, action))
        state = game.step(state, action)
    return MatchRecord(header, tuple(entries)), state
