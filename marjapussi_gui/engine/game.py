"""A game with its house rules: legal actions, their effects, and the views of the seats."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field

from .actions import Action, Chance, Deal
from .clashes import Clash, check
from .events import Event, Log
from .frozen import frozen
from .options import BadRules, Option, Value, read
from .phases import Count, Phase
from .phases.dealing import Dealing
from .quoting import quoted
from .rules import Rules, values_of
from .seating import Seating
from .shuffle import Seeded
from .state import NOBODY, Seat, Standing, Start, State
from .view import View, look

Phases = tuple[Dealing, *tuple[Phase, ...], Count]


class IllegalAction(ValueError):
    """An action that is not legal now, and the reason."""


@frozen
class Game:
    """A variant with its house rules and a number of players."""

    variant: "Variant"
    rules: Rules
    seating: Seating
    phases: Phases

    @property
    def key(self) -> str:
        return self.variant.key

    @property
    def dealing(self) -> Dealing:
        return self.phases[0]

    @property
    def count(self) -> Count:
        return self.phases[-1]

    @property
    def lays_sets(self) -> bool:
        """Return whether this is a rummy game: players collect sets and play no tricks."""
        return any(phase.lays_sets for phase in self.phases)

    @property
    def is_clockwise(self) -> bool:
        """Return whether play goes to the left, as it always does in trick-taking games."""
        return self.rules.clockwise or not self.lays_sets

    @property
    def options(self) -> dict[str, Value]:
        """Return the value of each option of the game."""
        return values_of(self.rules, self.variant.options)

    def start(self, start: Start) -> State:
        """Return the state before the first deal."""
        scores = start.scores or (0,) * len(self.seating.sides)
        match = Standing(scores, carry=start.carry, bag=start.bag, collected=scores)
        return self.phases[0].enter(State(0, NOBODY, start.dealer, match), None)

    def legal(self, state: State) -> Sequence[Action]:
        """Return the legal actions of the seat to act, none if chance acts or the match is over."""
        if state.turn == NOBODY:
            return ()
        return self.phases[state.phase].legal(state)

    def refusal(self, state: State, action: Action) -> str:
        """Return why an action is not legal now, or an empty string if it is."""
        if state.match.over:
            return "the match is over"
        is_chance = isinstance(action, Deal | Chance)
        if is_chance and state.turn != NOBODY:
            return f"it is the turn of seat {state.turn}, not of chance"
        if not is_chance and state.turn == NOBODY:
            return f"nobody acts now: a {self.name(state)} is due"
        return self.phases[state.phase].refusal(state, action)

    def first_dealer(self, seed: int) -> Seat:
        """Return the dealer of the first hand in a match with this seed."""
        return Seat(Seeded(self.key, seed, 0).below("dealer", self.seating.players))

    def chance(self, state: State, seed: int) -> Action:
        """Return the action that chance decides, in a match with this seed."""
        is_new = state.phase == 0
        deal = state.match.dealt if is_new else state.match.dealt - 1
        return self.phases[state.phase].chance(state, Seeded(self.key, seed, deal))

    def step(self, state: State, action: Action, log: Log | None = None) -> State:
        """Return the state after a legal action; its events are appended to the log.

        The search passes no log, so it does not pay for the creation of events.
        """
        state = self.phases[state.phase].step(state, action, log)
        while self.phases[state.phase].done(state):
            number = self._following(state)
            state = self.phases[number].enter(state.but(phase=number), log)
        return state

    def play(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an action, and its events. Raise IllegalActionError if illegal."""
        why = self.refusal(state, action)
        if why:
            raise IllegalAction(why)
        log: Log = []
        return self.step(state, action, log), tuple(log)

    def look(self, state: State, seat: Seat) -> View:
        """Return the view of a seat."""
        return look(self, state, seat)

    def name(self, state: State) -> str:
        """Return the name of the current phase in the record format."""
        return "over" if state.match.over else self.phases[state.phase].name(state)

    def _following(self, state: State) -> int:
        number = (state.phase + 1) % len(self.phases)
        while self.phases[number].skips(state):
            number = (number + 1) % len(self.phases)
        return number


@frozen
class Preset:
    """A named set of option values, for example the rules of a book or a place."""

    name: str
    values: Mapping[str, Value] = field(default_factory=dict)


@frozen
class Variant:
    """A game whose house rules are not chosen yet."""

    key: str
    players: tuple[int, ...]
    partners: bool
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    phases: Callable[[Rules, Seating], Phases]
    fixed: Mapping[str, Value] = field(default_factory=dict)
    place: int = 0  # position in the list of games

    def rules(self, chosen: Mapping[str, object] | None = None) -> Rules:
        """Return the rules with the chosen values and the default of every other option."""
        return Rules(**self.fixed, **read(self.options, chosen or {}))  # type: ignore[arg-type]

    def game(self, chosen: Mapping[str, object] | None = None, *, players: int = 0) -> Game:
        """Return the game with these house rules. players=0 stands for the default number."""
        players = players or self.usual_players
        if players not in self.players:
            raise BadRules(f"{self.key} is not played by {quoted(players)} players")
        rules, seating = self.rules(chosen), Seating(players, self.partners)
        return Game(self, rules, seating, self.phases(rules, seating))

    @property
    def usual_players(self) -> int:
        return 4 if 4 in self.players else self.players[0]

    def clashes(self, rules: Rules) -> tuple[Clash, ...]:
        """Return the conflicts among the rules."""
        return check(rules, self.options)
