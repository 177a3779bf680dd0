"""What a computer player is."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from ..engine.actions import Action
from ..engine.view import View


@dataclass(slots=True)
class Think:
    """What a bot may use for one decision."""

    rng: Random


class Bot(Protocol):
    """Someone who decides from what his seat may know."""

    def choose(self, view: View, think: Think) -> Action:
        """Return one of the actions that are legal for the seat of view."""
        ...
