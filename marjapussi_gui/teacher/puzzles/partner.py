"""The partner in a puzzle: it plays by heuristics, from its own view."""

from dataclasses import dataclass, field
from random import Random

from ...bots.base import Think
from ...bots.players import HabitPlayer
from ...engine.actions import Action
from ...engine.game import Game
from ...engine.state import State


@dataclass(slots=True)
class Partner:
    """A partner that acts like a player of level normal, by its own cards alone."""

    game: Game
    _habits: HabitPlayer = field(default_factory=HabitPlayer)
    _think: Think = field(default_factory=lambda: Think(Random(0)))
    _known: dict[object, Action] = field(default_factory=dict)

    def does(self, state: State) -> Action:
        """Return the action of the seat to act. Cached within one hand."""
        seen = state.hands[state.turn], state.tricks, state.trick, state.marriages
        if seen not in self._known:
            view = self.game.look(state, state.turn)
            self._known[seen] = self._habits.consider(view, self._think).action
        return self._known[seen]
