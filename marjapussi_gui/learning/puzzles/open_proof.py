"""Proofs with all cards open, in which both seats of a side play together."""

from collections.abc import Iterator

from ...engine.actions import Action
from ...engine.game import Game
from ...engine.state import GameState
from .aims import Aim
from .possible_deals import index_deals
from .proof_search import InformationSet, ProofSearch


class OpenProof(ProofSearch):
    """A search for proofs that a side reaches its aim, whatever the others do."""

    def __init__(self, game: Game, state: GameState, aim: Aim, max_positions: int) -> None:
        deals = index_deals([state.hands])
        super().__init__(game, state, aim, deals, max_positions, has_computer_partner=False)

    def chooses(self, info_set: InformationSet) -> bool:
        return self.game.seating.side_of(info_set.state.turn) == self.aim.side

    def useful_actions(self, info_set: InformationSet) -> list[Action]:
        return list(self.game.legal_actions(info_set.state))

    def replies(self, info_set: InformationSet) -> Iterator[tuple[Action, InformationSet]]:
        for action in self.useful_actions(info_set):
            yield from ((action, later) for later in self.outcomes_of(info_set, action))

    def certain_result(self, info_set: InformationSet) -> bool | None:
        return super().certain_result(info_set) if self._is_monotonic else None
