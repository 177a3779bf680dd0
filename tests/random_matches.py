"""Random matches of any game under any rules, for Hypothesis and for loops."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter

from marjapussi_gui.bots.players.players import ACTION_ORDER
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import Event
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.rummy.action_proposals import fill_in_sets
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat

T = TypeVar("T")


@dataclass(frozen=True)
class Step:
    """One action of a match, with the states before and after it and its events."""

    before: GameState
    action: Action
    after: GameState
    events: tuple[Event, ...]


@dataclass(frozen=True, repr=False)
class RandomMatch:
    """A match under given rules, played at random from a seed."""

    game: Game
    seed: int
    dealer: Seat

    def __repr__(self) -> str:
        """Name only the rules that differ from the defaults, to keep failures short."""
        game, usual = (
            self.game,
            self.game.variant.create_game(players=self.game.seating.players).option_values,
        )
        unusual = {key: value for key, value in game.option_values.items() if value != usual[key]}
        players = game.seating.players
        return (
            f"RandomMatch(variant({game.key!r}).game({unusual}, players={players}), "
            f"{self.seed}, Seat({self.dealer}))"
        )

    def _repr_pretty_(self, printer: RepresentationPrinter, _: bool) -> None:
        printer.text(repr(self))

    def steps(self, hands: int = 2) -> Iterator[Step]:
        rng = Random(self.seed)
        state = self.game.initial_state(MatchStart(self.dealer))
        while state.match.hands_played < hands and not state.match.is_over:
            action = self._choice(state, rng)
            after, events = self.game.apply_action(state, action)
            yield Step(state, action, after, events)
            state = after

    def _choice(self, state: GameState, rng: Random) -> Action:
        if state.turn == NOBODY:
            return self.game.phases[state.phase].chance_action(state, WeakShuffle(rng))
        legal = self.game.legal_actions(state)
        kind = rng.choice(sorted({type(action) for action in legal}, key=ACTION_ORDER.index))
        action = rng.choice([action for action in legal if type(action) is kind])
        turn_rules = RummyTurnRules(self.game.rules, self.game.seating)
        return fill_in_sets(action, state.rummy, state.turn, turn_rules)


class WeakShuffle:
    """Shuffle badly now and then, so that rare hands are dealt."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def draw_below(self, purpose: str, limit: int) -> int:
        return self._rng.randrange(limit)

    def shuffle(self, purpose: str, cards: Sequence[T]) -> list[T]:
        order = list(cards)
        for _ in range(self._rng.choice((3, 10, 200))):
            a, b = self._rng.randrange(len(order)), self._rng.randrange(len(order))
            order[a], order[b] = order[b], order[a]
        return order


@st.composite
def random_games(draw: st.DrawFn, variant: Variant) -> Game:
    chosen = {
        option.key: draw(st.sampled_from(option.choices), label=option.key)
        for option in variant.options
    }
    return variant.create_game(chosen, players=draw(st.sampled_from(variant.players)))


@st.composite
def random_matches(draw: st.DrawFn, variant: Variant) -> RandomMatch:
    game = draw(random_games(variant))
    return RandomMatch(game, draw(st.integers(0, 10**6)), draw(st.sampled_from(game.seating.seats)))


any_match = st.sampled_from(VARIANTS).flatmap(random_matches)


def sorted_cards(zones: dict[object, list[Card]]) -> list[Card]:
    return sorted(card for held in zones.values() for card in held)
