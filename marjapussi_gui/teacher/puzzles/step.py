"""What was done in a puzzle while it is tried."""

from ...engine.actions import Action
from ...engine.events import Event
from ...engine.frozen import frozen
from ...engine.state import Seat, State


@frozen
class Step:
    """What somebody did, where the cards lay then, and what happened."""

    seat: Seat
    action: Action
    after: State
    events: tuple[Event, ...]
