"""One step of a puzzle session, with advice and mistakes."""

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


@frozen
class Mistake:
    """The action that gave a certain solution away, and one that would have kept it."""

    state: GameState  # before the action
    action: Action
    solution: Action


@frozen
class Refutation:
    """An action that gives the aim away, and the reply of another seat that shows it."""

    action: Action
    seat: Seat
    reply: Action


@frozen
class Advice:
    """An action that keeps the aim certain, and how much of the cards is still unknown."""

    action: Action
    is_only: bool  # whether no other action does
    is_forced: bool  # whether there is no other action at all
    deal_count: int  # number of deals that are still possible
    refutation: Refutation | None = None  # of another action
