"""What the decorations of the table show: a view of the match, and its players. No Qt."""

from ...engine.frozen import frozen
from ...engine.state import Seat
from ...engine.view import View
from ..text.table_players import TablePlayers


@frozen
class BoardView:
    """A view, the players' names, the acting seat, and whether points are shown."""

    view: View
    people: TablePlayers
    actor: Seat
    shows_points: bool = True
