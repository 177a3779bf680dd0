"""Create the session of a match with its human and computer players."""

from collections.abc import Callable

from ...engine.seating import Seating
from ...engine.state import Seat
from ...model.match_state import MatchState
from ...model.new_game import NewGame
from ...ports.match_repository import StoredMatch
from ...ports.services import BotServices
from ...session.match_session import MatchSession, OnEvents
from ...session.participants import BotPlayer, HumanPlayer, Participant
from ...session.task_runner import TaskRunner
from ..text.table_players import draw_bot_names

FALLBACK_LEVELS = ("normal", "random")  # levels


def create_session(
    stored_match: StoredMatch,
    bots: BotServices,
    runner: TaskRunner,
    *,
    on_events: OnEvents,
    on_request: Callable[[], None],
) -> tuple[MatchSession, HumanPlayer]:
    """Return the session of a match, and its human player."""
    match, person = stored_match.state, HumanPlayer(on_request)
    players_by_seat: dict[Seat, Participant] = {
        match.own_seat: person,
        **create_bots(match, bots, runner),
    }
    players = [players_by_seat[seat] for seat in match.record.header.game.seating.seats]
    return MatchSession(match, players, stored_match.journal, on_events), person


def create_bots(
    match: MatchState, bots: BotServices, runner: TaskRunner
) -> dict[Seat, Participant]:
    """Return a computer player for every seat but the human player's."""
    seating = match.record.header.game.seating
    levels = {seat: match.level for seat in seating.seats if seat != match.own_seat}
    if (partner := find_partner(match.own_seat, seating)) is not None:
        levels[partner] = match.partner_level
    return {
        seat: _create_bot(level, match.seed + seat, bots, runner) for seat, level in levels.items()
    }


def _create_bot(level: str, seed: int, bots: BotServices, runner: TaskRunner) -> BotPlayer:
    """Return a computer player; if it fails, simpler levels decide."""
    decide, *fallbacks = (bots.create_player(each, seed) for each in (level, *FALLBACK_LEVELS))
    return BotPlayer(decide, runner, tuple(fallbacks))


def find_partner(seat: Seat, seating: Seating) -> Seat | None:
    """Return the partner of a seat, or None."""
    return seating.partner_of(seat) if seating.has_partners else None


def player_names(game: NewGame, own_name: str, seed: int) -> tuple[str, ...]:
    """Return the names by seat; a missing name is replaced by a free bot name."""
    given = game.names or (own_name,)
    spare = iter(draw_bot_names(game.player_count, seed, given[: game.player_count]))
    other_names = [
        (given[place] if place < len(given) else "") or next(spare)
        for place in range(1, game.player_count)
    ]
    names = (given[0], *other_names)  # from the player's own seat on
    return names[-game.own_seat :] + names[: -game.own_seat] if game.own_seat else names
