"""The input of the decorations. No Qt."""

from ...engine.frozen import frozen
from ...engine.state import Seat
from ...engine.view import View
from ..wording.people import People


@frozen
class Seen:
    """A view, the player names, the acting seat, and whether points are shown."""

    view: View
    people: People
    actor: Seat
    counts: bool = True
