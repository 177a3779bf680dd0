"""A game with its house rules: legal actions, their effects, and the views of the seats."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field

from .actions import Action, Deal, RandomDraw
from .errors import MarjapussiError, quote
from .events import Event, Log
from .frozen import frozen
from .options import Option, OptionValue, RulesError, resolve_options
from .phases import Phase, ScoringPhase
from .phases.dealing import Dealing
from .rule_conflicts import RuleConflict, find_conflicts
from .rules import Rules, option_values
from .seating import Seating
from .shuffle import SeededSource
from .state import NOBODY, GameState, MatchStanding, MatchStart, Seat

Phases = tuple[Dealing, *tuple[Phase, ...], ScoringPhase]


class IllegalActionError(MarjapussiError, ValueError):
    """Raised for an action that is not legal in the current state."""


@frozen
class Game:
    """A variant with chosen house rules and a number of players."""

    variant: "Variant"
    rules: Rules
    seating: Seating
    phases: Phases

    @property
    def key(self) -> str:
        return self.variant.key

    @property
    def dealing_phase(self) -> Dealing:
        return self.phases[0]

    @property
    def scoring_phase(self) -> ScoringPhase:
        return self.phases[-1]

    @property
    def is_rummy(self) -> bool:
        return any(phase.is_rummy for phase in self.phases)

    @property
    def is_clockwise(self) -> bool:
        """Whether play passes to the left, as it always does in trick-taking games."""
        return self.rules.clockwise or not self.is_rummy

    @property
    def option_values(self) -> dict[str, OptionValue]:
        return option_values(self.rules, self.variant.options)

    def initial_state(self, start: MatchStart) -> GameState:
        scores = start.scores or (0,) * len(self.seating.sides)
        match = MatchStanding(
            scores,
            carried_points=start.carried_points,
            in_bag=start.in_bag,
            collected_points=scores,
        )
        return self.phases[0].enter(GameState(0, NOBODY, start.dealer, match), None)

    def legal_actions(self, state: GameState) -> Sequence[Action]:
        """Return the legal actions of the seat to act, or none if no seat has to act."""
        if state.turn == NOBODY:
            return ()
        return self.phases[state.phase].legal_actions(state)

    def refusal_reason(self, state: GameState, action: Action) -> str:
        """Return why an action is not legal now, or an empty string if it is legal."""
        if state.match.is_over:
            return "the match is over"
        is_chance = isinstance(action, Deal | RandomDraw)
        if is_chance and state.turn != NOBODY:
            return f"it's the turn of seat {state.turn}, so no cards are dealt or drawn"
        if not is_chance and state.turn == NOBODY:
            return f"a {self.phase_name(state)} must come first"
        return self.phases[state.phase].refusal_reason(state, action)

    def first_dealer(self, seed: int) -> Seat:
        return Seat(SeededSource(self.key, seed, 0).draw_below("dealer", self.seating.players))

    def chance_action(self, state: GameState, seed: int) -> Action:
        is_new = state.phase == 0
        deal = state.match.deal_count if is_new else state.match.deal_count - 1
        return self.phases[state.phase].chance_action(state, SeededSource(self.key, seed, deal))

    def step(self, state: GameState, action: Action, log: Log | None = None) -> GameState:
        """Return the state after a legal action, and append the events that it causes to the log.

        With None as the log no events are created, which makes searches faster.
        """
        state = self.phases[state.phase].step(state, action, log)
        while self.phases[state.phase].is_done(state):
            number = self._next_phase(state)
            state = self.phases[number].enter(state.replace(phase=number), log)
        return state

    def apply_action(self, state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
        """Return the state after an action, and its events.

        Unlike step(), raise IllegalActionError if the action isn't legal.
        """
        why = self.refusal_reason(state, action)
        if why:
            raise IllegalActionError(why)
        log: Log = []
        return self.step(state, action, log), tuple(log)

    def phase_name(self, state: GameState) -> str:
        return "over" if state.match.is_over else self.phases[state.phase].name(state)

    def _next_phase(self, state: GameState) -> int:
        number = (state.phase + 1) % len(self.phases)
        while self.phases[number].is_skipped(state):
            number = (number + 1) % len(self.phases)
        return number


@frozen
class Preset:
    """Named house rules, such as those of a book or a place. Other options have their defaults."""

    name: str
    option_values: Mapping[str, OptionValue] = field(default_factory=dict)
    source: str = ""  # the book or site that describes these rules


@frozen
class Variant:
    """A game whose house rules and number of players are not chosen yet."""

    key: str
    players: tuple[int, ...]
    has_partners: bool
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    create_phases: Callable[[Rules, Seating], Phases]
    fixed_values: Mapping[str, OptionValue] = field(default_factory=dict)
    place: int = 0  # position in the list of games, lowest first

    def create_rules(self, chosen: Mapping[str, object] | None = None) -> Rules:
        return Rules(**self.fixed_values, **resolve_options(self.options, chosen or {}))  # type: ignore[arg-type]

    def create_game(self, chosen: Mapping[str, object] | None = None, *, players: int = 0) -> Game:
        """Return the game with these house rules. With 0 players, use the default number."""
        players = players or self.default_players
        if players not in self.players:
            possible = " or ".join(map(str, self.players))
            raise RulesError(f"the game is for {possible} players, not {quote(players)}")
        rules, seating = self.create_rules(chosen), Seating(players, self.has_partners)
        return Game(self, rules, seating, self.create_phases(rules, seating))

    @property
    def default_players(self) -> int:
        return 4 if 4 in self.players else self.players[0]

    def conflicts(self, rules: Rules) -> tuple[RuleConflict, ...]:
        """Return the pairs of options that contradict each other in these rules."""
        return find_conflicts(rules, self.options)
