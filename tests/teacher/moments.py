"""Decisions in trick play, set up as the teacher is given them."""

from collections.abc import Iterator
from functools import cache
from random import Random

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.chances import by_points
from marjapussi_gui.bots.kernel.constants import NO
from marjapussi_gui.bots.levels import EXPERT, habits
from marjapussi_gui.bots.tricks import Decision, HandWorth, possible
from marjapussi_gui.bots.worlds import Worlds
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record import replay
from marjapussi_gui.engine.state import NOBODY, Seat, Start, State
from marjapussi_gui.engine.view import View


def moments(game: Game, seed: int, start: Start | None = None) -> tuple[State, ...]:
    """Return the states of a hand in which somebody has a choice, played by habits."""
    hands, key = _hands(), (game.key, *game.options.items(), seed, start)
    if key not in hands:
        hands[key] = tuple(_played(game, seed, start))
    return hands[key]


@cache
def _hands() -> dict[object, tuple[State, ...]]:
    """Return the hands that were played, each once for all tests."""
    return {}


def _played(game: Game, seed: int, start: Start | None) -> Iterator[State]:
    state, rng, player = game.start(start or Start(Seat(0))), Random(seed), habits()
    hands = state.match.hands
    while state.match.hands == hands:
        if state.turn == NOBODY:
            state = game.step(state, game.chance(state, seed))
            continue
        view = game.look(state, state.turn)
        if game.name(state) == "play" and len(view.legal) > 1:
            yield state
        state = game.step(state, player.consider(view, Think(rng)).action)


def decided(view: View, rng: Random) -> tuple[Decision, list[int], Worlds]:
    """Return a decision, all that may be done, and the worlds that the seat holds possible."""
    decision = worth_of(view.game).scene(view)
    codes = [code for code in decision.root.codes() if code != NO]
    return decision, codes, possible(decision, EXPERT, Think(rng))


def worth_of(game: Game) -> HandWorth:
    """Return what hands of a game are worth, worked out once for each hand."""
    return _worth_of(game.key, *game.options.items())


@cache
def _worth_of(*_: object) -> HandWorth:
    return HandWorth(by_points)


def replayed(record: str) -> tuple[Game, State]:
    """Return the position at the end of a record."""
    found = replay(record.encode(), {each.key: each for each in VARIANTS})
    return found.record.header.game, found.state
