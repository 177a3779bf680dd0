"""Create the session of a match with its human and computer players."""

from ...engine.seating import Seating
from ...engine.state import Seat
from ...kept.match import Match
from ...table.seats import Person, Player, Thinker
from ...table.table import Show, Table
from ..basis.new_game import NewGame
from ..basis.services import Services
from ..basis.shelf import Kept
from ..wording.people import bot_names

IN_PLACE = ("normal", "random")  # levels


def seated(kept: Kept, services: Services, show: Show) -> tuple[Table, Person]:
    """Return the session of a match, and its human player."""
    match, person = kept.match, Person()
    players_by_seat: dict[Seat, Player] = {match.me: person, **others(match, services)}
    players = [players_by_seat[seat] for seat in match.record.header.game.seating.seats]
    return Table(match, players, kept.journal, show), person


def others(match: Match, services: Services) -> dict[Seat, Player]:
    """Return a computer player for every seat but the human player's."""
    seating = match.record.header.game.seating
    levels = {seat: match.level for seat in seating.seats if seat != match.me}
    if (partner := partner_of(match.me, seating)) is not None:
        levels[partner] = match.partner_level
    return {seat: _thinker(level, match.seed + seat, services) for seat, level in levels.items()}


def _thinker(level: str, seed: int, services: Services) -> Thinker:
    """Return a computer player; if it fails, simpler levels decide."""
    decide, *fallbacks = (services.player(each, seed) for each in (level, *IN_PLACE))
    return Thinker(decide, services.runner, tuple(fallbacks))


def partner_of(seat: Seat, seating: Seating) -> Seat | None:
    """Return the partner of a seat, or None."""
    return seating.partner(seat) if seating.partners else None


def names_round(game: NewGame, own: str, seed: int) -> tuple[str, ...]:
    """Return the names by seat; a missing name is replaced by a free bot name."""
    given = game.names or (own,)
    spare = iter(bot_names(game.players, seed, given[: game.players]))
    other_names = [
        (given[place] if place < len(given) else "") or next(spare)
        for place in range(1, game.players)
    ]
    names = (given[0], *other_names)  # from the player's own seat on
    return names[-game.me :] + names[: -game.me] if game.me else names
