"""The steps of a puzzle session."""

from ...engine.actions import Action
from ...engine.events import Event
from ...engine.frozen import frozen
from ...engine.state import Seat, State


@frozen
class Step:
    """An action in a puzzle with its events and the state after it."""

    seat: Seat
    action: Action
    after: State
    events: tuple[Event, ...]
