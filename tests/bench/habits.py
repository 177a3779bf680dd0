"""Measures the habits of the reference players in games with partners, for "What my partner does".

    python -m tests.bench.habits [--hands N] [--players NAME ...] [GAME ...]

Four equal players play matches by the standard rules. What they did whenever a habit was possible
is counted and written to marjapussi_gui/analysis/explanation/habits.json; other entries of the file
are kept.
"""

import json
from argparse import ArgumentParser
from collections import Counter
from random import Random

from marjapussi_gui.analysis.explanation.habits import HABITS_FILE, habit_observations
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import REFERENCE_PLAYERS
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import NOBODY, MatchStart
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.playing_habits import Habit

PARTNER_GAMES = [each.key for each in VARIANTS if each.create_game().seating.has_partners]


def measure(key: str, player: str, hands: int) -> dict[str, list[int]]:
    game, rng = find_variant(key).create_game(), Random(f"{key}|{player}")
    followed, chances = Counter[Habit](), Counter[Habit]()
    played = seed = 0
    while played < hands:
        seed += 1
        players = [REFERENCE_PLAYERS[player]() for _ in game.seating.seats]
        state = game.initial_state(MatchStart(game.first_dealer(seed)))
        while not state.match.is_over and played + state.match.hands_played < hands:
            if state.turn == NOBODY:
                state = game.step(state, game.chance_action(state, seed))
                continue
            view = create_view(game, state, state.turn)
            action = players[state.turn].decide(view, SearchContext(rng)).action
            for habit, is_followed in habit_observations(view, action):
                chances[habit] += 1
                followed[habit] += is_followed
            state = game.step(state, action)
        played += state.match.hands_played
    return {habit.value: [followed[habit], chances[habit]] for habit in Habit if chances[habit]}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=PARTNER_GAMES)
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--players", nargs="*", default=[*REFERENCE_PLAYERS])
    given = parser.parse_args()
    for player in given.players:
        for key in given.games:
            found = measure(key, player, given.hands)
            stored = json.loads(HABITS_FILE.read_text()) if HABITS_FILE.exists() else {}
            stored.setdefault(key, {})[player] = found
            HABITS_FILE.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n")
            print(key, player, found, flush=True)


if __name__ == "__main__":
    main()
