"""The partner in a puzzle, a bot that plays by heuristics."""

from dataclasses import dataclass, field
from random import Random

from ...bots.players.bot import SearchContext
from ...bots.players.players import HeuristicPlayer
from ...engine.actions import Action
from ...engine.game import Game
from ...engine.state import GameState
from ...engine.view import create_view


@dataclass(slots=True)
class HeuristicPartner:
    """A partner that plays by the normal level's heuristics, seeing only its own cards."""

    game: Game
    _player: HeuristicPlayer = field(default_factory=HeuristicPlayer)
    _context: SearchContext = field(default_factory=lambda: SearchContext(Random(0)))
    _actions_by_view: dict[object, Action] = field(default_factory=dict)

    def choose_action(self, state: GameState) -> Action:
        seen = state.hands[state.turn], state.tricks, state.trick, state.marriages
        if seen not in self._actions_by_view:
            view = create_view(self.game, state, state.turn)
            self._actions_by_view[seen] = self._player.decide(view, self._context).action
        return self._actions_by_view[seen]
