"""Decisions in trick play, as the evaluator receives them."""

from collections.abc import Iterator
from functools import cache
from random import Random

from marjapussi_gui.bots.belief.determinization import WorldSet
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import points_equity
from marjapussi_gui.bots.kernel.constants import ANSWER_NO
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import EXPERT_EFFORT, heuristic_bot
from marjapussi_gui.bots.players.trick_search import PositionBuilder, TrickPosition, possible_worlds
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record import replay
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view


def states_with_choice(
    game: Game, seed: int, start: MatchStart | None = None
) -> tuple[GameState, ...]:
    """Return the states of a hand in which somebody has a choice, played by habits."""
    hands, key = _hands(), (game.key, *game.option_values.items(), seed, start)
    if key not in hands:
        hands[key] = tuple(_hand_states(game, seed, start))
    return hands[key]


@cache
def _hands() -> dict[object, tuple[GameState, ...]]:
    """Return the hands that were played, each once for all tests."""
    return {}


def _hand_states(game: Game, seed: int, start: MatchStart | None) -> Iterator[GameState]:
    state, rng, player = (
        game.initial_state(start or MatchStart(Seat(0))),
        Random(seed),
        heuristic_bot(),
    )
    hands = state.match.hands_played
    while state.match.hands_played == hands:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, seed))
            continue
        view = create_view(game, state, state.turn)
        if game.phase_name(state) == "play" and len(view.legal_actions) > 1:
            yield state
        state = game.step(state, player.decide(view, SearchContext(rng)).action)


def trick_decision(view: View, rng: Random) -> tuple[TrickPosition, list[int], WorldSet]:
    """Return a decision, all that may be done, and the worlds that the seat holds possible."""
    decision = position_builder(view.game).build(SeatPosition(view))
    codes = [code for code in decision.table.legal_action_codes() if code != ANSWER_NO]
    return decision, codes, possible_worlds(decision, EXPERT_EFFORT, SearchContext(rng))


def position_builder(game: Game) -> PositionBuilder:
    """Return what hands of a game are worth, worked out once for each hand."""
    return _worth_of(game.key, *game.option_values.items())


@cache
def _worth_of(*_: object) -> PositionBuilder:
    return PositionBuilder(points_equity)


def replay_record(record: str) -> tuple[Game, GameState]:
    """Return the position at the end of a record."""
    found = replay(record.encode(), {each.key: each for each in VARIANTS})
    return found.record.header.game, found.state
