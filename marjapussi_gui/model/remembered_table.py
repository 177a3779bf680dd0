"""Tables at which the same people meet again."""

from ..engine.frozen import frozen
from .new_game import NewGame


@frozen
class RememberedTable:
    """The settings of matches with several people, under a name such as "Liisa and Onni"."""

    name: str
    game: NewGame
