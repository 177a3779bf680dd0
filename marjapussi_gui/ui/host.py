"""Who sits down at a table, and under which names."""

from ..engine.seating import Seating
from ..engine.state import Seat
from ..table.seats import Person, Player, Thinker
from ..table.table import Show, Table
from .new_game import NewGame
from .services import Services
from .shelf import Kept
from .wording.people import bot_names

ME = Seat(0)


def seated(kept: Kept, game: NewGame, services: Services, show: Show) -> tuple[Table, Person]:
    """Return the table of a match, and the person at it."""
    header, person = kept.record.header, Person()
    players: list[Player] = [
        person,
        *others(header.game.seating, game, services, kept.seed).values(),
    ]
    table = Table(kept.record, players, ME, kept.seed, kept.journal, show)
    table.is_assisted = kept.is_assisted
    return table, person


def others(seating: Seating, game: NewGame, services: Services, seed: int) -> dict[Seat, Player]:
    """Return who plays against the person, and with him."""
    partner = seating.partner(ME) if seating.partners else None
    players: dict[Seat, Player] = {}
    for seat in seating.seats:
        if seat != ME:
            level = game.partner_level if seat == partner else game.level
            players[seat] = Thinker(services.player(level, seed + seat), services.runner)
    return players


def names_round(game: NewGame, own: str, seed: int) -> tuple[str, ...]:
    """Return the names round the table; who has none gets one that is not taken."""
    given = game.names or (own,)
    spare = iter(bot_names(game.players, seed))
    others = [
        (given[seat] if seat < len(given) else "") or next(spare) for seat in range(1, game.players)
    ]
    return (given[0], *others)
