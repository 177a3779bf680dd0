"""Decisions out of matches that are played by rules of thumb: some of each, from all scores."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import heuristic_bot
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY, MatchStart
from marjapussi_gui.engine.view import View, create_view

ONE_IN = 9  # decisions is looked at, so that they are of many hands
MOST_HANDS = 30  # of a match that goes on and on


@dataclass(frozen=True, slots=True)
class Decided:
    """What a seat saw that had a choice, and what it did."""

    view: View
    done: Action


def decisions(key: str, seed: int, one_in: int = ONE_IN) -> Iterator[Decided]:
    game, rng, chance = find_variant(key).create_game(), Random(f"{key}|{seed}"), Random(seed)
    players = [heuristic_bot() for _ in game.seating.seats]
    state = game.initial_state(MatchStart(game.first_dealer(seed)))
    while not state.match.is_over and state.match.hands_played < MOST_HANDS:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, seed))
            continue
        view = create_view(game, state, state.turn)
        action = players[state.turn].decide(view, SearchContext(rng)).action
        if len(view.legal_actions) > 1 and not int(chance.random() * one_in):
            yield Decided(view, action)
        state = game.step(state, action)
