"""Hands played by bots, as material for the search for puzzles."""

from collections.abc import Iterator
from random import Random

from ...bots.players.bot import SearchContext
from ...bots.players.levels import heuristic_bot
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.record_lines import RecordEntry, RecordHeader
from ...engine.state import NOBODY, GameState, MatchStart
from ...engine.view import create_view


@frozen
class SampledPosition:
    """A position in a hand that bots have played, and the record that leads to it."""

    header: RecordHeader
    entries: tuple[RecordEntry, ...]
    state: GameState


def play_hand(game: Game, seed: int) -> Iterator[SampledPosition]:
    """Yield all positions of a hand, or none if the cards were dealt again."""
    header = RecordHeader(game, ("",) * game.seating.players, MatchStart(game.first_dealer(seed)))
    state, entries = game.initial_state(header.start), list[RecordEntry]()
    rng, player = Random(seed), heuristic_bot()
    while state.match.hands_played == 0 and state.match.deal_count < 2:
        seat = state.turn
        if seat == NOBODY:
            action = game.chance_action(state, seed)
        else:
            yield SampledPosition(header, tuple(entries), state)
            action = player.decide(create_view(game, state, seat), SearchContext(rng)).action
        entries.append(RecordEntry(seat, action))
        state = game.step(state, action)
