"""What is told on the felt beside the cards. No Qt here."""

from ...engine.frozen import frozen
from ...engine.state import Seat
from ...engine.view import View
from ..wording.people import People


@frozen
class Seen:
    """A view, to whom it is told and of whom, who is seen to act, and whether points are told."""

    view: View
    people: People
    actor: Seat
    counts: bool = True
