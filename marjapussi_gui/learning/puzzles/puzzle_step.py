"""One step of a puzzle session."""

from ...engine.actions import Action
from ...engine.events import Event
from ...engine.frozen import frozen
from ...engine.state import GameState, Seat


@frozen
class PuzzleStep:
    """An action in a puzzle, its events, and the state after it."""

    seat: Seat
    action: Action
    state_after: GameState
    events: tuple[Event, ...]
