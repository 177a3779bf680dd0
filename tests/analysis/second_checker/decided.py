"""Decisions of random matches, each with what happened since the play of the hand began."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import REFERENCE_PLAYERS, heuristic_bot
from marjapussi_gui.engine.actions import Action, Deal
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.rummy.action_proposals import fill_in_sets
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart
from marjapussi_gui.engine.view import View, create_view

QUICK_LEVELS = ("clumsy", "easy", "normal")
ODD_SHARE = 0.1  # of the actions are random, so that rare positions arise


@dataclass(frozen=True, slots=True)
class Decided:
    """A position in which a seat decides, what it did, and how the position came about."""

    game: Game
    name: str  # of the game and its preset
    seed: int
    number: int  # of the action in the match
    state: GameState
    done: Action
    play_start: GameState | None  # when the play of tricks began
    actions: tuple[Action, ...]  # since then

    @property
    def view(self) -> View:
        return create_view(self.game, self.state, self.state.turn)

    @property
    def place(self) -> str:
        """Where the decision is, so that it can be found again."""
        return f"{self.name} seed {self.seed} action {self.number}"


def random_start(game: Game, rng: Random) -> MatchStart:
    dealer = rng.choice(game.seating.seats)
    if game.is_rummy or rng.random() < 0.4:
        return MatchStart(dealer)
    target = game.rules.target
    lowest = -target if game.rules.min_bid and "min_bid" in game.option_values else 0
    step = 4 if game.key == "tuppi" else 5 if lowest else 1
    scores = [rng.randrange(lowest, target, step) for _ in game.seating.sides]
    if game.key == "tuppi":
        scores[rng.randrange(2)] = 0
    return MatchStart(dealer, tuple(scores))


def decisions(
    name: str, game: Game, seed: int, *, hands: int = 3, only_choices: bool = True
) -> Iterator[Decided]:
    """Yield the decisions of a few hands, played by quick levels and by chance."""
    rng = Random(f"{name}|{seed}")
    players = [
        heuristic_bot() if rng.random() < 0.5 else REFERENCE_PLAYERS[rng.choice(QUICK_LEVELS)]()
        for _ in game.seating.seats
    ]
    state = game.initial_state(random_start(game, rng))
    turn_rules = RummyTurnRules(game.rules, game.seating)
    number, start, since = 0, None, list[Action]()
    while not state.match.is_over and state.match.hands_played < hands:
        number += 1
        if state.turn == NOBODY:
            action = game.chance_action(state, seed)
            if isinstance(action, Deal):
                start, since = None, []
        else:
            view = create_view(game, state, state.turn)
            if view.phase == "play" and not game.is_rummy and start is None:
                start, since = state, []
            legal = view.legal_actions
            if rng.random() < ODD_SHARE and view.phase != "auction":
                action = fill_in_sets(rng.choice(legal), state.rummy, state.turn, turn_rules)
            else:
                action = players[state.turn].decide(view, SearchContext(rng)).action
            if len(legal) > 1 or not only_choices:
                yield Decided(game, name, seed, number, state, action, start, tuple(since))
        since.append(action)
        state = game.step(state, action)
