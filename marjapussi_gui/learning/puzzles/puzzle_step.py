"""The steps of a puzzle session, advice for the player, and the player's mistakes."""

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
    """An action after which the aim is no longer certain, and one that would have kept it so."""

    state: GameState  # before the action
    action: Action
    solution: Action


@frozen
class Refutation:
    """An action that gives up the aim, and the reply of another seat that proves it."""

    action: Action
    seat: Seat
    reply: Action


@frozen
class Advice:
    """An action that keeps the aim certain, and the number of deals that are still possible."""

    action: Action
    is_only: bool  # whether no other action does
    is_forced: bool  # whether there is no other action at all
    deal_count: int  # number of deals that are still possible
    refutation: Refutation | None = None  # of another action
