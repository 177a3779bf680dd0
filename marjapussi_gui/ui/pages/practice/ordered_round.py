"""A round of ordered hands: its progress, and which questions were answered right."""

from dataclasses import dataclass, field
from enum import Enum

from ....model.hand_order import HANDS_IN_A_ROW, HandOrder
from ....model.new_game import NewGame


class RoundState(Enum):
    """Why no question is being asked."""

    DEALING = "dealing"
    THINKING = "thinking"
    NOT_FOUND = "not found"
    FAILED = "failed"
    FINISHED = "finished"


@dataclass(slots=True)
class OrderedRound:
    """Ten ordered hands, and which of their questions were answered right."""

    settings: NewGame
    order: HandOrder
    state: RoundState = RoundState.DEALING
    results: list[list[bool]] = field(default_factory=list)  # by hand

    @property
    def hand_number(self) -> int:
        return len(self.results)

    @property
    def is_last_hand(self) -> bool:
        return self.hand_number == HANDS_IN_A_ROW
