"""A computer player at a table, by what its decisions depend on."""

from ..engine.frozen import frozen


@frozen
class ComputerPlayer:
    """A level, the seed of its random numbers, and whether it bids as partners agreed."""

    level: str
    seed: int
    keeps_agreements: bool = False
